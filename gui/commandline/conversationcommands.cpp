// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conversationcommands.h"

#include "gui/commandline/contentwords.h"
#include "model/basics/outputfile.h"
#include "model/conversation/canisterjson.h"
#include "model/exchange/har.h"
#include "model/exchange/textless.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"
#include "network/providers/conversing/resending.h"
#include "network/rehearsal/cassette.h"

#include <limits>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

model::JsonText conversationJson(const model::ConversationInfo &info)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"id", info.id.toString()).member(u"title", info.title);
    writer.member(u"created", info.created.toString(Qt::ISODateWithMs)).member(u"changed", info.changed.toString(Qt::ISODateWithMs));
    writer.member(u"canisters", qint64(info.length)).member(u"branches", qint64(info.branches)).key(u"labels").beginArray();
    for (const QString &label : info.labels)
        writer.string(label);
    writer.endArray();
    if (!info.group.isEmpty())
        writer.member(u"group", info.group);
    if (info.archived)
        writer.flag(u"archived", true);
    if (info.deleted)
        writer.member(u"deleted", info.deleted->toString(Qt::ISODateWithMs));
    writer.endObject();
    return writer.text();
}

//! For asking whether there are more.
int oneMore(int most)
{
    return most == std::numeric_limits<int>::max() ? most : most + 1;
}

//! Says so where there are more.
template <typename Each>
void cutOff(QList<Each> &list, int most, Terminal &terminal)
{
    if (list.size() <= most)
        return;
    list.resize(most);
    terminal.note(ConversationsCommand::tr("%1 shown; there are more.").arg(QString::number(most)));
}

} // namespace

ConversationsCommand::ConversationsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ConversationsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"limit"_s, tr("At most this many."), u"number"_s, u"100"_s});
    parser.addOption({u"deleted"_s, tr("The deleted ones, the last deleted first.")});
    parser.addOption({u"archived"_s, tr("Those that are in the archive.")});
    parser.addOption({u"group"_s, tr("Those of this group, which are not in the archive."), u"name"_s});
}

model::Result<QList<model::ConversationInfo>> ConversationsCommand::listed(
    model::ConversationStore::Which which, const QString &group, int limit)
{
    const model::ConversationStore store(workbench().store().reader());
    if (group.isEmpty())
        return store.list(limit, 0, which);
    return store.groups({group}, limit).map([&group](const QList<model::ConversationGroup> &groups) {
        QList<model::ConversationInfo> infos;
        for (const model::ConversationGroup &each : groups) {
            if (each.name == group)
                infos = each.conversations;
        }
        return infos;
    });
}

void ConversationsCommand::start(const QCommandLineParser &parser)
{
    using Which = model::ConversationStore::Which;
    const auto limit = count(parser, u"limit"_s);
    const Which which = parser.isSet(u"deleted"_s) ? Which::Deleted : parser.isSet(u"archived"_s) ? Which::Archived : Which::Shown;
    if (parser.isSet(u"group"_s) && which != Which::Shown) {
        failUsage(tr("Those of a group, of the archive, or the deleted ones: only one of these."));
        return;
    }
    auto list = limit ? listed(which, parser.value(u"group"_s), oneMore(*limit)) : tl::make_unexpected(limit.error());
    if (!list) {
        fail(list.error());
        return;
    }
    cutOff(*list, *limit, terminal());
    for (const model::ConversationInfo &info : *list) {
        if (parser.isSet(u"json"_s)) {
            terminal().line(conversationJson(info));
            continue;
        }
        terminal().line(u"%1  %2  %3  %4"_s.arg(info.id.toString(), info.changed.toLocalTime().toString(u"yyyy-MM-dd hh:mm"),
            QString::number(info.length).rightJustified(6), info.title));
    }
    // Of those that an index has lost no list knows.
    const auto whole = model::ConversationStore(workbench().store().reader()).checkList();
    if (!whole)
        terminal().error(whole.error());
    Q_EMIT finished(whole ? Committed : Failed);
}

namespace {
constexpr int rowsAtOnce = 256;
}

ShowCommand::ShowCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ShowCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"canonical"_s, tr("JSON without identifiers, times, durations and usage, so that two runs can be compared.")});
    parser.addPositionalArgument(u"id"_s, tr("The conversation's identifier, or the beginning of it."), u"ID"_s);
}

void ShowCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1) {
        failUsage(tr("Which conversation? parlance conversations lists them."));
        return;
    }
    const model::ConversationStore store(workbench().store().reader());
    const auto info = store.findByPrefix(parser.positionalArguments().first());
    const auto path = info ? store.path(info->id) : tl::make_unexpected(info.error());
    if (!path) {
        fail(path.error());
        return;
    }
    const bool canonical = parser.isSet(u"canonical"_s);
    const auto form = canonical ? model::CanisterForm::Canonical : model::CanisterForm::Whole;
    int damaged = 0;
    for (int first = 0; first < model::lengthOf(*path); first += rowsAtOnce) {
        const auto nodes = store.nodes(*path, first, rowsAtOnce);
        if (!nodes) {
            fail(nodes.error());
            return;
        }
        for (const model::Node &node : *nodes) {
            if (node.deleted)
                continue;
            damaged += node.canister->damage.isEmpty() ? 0 : 1;
            if (canonical || parser.isSet(u"json"_s))
                terminal().line(model::toJson(*node.canister, form));
            else
                print(*node.canister);
        }
    }
    if (damaged > 0)
        terminal().note(tr("%n message(s) cannot be read, or only in part. parlance repair saves what can be read.", nullptr, damaged));
    Q_EMIT finished(damaged > 0 ? Failed : Committed);
}

void ShowCommand::print(const model::Canister &canister)
{
    QString heading = model::toWire(canister.role);
    if (!canister.title.isEmpty())
        heading += u' ' + model::visibleLine(canister.title);
    if (canister.invocation)
        heading += u' ' + canister.invocation->name + u' ' + QString::fromUtf8(canister.invocation->arguments);
    if (canister.result && canister.result->error)
        heading += u": "_s + canister.result->error->message;
    if (canister.interrupted)
        heading += tr(" (interrupted)");
    if (canister.byHand)
        heading += tr(" (written by hand)");
    if (!canister.damage.isEmpty())
        heading += tr(" (damaged: %1)").arg(canister.damage);
    terminal().line(u"── "_s + heading);
    if (const QString text = canister.text(); !text.isEmpty())
        terminal().line(text);
    for (const model::Content &content : canister.contents) {
        if (const QString words = contentInWords(content); !words.isEmpty())
            terminal().line(words);
    }
}

namespace {

model::JsonText hitJson(const model::SearchHit &hit)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"conversation", hit.conversation.toString()).member(u"title", hit.title);
    writer.member(u"position", qint64(hit.position)).member(u"role", model::toWire(hit.role));
    writer.member(u"created", hit.created.toString(Qt::ISODateWithMs)).member(u"snippet", hit.snippet);
    writer.member(u"in", hit.isTitle ? u"title"_s : u"message"_s).endObject();
    return writer.text();
}

} // namespace

SearchCommand::SearchCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void SearchCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"limit"_s, tr("At most this many."), u"number"_s, u"50"_s});
    parser.addPositionalArgument(u"words"_s, tr("All of them must occur; each may be the beginning of a word."), u"WORDS"_s);
}

void SearchCommand::start(const QCommandLineParser &parser)
{
    const QString words = parser.positionalArguments().join(u' ');
    if (words.trimmed().isEmpty()) {
        failUsage(tr("Search for what?"));
        return;
    }
    const auto limit = count(parser, u"limit"_s);
    auto hits = limit ? model::SearchIndex(workbench().store().reader()).find(words, oneMore(*limit)) : tl::make_unexpected(limit.error());
    if (!hits) {
        fail(hits.error());
        return;
    }
    cutOff(*hits, *limit, terminal());
    for (const model::SearchHit &hit : *hits) {
        if (parser.isSet(u"json"_s)) {
            terminal().line(hitJson(hit));
            continue;
        }
        const QString title = hit.isTitle ? u"%1 [%2]"_s.arg(hit.title, tr("in the title")) : hit.title;
        terminal().line(
            u"%1:%2  %3  %4"_s.arg(hit.conversation.toString(), QString::number(hit.position), title, hit.snippet.simplified()));
    }
    Q_EMIT finished(Committed);
}

namespace {
constexpr int mostListed = 1000;

model::JsonText exchangeJson(const model::Exchange &exchange)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"id", exchange.id.toString()).member(u"conversation", exchange.origin.conversation.toString());
    writer.member(u"turn", exchange.origin.turn.toString()).member(u"round", qint64(exchange.origin.round));
    writer.member(u"kind", model::kindOf(exchange));
    if (const auto original = network::ResentRequest::originalOf(exchange))
        writer.member(u"of", original->toString());
    writer.member(u"attempt", qint64(exchange.attempt)).member(u"started", exchange.started.toString(Qt::ISODateWithMs));
    writer.member(u"method", QString::fromLatin1(exchange.request.method)).member(u"url", exchange.request.url.toString());
    writer.member(u"status", qint64(exchange.status)).member(u"state", model::toWire(exchange.state));
    writer.key(u"milliseconds").number(exchange.totalMilliseconds).member(u"error", exchange.error).endObject();
    return writer.text();
}
} // namespace

