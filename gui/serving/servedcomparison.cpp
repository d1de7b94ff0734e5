// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedcomparison.h"

#include "gui/serving/peerquestions.h"
#include "gui/serving/servedturn.h"
#include "model/comparison/comparison.h"
#include "model/conversation/canisterjson.h"
#include "model/schema/jsonwriter.h"
#include "network/process/calldepth.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

model::Result<model::ComparisonPlan> planOf(
    const network::ServedCall &call, const network::ProviderCatalog &providers, const model::SessionSettings &settings)
{
    const JsonText arguments = call.params().member(u"arguments").value_or(JsonText());
    model::ComparisonPlan plan;
    plan.prompt = model::stringIn(arguments, u"prompt");
    plan.times = arguments.member(u"times").value_or(JsonText()).read().toInt(1);
    for (const auto &[index, each] : arguments.member(u"models").value_or(JsonText()).members()) {
        const auto address = model::ModelAddress::parse(each.read().toString());
        if (!address || !providers.find(address->provider))
            return model::failure(model::ErrorCategory::Usage, u"“%1” is not a model: give PROVIDER/MODEL."_s.arg(each.read().toString()));
        model::ComparisonVariant variant {address->toString(), {}, settings};
        variant.settings.model = *address;
        plan.variants.append(variant);
    }
    if (plan.variants.size() * plan.times > ServedComparison::mostRuns)
        return model::failure(model::ErrorCategory::Usage, u"At most %1 runs at once."_s.arg(ServedComparison::mostRuns));
    plan.makeLabelsUnique();
    return plan;
}

} // namespace

void ServedComparison::begin(
    Workbench &workbench, PeerQuestions &questions, network::ServedCall &call, const model::SessionSettings &settings)
{
    if (const QString refusal = network::CallDepth::refusal(); !refusal.isEmpty())
        return call.succeed(failedResult(refusal));
    const auto plan = planOf(call, workbench.providers(), settings);
    auto comparison = plan ? workbench.compare(*plan) : tl::make_unexpected(plan.error());
    if (!comparison)
        return call.succeed(failedResult(comparison.error().english));
    new ServedComparison(std::move(*comparison), questions, call);
}

JsonText ServedComparison::outputSchema()
{
    return JsonText::trusted(
        R"({"type":"object","properties":{"runs":{"type":"array","items":{"type":"object","properties":{"model":{"type":"string"},)"
        R"("state":{"type":"string"},"text":{"type":"string"},"error":{"type":"string"},"milliseconds":{"type":"number"},)"
        R"("calls":{"type":"integer"},"usage":{"type":"object"}},"required":["model","state","text"]}}},"required":["runs"]})");
}

ServedComparison::ServedComparison(std::unique_ptr<model::Comparison> comparison, PeerQuestions &questions, network::ServedCall &call)
    : QObject(&call)
    , m_comparison(std::move(comparison))
    , m_questions(questions)
    , m_call(call)
{
    connect(m_comparison.get(), &model::Comparison::runStarted, this, &ServedComparison::follow);
    connect(m_comparison.get(), &model::Comparison::finished, this, &ServedComparison::end);
    // Several turns are long.
    m_call.becomeTask();
    m_comparison->start();
}

ServedComparison::~ServedComparison() = default;

void ServedComparison::follow(int column, int run)
{
    m_questions.follow(m_comparison->results().at(column).runs.at(run).conversation, m_call);
    m_call.tellProgress(++m_started, double(m_comparison->count()) * m_comparison->plan().times);
}

void ServedComparison::end()
{
    QStringList told;
    JsonWriter writer;
    writer.beginObject().key(u"runs").beginArray();
    for (const model::ComparedColumn &column : m_comparison->results()) {
        for (const model::ComparedRun &run : column.runs) {
            writer.beginObject().member(u"model", column.label).member(u"state", model::toWire(run.state)).member(u"text", run.text);
            if (run.error)
                writer.member(u"error", run.error->message);
            writer.key(u"milliseconds").number(run.milliseconds).member(u"calls", qint64(run.calls.size()));
            writer.member(u"usage", model::toJson(run.usage)).endObject();
            told.append(column.label + u": "_s + (run.error ? run.error->message : run.text));
        }
    }
    writer.endArray().endObject();
    JsonWriter result;
    result.beginObject().key(u"content").beginArray().beginObject().member(u"type", u"text");
    result.member(u"text", told.join(u"\n\n"_s)).endObject().endArray().member(u"structuredContent", writer.text()).endObject();
    m_call.succeed(result.text());
}

} // namespace gui
