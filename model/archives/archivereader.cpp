// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/archivereader.h"

#include "model/archives/carriedreader.h"
#include "model/archives/chatgptreader.h"
#include "model/archives/claudecodereader.h"
#include "model/archives/claudereader.h"
#include "model/archives/codexreader.h"
#include "model/archives/harchatreader.h"
#include "model/archives/jsonpieces.h"
#include "model/archives/librarylinesreader.h"
#include "model/archives/markdownreader.h"
#include "model/archives/openaichatreader.h"
#include "model/archives/pagelines.h"

#include <QCoreApplication>
#include <QIODevice>

namespace model {

namespace {

struct ArchiveReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ArchiveReader)
};

auto unrecognised()
{
    return failure(
        ErrorCategory::Validation, ArchiveReaderTexts::tr("This is not a file that can be imported. parlance help export says which can."));
}

} // namespace

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(QIODevice &device, const QDateTime &when)
{
    const QByteArray beginning = device.peek(4);
    if (beginning.isEmpty())
        return failure(ErrorCategory::Validation, ArchiveReaderTexts::tr("The file is empty."));
    if (beginning.startsWith("PK"))
        return failure(ErrorCategory::Validation,
            ArchiveReaderTexts::tr("This is a ZIP archive. Unpack it first: the conversations.json in it can be imported."));
    if (MarkdownReader::recognises(device))
        return std::make_unique<MarkdownReader>(device);
    if (PageLines::isPage(device)) {
        if (PageLines::isOurs(device))
            return std::make_unique<CarriedReader>(std::make_unique<PageLines>(device), CarriedReader::Carrier::Page);
        return failure(ErrorCategory::Validation,
            ArchiveReaderTexts::tr(
                "This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of "
                "other programs do not say who said what: take their data export."));
    }
    // By its first object, whatever the file is called.
    JsonPieces pieces(device);
    const auto first = pieces.next();
    device.seek(0);
    if (!first && (beginning.startsWith('{') || beginning.startsWith('[')))
        return failure(ErrorCategory::Validation, ArchiveReaderTexts::tr("line %1: %2").arg(pieces.line()).arg(first.error().message),
            first.error().detail);
    const JsonText object = first ? first->value_or(JsonText()) : JsonText();
    if (object.isEmpty())
        return unrecognised();
    if (LibraryLinesReader::recognises(object))
        return std::make_unique<LibraryLinesReader>(device);
    if (ChatGptReader::recognises(object))
        return std::make_unique<ChatGptReader>(device);
    if (ClaudeReader::recognises(object))
        return std::make_unique<ClaudeReader>(device);
    if (OpenAiChatReader::recognises(object))
        return std::make_unique<OpenAiChatReader>(device, when);
    if (HarChatReader::recognises(object))
        return std::make_unique<HarChatReader>(device, when);
    if (CodexReader::recognises(object))
        return std::make_unique<CodexReader>(device);
    if (ClaudeCodeReader::recognises(object))
        return std::make_unique<ClaudeCodeReader>(device);
    return unrecognised();
}

} // namespace model
