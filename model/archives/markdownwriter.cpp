// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/markdownwriter.h"

#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct MarkdownTexts {
    Q_DECLARE_TR_FUNCTIONS(MarkdownArchive)
};

//! A comment of HTML that says what follows, which `>` would end.
QString markdownMarker(const QString &kind, const QByteArray &json)
{
    return u"<!-- %1 %2 -->\n"_s.arg(kind, QString::fromUtf8(json).replace(u'>', u"\\u003e"_s));
}

//! Others' words, as many lines as the marker says.
QString markedText(const QString &text)
{
    return u"<!-- text %1 -->\n%2\n\n"_s.arg(text.count(u'\n') + 1).arg(text);
}

//! The same between fences that are longer than any in it.
QString markedCode(const QString &kind, const QString &language, const QString &code)
{
    static const QRegularExpression ticks(u"`{3,}"_s);
    qsizetype longest = 2;
    for (auto match = ticks.globalMatch(code); match.hasNext();)
        longest = std::max(longest, match.next().capturedLength());
    const QString fence(longest + 1, u'`');
    return u"<!-- %1 %2 -->\n%3%4\n%5\n%3\n\n"_s.arg(kind).arg(code.count(u'\n') + 1).arg(fence, language, code);
}

QString markdownSpeaker(const Canister &canister)
{
    switch (canister.role) {
    case Role::Supervisor: return MarkdownTexts::tr("Instructions");
    case Role::User: return MarkdownTexts::tr("You");
    case Role::Assistant:
        return canister.model.isEmpty() ? MarkdownTexts::tr("Assistant")
                                        : MarkdownTexts::tr("Assistant (%1)").arg(canister.model.toString());
    case Role::Document:
        return canister.title.isEmpty() ? MarkdownTexts::tr("Document")
                                        : MarkdownTexts::tr("Document: %1").arg(canister.title.simplified());
    case Role::Invocation:
        return MarkdownTexts::tr("Tool call: %1").arg(canister.invocation ? canister.invocation->name.simplified() : QString());
    case Role::Result: return MarkdownTexts::tr("Result");
    }
    return {};
}

QString markdownQuote(const QString &text)
{
    return u"> "_s + QString(text).replace(u'\n', u"\n> "_s) + u"\n\n"_s;
}

QString markdownOf(const Content &content, bool isResult)
{
    if (const auto *text = std::get_if<TextContent>(&content))
        return isResult ? markedCode(u"output"_s, {}, text->text) : markedText(text->text);
    if (const auto *thought = std::get_if<ThoughtContent>(&content))
        return thought->text.isEmpty() ? QString() : markdownQuote(thought->text);
    if (const auto *data = std::get_if<DataContent>(&content))
        return markedCode(u"data"_s, u"json"_s, data->json.toString());
    if (const auto *image = std::get_if<ImageContent>(&content)) {
        return u"![%1](data:%2;base64,%3)\n\n"_s.arg(image->name.toHtmlEscaped().remove(u']'), image->mimeType.simplified().remove(u')'),
            QString::fromLatin1(image->data.toBase64()));
    }
    return inWords(std::get<FileContent>(content)).simplified() + u"\n\n"_s;
}

} // namespace

QByteArray MarkdownWriter::firstLine()
{
    return "<!-- parlance-markdown 1 -->";
}

Result<void> MarkdownWriter::write(const ArchiveRecord &record)
{
    QString text;
    if (const auto *conversation = std::get_if<ArchivedConversation>(&record))
        text = written(*conversation);
    else if (const auto *node = std::get_if<ArchivedNode>(&record))
        text = written(*node->canister);
    if (text.isEmpty())
        return {};
    if (!std::exchange(m_hasBegun, true))
        text.prepend(QString::fromLatin1(firstLine()) + u'\n');
    // CommonMark has no place for it.
    return put(m_device, text.replace(QChar::Null, QChar::ReplacementCharacter).toUtf8());
}

QString MarkdownWriter::written(const ArchivedConversation &conversation) const
{
    JsonWriter writer;
    writer.beginObject().member(u"id", conversation.id.toString()).member(u"title", conversation.title);
    writer.member(u"created", conversation.created.toUTC().toString(Qt::ISODateWithMs));
    writer.member(u"changed", conversation.changed.toUTC().toString(Qt::ISODateWithMs)).endObject();
    const QString title = conversation.title.simplified();
    return markdownMarker(u"conversation"_s, writer.bytes())
        + u"# %1\n\n"_s.arg(title.isEmpty() ? MarkdownTexts::tr("Conversation") : title);
}

QString MarkdownWriter::written(const Canister &canister) const
{
    JsonWriter writer;
    writer.beginObject().member(u"role", toWire(canister.role));
    if (!canister.title.isEmpty())
        writer.member(u"title", canister.title);
    if (!canister.model.isEmpty())
        writer.member(u"model", canister.model.toString());
    if (canister.invocation)
        writer.member(u"call", canister.invocation->id).member(u"name", canister.invocation->name);
    if (canister.result)
        writer.member(u"call", canister.result->invocation);
    if (canister.result && canister.result->error)
        writer.member(u"error", canister.result->error->message).member(u"category", toWire(canister.result->error->category));
    if (canister.interrupted)
        writer.flag(u"interrupted", true);
    writer.member(u"created", canister.created.toUTC().toString(Qt::ISODateWithMs)).endObject();
    QString text = markdownMarker(u"message"_s, writer.bytes()) + u"## %1\n\n"_s.arg(markdownSpeaker(canister));
    if (canister.invocation)
        text += markedCode(u"arguments"_s, u"json"_s, QString::fromUtf8(canister.invocation->arguments));
    for (const Content &content : canister.contents)
        text += markdownOf(content, canister.role == Role::Result);
    if (canister.result && canister.result->error)
        text += markdownQuote(canister.result->error->message);
    if (canister.interrupted)
        text += u"*%1*\n\n"_s.arg(MarkdownTexts::tr("interrupted"));
    if (!canister.damage.isEmpty())
        text += u"*%1*\n\n"_s.arg(canister.damage.simplified());
    return text;
}

} // namespace model
