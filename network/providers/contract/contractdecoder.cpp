// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractdecoder.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using Kind = ContractReading::Kind;
using Manner = ContractReader::Manner;

namespace {

//! What is no text, as it came.
model::Contents withoutText(const model::Contents &contents)
{
    model::Contents others;
    for (const model::Content &content : contents) {
        if (!std::holds_alternative<model::TextContent>(content))
            others.append(content);
    }
    return others;
}

} // namespace

ContractDecoder::ContractDecoder(const Dialect &dialect, const model::ConverseRequest &request, Manner manner, StreamListener &listener)
    : StreamDecoder(request, listener)
    // Without tools nothing was agreed upon.
    , m_manner(request.tools.isEmpty() ? Manner::Watching : manner)
    , m_reader(request.tools, m_manner)
    , m_stream(m_manner)
    , m_inner(dialect.makeDecoder(request, *this))
{
    m_written.byContract = m_manner == Manner::Contract;
}

ContractDecoder::~ContractDecoder() = default;

void ContractDecoder::read(const SseEvent &event)
{
    m_inner->read(event);
    follow();
}

void ContractDecoder::readWhole(const QByteArray &json)
{
    m_inner->readWhole(json);
    follow();
}

void ContractDecoder::close()
{
    m_inner->close();
    follow();
}

void ContractDecoder::follow()
{
    if (m_inner->error())
        fail(*m_inner->error());
    else if (m_inner->isComplete())
        settle();
}

//! Servers tell their usage after the last event of the answer; the text is read once.
void ContractDecoder::settle()
{
    m_whole = m_inner->reply();
    m_stop = m_whole.stop;
    m_usage = m_whole.usage;
    m_model = m_whole.model;
    if (isComplete())
        return;
    m_reading = m_reader.read(m_text);
    const auto isCut = [this](const WrittenCall &call) { return (call.repairs | m_reading.repairs).testFlag(Repair::CutOff); };
    // What a limit cut off must not run, however whole it looks.
    if (m_stop == model::StopReason::Length && std::any_of(m_reading.calls.begin(), m_reading.calls.end(), isCut))
        m_reading = {Kind::Unreadable, m_reading.thought, m_text, {}, {}};
    if (!hasRoomAfter(m_reading.calls.size()))
        return;
    const QString &said = m_stream.said();
    if (m_reading.text.startsWith(said))
        speak(model::Delta::Kind::Text, m_reading.text.sliced(said.size()));
    count();
    complete();
}

void ContractDecoder::count()
{
    m_written.areOffered = m_reading.kind == Kind::Offer && m_whole.invocations.isEmpty();
    if (m_reading.kind == Kind::Unreadable)
        m_written.failed = 1;
    if (m_reading.kind != Kind::Calls)
        return;
    m_written.byContract = true;
    for (const WrittenCall &call : std::as_const(m_reading.calls))
        ++((call.repairs | m_reading.repairs) ? m_written.repaired : m_written.valid);
}

model::ConverseReply ContractDecoder::reply() const
{
    model::ConverseReply reply = StreamDecoder::reply();
    reply.written = m_written;
    // Whether they run is a person's word.
    if (m_written.areOffered && reply.stop == model::StopReason::Invocations)
        reply.stop = model::StopReason::Finished;
    return reply;
}

model::Contents ContractDecoder::contents() const
{
    const model::Contents told = isComplete() ? m_whole.contents : m_inner->partial().contents;
    const ContractReading reading = isComplete() ? m_reading : m_reader.readPart(m_text);
    if (reading.text == m_text)
        return told;
    model::Contents contents = withoutText(told);
    if (!reading.thought.isEmpty())
        contents.append(model::ThoughtContent {reading.thought, {}, {}});
    if (!reading.text.isEmpty())
        contents.append(model::TextContent {reading.text});
    return contents;
}

QList<model::Invocation> ContractDecoder::invocations() const
{
    QList<model::Invocation> all = m_whole.invocations;
    if (m_reading.kind == Kind::Offer && !all.isEmpty())
        return all;
    QSet<QString> used;
    for (const WrittenCall &call : m_reading.calls) {
        all.append(invocation({}, call.name, call.arguments, used));
        all.last().repairs = toWire(call.repairs | m_reading.repairs);
        all.last().byContract = true;
    }
    return all;
}

void ContractDecoder::deltaArrived(const model::Delta &delta)
{
    if (delta.kind != model::Delta::Kind::Text) {
        speak(delta.kind, delta.text);
        return;
    }
    m_text += delta.text;
    for (const model::Delta &shown : m_stream.feed(delta.text))
        speak(shown.kind, shown.text);
    if (const QString tool = m_stream.tool(); !tool.isEmpty()) {
        const QString known = m_reader.names().find(tool);
        tellForming(0, known.isEmpty() ? tool : known, m_text.size());
    }
}

void ContractDecoder::invocationForming(int index, const QString &name, qint64 bytes)
{
    tellForming(index, name, bytes);
}

} // namespace network
