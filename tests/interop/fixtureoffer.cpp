// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/fixtureoffer.h"

#include "model/schema/jsonwriter.h"
#include "network/mcp/serving/servedtasks.h"

#include <QTimer>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using network::McpServerRequest, network::ServedCall;
namespace rpccode = network::rpccode;

namespace {

// A red pixel, and a sound of no length.
constexpr auto png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
constexpr auto wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=";

JsonText json(const QByteArray &text)
{
    return JsonText::trusted(text);
}

void saying(ServedCall &call, const QString &text, bool isError = false)
{
    JsonWriter writer;
    writer.beginObject().key(u"content").beginArray().beginObject().member(u"type", u"text").member(u"text", text).endObject().endArray();
    if (isError)
        writer.flag(u"isError", true);
    call.succeed(writer.endObject().text());
}

QByteArray picture()
{
    return QByteArray(R"({"type":"image","mimeType":"image/png","data":")") + png + "\"}";
}

QByteArray embedded(const QByteArray &uri, const QByteArray &mime, const QString &text)
{
    return R"({"type":"resource","resource":{"uri":)" + JsonWriter::quoted(QString::fromUtf8(uri)) + R"(,"mimeType":")" + mime
        + R"(","text":)" + JsonWriter::quoted(text) + "}}";
}

QByteArray content(const QByteArrayList &parts)
{
    return R"({"content":[)" + parts.join(',') + "]}";
}

QString argument(const ServedCall &call, QStringView name)
{
    return model::stringIn(call.params().member(u"arguments").value_or(JsonText()), name);
}

//! Does these things one after the other, 50 ms apart, as long as somebody waits.
void inSteps(ServedCall &call, std::vector<std::function<void()>> steps)
{
    auto *timer = new QTimer(&call);
    timer->setInterval(50);
    auto next = std::make_shared<size_t>(0);
    const auto step = [timer, next, steps = std::move(steps)] {
        if (*next < steps.size())
            steps[(*next)++]();
        if (*next >= steps.size())
            timer->stop();
    };
    QObject::connect(timer, &QTimer::timeout, &call, step);
    timer->start();
    step();
}

McpServerRequest elicitation(const char *message, const QByteArray &schema)
{
    return {u"elicitation/create"_s,
        json(R"({"mode":"form","message":)" + JsonWriter::quoted(QString::fromUtf8(message)) + R"(,"requestedSchema":)" + schema + "}")};
}

McpServerRequest sampling(const QString &prompt, int tokens)
{
    return {u"sampling/createMessage"_s,
        json(R"({"messages":[{"role":"user","content":{"type":"text","text":)" + JsonWriter::quoted(prompt) + R"(}}],"maxTokens":)"
            + QByteArray::number(tokens) + "}")};
}

McpServerRequest roots()
{
    return {u"roots/list"_s, json("{}")};
}

QByteArray oneProperty(const char *name, const char *type)
{
    return QByteArray(R"({"type":"object","properties":{")") + name + R"(":{"type":")" + type + R"("}},"required":[")" + name + "\"]}";
}

const auto nameSchema = oneProperty("name", "string");

//! Asks, and says what came of it.
void relay(ServedCall &call, const QString &key, const McpServerRequest &request, const std::function<QString(const JsonText &)> &words)
{
    if (!call.canAsk(request.method)) {
        saying(call, u"The client does not take %1."_s.arg(request.method), true);
        return;
    }
    call.ask(key, request, [&call, words](const std::optional<JsonText> &answer) {
        saying(call, answer ? words(*answer) : u"The client did not answer."_s, !answer);
    });
}

QString outcomeOf(const JsonText &answer)
{
    return u"action=%1, content=%2"_s.arg(model::stringIn(answer, u"action"), answer.member(u"content").value_or(json("{}")).toString());
}

} // namespace

FixtureOffer::FixtureOffer(QObject *parent)
    : McpOffer(parent)
{
    addPlainTools();
    addToolsThatTakeTime();
    addToolsThatAsk();
    addToolsThatNeedInput();
    addToolsThatBecomeTasks();
}

JsonText FixtureOffer::capabilities() const
{
    return json(R"({"tools":{"listChanged":true},"resources":{"subscribe":true,"listChanged":true},"prompts":{"listChanged":true},)"
                R"("completions":{},"logging":{}})");
}

void FixtureOffer::add(const char *name, Handler handler, const QByteArray &schema)
{
    m_tools.append({QString::fromLatin1(name), schema, std::move(handler)});
}

