// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/responsesdecoder.h"

#include "network/providers/openai/responsesdialect.h"
#include "network/providers/wire/utf8pieces.h"

#include <algorithm>
#include <map>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::JsonText, model::JsonView, model::StopReason;

namespace {

//! The texts of a message's parts, of which a refusal is one.
QString messageText(const JsonView &content)
{
    QString text = content.string();
    for (const JsonView &part : content.elements()) {
        const JsonView::Members members = part.members();
        text += members["text"].string() + members["refusal"].string();
    }
    return text;
}

//! The summary of a reasoning and, from servers that show it, the reasoning itself.
QString reasoningText(const JsonView::Members &item)
{
    QStringList texts;
    for (const char *name : {"summary", "content"}) {
        for (const JsonView &part : item[name].elements())
            texts.append(part.members()["text"].string());
    }
    texts.removeAll(QString());
    return texts.join(u"\n\n"_s);
}

std::optional<qint64> outputIndexIn(const JsonView::Members &event)
{
    const JsonView index = event["output_index"];
    return index.isNumber() ? std::optional(index.integer()) : std::nullopt;
}

} // namespace

ResponsesDecoder::ResponsesDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void ResponsesDecoder::readEvent(QByteArrayView eventType, const JsonView::Members &event)
{
    const JsonView named = event["type"];
    const auto is = [&](QByteArrayView type) { return named.isString() ? named == type : eventType == type; };
    if (is("response.output_text.delta")) {
        readDelta(Item::Kind::Message, event);
    } else if (is("response.function_call_arguments.delta")) {
        readArguments(event, false);
    } else if (is("response.function_call_arguments.done")) {
        readArguments(event, true);
    } else if (is("response.reasoning_summary_text.delta") || is("response.reasoning_text.delta")) {
        readDelta(Item::Kind::Reasoning, event);
    } else if (is("response.reasoning_summary_part.added")) {
        if (Item &item = itemOf(Item::Kind::Reasoning, event); !item.text.isEmpty())
            add(item, u"\n\n"_s);
    } else if (is("response.refusal.delta")) {
        m_isRefused = true;
        readDelta(Item::Kind::Message, event);
    } else if (is("response.output_item.added") || is("response.output_item.done")) {
        readItem(event["item"], outputIndexIn(event), is("response.output_item.done"));
    } else if (is("response.created")) {
        m_model = event["response"].members()["model"].string();
    } else if (is("response.completed") || is("response.incomplete")) {
        readEnd(event["response"], is("response.incomplete"));
    } else if (is("response.failed") || is("response.cancelled")) {
        const JsonView response = event["response"];
        readUsage(response.members()["usage"].members());
        readFailure(response.members()["error"].members(), response.text());
    } else if (is("error")) {
        readFailure(event, {});
    }
}

void ResponsesDecoder::readBody(const JsonView &body)
{
    const JsonView::Members response = body.members();
    if (!response["output"].isArray())
        failAsMalformed(StreamDecoder::tr("The provider's answer is not a message."), body.text());
    else if (response["status"] == "queued" || response["status"] == "in_progress")
        failAsMalformed(StreamDecoder::tr("The provider's answer is not ready yet: it is being made in the background."), body.text());
    else
        readEnd(body, false);
}

ResponsesDecoder::Item::Kind ResponsesDecoder::kindOf(const JsonView &type)
{
    if (type == "message")
        return Item::Kind::Message;
    if (type == "reasoning")
        return Item::Kind::Reasoning;
    return type == "function_call" ? Item::Kind::Call : Item::Kind::Other;
}

ResponsesDecoder::Item *ResponsesDecoder::known(Item::Kind kind, const QString &id, std::optional<qint64> index)
{
    const auto lastThat = [this, kind](const auto &isMeant) {
        const auto found = std::find_if(
            m_items.rbegin(), m_items.rend(), [&](const Item &item) { return item.kind == kind && isMeant(item); });
        return found == m_items.rend() ? nullptr : &*found;
    };
    // Servers that give several items one identifier tell them apart by their indexes.
    Item *meant = id.isEmpty() ? nullptr : lastThat([&](const Item &item) { return item.id == id && item.index == index; });
    if (!meant && !id.isEmpty())
        meant = lastThat([&id](const Item &item) { return item.id == id; });
    if (!meant && index)
        meant = lastThat([&index](const Item &item) { return item.index == index; });
    if (!meant && id.isEmpty() && !index)
        meant = lastThat([](const Item &) { return true; });
    return meant;
}

