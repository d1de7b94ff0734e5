// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/findbar.h"
#include "model/basics/result.h"
#include "model/text/textsearch.h"

#include <QMap>
#include <QObject>
#include <QTimer>

#include <functional>

namespace model {
class Session;
class Store;
} // namespace model

namespace gui {

class TranscriptView;

//! Finds in an open conversation what its bar asks for, also in what is folded. The store looks through the path, from what is on the
//! screen on, in stretches; what is found is counted, set off in the view, and gone to. Owned by the panel, as is all that it refers to.
class TranscriptFind final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptFind)

public:
    TranscriptFind(model::Session &session, model::Store &store, TranscriptView &view, FindBar &bar, QObject *parent = nullptr);

    void find(FindStep step);
    //! Any of these words, from this position on.
    void findWords(const QStringList &words, int position);

private:
    //! Idle: there is nothing to find. Near: on the screen and a little below it. Words: by the index of words. All: everything, in
    //! order. Whole: nothing is left. Full: there are so many places that the rest is not looked at.
    enum class State { Idle, Near, Words, All, Whole, Full };
    //! How many places the canister at a position has.
    using Counts = QMap<int, int>;
    struct Looked {
        Counts counts;
        //! The first position that has not been looked at.
        int end = 0;
    };

    void begin();
    void beginAgain();
    void lookNear();
    void lookByWords();
    void lookAtAll(int from);
    void lookAtPending();
    void lookAgain();
    int committed() const;
    void take(const model::Result<Looked> &looked, const std::function<void(int end)> &goOn);
    template <typename Work>
    void look(Work work, const std::function<void(int end)> &goOn);
    void step(int by);
    void show();
    void tell();
    void leave();
    int shownRowOf(int position) const;

    model::Session &m_session;
    model::Store &m_store;
    TranscriptView &m_view;
    FindBar &m_bar;
    model::TextSearch m_search;
    State m_state = State::Idle;
    //! What comes of an earlier search does not count.
    int m_run = 0;
    //! From where on it is looked for.
    int m_start = 0;
    Counts m_counts;
    int m_total = 0;
    //! The place that is shown: the canister's position, and which of its places, from 1; 0 for none yet.
    int m_position = -1;
    int m_number = 0;
    QTimer m_again;
    //! From this row on the conversation is not what it was when it was looked at.
    int m_changed = 0;
};

} // namespace gui
