// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/conversationpage.h"

#include "gui/composer/composer.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/questionbar.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/serverquestions.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

ConversationPage::ConversationPage(
    model::Sessions::Handle session, model::Questions &questions, model::Store &store, Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_session(std::move(session))
    , m_transcript(new TranscriptPanel(*m_session, questions, store, this))
    , m_questions(new QuestionBar(questions, this))
    , m_composer(new Composer(*m_session, this))
{
    setObjectName(u"conversationPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_transcript, 1);
    layout->addWidget(new ServerQuestions(questions, this));
    layout->addWidget(m_questions);
    layout->addWidget(m_composer);
    m_questions->setConversation(m_session->id());
    adoptSendKey(preferences.sendKey());
    connect(&preferences, &Preferences::sendKeyChanged, this, &ConversationPage::adoptSendKey);
    connect(m_transcript, &TranscriptPanel::editRequested, m_composer, &Composer::editMessage);
    connect(m_transcript, &TranscriptPanel::forked, this, &ConversationPage::forked);
    connect(m_transcript, &TranscriptPanel::exchangesRequested, this, &ConversationPage::exchangesRequested);
    connect(m_transcript, &TranscriptPanel::callRequested, this, &ConversationPage::callRequested);
    connect(m_transcript, &TranscriptPanel::compareRequested, this, &ConversationPage::compareRequested);
    connect(m_transcript, &TranscriptPanel::versionsCompareRequested, this, &ConversationPage::versionsCompareRequested);
    connect(m_transcript, &TranscriptPanel::filesUndoRequested, this, &ConversationPage::filesUndoRequested);
    connect(m_transcript, &TranscriptPanel::failed, this, &ConversationPage::failed);
    connect(m_composer, &Composer::failed, this, &ConversationPage::failed);
    connect(m_composer, &Composer::commandRequested, this, &ConversationPage::commandRequested);
    connect(m_session.get(), &model::Session::failed, this, &ConversationPage::failed);
    ServerQuestions::reviewAll();
}

ConversationPage::~ConversationPage()
{
    // The parts look at the session, which may go with the handle.
    delete m_composer;
    delete m_transcript;
    // What was asked here is asked elsewhere.
    QMetaObject::invokeMethod(qApp, &ServerQuestions::reviewAll, Qt::QueuedConnection);
}

void ConversationPage::showFound(int position, qint64 row, const QStringList &words)
{
    const auto show = [this, position, words] {
        m_transcript->view().setCurrentRow(position);
        m_transcript->findWords(words, position);
    };
    const model::Conversation &conversation = m_session->conversation();
    const model::Node *node = conversation.nodeAt(position);
    if (row == 0 || (node && node->row == row))
        return show();
    if (const auto shown = m_session->edits().showNode(row); !shown)
        return Q_EMIT failed(shown.error());
    // Until the path is another, or could not become it.
    auto *waiting = new QObject(this);
    const auto end = [waiting, show] {
        waiting->deleteLater();
        show();
    };
    for (const auto followed : {&model::Conversation::replaced, &model::Conversation::appended})
        connect(&conversation, followed, waiting, end, Qt::QueuedConnection);
    connect(m_session.get(), &model::Session::failed, waiting, &QObject::deleteLater);
}

void ConversationPage::adoptSendKey(const QString &key)
{
    m_composer->setSendKey(sendKeyFromName(key));
}

} // namespace gui
