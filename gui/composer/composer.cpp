// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"

#include "gui/composer/attachmentbar.h"
#include "gui/composer/commandcompletion.h"
#include "gui/composer/composerhistory.h"
#include "gui/composer/composerprompts.h"
#include "gui/composer/composerstatus.h"
#include "gui/composer/contextreading.h"
#include "gui/composer/contextstrip.h"
#include "gui/composer/queuestrip.h"
#include "gui/composer/spellhighlighter.h"
#include "gui/offerings/promptcommands.h"
#include "gui/shared/windowcommands.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/conversation/canister.h"

#include <QAccessible>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

ComposerMessage::ComposerMessage(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(u"composerMessage"_s);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
}

void ComposerMessage::say(const QString &text, Tone tone)
{
    m_tone = tone;
    adoptColours();
    setText(text);
    setVisible(!text.isEmpty());
    if (tone != Tone::Warning)
        return;
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void ComposerMessage::adoptColours()
{
    // Of what is around it: its own palette has the colour that it was given before.
    const Palette &colours = Palette::of(parentWidget() ? *parentWidget() : *this);
    const QColor colour = isWarning() ? colours.warning : colours.ink;
    QPalette own = palette();
    if (own.color(QPalette::WindowText) == colour)
        return;
    own.setColor(QPalette::WindowText, colour);
    setPalette(own);
}

void ComposerMessage::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        adoptColours();
}

namespace {

constexpr int draftDelay = 500;

QPushButton *makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(text);
    return button;
}

QList<Attachment> attachmentsOf(const model::QueuedMessage &message)
{
    QList<Attachment> attachments;
    for (const model::Canister &document : message.documents)
        attachments.append({document.title, document.text().toUtf8().size(), document});
    return attachments + carriedBy(message.contents).pictures;
}

} // namespace

Composer::Composer(model::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName(u"composer"_s);
    build();
    follow();
    const model::SessionSettings &settings = session.settings();
    const model::QueuedMessage draft = model::QueuedMessage::from(settings.draft, settings.draftAttachments);
    m_attachments->set(attachmentsOf(draft));
    m_edit->setPlainText(settings.draft);
    m_edit->moveCursor(QTextCursor::End);
    m_draftTimer.stop();
    m_attachmentsChanged = false;
    m_keptDraft = {settings.draft, settings.draftAttachments};
    updateButtons();
}

Composer::~Composer()
{
    if (m_draftTimer.isActive())
        keepDraft();
}