ResponsesDecoder::Item &ResponsesDecoder::itemAt(Item::Kind kind, const QString &id, std::optional<qint64> index, bool isBeginning)
{
    Item *meant = known(kind, id, index);
    if (meant && isBeginning && meant->isAnnounced && (meant->id != id || meant->index != index))
        meant = nullptr;
    if (!meant)
        meant = &addItem(kind, id, index);
    meant->isAnnounced = meant->isAnnounced || isBeginning;
    return *meant;
}

ResponsesDecoder::Item &ResponsesDecoder::addItem(Item::Kind kind, const QString &id, std::optional<qint64> index)
{
    hasRoomAfter(m_items.size());
    Item item;
    item.kind = kind;
    item.id = id;
    item.index = index;
    if (kind == Item::Kind::Call)
        item.call = m_calls++;
    auto place = m_items.end();
    while (index && place != m_items.begin() && std::prev(place)->index > index)
        --place;
    return *m_items.insert(place, item);
}

ResponsesDecoder::Item &ResponsesDecoder::itemOf(Item::Kind kind, const JsonView::Members &event)
{
    return itemAt(kind, event["item_id"].string(), outputIndexIn(event));
}

void ResponsesDecoder::readDelta(Item::Kind kind, const JsonView::Members &event)
{
    add(itemOf(kind, event), event["delta"].string());
}

void ResponsesDecoder::add(Item &item, const QString &more)
{
    item.text += more;
    keep(more);
    tell(item.kind);
}

void ResponsesDecoder::tell(Item::Kind kind, bool all)
{
    for (Item &item : m_items) {
        if (item.kind != kind)
            continue;
        speak(kind == Item::Kind::Reasoning ? Delta::Kind::Thought : Delta::Kind::Text,
            item.text.mid(std::exchange(item.told, item.text.size())));
        if (item.native.isEmpty() && !all)
            return;
    }
}

void ResponsesDecoder::finish(Item &item, const QString &whole)
{
    // What was told stays told: a whole text that is another one than its pieces made is left.
    if (whole.startsWith(item.text))
        add(item, whole.mid(item.text.size()));
}

void ResponsesDecoder::readItem(const JsonView &object, std::optional<qint64> index, bool isWhole)
{
    const JsonView::Members members = object.members();
    const Item::Kind kind = kindOf(members["type"]);
    takeItem(itemAt(kind, members["id"].string(), index, !isWhole), object, isWhole);
}

void ResponsesDecoder::takeItem(Item &item, const JsonView &object, bool isWhole)
{
    const JsonView::Members members = object.members();
    const Item::Kind kind = item.kind;
    if (isWhole)
        item.native = JsonText::trusted(object.text().toByteArray());
    // Of a message and a call it is what has been counted piece by piece.
    if (isWhole && (kind == Item::Kind::Reasoning || kind == Item::Kind::Other))
        keep(item.native.bytes().size());
    if (kind == Item::Kind::Message)
        finish(item, messageText(members["content"]));
    else if (kind == Item::Kind::Reasoning)
        finish(item, reasoningText(members));
    else if (kind == Item::Kind::Call)
        readCall(item, members);
    for (const JsonView &part : members["content"].elements())
        m_isRefused = m_isRefused || part.members()["type"] == "refusal";
}

void ResponsesDecoder::readCall(Item &item, const JsonView::Members &object)
{
    if (const QString callId = object["call_id"].string(); !callId.isEmpty())
        item.callId = callId;
    if (const QString name = object["name"].string(); !name.isEmpty())
        item.name = name;
    if (const QByteArray text = argumentsText(object["arguments"]); !text.isEmpty())
        item.arguments = text;
    tellForming(item.call, item.name, item.arguments.size());
}

void ResponsesDecoder::readArguments(const JsonView::Members &event, bool isWhole)
{
    Item &item = itemOf(Item::Kind::Call, event);
    const QByteArray text = isWhole ? argumentsText(event["arguments"]) : utf8Piece(event["delta"].string());
    if (isWhole) {
        if (!text.isEmpty())
            item.arguments = text;
    } else if (!text.isEmpty()) {
        // Some servers have the arguments in the item as it begins, and then send them piece by piece too.
        if (!std::exchange(item.isStreaming, true))
            item.arguments.clear();
        addUtf8Piece(item.arguments, text);
        keep(text.size());
    }
    tellForming(item.call, item.name, item.arguments.size());
}

