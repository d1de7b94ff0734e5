// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/questioncards.h"
#include "gui/transcript/rowbuilder.h"
#include "model/session/session.h"

class QPushButton;

namespace gui {

class CommitNotice;
class NoticeCard;
class TranscriptView;

//! What stands in a transcript beside canisters: cards of open questions, the banner of a turn that was rolled back, the offer to go
//! on with an interrupted answer, and a commit that failed. Owned by TranscriptPanel; session, store and view outlive it.
class TranscriptNotices final : public QObject, public RowWidgets
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptNotices)

public:
    TranscriptNotices(
        model::Session &session, model::Questions &questions, model::Store &store, TranscriptView &view, QObject *parent = nullptr);
    ~TranscriptNotices() override;

    QWidget *cardFor(const QString &invocation) const override { return m_cards.find(invocation); }
    QList<QWidget *> noticesAtEnd() const override;

Q_SIGNALS:
    //! What the person asked for could not be begun.
    void failed(const model::Error &error);
    //! What tools have written to files in this turn is to be undone.
    void filesUndoRequested(const model::TurnId &turn);

private:
    void makeBanner();
    void makeOffer();
    void followTurn(model::Turn *turn);
    void update();
    QString offerText() const;
    bool hasGoneOnSinceRollback() const;
    bool hasWrittenFiles() const;
    void report(const model::Result<void> &result);

    model::Session &m_session;
    model::Store &m_store;
    TranscriptView &m_view;
    QuestionCards m_cards;
    NoticeCard *m_banner = nullptr;
    QPushButton *m_files = nullptr;
    NoticeCard *m_offer = nullptr;
    CommitNotice *m_commitNotice = nullptr;
    //! Why the last turn ended as it did; empty where nothing went wrong.
    QString m_reason;
    bool m_showsBanner = false;
    bool m_showsOffer = false;
};

} // namespace gui
