// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedprompts.h"

#include "gui/serving/servedlibrary.h"
#include "invocables/files/workspacetext.h"
#include "model/schema/jsonwriter.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using network::ServedCall;
namespace rpccode = network::rpccode;

ServedPrompts::ServedPrompts(Workbench &workbench, QStringList folders, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_folders(std::move(folders))
{
    connect(&m_workbench.prompts(), &model::PromptCatalog::changed, this, &ServedPrompts::changed);
}

void ServedPrompts::list(ServedCall &call) const
{
    JsonWriter writer;
    writer.beginObject().key(u"prompts").beginArray();
    for (const model::Prompt &each : m_workbench.prompts().prompts()) {
        const auto prompt = m_workbench.prompts().promptFor(each.name);
        if (!prompt)
            continue;
        writer.beginObject().member(u"name", prompt->name).member(u"title", prompt->shownName());
        writer.member(u"description", prompt->description).key(u"arguments").beginArray();
        const QStringList missing = prompt->missing({});
        for (const model::PromptVariable &variable : prompt->variables) {
            writer.beginObject().member(u"name", variable.name);
            writer.member(u"description", variable.description.isEmpty() ? variable.title : variable.description);
            writer.flag(u"required", missing.contains(variable.name)).endObject();
        }
        writer.endArray().endObject();
    }
    call.succeed(writer.endArray().endObject().text());
}

void ServedPrompts::get(ServedCall &call) const
{
    const auto prompt = m_workbench.prompts().promptFor(model::stringIn(call.params(), u"name"));
    if (!prompt)
        return call.fail({rpccode::invalidParams, prompt.error().english});
    QMap<QString, QString> written;
    for (const auto &[name, value] : call.params().member(u"arguments").value_or(JsonText()).members())
        written.insert(name, value.read().toString());
    const QStringList hidden = m_workbench.profile().folders() + model::Profile::ofDesktop().folders();
    const auto values = prompt->valuesOf(written);
    const auto filled = !values
        ? tl::make_unexpected(values.error())
        : prompt->filled(*values, [&](const QString &path) { return invocables::readWorkspaceText(m_folders, hidden, path); });
    if (!filled)
        return call.fail({rpccode::invalidParams, filled.error().english});
    JsonWriter writer;
    writer.beginObject().member(u"description", prompt->description).key(u"messages").beginArray().beginObject();
    writer.member(u"role", u"user").key(u"content").beginObject().member(u"type", u"text").member(u"text", *filled).endObject();
    call.succeed(writer.endObject().endArray().endObject().text());
}

void ServedPrompts::complete(ServedCall &call, const QString &prompt, const QString &argument, const QString &given) const
{
    const auto found = m_workbench.prompts().promptFor(prompt);
    const model::PromptVariable *variable = found ? found->find(argument) : nullptr;
    if (!variable)
        return call.fail({rpccode::invalidParams, u"There is no argument “%1” of a prompt “%2”."_s.arg(argument, prompt)});
    QStringList values;
    for (const model::PromptVariable::Option &option : variable->options) {
        if (option.value.startsWith(given, Qt::CaseInsensitive))
            values.append(option.value);
    }
    call.succeed(completionOf(values));
}

} // namespace gui
