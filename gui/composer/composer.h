// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/composeredit.h"
#include "gui/shared/attachment.h"
#include "model/session/session.h"

#include <QLabel>
#include <QTimer>

class QPushButton;

namespace gui {

//! What the composer has to say, in a line above what is being written; hidden while there is nothing. Owned by the Composer.
class ComposerMessage final : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerMessage)

public:
    enum class Tone { Plain, Warning };

    explicit ComposerMessage(QWidget *parent = nullptr);

    //! A warning is told to screen readers at once.
    void say(const QString &text, Tone tone);
    bool isWarning() const { return m_tone == Tone::Warning; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void adoptColours();

    Tone m_tone = Tone::Plain;
};

class AttachmentBar;
class ComposerPrompts;
class ComposerStatus;
class ContextStrip;
struct ContextReading;
class PromptCommands;
class QueueStrip;
class SpellChecker;

//! Where a person writes to a conversation: text, attachments and slash commands; with Stop while a turn is under way. What is
//! written is kept with the conversation as its draft. Owned by its parent; the session outlives it.
class Composer final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Composer)

public:
    explicit Composer(model::Session &session, QWidget *parent = nullptr);
    ~Composer() override;

    ComposerEdit &editor() { return *m_edit; }
    ComposerStatus &status() { return *m_status; }
    ContextStrip &contextStrip() { return *m_contextStrip; }
    //! What the next request holds.
    void showReading(const ContextReading &reading);
    //! Asked before a message goes; where it says no, the person has been asked what is to be done.
    void setGate(std::function<bool()> gate) { m_gate = std::move(gate); }
    //! What stands in the editor, with what is attached.
    model::QueuedMessage written() const;
    //! The position of the canister in whose place that goes; -1 for none.
    int editedPosition() const { return m_editing; }
    void setSendKey(SendKey key);
    //! What is sent next takes the place of the user's canister at `position`: `text`, with what else that canister holds. What was
    //! being written comes back afterwards.
    void editMessage(int position, const QString &text);
    void attachFiles(const QStringList &paths);
    // For their tool tips.
    QWidget &attachButton();
    QWidget &stopButton();
    //! Why pictures cannot go to the conversation's model, as one sentence; empty where they can, or where it is not known.
    void refusePictures(const QString &why) { m_noPictures = why; }
    //! Goes with the next message; an error is said.
    void add(const model::Result<Attachment> &attachment);
    //! The prompts of servers as further commands; owned by the composer from now on.
    void setPrompts(PromptCommands *prompts);
    //! Underlines what is spelt wrongly from now on.
    void setSpelling(SpellChecker &checker);
    //! A message to go on with, which does not go over what is written here: then it is offered.
    void takeBack(const model::QueuedMessage &message);
    void takeBack(const QString &text) { takeBack(model::QueuedMessage {{model::TextContent {text}}}); }
    using Tone = ComposerMessage::Tone;
    void say(const QString &text, Tone tone = Tone::Plain);

public Q_SLOTS:
    void send();
    void stop();
    //! Asks for files to attach.
    void chooseFiles();

Q_SIGNALS:
    //! One of slashCommands() was entered; `stop` and `retry` too.
    void commandRequested(const QString &name, const QString &argument);
    void failed(const model::Error &error);
    //! written() is another, or goes to another place.
    void writtenChanged();
    //! The person says that this is spelt as it should be.
    void wordAdded(const QString &word);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void follow();
    void fileRead(const model::Result<Attachment> &attachment);
    model::Result<void> sendContents();
    void editQueued(int index);
    void endEditing();
    void show(const model::QueuedMessage &message);
    void putBack();
    void giveUp(const model::QueuedMessage &message);
    model::QueuedMessage message(const QString &text, const QList<Attachment> &attachments) const;
    void followDraft();
    void keepDraft();
    void updateButtons();
    void sayEnd(const model::EndEvent &end);
    void handle(const model::TurnEvent &event);

    model::Session &m_session;
    ComposerEdit *m_edit = nullptr;
    AttachmentBar *m_attachments = nullptr;
    ComposerStatus *m_status = nullptr;
    ComposerPrompts *m_prompts = nullptr;
    QueueStrip *m_queue = nullptr;
    ContextStrip *m_contextStrip = nullptr;
    std::function<bool()> m_gate;
    QPushButton *m_attach = nullptr;
    QPushButton *m_send = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_putBack = nullptr;
    QPushButton *m_leave = nullptr;
    ComposerMessage *m_message = nullptr;
    QTimer m_draftTimer;
    //! The draft as the settings have it.
    struct Kept {
        QString text;
        model::JsonText attachments;

        bool operator==(const Kept &) const = default;
    };
    Kept m_keptDraft;
    //! What was attached has changed since it was kept with the draft.
    bool m_attachmentsChanged = false;
    //! Of the turn under way.
    QString m_notice;
    //! The position of the canister that is being edited; -1 for none.
    int m_editing = -1;
    //! What it holds beside text and pictures, which goes with it as it is.
    model::Contents m_kept;
    //! The message was sent while its files were being read, and waits for them.
    bool m_sendsWhenRead = false;
    QString m_noPictures;
    QString m_beforeEditing;
    QList<Attachment> m_attachedBefore;
    //! Of a turn that came to nothing, where it would have gone over what is newer.
    model::QueuedMessage m_returned;
};

} // namespace gui
