// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractwriter.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Role, model::TextContent;

namespace {

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

} // namespace

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

} // namespace network
