// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/programoffer.h"

#include "gui/serving/servedcomparison.h"
#include "gui/serving/servedturn.h"
#include "model/schema/jsonschema.h"
#include "model/schema/jsonwriter.h"

#include <QMap>

#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using network::ServedCall;
namespace rpccode = network::rpccode;

namespace {

constexpr auto agentPrefix = "agent_"_L1;

// What peers' models are told stays English, like all that models read.
const QByteArray converseSchema =
    R"({"type":"object","properties":{)"
    R"("prompt":{"type":"string","description":"What to say."},)"
    R"("conversation":{"type":"string","description":"Goes on with this conversation; a new one without it."},)"
    R"("model":{"type":"string","description":"PROVIDER/MODEL; the conversation's own without it."},)"
    R"("agent":{"type":"string","description":"The agent that plays."},)"
    R"("tools":{"type":"array","items":{"type":"string"},)"
    R"("description":"Ensembles, or ENSEMBLE:TOOL, that alone are on."},)"
    R"("supervisor":{"type":"string","description":"The system text of the conversation."}},)"
    R"("required":["prompt"],"additionalProperties":false})";
const QByteArray compareSchema = R"({"type":"object","properties":{"prompt":{"type":"string","description":"What is said to each."},)"
                                 R"("models":{"type":"array","items":{"type":"string"},"minItems":2,"maxItems":8,)"
                                 R"("description":"PROVIDER/MODEL, a column each."},)"
                                 R"("times":{"type":"integer","minimum":1,"maximum":64,"description":"How often each runs."}},)"
                                 R"("required":["prompt","models"],"additionalProperties":false})";
const QByteArray listSchema =
    R"({"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},)"
    R"("cursor":{"type":"string","description":"nextCursor of the answer before."}},"additionalProperties":false})";
const QByteArray searchSchema =
    R"({"type":"object","properties":{"query":{"type":"string","description":"Words that are all to be there; )"
    R"(a phrase in quotation marks; -word: without it; role: model: tool: label: group: archived: after: before:."},)"
    R"("limit":{"type":"integer","minimum":1,"maximum":100}},"required":["query"],"additionalProperties":false})";
const QByteArray agentSchema = R"({"type":"object","properties":{"prompt":{"type":"string","description":"What to say to the agent."},)"
                               R"("conversation":{"type":"string","description":"Goes on with this conversation; a new one without it."}},)"
                               R"("required":["prompt"],"additionalProperties":false})";

//! Why the arguments of a call do not fit the schema of a tool of ours; empty where they do. For the peer's model, so in English.
QString misfitOf(const ServedCall &call, const QString &tool, const QByteArray &schema)
{
    const auto given = call.params().member(u"arguments");
    const JsonText arguments = given && given->bytes() != "null" ? *given : JsonText::trusted("{}");
    QStringList wrong;
    for (const model::SchemaViolation &violation : model::JsonSchema::trusted(JsonText::trusted(schema))->validate(arguments)) {
        if (const QString whole = violation.whole().english(); !wrong.contains(whole))
            wrong.append(whole);
    }
    return wrong.isEmpty() ? QString() : u"The arguments of %1 do not fit: %2"_s.arg(tool, wrong.join(u"; "_s));
}

const QMap<QString, QByteArray> &ownSchemas()
{
    static const QMap<QString, QByteArray> schemas {{u"converse"_s, converseSchema}, {u"compare"_s, compareSchema},
        {u"list_conversations"_s, listSchema}, {u"search_conversations"_s, searchSchema}};
    return schemas;
}

void writeOffered(JsonWriter &writer, const QString &name, const QString &description, const QByteArray &input, const JsonText &output = {})
{
    writer.beginObject().member(u"name", name).member(u"description", description).member(u"inputSchema", JsonText::trusted(input));
    if (!output.isEmpty())
        writer.member(u"outputSchema", output);
    writer.endObject();
}

} // namespace

ProgramOffer::ProgramOffer(Workbench &workbench, const Picked &picked, QObject *parent)
    : McpOffer(parent)
    , m_workbench(workbench)
    , m_picked(picked)
    , m_questions(workbench.questions(), picked.isAlone, nullptr)
    , m_tools(workbench, m_questions, picked.ensembles, picked.settings.folders, nullptr)
    , m_library(workbench, nullptr)
    , m_prompts(workbench, picked.settings.folders, nullptr)
{
    connect(&m_questions, &PeerQuestions::followed, this, [this](const model::ConversationId &conversation, network::ServedCall *call) {
        m_clients.setPlace(*call, conversation, m_questions.isKept(conversation));
    });
    connect(&m_tools, &ServedTools::changed, this, &ProgramOffer::noteTools);
    connect(&m_prompts, &ServedPrompts::changed, this, [this] { noteChange(u"prompts"_s); });
    connect(&m_library, &ServedLibrary::listChanged, this, [this] { noteChange(u"resources"_s); });
    connect(&m_library, &ServedLibrary::updated, this, &ProgramOffer::resourceUpdated);
    connect(&m_gathering, &QTimer::timeout, this, [this] {
        for (const QString &kind : std::exchange(m_changed, {}))
            Q_EMIT listChanged(kind);
    });
}

//! A peer asks for the whole list each time that it is told: many servers that connect one after the other are one change.
void ProgramOffer::noteChange(const QString &kind)
{
    if (!m_changed.contains(kind))
        m_changed.append(kind);
    if (!m_gathering.isActive())
        m_gathering.start(gatheringMilliseconds);
}

