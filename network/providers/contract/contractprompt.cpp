// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractprompt.h"

#include "network/providers/contract/callablenames.h"
#include "network/providers/contract/toolcontract.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

QString wordsOf(const DescriptorValue &table, QStringView name, const QString &otherwise = {})
{
    return table[name].string().value_or(otherwise);
}

ContractPrompt::Example readExample(const DescriptorValue &value)
{
    ContractPrompt::Example example;
    for (const DescriptorValue &tool : value[u"tools"].array())
        example.tools.append(tool.string().value_or(QString()));
    for (const DescriptorValue &message : value[u"messages"].array()) {
        const bool isAssistant = wordsOf(message, u"role") == u"assistant";
        example.messages.append({isAssistant ? model::Role::Assistant : model::Role::User, wordsOf(message, u"text")});
    }
    return example;
}

} // namespace

const ContractPrompt &ContractPrompt::standard()
{
    static const ContractPrompt prompt {u"contract"_s, standardContract(), true, Calls::Json, uR"(Tool "{name}" returned: {result})"_s,
        u"Now respond with type=final, or with another type=tool_call if it is needed."_s};
    return prompt;
}

std::shared_ptr<const ContractPrompt> ContractPrompt::read(const model::DescriptorFile &file)
{
    const DescriptorValue &head = file.root[u"prompt"];
    const DescriptorValue &contract = file.root[u"contract"];
    if (!head.isTable() || !contract.isTable())
        return {};
    auto prompt = std::make_shared<ContractPrompt>(standard());
    prompt->name = wordsOf(head, u"name");
    prompt->text = wordsOf(head, u"text");
    prompt->answersInJson = wordsOf(contract, u"answers", u"json"_s) == u"json";
    prompt->calls = wordsOf(contract, u"calls") == u"tags" ? Calls::Tags : Calls::Json;
    prompt->result = wordsOf(contract, u"result", prompt->result);
    prompt->afterResults = wordsOf(contract, u"after-results", prompt->answersInJson ? prompt->afterResults : QString());
    for (const DescriptorValue &example : contract[u"examples"].array())
        prompt->examples.append(readExample(example));
    return prompt;
}

QString ContractPrompt::supervisorText(const QList<model::ToolDeclaration> &tools) const
{
    if (tools.isEmpty())
        return {};
    // One pass, so that what a tool says of itself is never taken for a place.
    const std::array<std::pair<QString, QString (*)(const QList<model::ToolDeclaration> &)>, 3> places {
        {{u"{registry_json}"_s, [](const auto &all) { return contractToolsJson(all).indented().toString(); }},
            {u"{tool_list}"_s, contractToolList}, {u"{function_lines}"_s, contractFunctionLines}}};
    QString filled;
    for (qsizetype at = 0; at < text.size();) {
        const auto place = std::find_if(places.begin(), places.end(),
            [this, at](const auto &known) { return text.at(at) == u'{' && QStringView(text).sliced(at).startsWith(known.first); });
        filled += place == places.end() ? QString(text.at(at)) : place->second(tools);
        at += place == places.end() ? 1 : place->first.size();
    }
    return filled;
}

QList<ContractPrompt::Example> ContractPrompt::fittingExamples(const QList<model::ToolDeclaration> &tools) const
{
    const CallableNames names(tools);
    QList<Example> fitting;
    for (const Example &example : examples) {
        if (std::all_of(example.tools.begin(), example.tools.end(), [&names](const QString &tool) { return !names.find(tool).isEmpty(); }))
            fitting.append(example);
    }
    return fitting;
}

} // namespace network
