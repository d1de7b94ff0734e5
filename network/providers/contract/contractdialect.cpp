// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractdialect.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/contract/contractstream.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>
#include <map>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Role, model::TextContent;

namespace {

//! Reads a reply of a model that may write its calls as text: another dialect's decoder reads the events, this reads what the model
//! said in them. Thoughts, usage, native calls and errors pass through. Owned by its reader, like every decoder.
class ContractDecoder final : public StreamDecoder, private StreamListener
{
public:
    ContractDecoder(const Dialect &dialect, const model::ConverseRequest &request, ContractReader::Manner manner, StreamListener &listener);
    ~ContractDecoder() override;

    void expectThoughtsIn(const QString &member) override { m_inner->expectThoughtsIn(member); }
    void setLimit(qint64 bytes) override { m_inner->setLimit(bytes); }
    void read(const SseEvent &event) override;
    void readWhole(const QByteArray &json) override;
    void close() override;
    const QString &unknownStop() const override { return m_inner->unknownStop(); }
    model::ConverseReply reply() const override;

protected:
    void readEvent(QByteArrayView, const model::JsonView::Members &) override { }
    void readBody(const model::JsonView &) override { }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    void deltaArrived(const model::Delta &delta) override;
    void invocationForming(int index, const QString &name, qint64 bytes) override;
    void follow();
    void settle();
    void count();

    const ContractReader::Manner m_manner;
    const ContractReader m_reader;
    ContractStream m_stream;
    const std::unique_ptr<StreamDecoder> m_inner;
    //! All that the model said.
    QString m_text;
    model::ConverseReply m_whole;
    ContractReading m_reading;
    model::WrittenCalls m_written;
};

using Kind = ContractReading::Kind;
using Manner = ContractReader::Manner;

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

//! Rewrites a request for a model that calls tools by contract, so that any other dialect can send it: the tools become text of the
//! supervisor, calls become text of the assistant and results text of the user. The same request always gives the same. Made for one
//! request; pure.
class ContractWriter final
{
public:
    ContractWriter(const model::ConverseRequest &request, const ContractPrompt &prompt);

    model::ConverseRequest request() const;

private:
    void addSupervisor(QList<model::CanisterPointer> &canisters) const;
    model::CanisterPointer answer(const model::Canister &said) const;
    model::CanisterPointer calls(const QList<model::CanisterPointer> &invocations) const;
    model::CanisterPointer results(const QList<model::CanisterPointer> &results, const QList<model::CanisterPointer> &invocations) const;
    QString callText(const model::Invocation &invocation) const;
    QString answerText(const QString &text) const;

    const model::ConverseRequest &m_request;
    const ContractPrompt &m_prompt;
    const ToolNames m_names;
    //! Nothing is agreed upon where there are no tools.
    const bool m_isAgreed;
};

CanisterPointer spoken(Role role, const QString &text)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    return model::share(std::move(canister));
}

//! The name under which a result's call was made.
QString nameOf(const Canister &result, const QList<CanisterPointer> &invocations)
{
    for (const CanisterPointer &canister : invocations) {
        if (result.result && canister->invocation->id == result.result->invocation)
            return canister->invocation->name;
    }
    return {};
}

//! A sentence can follow.
QString ended(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty() || trimmed.contains(u'\n'))
        return trimmed + u'\n';
    return trimmed + (u".!?"_s.contains(trimmed.back()) ? u" "_s : u". "_s);
}

QString pattern(const QString &text, const QString &name, const QString &result)
{
    QString filled = text;
    const qsizetype at = filled.indexOf(u"{result}");
    // What a tool gave may hold braces of its own, so it comes last.
    QString before = at < 0 ? filled : filled.first(at);
    before.replace(u"{name}"_s, name);
    return at < 0 ? before + u' ' + result : before + result + filled.sliced(at + 8).replace(u"{name}"_s, name);
}

ContractWriter::ContractWriter(const model::ConverseRequest &request, const ContractPrompt &prompt)
    : m_request(request)
    , m_prompt(prompt)
    , m_names(request.tools)
    , m_isAgreed(!request.tools.isEmpty())
{
}

model::ConverseRequest ContractWriter::request() const
{
    model::ConverseRequest rewritten = m_request;
    rewritten.tools.clear();
    rewritten.canisters.clear();
    addSupervisor(rewritten.canisters);
    QList<CanisterPointer> asked;
    for (const Passage &passage : passagesOf(m_request.canisters)) {
        QList<CanisterPointer> invocations;
        std::copy_if(passage.canisters.begin(), passage.canisters.end(), std::back_inserter(invocations),
            [](const CanisterPointer &canister) { return canister->invocation.has_value(); });
        if (passage.kind == Passage::Kind::Results) {
            rewritten.canisters.append(results(passage.canisters, asked));
        } else if (passage.kind == Passage::Kind::User) {
            rewritten.canisters += passage.canisters;
        } else {
            // What was said before calls stays as it is: the calls are the reply.
            for (const CanisterPointer &canister : passage.canisters) {
                if (!canister->invocation)
                    rewritten.canisters.append(invocations.isEmpty() ? answer(*canister) : canister);
            }
            if (!invocations.isEmpty())
                rewritten.canisters.append(calls(invocations));
            asked = invocations;
        }
    }
    return rewritten;
}