JsonText ProgramOffer::capabilities() const
{
    return JsonText::trusted(R"({"tools":{"listChanged":true},"resources":{"subscribe":true,"listChanged":true},)"
                             R"("prompts":{"listChanged":true},"completions":{},"logging":{}})");
}

QString ProgramOffer::instructions() const
{
    return u"Parlance keeps conversations with language models and runs their tools. “converse” sends a prompt and waits for the whole "
           u"turn, "
           "tools included; a turn that fails is undone as a whole, and the answer says what had run by then."_s;
}

JsonText ProgramOffer::inputSchema(const QString &tool) const
{
    ServedNames names;
    agents(names);
    return m_tools.schemaOf(tool, names);
}

void ProgramOffer::answer(ServedCall &call)
{
    m_clients.note(call);
    const QString &method = call.method();
    if (method == "tools/list"_L1)
        listTools(call);
    else if (method == "tools/call"_L1)
        callTool(call);
    else if (method == "resources/list"_L1)
        m_library.listResources(call);
    else if (method == "resources/templates/list"_L1)
        ServedLibrary::listTemplates(call);
    else if (method == "resources/read"_L1)
        m_library.read(call);
    else if (method == "prompts/list"_L1)
        m_prompts.list(call);
    else if (method == "prompts/get"_L1)
        m_prompts.get(call);
    else if (method == "completion/complete"_L1)
        complete(call);
    else
        call.fail({rpccode::methodNotFound, u"There is no method “%1”."_s.arg(method)});
}

QList<std::pair<QString, QString>> ProgramOffer::agents(ServedNames &names) const
{
    for (const QString &own : ownSchemas().keys())
        names.take(own);
    QList<std::pair<QString, QString>> agents;
    for (const model::AgentEntry &entry : m_workbench.agents().entries()) {
        if (!entry.name.isEmpty())
            agents.append({names.take(agentPrefix + entry.name), entry.name});
    }
    return agents;
}

void ProgramOffer::listTools(ServedCall &call)
{
    // Who has not asked for them is told of no change; agents are not even read for a client that just talks to a model.
    connect(&m_workbench.agents(), &model::AgentCatalog::changed, this, &ProgramOffer::noteTools, Qt::UniqueConnection);
    JsonWriter writer;
    writer.beginObject().key(u"tools").beginArray();
    writeOffered(writer, u"converse"_s, u"Sends a prompt to a language model and waits for the turn with all its tool calls."_s,
        converseSchema, ServedTurn::outputSchema());
    writeOffered(writer, u"compare"_s, u"Sends one prompt to several models and returns what each answers."_s, compareSchema,
        ServedComparison::outputSchema());
    writeOffered(writer, u"list_conversations"_s, u"The conversations that are kept, newest change first."_s, listSchema);
    writeOffered(writer, u"search_conversations"_s,
        u"Looks for words in all conversations: in their titles first, then in messages, newest first."_s, searchSchema);
    ServedNames names;
    for (const auto &[tool, agent] : agents(names))
        writeOffered(writer, tool, u"Sends a prompt to the agent “%1” and waits for its turn."_s.arg(agent), agentSchema,
            ServedTurn::outputSchema());
    m_tools.write(writer, names);
    call.succeed(writer.endArray().endObject().text());
}

void ProgramOffer::callTool(ServedCall &call)
{
    const QString name = model::stringIn(call.params(), u"name");
    if (ownSchemas().contains(name))
        return callOwn(call, name);
    ServedNames names;
    QString agent;
    for (const auto &[tool, played] : agents(names))
        agent = tool == name ? played : agent;
    if (agent.isEmpty())
        return m_tools.call(call, name, names);
    const QString misfit = misfitOf(call, name, agentSchema);
    misfit.isEmpty() ? converse(call, agent) : call.succeed(failedResult(misfit));
}

void ProgramOffer::callOwn(ServedCall &call, const QString &name)
{
    if (const QString misfit = misfitOf(call, name, ownSchemas().value(name)); !misfit.isEmpty())
        return call.succeed(failedResult(misfit));
    if (name == "converse"_L1)
        return converse(call);
    if (name == "compare"_L1)
        return ServedComparison::begin(m_workbench, m_questions, call, m_picked.settings);
    name == "list_conversations"_L1 ? m_library.listConversations(call) : m_library.searchConversations(call);
}

void ProgramOffer::converse(ServedCall &call, const QString &agent)
{
    const JsonText arguments = call.params().member(u"arguments").value_or(JsonText());
    ServedTurn::Wanted wanted {model::stringIn(arguments, u"prompt"), model::stringIn(arguments, u"conversation"), {}, agent, {}, {}};
    if (agent.isEmpty()) {
        wanted.model = model::stringIn(arguments, u"model");
        wanted.agent = model::stringIn(arguments, u"agent");
        wanted.supervisor = model::stringIn(arguments, u"supervisor");
        if (const auto tools = arguments.member(u"tools")) {
            wanted.tools.emplace();
            for (const auto &[index, tool] : tools->members())
                wanted.tools->append(tool.read().toString());
        }
    }
    ServedTurn::begin(m_workbench, m_questions, call, m_picked.settings, wanted);
}

void ProgramOffer::complete(ServedCall &call)
{
    const JsonText reference = call.params().member(u"ref").value_or(JsonText());
    const JsonText argument = call.params().member(u"argument").value_or(JsonText());
    const QString name = model::stringIn(argument, u"name");
    const QString given = model::stringIn(argument, u"value");
    if (model::stringIn(reference, u"type") == "ref/prompt"_L1)
        m_prompts.complete(call, model::stringIn(reference, u"name"), name, given);
    else
        m_library.complete(call, name, given);
}

} // namespace gui
