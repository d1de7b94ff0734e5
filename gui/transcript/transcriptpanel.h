// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"
#include "gui/transcript/transcriptfind.h"
#include "model/basics/identifier.h"
#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QWidget>

#include <memory>

namespace model {
class ConversationModel;
class Questions;
class Session;
class Store;
} // namespace model

namespace gui {

class TranscriptNotices;

//! The transcript of one open conversation, joined: its model, the view of it, the notices, and what is done when a person asks for
//! something in it. Owned by its parent; the session outlives it.
class TranscriptPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptPanel)

public:
    TranscriptPanel(model::Session &session, model::Questions &questions, model::Store &store, QWidget *parent = nullptr);
    ~TranscriptPanel() override;

    TranscriptView &view() { return *m_view; }
    //! From this position on.
    void findWords(const QStringList &words, int position) { m_find->findWords(words, position); }
    void find(FindStep step) { m_find->find(step); }
    //! The canister that the keyboard is on while it is in the transcript, else the last one; -1 where there is none.
    int here() const;
    //! Up to which position what is at this one is whole: a call belongs together with its result, and with the calls beside it.
    int wholeTo(int position) const;

Q_SIGNALS:
    //! For the composer: the text of the user's canister at `position` is to be edited and sent anew.
    void editRequested(int position, const QString &text);
    //! A new conversation has been made from the path up to a canister.
    void forked(const model::ConversationId &conversation);
    //! The path up to and with `position` is to be gone on with in several ways, side by side.
    void compareRequested(int position);
    //! The branch of this node is to be shown beside that of another version of it.
    void versionsCompareRequested(qint64 node);
    //! What went over the wire for the turn that made this node is to be shown.
    //! `round`: of that turn; 0 for its last.
    void exchangesRequested(qint64 node, int round);
    //! A call is to be run once more, without a model.
    void callRequested(const QString &tool, const model::JsonText &arguments);
    //! What tools have written to files in this turn is to be undone.
    void filesUndoRequested(const model::TurnId &turn);
    void failed(const model::Error &error);

private:
    void perform(RowAction action, int row);
    void performOn(RowAction action, const QList<int> &rows);
    void edit(int position);
    QList<qint64> nodesOf(const QList<int> &rows) const;
    int roundAt(int row) const;
    void report(const model::Result<void> &result);

    model::Session &m_session;
    model::Store &m_store;
    std::unique_ptr<model::ConversationModel> m_model;
    TranscriptView *m_view;
    TranscriptFind *m_find;
    std::unique_ptr<TranscriptNotices> m_notices;
};

} // namespace gui