void ContractWriter::addSupervisor(QList<CanisterPointer> &canisters) const
{
    for (const CanisterPointer &canister : m_request.canisters) {
        if (canister->role == Role::Supervisor)
            canisters.append(canister);
    }
    if (!m_isAgreed)
        return;
    canisters.append(spoken(Role::Supervisor, m_prompt.supervisorText(m_request.tools)));
    for (const ContractPrompt::Example &example : m_prompt.fittingExamples(m_request.tools)) {
        for (const auto &[role, text] : example.messages)
            canisters.append(spoken(role, text));
    }
}

CanisterPointer ContractWriter::answer(const Canister &said) const
{
    Canister canister = said;
    if (!m_isAgreed || !m_prompt.answersInJson || said.text().isEmpty())
        return model::share(std::move(canister));
    canister.contents.removeIf([](const model::Content &content) { return std::holds_alternative<TextContent>(content); });
    canister.contents.append(TextContent {answerText(said.text())});
    return model::share(std::move(canister));
}

QString ContractWriter::answerText(const QString &text) const
{
    model::JsonWriter quoted;
    quoted.string(text);
    return uR"({"type": "final", "content": )"_s + quoted.text().toString() + u'}';
}

CanisterPointer ContractWriter::calls(const QList<CanisterPointer> &invocations) const
{
    QStringList lines;
    for (const CanisterPointer &canister : invocations)
        lines.append(callText(*canister->invocation));
    return spoken(Role::Assistant, lines.join(u'\n'));
}

QString ContractWriter::callText(const model::Invocation &invocation) const
{
    model::JsonWriter name;
    name.string(m_names.wire(invocation.name));
    const QString members = u"\"name\": "_s + name.text().toString() + u", \"arguments\": "_s
        + argumentsForWire(invocation.arguments).compacted().toString() + u'}';
    if (m_prompt.calls == ContractPrompt::Calls::Tags)
        return u"<tool_call>\n{"_s + members + u"\n</tool_call>"_s;
    return uR"({"type": "tool_call", )"_s + members;
}

CanisterPointer ContractWriter::results(const QList<CanisterPointer> &results, const QList<CanisterPointer> &invocations) const
{
    QStringList texts;
    model::Contents others;
    for (const CanisterPointer &result : results) {
        QStringList said;
        for (const model::Content &content : result->contents) {
            if (const QString text = textForWire(content); !text.isEmpty())
                said.append(text);
            else if (std::holds_alternative<model::ImageContent>(content))
                others.append(content);
        }
        texts.append(pattern(m_prompt.result, m_names.wire(nameOf(*result, invocations)), said.join(u"\n\n"_s)));
    }
    QString text = texts.join(u'\n');
    if (m_isAgreed && !m_prompt.afterResults.isEmpty())
        text = ended(text) + m_prompt.afterResults;
    Canister canister;
    canister.role = Role::User;
    canister.contents = model::Contents {TextContent {text}} + others;
    return model::share(std::move(canister));
}

} // namespace

const Dialect &ContractDialect::over(const Dialect &dialect, Manner manner)
{
    // Dialects live as long as the program, and are spoken on its one thread.
    static std::map<std::pair<const Dialect *, Manner>, std::unique_ptr<const ContractDialect>> made;
    if (dynamic_cast<const ContractDialect *>(&dialect))
        return dialect;
    auto &wrapped = made[{&dialect, manner}];
    if (!wrapped)
        wrapped = std::make_unique<const ContractDialect>(dialect, manner);
    return *wrapped;
}

QString ContractDialect::name() const
{
    return m_manner == Manner::Contract ? prefix.toString() + m_inner.name() : m_inner.name();
}

QString ContractDialect::title() const
{
    return m_manner == Manner::Contract ? QStringLiteral("Contract, ") + m_inner.title() : m_inner.title();
}

EncodedRequest ContractDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    if (m_manner == Manner::Watching)
        return m_inner.encode(request, provider, entry);
    const auto &described = entry.contract ? entry.contract : provider.contract;
    const ContractPrompt &prompt = described ? *described : ContractPrompt::standard();
    return m_inner.encode(ContractWriter(request, prompt).request(), provider, entry);
}

std::unique_ptr<StreamDecoder> ContractDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<ContractDecoder>(m_inner, request, m_manner, listener);
}

model::JsonText ContractDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return m_manner == Manner::Contract ? contractToolsJson(tools) : m_inner.toolsJson(tools);
}

} // namespace network