void ResponsesDecoder::readEnd(const JsonView &response, bool isCutOff)
{
    const JsonView::Members members = response.members();
    if (const QString name = members["model"].string(); !name.isEmpty())
        m_model = name;
    readUsage(members["usage"].members());
    readOutput(members["output"]);
    for (const Item::Kind kind : {Item::Kind::Reasoning, Item::Kind::Message})
        tell(kind, true);
    if (members["status"] == "failed" || members["status"] == "cancelled") {
        readFailure(members["error"].members(), response.text());
        return;
    }
    if (m_isRefused)
        m_stop = StopReason::Filtered;
    else if (isCutOff || members["status"] == "incomplete")
        m_stop = members["incomplete_details"].members()["reason"] == "content_filter" ? StopReason::Filtered : StopReason::Length;
    else
        m_stop = StopReason::Finished;
    complete();
}

void ResponsesDecoder::readOutput(const JsonView &output)
{
    // The identifiers that items have here are not always those that they were streamed under; how many there are of a kind is.
    std::map<Item::Kind, QList<qsizetype>> streamed;
    for (qsizetype number = 0; number < m_items.size(); ++number)
        streamed[m_items.at(number).kind].append(number);
    QList<std::pair<qint64, JsonView>> missing;
    std::map<Item::Kind, qsizetype> seen;
    qint64 index = 0;
    for (const JsonView &object : output.elements()) {
        const Item::Kind kind = kindOf(object.members()["type"]);
        const qsizetype number = seen[kind]++;
        Item *known = number < streamed[kind].size() ? &m_items[streamed[kind].at(number)] : nullptr;
        if (known && known->native.isEmpty())
            takeItem(*known, object, true);
        else if (!known && !isJoined(kind))
            missing.append({index, object});
        ++index;
    }
    for (const auto &[place, object] : std::as_const(missing)) {
        if (error())
            return;
        takeItem(addItem(kindOf(object.members()["type"]), object.members()["id"].string(), place), object, true);
    }
}

//! Texts whose pieces did not say which they are of are one text by now, and have been told.
bool ResponsesDecoder::isJoined(Item::Kind kind) const
{
    return kind != Item::Kind::Call && std::any_of(m_items.begin(), m_items.end(), [kind](const Item &item) {
        return item.kind == kind && item.id.isEmpty() && !item.index;
    });
}

void ResponsesDecoder::readFailure(const JsonView::Members &told, QByteArrayView text)
{
    fail({ProviderError::Kind::Said, told["message"].string(), told["code"].string(),
        QString::fromUtf8(text.first(std::min<qsizetype>(text.size(), 2000)))});
}

void ResponsesDecoder::readUsage(const JsonView::Members &usage)
{
    if (!usage["input_tokens"].isNumber())
        return;
    const qint64 cached = usage["input_tokens_details"].members()["cached_tokens"].integer();
    // The input's figure contains what came from the cache; ours are apart.
    m_usage.input = uncached(usage["input_tokens"].integer(), cached);
    m_usage.cacheRead = cached;
    m_usage.output = usage["output_tokens"].integer();
}

model::Contents ResponsesDecoder::contents() const
{
    const QString dialect = ResponsesDialect::id.toString();
    model::Contents contents;
    for (const Item &item : m_items) {
        if (item.kind == Item::Kind::Message && !item.text.isEmpty())
            contents.append(model::TextContent {item.text});
        else if (item.kind == Item::Kind::Reasoning && (!item.text.isEmpty() || !item.native.isEmpty()))
            contents.append(model::ThoughtContent {item.text, dialect, item.native});
        else if (item.kind == Item::Kind::Other && !item.native.isEmpty())
            contents.append(model::ThoughtContent {{}, dialect, item.native});
    }
    return contents;
}

QList<model::Invocation> ResponsesDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Item &item : m_items) {
        if (item.kind == Item::Kind::Call)
            invocations.append(invocation(item.callId, item.name, item.arguments, used, item.native.isEmpty() || item.call == m_calls - 1));
    }
    return invocations;
}

} // namespace network
