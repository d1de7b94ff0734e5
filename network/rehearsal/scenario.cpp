// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/scenario.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace network {

namespace {

struct ScenarioTexts {
    Q_DECLARE_TR_FUNCTIONS(Scenario)
};

QString textMember(const model::DescriptorValue &table, QStringView name, const QString &otherwise = {})
{
    return table[name].string().value_or(otherwise);
}

int numberOf(const model::DescriptorValue &table, QStringView name, int otherwise, int most)
{
    return int(std::clamp<qint64>(table[name].integer().value_or(otherwise), 0, most));
}

std::optional<FaultKind> faultKindFromWire(const QString &name)
{
    static const QHash<QString, FaultKind> kinds = {{u"status"_s, FaultKind::Status}, {u"error-event"_s, FaultKind::ErrorEvent},
        {u"disconnect"_s, FaultKind::Disconnect}, {u"end"_s, FaultKind::End}, {u"stall"_s, FaultKind::Stall}, {u"html"_s, FaultKind::Html},
        {u"half-json"_s, FaultKind::HalfJson}, {u"huge-line"_s, FaultKind::HugeLine}, {u"nothing"_s, FaultKind::Nothing}};
    const auto found = kinds.constFind(name);
    return found == kinds.constEnd() ? std::nullopt : std::optional(*found);
}

//! Reads one file and keeps what is wrong with it.
class ScenarioReader
{
public:
    explicit ScenarioReader(const model::DescriptorFile &file)
        : m_file(file)
        , m_problems(file.diagnostics)
    {
    }

    Scenario scenario();
    const model::Diagnostics &problems() const { return m_problems; }

private:
    ScenarioPacing pacing(const model::DescriptorValue &table, ScenarioPacing pacing) const;
    std::optional<ScenarioFault> fault(const model::DescriptorValue &table);
    ScenarioRule rule(const model::DescriptorValue &table, const ScenarioPacing &pacing);
    void problem(const model::DescriptorValue &value, const QString &message);

    const model::DescriptorFile &m_file;
    model::Diagnostics m_problems;
};

Scenario ScenarioReader::scenario()
{
    Scenario scenario;
    const model::DescriptorValue &head = m_file.root[u"scenario"];
    const model::DescriptorValue &texts = m_file.root[u"texts"];
    scenario.title = textMember(head, u"title");
    scenario.modelName = textMember(head, u"model");
    // Of a file that cannot be read or parsed that is said already.
    const bool isWanting = scenario.title.isEmpty() || scenario.modelName.isEmpty();
    if (isWanting && !model::hasErrors(m_problems))
        problem(head, ScenarioTexts::tr("a scenario needs a title and a model"));
    scenario.switchedOff = textMember(texts, u"switched-off", u"{{tool}} is switched off."_s);
    scenario.failed = textMember(texts, u"failed", u"{{tool}}: {{result}}"_s);
    scenario.otherwise = textMember(texts, u"otherwise", u"{{title}}"_s);
    scenario.pacing = pacing(m_file.root[u"pacing"], {});
    for (const model::DescriptorValue &table : m_file.root[u"rules"].array())
        scenario.rules += rule(table, scenario.pacing);
    return scenario;
}

ScenarioPacing ScenarioReader::pacing(const model::DescriptorValue &table, ScenarioPacing pacing) const
{
    pacing.characters = std::max(1, numberOf(table, u"characters", pacing.characters, 1'000'000));
    pacing.milliseconds = numberOf(table, u"milliseconds", pacing.milliseconds, 60'000);
    pacing.bytes = numberOf(table, u"bytes", pacing.bytes, 1'000'000);
    return pacing;
}

std::optional<ScenarioFault> ScenarioReader::fault(const model::DescriptorValue &table)
{
    if (!table.isTable())
        return std::nullopt;
    ScenarioFault fault;
    const auto kind = faultKindFromWire(textMember(table, u"kind"));
    if (!kind)
        problem(table, ScenarioTexts::tr("this fault is of no known kind"));
    fault.kind = kind.value_or(FaultKind::Status);
    fault.status = textMember(table, u"status", fault.status);
    fault.retryAfter = table[u"retry-after"].number();
    fault.message = textMember(table, u"message");
    fault.after = numberOf(table, u"after", fault.after, 100'000);
    fault.times = numberOf(table, u"times", fault.times, 1000);
    fault.megabytes = std::max(1, numberOf(table, u"megabytes", fault.megabytes, 128));
    return fault;
}

ScenarioRule ScenarioReader::rule(const model::DescriptorValue &table, const ScenarioPacing &usual)
{
    ScenarioRule rule;
    rule.name = textMember(table, u"name");
    rule.help = textMember(table, u"help");
    rule.user = QRegularExpression(QRegularExpression::anchoredPattern(textMember(table, u"user")),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    if (!rule.user.isValid())
        problem(table[u"user"], rule.user.errorString());
    rule.remember = QRegularExpression(textMember(table, u"remember"), rule.user.patternOptions());
    if (!rule.remember.isValid())
        problem(table[u"remember"], rule.remember.errorString());
    rule.results = table[u"results"].boolean();
    rule.offers = table[u"offers"].strings();
    rule.alone = table[u"alone"].boolean().value_or(false);
    rule.thought = textMember(table, u"thought");
    rule.text = textMember(table, u"text");
    rule.before = textMember(table, u"before");
    rule.failed = textMember(table, u"failed");
    rule.repeat = textMember(table, u"repeat");
    for (const model::DescriptorValue &call : table[u"calls"].array())
        rule.calls.append(
            {textMember(call, u"tool"), call[u"arguments"], call[u"raw-arguments"].string(), call[u"anyway"].boolean().value_or(false)});
    rule.pacing = pacing(table[u"pacing"], usual);
    rule.fault = fault(table[u"fault"]);
    return rule;
}

void ScenarioReader::problem(const model::DescriptorValue &value, const QString &message)
{
    m_problems.append({m_file.path, value.position(), model::Diagnostic::Severity::Error, message});
}

} // namespace

model::Result<Scenario> Scenario::read(const model::DescriptorFile &file)
{
    ScenarioReader reader(file);
    Scenario scenario = reader.scenario();
    if (!model::hasErrors(reader.problems()))
        return scenario;
    QStringList lines;
    for (const model::Diagnostic &problem : reader.problems())
        lines += problem.toString();
    return model::failure(model::ErrorCategory::Usage, lines.join(u'\n'));
}

model::Diagnostics Scenario::check(const model::DescriptorFile &file)
{
    ScenarioReader reader(file);
    reader.scenario();
    return reader.problems().mid(file.diagnostics.size());
}

} // namespace network
