// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/resendcommand.h"

#include "model/conversation/canisterjson.h"
#include "model/difference/departure.h"
#include "model/schema/jsonwriter.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"

#include <QDir>
#include <QFile>

namespace gui {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qint64 largestResent = 64LL * 1024 * 1024;

//! Where two texts part; -1 where they are the same.
qint64 departureIn(const QString &earlier, const QString &text)
{
    const auto departs = model::departureOf(earlier.toUtf8(), text.toUtf8());
    return departs ? departs->byte : -1;
}

} // namespace

ResendCommand::ResendCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ResendCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"body"_s, tr("Send what is in this file instead of the body that was sent, byte for byte."), u"file"_s});
    parser.addOption({u"times"_s, tr("How often, one after the other; at most %1.").arg(mostTimes), u"number"_s, u"1"_s});
    parser.addOption(
        {u"provider"_s, tr("To this provider, which has to speak the same language. Default: the one that it went to."), u"name"_s});
    parser.addPositionalArgument(u"exchange"_s, tr("The exchange, by its identifier or the beginning of it."), u"EXCHANGE"_s);
}

void ResendCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1) {
        failUsage(tr("Which exchange? parlance exchanges lists them."));
        return;
    }
    const auto times = count(parser, u"times"_s);
    if (!times || *times > mostTimes) {
        failUsage(tr("--times is a number from 1 to %1.").arg(mostTimes));
        return;
    }
    m_times = *times;
    m_json = parser.isSet(u"json"_s);
    if (const auto prepared = prepare(parser); !prepared)
        fail(prepared.error());
    else
        sendNext();
}

model::Result<void> ResendCommand::prepare(const QCommandLineParser &parser)
{
    const auto exchange = model::ExchangeStore(workbench().store().reader()).findByPrefix(parser.positionalArguments().first());
    const auto request = exchange ? network::ResentRequest::of(*exchange) : tl::make_unexpected(exchange.error());
    if (!request)
        return tl::make_unexpected(request.error());
    m_request = *request;
    m_of = exchange->id;
    if (parser.isSet(u"body"_s)) {
        QFile file(parser.value(u"body"_s));
        if (!file.open(QIODevice::ReadOnly))
            return model::failure(ErrorCategory::Usage, tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString()));
        m_request.body = readUpTo(file, largestResent);
        if (m_request.body.size() > largestResent)
            return model::failure(ErrorCategory::Usage, tr("%1 is larger than 64 MiB.").arg(file.fileName()));
    } else if (m_request.body.contains("[redacted")) {
        terminal().note(tr("Where a key stood in the body there is a mark in its place, which is sent as it is."));
    }
    const auto provider = parser.isSet(u"provider"_s) ? model::Result<QString>(parser.value(u"provider"_s))
                                                      : workbench().providerOf(*exchange);
    if (!provider) {
        return model::failure(provider.error().category,
            parser.isSet(u"provider"_s) ? provider.error().message : tr("%1 Say which with --provider.").arg(provider.error().message));
    }
    m_provider = *provider;
    if (exchange->status >= 200 && exchange->status < 300)
        m_earlier = model::plainText(network::readReply(*m_request.dialect, exchange->responseHeaders, exchange->responseBody).contents);
    m_earlierMilliseconds = exchange->totalMilliseconds;
    return {};
}

void ResendCommand::sendNext()
{
    const auto job = workbench().resend(m_request, m_provider, this);
    if (!job) {
        fail(job.error());
        return;
    }
    m_job = *job;
    if (!m_json && m_times == 1) {
        connect(m_job, &network::Resending::deltaArrived, this, [this](const model::Delta &delta) {
            if (delta.kind != model::Delta::Kind::Text)
                return;
            terminal().write(delta.text);
            m_isInLine = !delta.text.endsWith(u'\n');
        });
    }
    connect(m_job, &network::Resending::failed, this, &ResendCommand::fail);
    connect(m_job, &network::Resending::succeeded, this, &ResendCommand::take);
}

void ResendCommand::take(const network::ResentAnswer &answer)
{
    ++m_sent;
    m_failed += answer.error ? 1 : 0;
    if (m_json)
        tellJson(answer);
    else
        tell(answer);
    m_job->deleteLater();
    if (m_sent < m_times)
        sendNext();
    else
        end();
}

void ResendCommand::tell(const network::ResentAnswer &answer)
{
    if (m_isInLine)
        terminal().write(u"\n"_s);
    const qint64 departs = departureIn(m_earlier, answer.text());
    const QString same = answer.error ? answer.error->message
        : departs < 0                 ? tr("says the same as before")
                                      : tr("departs from what was said before at byte %1").arg(departs);
    const QString line = tr("%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7")
                             .arg(answer.exchange.toString(), QString::number(answer.status), QString::number(answer.milliseconds, 'f', 0),
                                 QString::number(m_earlierMilliseconds, 'f', 0), QString::number(answer.reply.usage.prompt()),
                                 QString::number(answer.reply.usage.output), same);
    if (m_times > 1)
        terminal().line(line);
    else
        terminal().note(line);
}

void ResendCommand::tellJson(const network::ResentAnswer &answer)
{
    const qint64 departs = departureIn(m_earlier, answer.text());
    model::JsonWriter writer;
    writer.beginObject().member(u"exchange", answer.exchange.toString()).member(u"of", m_of.toString());
    writer.member(u"provider", m_provider).member(u"status", qint64(answer.status)).key(u"milliseconds").number(answer.milliseconds);
    writer.member(u"text", answer.text()).member(u"stop", model::toWire(answer.reply.stop));
    writer.member(u"usage", model::toJson(answer.reply.usage)).key(u"calls").beginArray();
    for (const model::Invocation &call : answer.reply.invocations)
        writer.string(call.name);
    writer.endArray().key(u"departs");
    departs < 0 ? writer.null() : writer.number(departs);
    if (answer.error)
        writer.member(u"error", answer.error->message);
    terminal().line(writer.endObject().text());
}

void ResendCommand::end()
{
    if (m_json) {
        model::JsonWriter writer;
        writer.beginObject().member(u"end", m_failed == 0 ? u"done" : u"failed").member(u"sent", qint64(m_sent));
        terminal().line(writer.member(u"failed", qint64(m_failed)).endObject().text());
    }
    Q_EMIT finished(m_failed == 0 ? Committed : Failed);
}

void ResendCommand::interrupt()
{
    if (m_job)
        m_job->cancel();
    Q_EMIT finished(CancelledByPerson);
}

} // namespace gui
