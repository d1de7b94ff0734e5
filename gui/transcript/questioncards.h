// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/noticecard.h"
#include "model/session/questions.h"

#include <QMap>
#include <QPointer>

class QLabel;
class QWidget;

namespace gui {

class FormView;
class WholeText;

//! An open question: may a tool run with these arguments, what a tool wants to know, or an address that a person is asked to go to.
//! Arguments can be edited before they are allowed, in a form or as JSON. Owned by whoever shows it (TranscriptNotices, the test bench);
//! goes when the question is settled.
class QuestionCard final : public NoticeCard
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionCard)

public:
    QuestionCard(model::Question &question, QWidget *parent);

Q_SIGNALS:
    void heightChanged();

private:
    void buildApproval();
    void buildElicitation();
    void buildAddress();
    void openAddress();
    //! With a remark of the card's own below what is asked.
    void showAsked(const QString &remark);
    void showOffered();
    void showAlike();
    void showChange();
    void showPreview();
    void showAlsoAsked();
    QPushButton *addTool(const QString &name, const QString &text);
    void edit();
    void switchMode();
    void addAnswer(const QString &name, const QString &text, model::Verdict verdict);
    void answer(model::Verdict verdict);
    bool takeValues(model::Answer &answer);

    QPointer<model::Question> m_question;
    WholeText *m_offered = nullptr;
    QLabel *m_alsoAsked = nullptr;
    QWidget *m_tools;
    QPushButton *m_edit;
    QPushButton *m_asJson;
    //! Null until the person edits.
    FormView *m_form = nullptr;
    //! Of an address: that the person has been there.
    QPushButton *m_goOn = nullptr;
};

class TranscriptView;

//! The cards of the open questions that the calls of one conversation raise; each stands in the row of its call. Owned by what puts
//! notices into the view; questions and view outlive it.
class QuestionCards final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionCards)

public:
    QuestionCards(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view);
    ~QuestionCards() override;

    //! Null where nothing is asked about that call.
    QWidget *find(const QString &invocation) const;
    //! Those of calls that have no row.
    QList<QWidget *> withoutRow() const;

Q_SIGNALS:
    void added();

private:
    void add(model::Question *question);
    void remove(model::Question *question);
    int rowOf(const QString &invocation) const;
    void update(const QString &invocation);

    const model::ConversationId m_conversation;
    TranscriptView &m_view;
    QMap<model::Question *, QuestionCard *> m_cards;
};

} // namespace gui
