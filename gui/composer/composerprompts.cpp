// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composerprompts.h"

#include "gui/composer/commandcompletion.h"
#include "gui/composer/composer.h"
#include "gui/offerings/cannedrun.h"
#include "gui/offerings/promptrun.h"
#include "gui/shared/attachment.h"
#include "model/text/graphemes.h"

#include <QCoreApplication>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::Canister, model::Content, model::FileContent, model::ImageContent, model::Role, model::TextContent;

namespace {

struct PromptPartsTexts {
    Q_DECLARE_TR_FUNCTIONS(PromptParts)
};

qint64 bytesOf(const Canister &document)
{
    qint64 bytes = document.text().toUtf8().size();
    for (const Content &content : document.contents) {
        if (const auto *picture = std::get_if<ImageContent>(&content))
            bytes += picture->data.size();
        else if (const auto *file = std::get_if<FileContent>(&content))
            bytes += file->data.size();
    }
    return bytes;
}

QString partName(const Canister &message)
{
    constexpr int longestName = 60;
    const QString beginning = model::wholeCharacters(message.text(), longestName).simplified();
    switch (message.role) {
    case Role::Document: return message.title;
    case Role::Assistant: return PromptPartsTexts::tr("Answer: %1").arg(beginning);
    default: return PromptPartsTexts::tr("Message: %1").arg(beginning);
    }
}

void addContents(const Canister &message, QStringList &texts, QList<Attachment> &attachments)
{
    for (const Content &content : message.contents) {
        if (const auto *text = std::get_if<TextContent>(&content)) {
            texts.append(text->text);
        } else if (const auto *picture = std::get_if<ImageContent>(&content)) {
            const QString name = picture->name.isEmpty() ? PromptPartsTexts::tr("picture") : picture->name;
            attachments.append({name, picture->data.size(), *picture});
        } else if (const auto *file = std::get_if<FileContent>(&content)) {
            Canister document {.role = Role::Document, .contents = {*file}, .title = file->name.isEmpty() ? file->mimeType : file->name};
            attachments.append({document.title, file->data.size(), document});
        }
    }
}

//! What becomes of a prompt's messages in the composer, where the person sees them before they are sent: those of the user at its end are
//! the text, with its pictures and documents; what comes before goes with it as messages of their own. A value.
struct PromptParts {
    QString text = {};
    QList<Attachment> attachments = {};

    static PromptParts of(const QList<model::Canister> &messages);
};

PromptParts PromptParts::of(const QList<Canister> &messages)
{
    qsizetype first = messages.size();
    while (first > 0 && messages.at(first - 1).role != Role::Assistant)
        --first;
    PromptParts parts;
    for (const Canister &message : messages.first(first))
        parts.attachments.append({partName(message), bytesOf(message), message});
    QStringList texts;
    for (const Canister &message : messages.sliced(first)) {
        if (message.role == Role::Document)
            parts.attachments.append({message.title, bytesOf(message), message});
        else
            addContents(message, texts, parts.attachments);
    }
    parts.text = texts.join(u"\n\n"_s);
    return parts;
}

} // namespace

ComposerPrompts::ComposerPrompts(PromptCommands *commands, Composer &composer)
    : QObject(&composer)
    , m_commands(commands)
    , m_composer(composer)
{
    commands->setParent(this);
    composer.editor().commands().setPrompts(commands);
}

bool ComposerPrompts::run(const QString &text)
{
    if (!text.startsWith(u'/'))
        return false;
    const auto end = std::find_if(text.begin(), text.end(), [](QChar character) { return character.isSpace(); });
    const QString name = text.mid(1, end - text.begin() - 1);
    const PromptCommand *command = m_commands->find(name);
    if (command && command->isOfAgent) {
        // It knows it by its own name.
        if (name != command->prompt.name)
            m_composer.editor().setPlainText(u'/' + command->prompt.name + text.mid(end - text.begin()));
        return false;
    }
    if (!command && !m_commands->isOfServer(name))
        return false;
    if (!command) {
        m_composer.say(tr("There is no prompt %1, or its server is not connected yet.").arg(name), Composer::Tone::Warning);
        m_commands->want();
        return true;
    }
    if (command->canned) {
        runCanned(*command, text, QString(end, text.end() - end));
        return true;
    }
    m_composer.say(tr("Waiting for the prompt of %1…").arg(command->ensemble));
    auto *run = new PromptRun(*m_commands, *command, &m_composer);
    connect(run, &PromptRun::succeeded, this, &ComposerPrompts::deliver);
    connect(run, &PromptRun::failed, this, [this, text](const model::Error &error) { fail(text, error); });
    m_composer.editor().clear();
    run->start(QString(end, text.end() - end));
    return true;
}

void ComposerPrompts::runCanned(const PromptCommand &command, const QString &text, const QString &arguments)
{
    auto *run = new CannedRun(command, m_commands->fileReader(), &m_composer);
    connect(run, &CannedRun::succeeded, this, [this, prompt = *command.canned](const QString &filled) { deliverCanned(prompt, filled); });
    connect(run, &CannedRun::failed, this, [this, text](const model::Error &error) { fail(text, error); });
    m_composer.editor().clear();
    run->start(arguments);
}

//! What it asks for is the conversation's from now on, which the bar above shows; the text is the person's to send.
void ComposerPrompts::deliverCanned(const model::Prompt &prompt, const QString &text)
{
    model::Session &session = m_commands->session();
    const model::SessionSettings before = session.settings();
    const auto playing = prompt.agent.isEmpty() ? model::Result<void>() : session.setAgent(prompt.agent, before.library);
    session.setSettings(prompt.applied(session.settings(), text));
    session.remember(tr("Use Prompt"), before);
    const bool isMessage = prompt.role == model::Prompt::Role::User;
    if (isMessage)
        m_composer.takeBack(text);
    else if (!prompt.next.isEmpty())
        m_composer.takeBack(u'/' + prompt.next + u' ');
    if (!playing)
        m_composer.say(playing.error().message, Composer::Tone::Warning);
    else
        m_composer.say(isMessage ? QString() : tr("The conversation has the system text of %1 now.").arg(prompt.shownName()));
}

void ComposerPrompts::deliver(const QList<model::Canister> &messages)
{
    const PromptParts parts = PromptParts::of(messages);
    m_composer.say({});
    m_composer.takeBack(parts.text);
    for (const Attachment &attachment : parts.attachments)
        m_composer.add(attachment);
}

void ComposerPrompts::fail(const QString &text, const model::Error &error)
{
    m_composer.say(error.message, Composer::Tone::Warning);
    m_composer.takeBack(text);
}

} // namespace gui
