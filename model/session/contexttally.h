// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextfit.h"

#include <QObject>
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
//! piece by piece on the store's thread, and then what is new of it. Counts as fitContext() does. Owned by whoever shows it; the session
//! outlives it.
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
    //! What the answers on the path have used, by model.
    const QList<std::pair<ModelAddress, Usage>> &used() const { return m_used; }

Q_SIGNALS:
    void changed();

private:
    //! A canister in a few bytes.
    struct Entry {
        quint32 supervisor = 0;
        quint32 history = 0;
        quint32 documents = 0;
        quint32 pictures = 0;
        //! Of a call and of its result, which are told by it.
        quint32 call = 0;
        Role role = Role::User;
        bool isActive = true;
        bool isPinned = false;
    };
    struct Answer {
        int position = 0;
        ModelAddress model;
        Usage usage;
    };
    struct Counted {
        QList<Entry> entries;
        QList<Answer> answers;

        void add(const Node &node);
    };
    //! Of what stands before a place: all of it, and what goes where it is left out.
    struct Sum {
        int first = 0;
        ContextLoad all = {};
        ContextLoad going = {};
        int canisters = 0;
        //! The turn that the place stands in has nothing but what a person said.
        bool isOfPersonAlone = false;
    };
    class Summing;

    void followConversation();
    void countAnew();
    void followTurn();
    void readOn();
    void take(const Counted &counted);
    void forgetFrom(int position);
    void settleChanges();
    void sumFrom(int position);
    Sum upTo(int position) const;
    void leaveOut(ContextForecast &forecast, const Sum &base, const ContextRoom &room) const;
    void use(const Answer &answer, int sign);
    void addPending(const Canister &canister);
    std::optional<double> measured(const ModelAddress &model, int before) const;

    Session &m_session;
    Store &m_store;
    QList<Entry> m_entries;
    QList<Answer> m_answers;
    //! At the beginnings of turns, and of everything that has been counted.
    QList<Sum> m_turns;
    Sum m_end;
    QList<std::pair<ModelAddress, Usage>> m_used;
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
