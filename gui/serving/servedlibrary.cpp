// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedlibrary.h"

#include "gui/serving/servedturn.h"
#include "model/conversation/canisterjson.h"
#include "model/exchange/har.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"

#include <QFile>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using network::ServedCall;
namespace rpccode = network::rpccode;

namespace {

constexpr auto conversationPrefix = "parlance://conversation/"_L1;
constexpr auto exchangePrefix = "parlance://exchange/"_L1;
constexpr auto descriptorPrefix = "parlance://descriptor/"_L1;
constexpr int canistersAtOnce = 256;
constexpr qsizetype largestResource = 8 * 1024 * 1024;
constexpr int mostCompletions = 100;

JsonText argumentOf(const ServedCall &call, QStringView name)
{
    return call.params().member(u"arguments").value_or(JsonText()).member(name).value_or(JsonText());
}

//! A number of them from 1; the most where nothing is said.
int limitOf(const ServedCall &call)
{
    const int wanted = argumentOf(call, u"limit").read().toInt(ServedLibrary::mostAtOnce);
    return std::clamp(wanted, 1, ServedLibrary::mostAtOnce);
}

//! Where a list goes on: cursors are positions, and opaque to a peer.
std::optional<int> offsetOf(const JsonText &cursor)
{
    if (cursor.isEmpty())
        return 0;
    bool isNumber = false;
    const int offset = cursor.read().toString().toInt(&isNumber);
    return isNumber && offset >= 0 ? std::optional(offset) : std::nullopt;
}

void succeedWith(ServedCall &call, const QString &told, const JsonText &structured)
{
    JsonWriter writer;
    writer.beginObject().key(u"content").beginArray().beginObject().member(u"type", u"text").member(u"text", told).endObject().endArray();
    call.succeed(writer.member(u"structuredContent", structured).endObject().text());
}

void notFound(ServedCall &call, const QString &uri)
{
    call.fail({rpccode::invalidParams, u"Resource not found"_s, JsonWriter().beginObject().member(u"uri", uri).endObject().text()});
}

void succeedWithText(ServedCall &call, const QString &uri, QStringView mimeType, const QString &text)
{
    JsonWriter writer;
    writer.beginObject().key(u"contents").beginArray().beginObject().member(u"uri", uri).member(u"mimeType", mimeType);
    call.succeed(writer.member(u"text", text).endObject().endArray().endObject().text());
}

//! A canister a line, as `parlance show --json` has them, until it is too much.
model::Result<QString> linesOf(model::Database &database, const QString &id)
{
    const model::ConversationStore store(database);
    const auto info = store.findByPrefix(id);
    const auto path = info ? store.path(info->id) : tl::make_unexpected(info.error());
    if (!path)
        return tl::make_unexpected(path.error());
    QByteArray lines;
    for (int first = 0; first < model::lengthOf(*path) && lines.size() < largestResource; first += canistersAtOnce) {
        const auto nodes = store.nodes(*path, first, canistersAtOnce);
        if (!nodes)
            return tl::make_unexpected(nodes.error());
        for (const model::Node &node : *nodes) {
            if (!node.deleted)
                lines += model::toJson(*node.canister, model::CanisterForm::Whole).bytes() + '\n';
        }
    }
    return QString::fromUtf8(lines);
}

} // namespace

JsonText completionOf(const QStringList &values)
{
    JsonWriter writer;
    writer.beginObject().key(u"completion").beginObject().key(u"values").beginArray();
    for (const QString &value : values.first(std::min<qsizetype>(values.size(), mostCompletions)))
        writer.string(value);
    writer.endArray().member(u"total", qint64(values.size())).flag(u"hasMore", values.size() > mostCompletions);
    return writer.endObject().endObject().text();
}