void Composer::build()
{
    m_edit = new ComposerEdit;
    m_edit->setObjectName(u"composerEdit"_s);
    m_edit->setAccessibleName(tr("Message"));
    m_edit->setHint(tr("Write a message, or / for commands; drop files to attach them"));
    new ComposerHistory(*m_edit, m_session);
    m_attachments = new AttachmentBar;
    m_status = new ComposerStatus;
    m_message = new ComposerMessage;
    m_attach = makeButton(u"attachButton"_s, tr("Attach…"));
    m_send = makeButton(u"sendButton"_s, tr("Send"));
    m_send->setDefault(true);
    m_stop = makeButton(u"stopButton"_s, tr("Stop"));
    m_putBack = makeButton(u"putBackButton"_s, tr("Put the returned text back"));
    m_putBack->hide();
    m_leave = makeButton(u"leaveEditButton"_s, tr("Leave it as it is"));
    m_leave->hide();

    auto *buttons = new WrappingRow;
    buttons->setSpacing(spacing::gap);
    buttons->addWidget(m_attach);
    buttons->addStretch();
    for (QPushButton *button : {m_leave, m_putBack, m_stop, m_send})
        buttons->addWidget(button);

    auto *box = new QWidget;
    box->setObjectName(u"composerBox"_s);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(spacing::gap, spacing::small, spacing::gap, spacing::gap);
    column->addWidget(m_edit);
    column->addWidget(m_attachments);
    column->addLayout(buttons);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(spacing::large, spacing::gap, spacing::large, spacing::gap);
    outer->setSpacing(spacing::small);
    m_queue = new QueueStrip(m_session);
    outer->addWidget(m_message);
    m_contextStrip = new ContextStrip;
    outer->addWidget(m_queue);
    outer->addWidget(m_contextStrip);
    outer->addWidget(box);
    outer->addWidget(m_status);
    setFocusProxy(m_edit);
    // As high as it needs to be at its width: a line below that wraps is not to be taken from the text.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void Composer::follow()
{
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(draftDelay);
    connect(&m_draftTimer, &QTimer::timeout, this, &Composer::keepDraft);
    connect(m_edit, &QPlainTextEdit::textChanged, &m_draftTimer, qOverload<>(&QTimer::start));
    connect(m_edit, &QPlainTextEdit::textChanged, this, &Composer::updateButtons);
    connect(m_edit, &ComposerEdit::sendRequested, this, &Composer::send);
    // The frame around it shows the focus.
    connect(m_edit, &ComposerEdit::focusChanged, this, qOverload<>(&QWidget::update));
    connect(m_edit, &ComposerEdit::escaped, this, &Composer::endEditing);
    connect(m_edit, &ComposerEdit::filesGiven, m_attachments, &AttachmentBar::readFiles);
    connect(
        m_edit, &ComposerEdit::pictureGiven, this, [this](const QByteArray &picture) { add(attachmentFrom(tr("picture.png"), picture)); });
    connect(m_attach, &QPushButton::clicked, this, &Composer::chooseFiles);
    connect(m_attachments, &AttachmentBar::changed, this, &Composer::updateButtons);
    connect(m_attachments, &AttachmentBar::changed, this, [this] {
        m_attachmentsChanged = true;
        m_draftTimer.start();
    });
    connect(m_attachments, &AttachmentBar::fileRead, this, [this](const Attachment &attachment) { fileRead(attachment); });
    connect(m_attachments, &AttachmentBar::fileFailed, this, [this](const model::Error &error) { fileRead(tl::make_unexpected(error)); });
    connect(m_send, &QPushButton::clicked, this, &Composer::send);
    connect(m_stop, &QPushButton::clicked, this, &Composer::stop);
    connect(m_leave, &QPushButton::clicked, this, [this] {
        endEditing();
        m_edit->setFocus();
    });
    connect(m_putBack, &QPushButton::clicked, this, &Composer::putBack);
    connect(m_queue, &QueueStrip::editRequested, this, &Composer::editQueued);
    connect(m_queue, &QueueStrip::failed, this, [this](const model::Error &error) { say(error.message, Tone::Warning); });
    connect(&m_session, &model::Session::busyChanged, this, &Composer::updateButtons);
    connect(&m_session, &model::Session::settingsChanged, this, &Composer::followDraft);
    connect(&m_session, &model::Session::returned, this, qOverload<const model::QueuedMessage &>(&Composer::takeBack));
    connect(&m_session, &model::Session::taken, this, &Composer::giveUp);
    connect(&m_session, &model::Session::turnEvent, this, &Composer::handle);
    connect(m_status, &ComposerStatus::commandRequested, this, [this](const QString &name) { Q_EMIT commandRequested(name, {}); });
}

void Composer::showReading(const ContextReading &reading)
{
    m_status->setReading(reading);
    if (m_contextStrip->isAsking() && !reading.isOverfull())
        m_contextStrip->hide();
}

QWidget &Composer::attachButton()
{
    return *m_attach;
}

QWidget &Composer::stopButton()
{
    return *m_stop;
}

void Composer::setSendKey(SendKey key)
{
    m_edit->setSendKey(key);
    m_status->setSendKey(key);
}

void Composer::updateButtons()
{
    const bool isBusy = m_session.isBusy();
    m_stop->setVisible(isBusy);
    const bool isWritten = !m_edit->toPlainText().trimmed().isEmpty() || !m_attachments->attachments().isEmpty()
        || m_attachments->isReading();
    m_send->setVisible(!isBusy || isWritten);
    m_send->setText(m_editing >= 0 ? tr("Send the edited message") : isBusy ? tr("Send next") : tr("Send"));
    m_send->setEnabled(isWritten);
    m_leave->setVisible(m_editing >= 0);
    m_putBack->setVisible(!m_returned.isEmpty());
    Q_EMIT writtenChanged();
}

void Composer::say(const QString &text, Tone tone)
{
    m_message->say(text, tone);
}

void Composer::handle(const model::TurnEvent &event)
{
    if (const auto *retry = std::get_if<model::RetryEvent>(&event)) {
        const QString seconds = QLocale().toString(retry->milliseconds / 1000.0, 'f', 1);
        // Nothing failed where there is no pause: the model's server is waited for.
        say(retry->milliseconds == 0 ? retry->reason : tr("Trying again in %1 s: %2").arg(seconds, retry->reason), Tone::Warning);
    } else if (const auto *notice = std::get_if<model::NoticeEvent>(&event)) {
        m_notice = notice->text;
        say(m_notice);
    } else if (std::holds_alternative<model::DeltaEvent>(event) && m_message->isWarning()) {
        say({});
    } else if (const auto *end = std::get_if<model::EndEvent>(&event)) {
        sayEnd(*end);
    }
}

//! Where nothing came of a turn, nothing but this tells why. What else went wrong is said in the transcript.
void Composer::sayEnd(const model::EndEvent &end)
{
    const bool saysWhy = end.state == model::TurnState::Cancelled && end.error;
    if (m_editing >= 0 && !saysWhy)
        return;
    // What was to be known stays until the next message.
    say(saysWhy ? end.error->message : std::exchange(m_notice, {}), saysWhy ? Tone::Warning : Tone::Plain);
}

void Composer::send()
{
    say({});
    const QString text = m_edit->toPlainText();
    if (const auto command = SlashCommand::parse(text); command && m_editing < 0) {
        m_edit->clear();
        return Q_EMIT commandRequested(command->name, command->argument);
    }
    if (m_editing < 0 && m_prompts && m_prompts->run(text))
        return;
    if (text.trimmed().isEmpty() && m_attachments->attachments().isEmpty() && !m_attachments->isReading())
        return;
    if (m_session.isBusy() && m_editing >= 0)
        return say(tr("An answer is under way. Stop it first, or wait until it ends."));
    m_sendsWhenRead = m_attachments->isReading();
    if (m_sendsWhenRead)
        return say(tr("The message is sent as soon as its files have been read."));
    if (m_attachments->hasPicture() && !m_noPictures.isEmpty())
        return say(m_noPictures, Tone::Warning);
    if (m_gate && !m_gate())
        return;
    // Sending may return the text at once; that must find the editor as it was before.
    const model::Result<void> sent = sendContents();
    if (!sent) {
        say(sent.error().message);
        return Q_EMIT failed(sent.error());
    }
    if (m_editing >= 0)
        return endEditing();
    m_attachments->set({});
    m_edit->clear();
    keepDraft();
    updateButtons();
}

model::QueuedMessage Composer::written() const
{
    model::QueuedMessage written = message(m_edit->toPlainText(), m_attachments->attachments());
    written.contents += m_kept;
    return written;
}

model::QueuedMessage Composer::message(const QString &text, const QList<Attachment> &attachments) const
{
    model::QueuedMessage message;
    if (!text.isEmpty())
        message.contents.append(model::TextContent {text});
    for (const Attachment &attachment : attachments) {
        if (const auto *picture = std::get_if<model::ImageContent>(&attachment.what))
            message.contents.append(*picture);
        else
            message.documents.append(std::get<model::Canister>(attachment.what));
    }
    return message;
}

//! Behind a turn that is under way it waits.
model::Result<void> Composer::sendContents()
{
    const model::QueuedMessage message = written();
    if (m_editing >= 0)
        return m_session.editAndSend(m_editing, message.contents, message.documents);
    return m_session.isBusy() ? m_session.queue().append(message) : m_session.send(message.contents, message.documents);
}

//! What was being written waits in its place, so that nothing goes over it.
void Composer::editQueued(int index)
{
    if (m_editing >= 0 || m_attachments->isReading())
        return say(tr("Finish what you are writing first."));
    const auto message = m_session.queue().take(index);
    if (!message)
        return;
    const model::QueuedMessage before = written();
    if (!before.isEmpty())
        m_session.queue().insert(index, before);
    m_attachments->set({});
    show(*message);
    m_edit->setFocus();
    keepDraft();
}

void Composer::setPrompts(PromptCommands *prompts)
{
    delete m_prompts;
    m_prompts = new ComposerPrompts(prompts, *this);
}

void Composer::setSpelling(SpellChecker &checker)
{
    connect(&m_edit->spell(checker), &SpellHighlighter::wordAdded, this, &Composer::wordAdded);
}

void Composer::stop()
{
    m_session.stop();
}

void Composer::editMessage(int position, const QString &text)
{
    m_sendsWhenRead = false;
    if (m_editing < 0) {
        m_beforeEditing = m_edit->toPlainText();
        m_attachedBefore = m_attachments->attachments();
    }
    m_editing = position;
    const model::Node *node = m_session.conversation().nodeAt(position);
    // Its documents are canisters before it, which stay.
    const Carried carried = node && node->canister ? carriedBy(node->canister->contents) : Carried();
    m_attachments->set(carried.pictures);
    m_kept = carried.others;
    m_edit->setPlainText(text);
    m_edit->moveCursor(QTextCursor::End);
    m_edit->setFocus();
    say(tr("You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is."));
    updateButtons();
}

void Composer::endEditing()
{
    if (m_editing < 0)
        return;
    m_editing = -1;
    say({});
    m_edit->setPlainText(m_beforeEditing);
    m_beforeEditing.clear();
    m_kept.clear();
    m_attachments->set(std::exchange(m_attachedBefore, {}));
    updateButtons();
}

void Composer::chooseFiles()
{
    m_attachments->chooseFiles();
}

void Composer::attachFiles(const QStringList &paths)
{
    m_attachments->readFiles(paths);
}

void Composer::fileRead(const model::Result<Attachment> &attachment)
{
    // Without what was to go with it, it does not go by itself.
    m_sendsWhenRead = m_sendsWhenRead && attachment;
    add(attachment);
    if (!m_attachments->isReading() && m_sendsWhenRead)
        send();
}

void Composer::add(const model::Result<Attachment> &attachment)
{
    if (attachment)
        m_attachments->add(*attachment);
    if (!attachment)
        say(attachment.error().message);
    else if (std::holds_alternative<model::ImageContent>(attachment->what) && !m_noPictures.isEmpty())
        say(m_noPictures, Tone::Warning);
}

void Composer::takeBack(const model::QueuedMessage &message)
{
    if (m_edit->toPlainText().trimmed().isEmpty() && m_editing < 0)
        show(message);
    else if (written().contents != message.contents)
        m_returned = message;
    updateButtons();
}

//! Its attachments beside those that are there.
void Composer::show(const model::QueuedMessage &message)
{
    m_attachments->set(m_attachments->attachments() + attachmentsOf(message));
    m_edit->setPlainText(message.text());
    m_edit->moveCursor(QTextCursor::End);
}

void Composer::putBack()
{
    if (const QString text = m_returned.text(); !text.isEmpty())
        m_edit->appendPlainText(text);
    m_attachments->set(m_attachments->attachments() + attachmentsOf(m_returned));
    m_returned = {};
    updateButtons();
}

void Composer::giveUp(const model::QueuedMessage &message)
{
    m_returned = {};
    const model::QueuedMessage now = written();
    if (m_editing < 0 && now.contents == message.contents && now.documents.size() == message.documents.size()) {
        m_edit->clear();
        m_attachments->set({});
    }
    updateButtons();
}

//! Another window has the same conversation, and has kept what is written there. Nothing goes over what is not kept yet.
void Composer::followDraft()
{
    const model::SessionSettings &settings = m_session.settings();
    const Kept now {settings.draft, settings.draftAttachments};
    if (now == m_keptDraft || m_draftTimer.isActive())
        return;
    m_keptDraft = now;
    const QList<Attachment> attachments = attachmentsOf(model::QueuedMessage::from(now.text, now.attachments));
    if (m_editing >= 0) {
        m_beforeEditing = now.text;
        m_attachedBefore = attachments;
        return;
    }
    m_attachments->set(attachments);
    m_edit->setPlainText(now.text);
    m_edit->moveCursor(QTextCursor::End);
    m_draftTimer.stop();
    m_attachmentsChanged = false;
}

void Composer::keepDraft()
{
    m_draftTimer.stop();
    const bool isEditing = m_editing >= 0;
    model::SessionSettings settings = m_session.settings();
    settings.draft = isEditing ? m_beforeEditing : m_edit->toPlainText();
    if (std::exchange(m_attachmentsChanged, false)) {
        const model::QueuedMessage draft = message(settings.draft, isEditing ? m_attachedBefore : m_attachments->attachments());
        const bool isPlain = draft.documents.isEmpty() && carriedBy(draft.contents).pictures.isEmpty();
        settings.draftAttachments = isPlain ? model::JsonText() : draft.attachments();
        if (settings.draftAttachments.bytes().size() > model::QueuedMessage::largestKept)
            settings.draftAttachments = {};
    }
    m_keptDraft = {settings.draft, settings.draftAttachments};
    m_session.setSettings(settings);
}

void Composer::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, colours.line);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_edit->hasFocus() ? colours.accent : colours.line);
    painter.setBrush(colours.card);
    const QRectF box(m_edit->parentWidget()->geometry());
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), spacing::radius + 2, spacing::radius + 2);
}

} // namespace gui