void FixtureOffer::addPlainTools()
{
    add("test_simple_text", [](ServedCall &call) { saying(call, u"This is a simple text response for testing."_s); });
    add("test_image_content", [](ServedCall &call) { call.succeed(json(content({picture()}))); });
    add("test_audio_content", [](ServedCall &call) {
        call.succeed(json(content({QByteArray(R"({"type":"audio","mimeType":"audio/wav","data":")") + wav + "\"}"})));
    });
    add("test_embedded_resource", [](ServedCall &call) {
        call.succeed(json(content({embedded("test://embedded-resource", "text/plain", u"This is an embedded resource content."_s)})));
    });
    add("test_multiple_content_types", [](ServedCall &call) {
        call.succeed(json(content({R"({"type":"text","text":"Multiple content types test:"})", picture(),
            embedded("test://mixed-content-resource", "application/json", uR"({"test":"data","value":123})"_s)})));
    });
    add("test_error_handling", [](ServedCall &call) { saying(call, u"This tool intentionally returns an error for testing"_s, true); });
    add(
        "json_schema_2020_12_tool", [](ServedCall &call) { saying(call, u"Fits."_s); },
        R"({"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"address":{"$anchor":"addressDef","type":"object",)"
        R"("properties":{"street":{"type":"string"},"city":{"type":"string"}}}},"properties":{"name":{"type":"string"},)"
        R"("address":{"$ref":"#/$defs/address"},"contactMethod":{"type":"string","enum":["phone","email"]},"phone":{"type":"string"},)"
        R"("email":{"type":"string"}},"allOf":[{"anyOf":[{"required":["phone"]},{"required":["email"]}]}],)"
        R"("if":{"properties":{"contactMethod":{"const":"phone"}},"required":["contactMethod"]},"then":{"required":["phone"]},)"
        R"("else":{"required":["email"]},"additionalProperties":false})");
    add("test_trigger_tool_change", [this](ServedCall &call) {
        saying(call, u"The list of tools has changed."_s);
        Q_EMIT listChanged(u"tools"_s);
    });
    add("test_trigger_prompt_change", [this](ServedCall &call) {
        saying(call, u"The list of prompts has changed."_s);
        Q_EMIT listChanged(u"prompts"_s);
    });
}

void FixtureOffer::addToolsThatTakeTime()
{
    add("test_tool_with_progress", [](ServedCall &call) {
        inSteps(call,
            {[&call] { call.tellProgress(0, 100); }, [&call] { call.tellProgress(50, 100); },
                [&call] {
                    call.tellProgress(100, 100);
                    saying(call, u"Progressed to the end."_s);
                }});
    });
    for (const char *name : {"test_tool_with_logging", "test_logging_tool"}) {
        add(name, [](ServedCall &call) {
            inSteps(call,
                {[&call] { call.log(u"info", json(R"("Tool execution started")")); },
                    [&call] { call.log(u"info", json(R"("Tool processing data")")); },
                    [&call] {
                        call.log(u"info", json(R"("Tool execution completed")"));
                        saying(call, u"Logged three times."_s);
                    }});
        });
    }
}

