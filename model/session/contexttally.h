// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextfit.h"
#include "model/session/invocations.h"
#include "model/session/pathsums.h"

#include <QMap>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace model {

class Session;
class Store;
struct Node;

//! What a request would hold that is made now. A value.
struct ContextForecast {
    //! What is sent, and what would be if nothing were left out.
    ContextLoad load = {};
    ContextLoad whole = {};
    //! How it is made to fit; only its `room` and `over` where everything does.
    ContextFit fit = {};
    //! The model's provider has counted what is sent before; otherwise it is an estimate.
    bool isMeasured = false;
};

//! Keeps count of what a session's path holds, so that it is known at each key press what the next request will: the path is read once,
//! piece by piece on the store's thread, and then what is new of it. Counts as fitContext() does. Owned by its session, and made for
//! whoever asks for it first.
class ContextTally final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextTally)

public:
    ContextTally(Session &session, Store &store, QObject *parent = nullptr);
    ~ContextTally() override;

    //! Everything on the path has been counted.
    bool isWhole() const;
    //! `more`: instructions, tools and what is about to be said. `before`: the position that it is said at; -1 for the end. Costs the
    //! logarithm of the path's length, and a turn.
    ContextForecast forecast(const ContextLoad &more, ContextRoom room, const ModelAddress &model, int before = -1) const;
    //! What of the path up to `end` a request to this model is made of, whose context has so many tokens; only where isWhole().
    PathPart endOf(int end, qint64 context, const ModelAddress &model) const;
    //! Of calls of this tool the canisters are kept, with those of their results: from now on, once they have been read.
    void keepCallsOf(const QString &tool);
    //! The active ones, in order, and those of the turn under way.
    InvocationHistory keptCalls() const;
    //! What the answers on the path have used, by model.
    const QList<std::pair<ModelAddress, Usage>> &used() const { return m_used; }

Q_SIGNALS:
    void changed();

private:
    struct Answer {
        int position = 0;
        ModelAddress model;
        Usage usage;
    };
    //! Which calls are kept, and of which the results may follow.
    struct Keeping {
        QString tool = {};
        QSet<QString> calls = {};

        bool keeps(const Canister &canister);
    };
    struct Counted {
        QList<PathSums::Entry> entries;
        QList<Answer> answers;
        QMap<int, CanisterPointer> kept;

        void add(const Node &node, Keeping &keeping);
    };
    void followConversation();
    void countAnew();
    void followTurn();
    void readOn();
    void take(const Counted &counted);
    void forgetFrom(int position);
    void settleChanges();
    void leaveOut(ContextForecast &forecast, const PathSums::Sum &base, const ContextRoom &room) const;
    void use(const Answer &answer, int sign);
    void addPending(const Canister &canister);
    std::optional<double> measured(const ModelAddress &model, int before) const;

    Session &m_session;
    Store &m_store;
    PathSums m_sums;
    QList<Answer> m_answers;
    QList<std::pair<ModelAddress, Usage>> m_used;
    Keeping m_keeping;
    //! By position.
    QMap<int, CanisterPointer> m_kept;
    QList<CanisterPointer> m_pendingKept;
    //! Of the turn under way.
    ContextLoad m_pending;
    QList<Answer> m_pendingAnswers;
    //! Positions whose switches are others now, and when they are looked at.
    QSet<int> m_changed;
    QTimer m_settling;
    enum class State { Idle, Reading, Failed } m_state = State::Idle;
    //! What is being read is of no use any more when this is another.
    int m_reading = 0;
};

} // namespace model
