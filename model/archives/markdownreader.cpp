// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/markdownreader.h"

#include "model/archives/jsonpieces.h"
#include "model/archives/markdownwriter.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QJsonObject>
#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct MarkdownReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(MarkdownArchive)
};

auto wrongMarkdown(const QString &message)
{
    return failure(ErrorCategory::Validation, message);
}

} // namespace

bool MarkdownReader::recognises(QIODevice &device)
{
    return device.peek(MarkdownWriter::firstLine().size()) == MarkdownWriter::firstLine();
}

QString MarkdownReader::format() const
{
    return MarkdownReaderTexts::tr("Parlance's Markdown");
}

QStringList MarkdownReader::remarks() const
{
    return {MarkdownReaderTexts::tr("Markdown has the path that was shown, without thoughts, pictures and branches.")};
}

Result<std::optional<ArchiveRecord>> MarkdownReader::next()
{
    for (;;) {
        if (m_given < m_records.size())
            return std::optional(std::exchange(m_records[m_given++], ArchivedEnd()));
        m_records.clear();
        m_given = 0;
        if (m_hasEnded)
            return std::optional<ArchiveRecord>();
        if (const auto read = readOn(); !read)
            return tl::unexpected(read.error());
    }
}

//! Without its end; nothing at the end of the file.
Result<std::optional<QString>> MarkdownReader::readLine()
{
    if (m_device.atEnd())
        return std::optional<QString>();
    ++m_line;
    // It makes room for as much as it may read, each time.
    constexpr qint64 linePiece = 16 * 1024;
    QByteArray line = m_device.readLine(linePiece);
    while (!line.endsWith('\n') && !m_device.atEnd() && m_bytes + line.size() <= JsonPieces::largestPiece)
        line += m_device.readLine(linePiece);
    m_bytes += line.size();
    if (m_bytes > JsonPieces::largestPiece)
        return wrongMarkdown(MarkdownReaderTexts::tr("A message takes more than %1 MB.").arg(JsonPieces::largestPiece / (1024 * 1024)));
    if (line.endsWith('\n'))
        line.chop(1);
    return std::optional(QString::fromUtf8(line));
}

Result<void> MarkdownReader::readOn()
{
    static const QRegularExpression json(u"^<!-- (conversation|message) ([{].*[}]) -->$"_s);
    static const QRegularExpression words(u"^<!-- (text|output|data|arguments) ([0-9]{1,9}) -->$"_s);
    const auto line = readLine();
    if (!line)
        return tl::unexpected(line.error());
    if (!*line) {
        m_hasEnded = true;
        endConversation();
        return {};
    }
    if (!(*line)->startsWith(u"<!-- "))
        return {};
    if (const auto match = json.match(**line); match.hasMatch()) {
        const auto text = JsonText::parse(match.captured(2).toUtf8());
        if (!text)
            return tl::unexpected(text.error());
        if (match.captured(1) == u"conversation")
            return readConversation(text->bytes());
        if (!m_conversation)
            return wrongMarkdown(MarkdownReaderTexts::tr("A message comes before its conversation."));
        readMessage(text->bytes());
        return {};
    }
    const auto match = words.match(**line);
    return match.hasMatch() && m_message ? readWords(match.captured(1), match.captured(2).toLongLong()) : Result<void>();
}

Result<void> MarkdownReader::readConversation(const QByteArray &json)
{
    endConversation();
    m_bytes = 0;
    const QJsonObject object = JsonText::trusted(json).read().toObject();
    if (!isIdentifier(object[u"id"].toString()))
        return wrongMarkdown(MarkdownReaderTexts::tr("A conversation has no identifier."));
    // Another than that of the whole one, which may be here.
    m_conversation = std::make_unique<ForeignConversation>(u"markdown"_s, u"markdown:"_s + object[u"id"].toString());
    ArchivedConversation record;
    record.id = m_conversation->id();
    record.title = object[u"title"].toString();
    const QDateTime created = foreignTime(object[u"created"]);
    const QDateTime changed = foreignTime(object[u"changed"]);
    record.created = created.isValid() ? created : m_conversation->time();
    record.changed = changed.isValid() ? changed : record.created;
    m_conversation->setTime(record.created);
    m_last = 0;
    m_begun = record;
    return {};
}

void MarkdownReader::readMessage(const QByteArray &json)
{
    addMessage();
    m_bytes = 0;
    const QJsonObject object = JsonText::trusted(json).read().toObject();
    Canister canister;
    canister.role = roleFromWire(object[u"role"].toString()).value_or(Role::Document);
    canister.title = object[u"title"].toString();
    canister.model = ModelAddress::parse(object[u"model"].toString()).value_or(ModelAddress());
    if (canister.role == Role::Assistant)
        canister.stop = StopReason::Finished;
    canister.interrupted = object[u"interrupted"].toBool();
    m_call = object[u"call"].toString();
    if (canister.role == Role::Invocation)
        canister.invocation = Invocation {m_call, object[u"name"].toString(), {}};
    if (canister.role == Role::Result) {
        canister.result = ResultState {m_call};
        if (const QString error = object[u"error"].toString(); !error.isEmpty())
            canister.result->error = Error {errorCategoryFromWire(object[u"category"].toString()), error};
    }
    if (const QDateTime created = foreignTime(object[u"created"]); created.isValid())
        m_conversation->setTime(created);
    m_message = canister;
}

Result<void> MarkdownReader::readWords(const QString &kind, qint64 lines)
{
    // Between fences, but for what is text.
    const bool isFenced = kind != u"text";
    const auto readWhole = [this] {
        auto line = readLine();
        return line && !*line ? wrongMarkdown(MarkdownReaderTexts::tr("The file ends in the middle of a message.")) : line;
    };
    if (const auto fence = isFenced ? readWhole() : Result<std::optional<QString>>(QString()); !fence)
        return tl::unexpected(fence.error());
    QStringList text;
    for (qint64 count = 0; count < lines; ++count) {
        const auto line = readWhole();
        if (!line)
            return tl::unexpected(line.error());
        text += **line;
    }
    if (const auto fence = isFenced ? readWhole() : Result<std::optional<QString>>(QString()); !fence)
        return tl::unexpected(fence.error());
    const QString whole = text.join(u'\n');
    if (kind == u"arguments") {
        if (m_message->invocation)
            m_message->invocation->arguments = whole.toUtf8();
    } else if (kind == u"data") {
        if (const auto json = JsonText::parse(whole.toUtf8()))
            m_message->contents += DataContent {*json};
    } else {
        m_message->contents += TextContent {whole};
    }
    return {};
}

void MarkdownReader::addMessage()
{
    if (!m_message)
        return;
    Canister canister = std::move(*m_message);
    m_message.reset();
    if (canister.result) {
        m_last = m_conversation->addResult(m_last, m_call, canister.contents, canister.result->error);
    } else {
        m_last = m_conversation->add(m_last, std::move(canister));
    }
    putNodes();
}

void MarkdownReader::putNodes()
{
    const QList<ArchivedNode> nodes = m_conversation->takeNodes();
    if (m_begun && !nodes.isEmpty())
        m_records.append(*std::exchange(m_begun, std::nullopt));
    for (const ArchivedNode &node : nodes)
        m_records.append(node);
}

void MarkdownReader::endConversation()
{
    if (!m_conversation)
        return;
    addMessage();
    m_last = m_conversation->close(m_last);
    putNodes();
    if (!std::exchange(m_begun, std::nullopt))
        m_records.append(ArchivedEnd {m_last});
    m_conversation.reset();
}

} // namespace model
