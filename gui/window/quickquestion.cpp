// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/quickquestion.h"

#include "gui/preferences/preferences.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/session/turn.h"
#include "model/session/turnevent.h"
#include "model/text/visibletext.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int questionLines = 3;
constexpr QSize quickSize(560, 360);
} // namespace

QuickQuestion::QuickQuestion(Workbench &workbench, const Preferences &preferences)
    : m_workbench(workbench)
    , m_session(workbench.sessions().create())
    , m_question(new QPlainTextEdit(this))
    , m_answer(new QPlainTextEdit(this))
    , m_state(new QLabel(this))
    , m_ask(new QPushButton(tr("&Ask"), this))
    , m_open(new QPushButton(tr("&Open in the window"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"quickQuestion"_s);
    setWindowTitle(tr("Quick question – Parlance"));
    model::SessionSettings settings = m_session->settings();
    if (const auto model = model::ModelAddress::parse(preferences.model()))
        settings.model = *model;
    m_session->setSettings(settings);
    build();
    connect(m_session.get(), &model::Session::turnEvent, this, &QuickQuestion::adopt);
    connect(m_session.get(), &model::Session::failed, this, [this](const model::Error &error) { say(error.message); });
    resize(Theme::zoomed(quickSize));
}

QuickQuestion *QuickQuestion::showing(const model::ConversationId &id)
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        auto *question = qobject_cast<QuickQuestion *>(window);
        if (question && question->isVisible() && question->m_session->id() == id)
            return question;
    }
    return nullptr;
}

void QuickQuestion::build()
{
    auto *label = new QLabel(tr("&Question:"), this);
    label->setBuddy(m_question);
    m_question->setObjectName(u"quickText"_s);
    m_question->setAccessibleName(tr("Question"));
    m_question->setTabChangesFocus(true);
    m_question->setFixedHeight(m_question->fontMetrics().lineSpacing() * questionLines + 16);
    m_question->installEventFilter(this);
    m_answer->setObjectName(u"quickAnswer"_s);
    m_answer->setAccessibleName(tr("Answer"));
    m_answer->setReadOnly(true);
    m_answer->setTabChangesFocus(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_state->setObjectName(u"quickState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_ask->setObjectName(u"quickAsk"_s);
    m_ask->setDefault(true);
    m_open->setObjectName(u"quickOpen"_s);
    m_open->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_open);
    buttons->addWidget(m_ask);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(spacing::unit);
    layout->addWidget(label);
    layout->addWidget(m_question);
    layout->addWidget(m_answer, 1);
    layout->addLayout(buttons);
    connect(m_ask, &QPushButton::clicked, this, &QuickQuestion::ask);
    connect(m_open, &QPushButton::clicked, this, [this] {
        Q_EMIT conversationRequested(m_session->id());
        close();
    });
    say(tr("%1, without tools. Esc closes this.").arg(model::visibleLine(m_session->settings().model.toString())));
}

//! Enter asks; with Shift it begins a line.
bool QuickQuestion::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_question && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && !(key->modifiers() & Qt::ShiftModifier)) {
            ask();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void QuickQuestion::ask()
{
    const QString text = m_question->toPlainText().trimmed();
    if (text.isEmpty() || m_session->isBusy())
        return;
    m_ask->setEnabled(false);
    say(tr("Waiting for the answer…"));
    // The ensembles are known once the descriptors have been read.
    m_workbench.readDescriptors(this, [this, text] {
        model::SessionSettings settings = m_session->settings();
        for (const invocables::Ensemble &ensemble : m_workbench.ensembles().ensembles())
            settings.switches.insert(ensemble.name, false);
        m_session->setSettings(settings);
        m_answer->clear();
        if (const auto begun = m_session->send({model::TextContent {text}}); !begun) {
            say(begun.error().message);
            m_ask->setEnabled(true);
        }
    });
}

void QuickQuestion::adopt(const model::TurnEvent &event)
{
    if (const auto *delta = std::get_if<model::DeltaEvent>(&event); delta && delta->delta.kind == model::Delta::Kind::Text) {
        QTextCursor end(m_answer->document());
        end.movePosition(QTextCursor::End);
        end.insertText(delta->delta.text);
    } else if (const auto *ended = std::get_if<model::EndEvent>(&event)) {
        end(*ended);
    }
}

void QuickQuestion::end(const model::EndEvent &end)
{
    m_ask->setEnabled(true);
    const bool isThere = end.state == model::TurnState::Committed || end.state == model::TurnState::Interrupted;
    m_open->setEnabled(m_open->isEnabled() || isThere);
    if (end.error)
        say(end.error->message);
    else
        say(isThere ? tr("The answer has arrived; another question goes on from it.") : tr("The question came to nothing."));
    if (isThere)
        m_question->clear();
}

void QuickQuestion::say(const QString &text)
{
    m_state->setText(text);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_quickquestion.cpp>