void FixtureOffer::addToolsThatAsk()
{
    add(
        "test_sampling",
        [](ServedCall &call) {
            relay(call, u"sampling"_s, sampling(argument(call, u"prompt"), 100), [](const JsonText &answer) {
                return QString(u"LLM response: "_s + model::stringIn(answer.member(u"content").value_or(JsonText()), u"text"));
            });
        },
        oneProperty("prompt", "string"));
    add(
        "test_elicitation",
        [](ServedCall &call) {
            relay(call, u"user"_s,
                elicitation(argument(call, u"message").toUtf8().constData(),
                    R"({"type":"object","properties":{"username":{"type":"string","description":"User's response"},)"
                    R"("email":{"type":"string","description":"User's email address"}},"required":["username","email"]})"),
                [](const JsonText &answer) { return QString(u"User response: "_s + outcomeOf(answer)); });
        },
        oneProperty("message", "string"));
    const auto completed = [](const JsonText &answer) { return QString(u"Elicitation completed: "_s + outcomeOf(answer)); };
    add("test_elicitation_sep1034_defaults", [completed](ServedCall &call) {
        relay(call, u"defaults"_s,
            elicitation("Please review these values",
                R"({"type":"object","properties":{"name":{"type":"string","default":"John Doe"},"age":{"type":"integer","default":30},)"
                R"("score":{"type":"number","default":95.5},"status":{"type":"string","enum":["active","inactive","pending"],)"
                R"("default":"active"},"verified":{"type":"boolean","default":true}},"required":[]})"),
            completed);
    });
    add("test_elicitation_sep1330_enums", [completed](ServedCall &call) {
        relay(call, u"enums"_s,
            elicitation("Please choose",
                R"({"type":"object","properties":{"untitledSingle":{"type":"string","enum":["option1","option2","option3"]},)"
                R"("titledSingle":{"type":"string","oneOf":[{"const":"value1","title":"First Option"},{"const":"value2","title":"Second Option"},)"
                R"({"const":"value3","title":"Third Option"}]},"legacyEnum":{"type":"string","enum":["opt1","opt2","opt3"],)"
                R"("enumNames":["Option One","Option Two","Option Three"]},"untitledMulti":{"type":"array","items":{"type":"string",)"
                R"("enum":["option1","option2","option3"]}},"titledMulti":{"type":"array","items":{"anyOf":[{"const":"value1",)"
                R"("title":"First Choice"},{"const":"value2","title":"Second Choice"},{"const":"value3","title":"Third Choice"}]}}},"required":[]})"),
            completed);
    });
    add("test_streaming_elicitation", [completed](ServedCall &call) {
        relay(call, u"confirm"_s, elicitation("Please confirm", oneProperty("ok", "boolean")), completed);
    });
    add("test_missing_capability", [](ServedCall &call) {
        if (!call.canAsk(u"sampling/createMessage"))
            call.failWithout(u"sampling");
        else
            saying(call, u"The client takes sampling."_s);
    });
}

void FixtureOffer::addToolsThatNeedInput()
{
    const auto greeting = [](const JsonText &answer) {
        return QString(u"Hello, %1!"_s.arg(model::stringIn(answer.member(u"content").value_or(JsonText()), u"name")));
    };
    add("test_input_required_result_elicitation",
        [greeting](ServedCall &call) { relay(call, u"user_name"_s, elicitation("What is your name?", nameSchema), greeting); });
    add("test_input_required_result_sampling", [](ServedCall &call) {
        relay(call, u"capital_question"_s, sampling(u"What is the capital of France?"_s, 100),
            [](const JsonText &answer) { return model::stringIn(answer.member(u"content").value_or(JsonText()), u"text"); });
    });
    add("test_input_required_result_list_roots", [](ServedCall &call) {
        relay(call, u"client_roots"_s, roots(),
            [](const JsonText &answer) { return QString(u"Roots: "_s + answer.member(u"roots").value_or(json("[]")).toString()); });
    });
    for (const char *name : {"test_input_required_result_request_state", "test_input_required_result_tampered_state"}) {
        add(name, [](ServedCall &call) {
            relay(call, u"confirm"_s, elicitation("Please confirm", oneProperty("ok", "boolean")),
                [](const JsonText &) { return u"state-ok"_s; });
        });
    }
    add("test_input_required_result_multiple_inputs", [](ServedCall &call) {
        auto missing = std::make_shared<int>(3);
        const auto one = [&call, missing](const std::optional<JsonText> &) {
            if (--*missing == 0)
                saying(call, u"All three are there."_s);
        };
        call.ask(u"user_name"_s, elicitation("What is your name?", nameSchema), one);
        call.ask(u"greeting"_s, sampling(u"Generate a greeting"_s, 50), one);
        call.ask(u"client_roots"_s, roots(), one);
    });
    add("test_input_required_result_multi_round", [](ServedCall &call) {
        call.ask(u"step1"_s, elicitation("Step 1: What is your name?", nameSchema), [&call](const std::optional<JsonText> &) {
            relay(call, u"step2"_s, elicitation("Step 2: What is your favorite color?", oneProperty("color", "string")),
                [](const JsonText &answer) { return outcomeOf(answer); });
        });
    });
    add("test_input_required_result_capabilities", [greeting](ServedCall &call) {
        if (call.canAsk(u"sampling/createMessage"))
            relay(call, u"question"_s, sampling(u"Say something"_s, 20), [](const JsonText &answer) { return answer.toString(); });
        else
            relay(call, u"user_name"_s, elicitation("What is your name?", nameSchema), greeting);
    });
}

//! Unless the client knows nothing of tasks.
void FixtureOffer::addToolsThatBecomeTasks()
{
    const auto later = [](ServedCall &call, double seconds, std::function<void()> then) {
        call.becomeTask();
        QTimer::singleShot(int(seconds * 1000), &call, std::move(then));
    };
    const auto needsTask = [](ServedCall &call) {
        if (network::ServedTasks::speaks(call.peer()))
            return false;
        call.fail(network::ServedTasks::missing());
        return true;
    };
    add(
        "greet", [](ServedCall &call) { saying(call, u"Hello, %1!"_s.arg(argument(call, u"name"))); }, nameSchema);
    add(
        "slow_compute",
        [later](ServedCall &call) {
            const JsonText seconds = call.params().member(u"arguments").value_or(JsonText()).member(u"seconds").value_or(json("0"));
            later(call, seconds.read().toDouble(), [&call] { saying(call, u"Computed %1."_s.arg(argument(call, u"label"))); });
        },
        R"({"type":"object","properties":{"seconds":{"type":"number"},"label":{"type":"string"}}})");
    add("failing_job", [later, needsTask](ServedCall &call) {
        if (!needsTask(call))
            later(call, 1, [&call] { saying(call, u"The job failed."_s, true); });
    });
    add("protocol_error_job", [later, needsTask](ServedCall &call) {
        if (!needsTask(call))
            later(call, 0.2, [&call] { call.fail({rpccode::internalError, u"The job broke."_s}); });
    });
    add(
        "confirm_delete",
        [](ServedCall &call) {
            call.becomeTask();
            relay(call, u"confirm"_s, elicitation("Delete it?", oneProperty("confirm", "boolean")),
                [](const JsonText &answer) { return QString(u"Deleted: "_s + outcomeOf(answer)); });
        },
        oneProperty("filename", "string"));
    add("multi_input", [](ServedCall &call) {
        call.becomeTask();
        auto missing = std::make_shared<int>(2);
        for (const QString &key : {u"first"_s, u"second"_s}) {
            call.ask(key, elicitation("What is your name?", nameSchema), [&call, missing](const std::optional<JsonText> &) {
                if (--*missing == 0)
                    saying(call, u"Both are there."_s);
            });
        }
    });
    add("test_tool_with_task", [later, needsTask](ServedCall &call) {
        if (needsTask(call))
            return;
        call.ask(u"user_name"_s, elicitation("What is your name?", nameSchema), [&call, later](const std::optional<JsonText> &answer) {
            const QString name = model::stringIn(answer.value_or(JsonText()).member(u"content").value_or(JsonText()), u"name");
            later(call, 0.2, [&call, name] { saying(call, u"Hello, %1!"_s.arg(name)); });
        });
    });
    add("test_reconnection", [](ServedCall &call) {
        call.letGo();
        QTimer::singleShot(1000, &call, [&call] { saying(call, u"You came back."_s); });
    });
    add(
        "test_mirrored_argument", [](ServedCall &call) { saying(call, u"It is %1."_s.arg(argument(call, u"region"))); },
        R"({"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}})");
}

