// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/exchangescommand.h"

#include "model/basics/privatefile.h"
#include "model/exchange/har.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "network/rehearsal/cassette.h"

#include <QSaveFile>

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int mostListed = 1000;

model::JsonText exchangeJson(const model::Exchange &exchange)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"id", exchange.id.toString()).member(u"conversation", exchange.origin.conversation.toString());
    writer.member(u"turn", exchange.origin.turn.toString()).member(u"round", qint64(exchange.origin.round));
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
    if (id.isEmpty())
        return exchanges.list({}, mostListed);
    if (const auto conversation = model::ConversationStore(reader).findByPrefix(id))
        return exchanges.list(conversation->id, mostListed);
    return exchanges.findByPrefix(id).map([](const model::Exchange &exchange) { return QList<model::Exchange> {exchange}; });
}

void ExchangesCommand::list(const QList<model::Exchange> &exchanges, bool json)
{
    for (const model::Exchange &exchange : exchanges) {
        if (json) {
            terminal().line(exchangeJson(exchange));
            continue;
        }
        terminal().line(u"%1  %2  %3 %4  %5  %6 ms"_s
                            .arg(exchange.id.toString(), exchange.started.toLocalTime().toString(u"yyyy-MM-dd hh:mm:ss"),
                                QString::fromLatin1(exchange.request.method), exchange.request.url.toString())
                            .arg(exchange.status)
                            .arg(exchange.totalMilliseconds, 0, 'f', 0));
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
        whole.append(*found);
    }
    if (parser.isSet(u"cassette"_s))
        return network::Cassette(whole).write(parser.value(u"cassette"_s));
    const QString path = parser.value(u"har"_s);
    QSaveFile file(path);
    if (!model::openPrivately(file) || file.write(model::toHar(whole).bytes()) < 0 || !file.commit())
        return model::failure(model::ErrorCategory::Execution, tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

} // namespace gui
