// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptparts.h"
#include "model/text/graphemes.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gui {

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

} // namespace

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

} // namespace gui