JsonText FixtureOffer::inputSchema(const QString &tool) const
{
    const auto found = std::find_if(m_tools.begin(), m_tools.end(), [&tool](const Tool &each) { return each.name == tool; });
    return found == m_tools.end() ? JsonText() : json(found->schema);
}

void FixtureOffer::answer(ServedCall &call)
{
    const QString &method = call.method();
    if (method == "tools/list"_L1)
        listTools(call);
    else if (method == "tools/call"_L1)
        callTool(call);
    else if (method == "resources/list"_L1)
        listResources(call);
    else if (method == "resources/templates/list"_L1)
        call.succeed(json(R"({"resourceTemplates":[{"uriTemplate":"test://template/{id}/data","name":"template",)"
                          R"("description":"What an identifier stands for.","mimeType":"application/json"}]})"));
    else if (method == "resources/read"_L1)
        readResource(call);
    else if (method == "prompts/list"_L1)
        listPrompts(call);
    else if (method == "prompts/get"_L1)
        getPrompt(call);
    else if (method == "completion/complete"_L1)
        call.succeed(json(R"({"completion":{"values":["paris","park","party"],"total":3,"hasMore":false}})"));
    else
        call.fail({rpccode::methodNotFound, u"There is no method “%1”."_s.arg(method)});
}

void FixtureOffer::listTools(ServedCall &call) const
{
    JsonWriter writer;
    writer.beginObject().key(u"tools").beginArray();
    for (const Tool &tool : m_tools) {
        writer.beginObject().member(u"name", tool.name).member(u"description", u"A fixture of the suite.");
        writer.member(u"inputSchema", json(tool.schema)).endObject();
    }
    call.succeed(writer.endArray().endObject().text());
}

void FixtureOffer::callTool(ServedCall &call)
{
    const QString name = model::stringIn(call.params(), u"name");
    const auto found = std::find_if(m_tools.begin(), m_tools.end(), [&name](const Tool &tool) { return tool.name == name; });
    if (found == m_tools.end())
        call.fail({rpccode::invalidParams, u"There is no tool “%1”."_s.arg(name)});
    else
        found->handler(call);
}