ExchangesCommand::ExchangesCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ExchangesCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"har"_s, tr("Write them with their bodies to this file, as HTTP Archive 1.2."), u"file"_s});
    parser.addOption({u"cassette"_s, tr("Write them to this file, NAME.jsonl, so that parlance rehearse can play them again."), u"file"_s});
    parser.addOption({u"without-texts"_s, tr("Write only structure, sizes and times, and nothing that anybody has said.")});
    parser.addOption({u"request"_s, tr("Write the request's body of the one exchange, byte for byte.")});
    parser.addOption({u"response"_s, tr("Write the response's body of the one exchange, byte for byte.")});
    parser.addPositionalArgument(u"id"_s, tr("A conversation or an exchange, by its identifier or the beginning of it."), u"[ID]"_s);
}

void ExchangesCommand::start(const QCommandLineParser &parser)
{
    const auto exchanges = find(parser.positionalArguments().value(0));
    if (!exchanges) {
        fail(exchanges.error());
        return;
    }
    if (parser.isSet(u"request"_s) || parser.isSet(u"response"_s)) {
        if (exchanges->size() != 1) {
            failUsage(tr("Give the identifier of one exchange."));
            return;
        }
        const model::Exchange &exchange = exchanges->first();
        terminal().bytes(parser.isSet(u"request"_s) ? exchange.request.body : exchange.responseBody);
    } else if (parser.isSet(u"har"_s) || parser.isSet(u"cassette"_s)) {
        if (const auto written = write(*exchanges, parser); !written) {
            fail(written.error());
            return;
        }
    } else {
        list(*exchanges, parser.isSet(u"json"_s));
    }
    Q_EMIT finished(Committed);
}

//! The exchanges of a conversation or of all, without bodies; or one exchange with its bodies.
model::Result<QList<model::Exchange>> ExchangesCommand::find(const QString &id)
{
    model::Database &reader = workbench().store().reader();
    const model::ExchangeStore exchanges(reader);
    const auto firstOf = [&](const model::ConversationId &conversation) {
        auto found = exchanges.list(conversation, oneMore(mostListed));
        if (found)
            cutOff(*found, mostListed, terminal());
        return found;
    };
    if (id.isEmpty())
        return firstOf({});
    if (const auto conversation = model::ConversationStore(reader).findByPrefix(id))
        return firstOf(conversation->id);
    return exchanges.findByPrefix(id).map([](const model::Exchange &exchange) { return QList<model::Exchange> {exchange}; });
}

void ExchangesCommand::list(const QList<model::Exchange> &exchanges, bool json)
{
    for (const model::Exchange &exchange : exchanges) {
        if (json) {
            terminal().line(exchangeJson(exchange));
            continue;
        }
        terminal().line(u"%1  %2  %3 %4  %5  %6 ms"_s.arg(exchange.id.toString(),
            exchange.started.toLocalTime().toString(u"yyyy-MM-dd hh:mm:ss"), QString::fromLatin1(exchange.request.method),
            exchange.request.url.toString(), QString::number(exchange.status), QString::number(exchange.totalMilliseconds, 'f', 0)));
        if (!exchange.error.isEmpty())
            terminal().line(u"    "_s + exchange.error);
    }
}

//! As a HAR file or a cassette, with their bodies.
model::Result<void> ExchangesCommand::write(const QList<model::Exchange> &exchanges, const QCommandLineParser &parser)
{
    QList<model::Exchange> whole;
    for (const model::Exchange &exchange : exchanges) {
        const auto found = model::ExchangeStore(workbench().store().reader()).find(exchange.id);
        if (!found)
            return tl::make_unexpected(found.error());
        whole.append(parser.isSet(u"without-texts"_s) ? model::withoutTexts(*found) : *found);
    }
    if (parser.isSet(u"cassette"_s))
        return network::Cassette(whole).write(parser.value(u"cassette"_s));
    const QString path = parser.value(u"har"_s);
    model::OutputFile file(path, model::OutputFile::Readers::OwnerOnly);
    if (!file.write(model::toHar(whole).bytes()))
        return model::failure(model::ErrorCategory::Execution, tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

} // namespace gui