ServedLibrary::ServedLibrary(Workbench &workbench, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
{
    connect(&m_workbench.sessions(), &model::Sessions::listChanged, this, &ServedLibrary::listChanged);
    connect(&m_workbench.sessions(), &model::Sessions::opened, this, [this](model::Session *session) {
        connect(
            session, &model::Session::turnEnded, this, [this, id = session->id()] { Q_EMIT updated(conversationPrefix + id.toString()); });
    });
}

void ServedLibrary::listConversations(ServedCall &call)
{
    const auto offset = offsetOf(argumentOf(call, u"cursor"));
    if (!offset)
        return call.succeed(failedResult(u"The cursor is not one of this list."_s));
    const int limit = limitOf(call);
    m_workbench.store().run(
        &call, [limit, from = *offset](model::Database &database) { return model::ConversationStore(database).list(limit + 1, from); },
        [&call, limit, from = *offset](const model::Result<QList<model::ConversationInfo>> &list) {
            if (!list)
                return call.succeed(failedResult(list.error().english));
            QStringList told;
            JsonWriter writer;
            writer.beginObject().key(u"conversations").beginArray();
            for (const model::ConversationInfo &info : list->first(std::min<qsizetype>(list->size(), limit))) {
                writer.beginObject().member(u"id", info.id.toString()).member(u"title", info.title);
                writer.member(u"changed", info.changed.toString(Qt::ISODateWithMs)).member(u"canisters", qint64(info.length)).endObject();
                told.append(info.id.toString() + u"  "_s + info.title);
            }
            writer.endArray();
            if (list->size() > limit)
                writer.member(u"nextCursor", QString::number(from + limit));
            succeedWith(call, told.join(u'\n'), writer.endObject().text());
        });
}

void ServedLibrary::searchConversations(ServedCall &call)
{
    const QString words = argumentOf(call, u"query").read().toString();
    if (words.trimmed().isEmpty())
        return call.succeed(failedResult(u"There is nothing to look for in the query."_s));
    m_workbench.store().run(
        &call, [words, limit = limitOf(call)](model::Database &database) { return model::SearchIndex(database).find(words, limit); },
        [&call](const model::Result<QList<model::SearchHit>> &hits) {
            if (!hits)
                return call.succeed(failedResult(hits.error().english));
            QStringList told;
            JsonWriter writer;
            writer.beginObject().key(u"hits").beginArray();
            for (const model::SearchHit &hit : *hits) {
                writer.beginObject().member(u"conversation", hit.conversation.toString()).member(u"title", hit.title);
                writer.member(u"position", qint64(hit.position)).member(u"role", model::toWire(hit.role));
                writer.member(u"created", hit.created.toString(Qt::ISODateWithMs)).member(u"snippet", hit.snippet);
                writer.member(u"in", hit.isTitle ? u"title"_s : u"message"_s).endObject();
                told.append(hit.conversation.toString() + u"  "_s + (hit.isTitle ? u"title: "_s + hit.title : hit.snippet));
            }
            succeedWith(call, told.join(u'\n'), writer.endArray().endObject().text());
        });
}

void ServedLibrary::listResources(ServedCall &call)
{
    const auto offset = offsetOf(call.params().member(u"cursor").value_or(JsonText()));
    if (!offset)
        return call.fail({rpccode::invalidParams, u"The cursor is not one of this list."_s});
    m_workbench.store().run(
        &call, [from = *offset](model::Database &database) { return model::ConversationStore(database).list(mostAtOnce + 1, from); },
        [&call, from = *offset](const model::Result<QList<model::ConversationInfo>> &list) {
            if (!list)
                return call.fail({rpccode::internalError, list.error().english});
            JsonWriter writer;
            writer.beginObject().key(u"resources").beginArray();
            for (const model::ConversationInfo &info : list->first(std::min<qsizetype>(list->size(), mostAtOnce))) {
                writer.beginObject().member(u"uri", QString(conversationPrefix + info.id.toString())).member(u"name", info.id.toString());
                writer.member(u"title", info.title).member(u"description", u"A conversation, a message a line."_s);
                writer.member(u"mimeType", u"application/jsonl").endObject();
            }
            writer.endArray();
            if (list->size() > mostAtOnce)
                writer.member(u"nextCursor", QString::number(from + mostAtOnce));
            call.succeed(writer.endObject().text());
        });
}

void ServedLibrary::listTemplates(ServedCall &call)
{
    JsonWriter writer;
    writer.beginObject().key(u"resourceTemplates").beginArray();
    const auto add = [&writer](const QString &uri, const QString &name, const QString &description, QStringView mimeType) {
        writer.beginObject().member(u"uriTemplate", uri).member(u"name", name).member(u"description", description);
        writer.member(u"mimeType", mimeType).endObject();
    };
    add(conversationPrefix + u"{id}"_s, u"conversation"_s, u"A conversation, a message a line."_s, u"application/jsonl");
    add(exchangePrefix + u"{id}"_s, u"exchange"_s, u"What went over the wire in one exchange, as HTTP Archive 1.2."_s, u"application/json");
    add(descriptorPrefix + u"{kind}/{name}"_s, u"descriptor"_s, u"A descriptor, as it stands in its file."_s, u"application/toml");
    call.succeed(writer.endArray().endObject().text());
}

void ServedLibrary::read(ServedCall &call)
{
    const QString uri = model::stringIn(call.params(), u"uri");
    if (uri.startsWith(conversationPrefix))
        readConversation(call, uri, uri.mid(conversationPrefix.size()));
    else if (uri.startsWith(exchangePrefix))
        readExchange(call, uri, uri.mid(exchangePrefix.size()));
    else if (uri.startsWith(descriptorPrefix))
        readDescriptor(call, uri, uri.mid(descriptorPrefix.size()));
    else
        notFound(call, uri);
}

void ServedLibrary::readConversation(ServedCall &call, const QString &uri, const QString &id)
{
    m_workbench.store().run(
        &call, [id](model::Database &database) { return linesOf(database, id); },
        [&call, uri](const model::Result<QString> &lines) {
            if (lines)
                succeedWithText(call, uri, u"application/jsonl", *lines);
            else
                notFound(call, uri);
        });
}

void ServedLibrary::readExchange(ServedCall &call, const QString &uri, const QString &id)
{
    m_workbench.store().run(
        &call,
        [id](model::Database &database) {
            return model::ExchangeStore(database).findByPrefix(id).map(
                [](const model::Exchange &exchange) { return QString::fromUtf8(model::toHar({exchange}).bytes()); });
        },
        [&call, uri](const model::Result<QString> &text) {
            if (text && text->size() <= largestResource)
                succeedWithText(call, uri, u"application/json", *text);
            else if (text)
                call.fail(
                    {rpccode::internalError, u"The exchange is larger than what is told of one; “parlance exchanges --har” writes it."_s});
            else
                notFound(call, uri);
        });
}

void ServedLibrary::readDescriptor(ServedCall &call, const QString &uri, const QString &name)
{
    for (const model::DescriptorEntry &entry : m_workbench.descriptors().entries()) {
        if (entry.overridden || entry.untrusted || model::toWire(entry.kind) + u'/' + entry.name != name)
            continue;
        QFile file(entry.path);
        if (file.open(QIODevice::ReadOnly))
            return succeedWithText(call, uri, u"application/toml", QString::fromUtf8(file.read(largestResource)));
    }
    notFound(call, uri);
}

void ServedLibrary::complete(ServedCall &call, const QString &argument, const QString &given)
{
    QStringList values;
    const auto offer = [&values, &given](const QString &value) {
        if (value.startsWith(given) && !values.contains(value))
            values.append(value);
    };
    for (const model::DescriptorEntry &entry : m_workbench.descriptors().entries()) {
        if (argument == "kind"_L1)
            offer(model::toWire(entry.kind));
        else if (argument == "name"_L1)
            offer(entry.name);
    }
    if (argument != "id"_L1)
        return call.succeed(completionOf(values));
    m_workbench.store().run(
        &call, [](model::Database &database) { return model::ConversationStore(database).list(1'000); },
        [&call, given](const model::Result<QList<model::ConversationInfo>> &list) {
            QStringList ids;
            for (const model::ConversationInfo &info : list.value_or(QList<model::ConversationInfo>())) {
                if (info.id.toString().startsWith(given))
                    ids.append(info.id.toString());
            }
            call.succeed(completionOf(ids));
        });
}

} // namespace gui