void FixtureOffer::listResources(ServedCall &call)
{
    call.succeed(json(R"({"resources":[{"uri":"test://static-text","name":"static-text","description":"A text.","mimeType":"text/plain"},)"
                      R"({"uri":"test://static-binary","name":"static-binary","description":"A picture.","mimeType":"image/png"},)"
                      R"({"uri":"test://watched-resource","name":"watched-resource","description":"A text.","mimeType":"text/plain"}]})"));
}

void FixtureOffer::readResource(ServedCall &call)
{
    const QString uri = model::stringIn(call.params(), u"uri");
    const QByteArray quoted = JsonWriter::quoted(uri);
    const auto text = [&](const char *mime, const QString &words) {
        call.succeed(
            json(R"({"contents":[{"uri":)" + quoted + R"(,"mimeType":")" + mime + R"(","text":)" + JsonWriter::quoted(words) + "}]}"));
    };
    constexpr auto prefix = "test://template/"_L1;
    constexpr auto suffix = "/data"_L1;
    if (uri == "test://static-text"_L1)
        text("text/plain", u"This is the content of the static text resource."_s);
    else if (uri == "test://watched-resource"_L1)
        text("text/plain", u"Somebody watches this."_s);
    else if (uri == "test://static-binary"_L1)
        call.succeed(json(R"({"contents":[{"uri":)" + quoted + R"(,"mimeType":"image/png","blob":")" + png + "\"}]}"));
    else if (uri.startsWith(prefix) && uri.endsWith(suffix)) {
        const QString id = uri.mid(prefix.size(), uri.size() - prefix.size() - suffix.size());
        text("application/json",
            QString::fromUtf8(R"({"id":)" + JsonWriter::quoted(id) + R"(,"templateTest":true,"data":)"
                + JsonWriter::quoted(QString(u"Data for ID: "_s + id)) + "}"));
    } else
        call.fail({rpccode::invalidParams, u"Resource not found"_s, json(R"({"uri":)" + quoted + "}")});
}

void FixtureOffer::listPrompts(ServedCall &call)
{
    call.succeed(
        json(R"({"prompts":[{"name":"test_simple_prompt","description":"A prompt."},)"
             R"({"name":"test_prompt_with_arguments","description":"A prompt with arguments.","arguments":[)"
             R"({"name":"arg1","description":"The first.","required":true},{"name":"arg2","description":"The second.","required":true}]},)"
             R"({"name":"test_prompt_with_embedded_resource","description":"A prompt with a resource.","arguments":[)"
             R"({"name":"resourceUri","description":"The resource.","required":true}]},)"
             R"({"name":"test_prompt_with_image","description":"A prompt with a picture."},)"
             R"({"name":"test_input_required_result_prompt","description":"A prompt that asks."}]})"));
}

void FixtureOffer::getPrompt(ServedCall &call)
{
    const QString name = model::stringIn(call.params(), u"name");
    const auto messages = [&call](const QByteArrayList &contents) {
        QByteArrayList each;
        for (const QByteArray &one : contents)
            each.append(R"({"role":"user","content":)" + one + "}");
        call.succeed(json(R"({"messages":[)" + each.join(',') + "]}"));
    };
    const auto text = [](const QString &words) { return QByteArray(R"({"type":"text","text":)" + JsonWriter::quoted(words) + "}"); };
    if (name == "test_simple_prompt"_L1)
        messages({text(u"This is a simple prompt for testing."_s)});
    else if (name == "test_prompt_with_arguments"_L1)
        messages({text(u"Prompt with arguments: arg1='%1', arg2='%2'"_s.arg(argument(call, u"arg1"), argument(call, u"arg2")))});
    else if (name == "test_prompt_with_embedded_resource"_L1)
        messages({embedded(argument(call, u"resourceUri").toUtf8(), "text/plain", u"Embedded resource content for testing."_s),
            text(u"Please process the embedded resource above."_s)});
    else if (name == "test_prompt_with_image"_L1)
        messages({picture(), text(u"Please analyze the image above."_s)});
    else if (name == "test_input_required_result_prompt"_L1) {
        call.ask(u"user_context"_s, elicitation("What context should the prompt use?", oneProperty("context", "string")),
            [messages, text](const std::optional<JsonText> &answer) {
                messages({text(QString(u"Context: "_s + (answer ? outcomeOf(*answer) : QString())))});
            });
    } else
        call.fail({rpccode::invalidParams, u"There is no prompt “%1”."_s.arg(name)});
}
