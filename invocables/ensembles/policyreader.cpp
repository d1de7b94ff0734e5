// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/policyreader.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue, model::ErrorCategory;

namespace {

struct DeduplicationReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(DeduplicationReader)
};

} // namespace

Deduplication DeduplicationReader::readOver(const Deduplication &base, const DescriptorValue &value)
{
    Deduplication deduplication = base;
    if (value.isNone())
        return deduplication;
    if (!value.isTable()) {
        readStrategy(value, deduplication.sameness);
        return deduplication;
    }
    readStrategy(value[u"strategy"], deduplication.sameness);
    readWindow(value[u"window"], deduplication);
    readSupersedes(value[u"supersedes"], deduplication);
    readNames(value[u"by"], deduplication.by);
    const DescriptorValue &cached = value[u"cached"];
    if (!cached.isNone() && !cached.boolean())
        complain(cached.position(), DeduplicationReaderTexts::tr("cached is true or false."));
    deduplication.isCached = cached.boolean().value_or(deduplication.isCached);
    return deduplication;
}

void DeduplicationReader::readStrategy(const DescriptorValue &value, Sameness &sameness)
{
    const QString word = value.string().value_or(QString());
    if (word == u"none")
        sameness = Sameness::None;
    else if (word == u"exact")
        sameness = Sameness::Exact;
    else if (word == u"normalised")
        sameness = Sameness::Normalised;
    else if (word == u"semantic")
        sameness = Sameness::Semantic;
    else if (!value.isNone())
        complain(value.position(), DeduplicationReaderTexts::tr("A deduplicator is \"none\", \"exact\", \"normalised\" or \"semantic\"."));
}

void DeduplicationReader::readWindow(const DescriptorValue &value, Deduplication &deduplication)
{
    static const QRegularExpression form(u"^([1-9][0-9]{0,5}) ?(s|min|h|canisters?)$"_s);
    if (value.isNone())
        return;
    const auto match = form.match(value.string().value_or(QString()));
    if (!match.hasMatch()) {
        complain(value.position(),
            DeduplicationReaderTexts::tr(
                "A window is a time or a number of canisters, such as \"60s\", \"5min\", \"1h\" or \"10 canisters\"."));
        return;
    }
    const int number = match.capturedView(1).toInt();
    const QStringView unit = match.capturedView(2);
    const bool isTime = !unit.startsWith(u"canister");
    deduplication.windowSeconds = isTime ? number * (unit == u"h" ? 3600.0 : unit == u"min" ? 60.0 : 1.0) : 0;
    deduplication.windowCanisters = isTime ? 0 : number;
}

void DeduplicationReader::readSupersedes(const DescriptorValue &value, Deduplication &deduplication)
{
    if (const auto own = value.boolean()) {
        deduplication.supersedesOwn = *own;
        deduplication.supersedes.clear();
    } else if (!value.isNone()) {
        deduplication.supersedesOwn = false;
        readNames(value, deduplication.supersedes);
    }
}

void DeduplicationReader::readNames(const DescriptorValue &value, QStringList &names)
{
    if (value.isNone())
        return;
    names = value.strings();
    if (!value.isArray() || names.size() != value.array().size())
        complain(value.position(), DeduplicationReaderTexts::tr("This is a list of names."));
}

void DeduplicationReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

namespace {

constexpr qint64 mostRetries = 20;
constexpr qint64 largestResult = 16 * 1024 * 1024;
constexpr qsizetype mostApprovalRules = 200;

struct PolicyReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(PolicyReader)
};

} // namespace

bool PolicyReader::assertsFormats(bool base, const DescriptorValue &table)
{
    const QString word = table[u"formats"].string().value_or(QString());
    return word == u"assert" || (base && word != u"annotate");
}

Policies PolicyReader::readOver(const Policies &base, const DescriptorValue &table)
{
    Policies policies = base;
    qint64 retries = base.mostRetries;
    readNumber(table, u"timeout", policies.timeout);
    readNumber(table, u"maximum-timeout", policies.longestTimeout);
    readCount(table, u"max_retries", 0, mostRetries, retries);
    readCount(table, u"max-retries", 0, mostRetries, retries);
    readCount(table, u"result-limit", 1, largestResult, policies.resultLimit);
    policies.mostRetries = int(retries);
    readApproval(table[u"approval"], policies);
    policies.isApprovalSaid = base.isApprovalSaid || !table[u"approval"].isNone();
    const DescriptorValue &idempotent = table[u"idempotent"];
    if (!idempotent.isNone() && !idempotent.boolean())
        complain(idempotent.position(), PolicyReaderTexts::tr("idempotent is true or false."));
    policies.idempotent = idempotent.boolean().value_or(policies.idempotent);
    const DescriptorValue &writes = table[u"writes"];
    if (!writes.isNone() && !writes.boolean())
        complain(writes.position(), PolicyReaderTexts::tr("writes is true or false."));
    policies.writes = writes.boolean() ? writes.boolean() : policies.writes;
    policies.assertsFormats = assertsFormats(base.assertsFormats, table);
    if (const DescriptorValue &formats = table[u"formats"];
        !formats.isNone() && assertsFormats(true, table) != assertsFormats(false, table))
        complain(formats.position(), PolicyReaderTexts::tr("formats is \"assert\" or \"annotate\"."));
    policies.deduplication = DeduplicationReader(m_path, m_diagnostics).readOver(policies.deduplication, table[u"deduplicator"]);
    if (!table[u"on-failure"].isNone())
        readOnFailure(table[u"on-failure"], policies.onFailure);
    return policies;
}

void PolicyReader::readNumber(const DescriptorValue &table, QStringView key, double &value)
{
    constexpr double longestTimeout = 7 * 24 * 3600;
    const DescriptorValue &found = table[key];
    const double seconds = found.number().value_or(-1);
    if (seconds >= 0 && seconds <= longestTimeout)
        value = seconds;
    else if (!found.isNone())
        complain(
            found.position(), PolicyReaderTexts::tr("%1 is a number of seconds from 0 to %2.").arg(key).arg(longestTimeout, 0, 'f', 0));
}

void PolicyReader::readCount(const DescriptorValue &table, QStringView key, qint64 least, qint64 most, qint64 &value)
{
    const DescriptorValue &found = table[key];
    const qint64 count = found.integer().value_or(least - 1);
    if (count >= least && count <= most)
        value = count;
    else if (!found.isNone())
        complain(found.position(), PolicyReaderTexts::tr("%1 is a whole number from %2 to %3.").arg(key).arg(least).arg(most));
}

void PolicyReader::readApproval(const DescriptorValue &value, Policies &policies)
{
    if (value.isNone())
        return;
    const DescriptorValue &word = value.isTable() ? value[u"otherwise"] : value;
    const auto said = approvalNames.valueOf(word.string().value_or(QString()));
    policies.approval = said.value_or(policies.approval);
    policies.rules.clear();
    if (!said && !(value.isTable() && word.isNone()))
        complain(word.position(), PolicyReaderTexts::tr("approval is \"ask\", \"allow\" or \"refuse\", or a table with rules."));
    const DescriptorValue &rules = value[u"rules"];
    if (!rules.isNone() && (!rules.isArray() || rules.array().size() > mostApprovalRules))
        complain(rules.position(), PolicyReaderTexts::tr("rules is a list of at most %1 tables.").arg(mostApprovalRules));
    for (const DescriptorValue &each : rules.array().first(qMin(rules.array().size(), mostApprovalRules))) {
        if (auto rule = readRule(each))
            policies.rules.append(*std::move(rule));
    }
}

std::optional<ApprovalRule> PolicyReader::readRule(const DescriptorValue &value)
{
    ApprovalRule rule {value[u"argument"].string().value_or(QString()), {}, {}, {}, m_path, value.position()};
    const auto answer = approvalNames.valueOf(value[u"answer"].string().value_or(QString()));
    int kinds = 0;
    for (const auto &[kind, name] : ruleKindNames.table) {
        const DescriptorValue &patterns = value[QString(name)];
        if (patterns.isNone())
            continue;
        ++kinds;
        rule.kind = kind;
        rule.patterns = patterns.isArray() ? patterns.strings() : QStringList {patterns.string().value_or(QString())};
        if (rule.patterns.isEmpty() || rule.patterns.contains(QString())
            || (patterns.isArray() && rule.patterns.size() != patterns.array().size()))
            kinds = -1;
    }
    if (rule.argument.isEmpty())
        complain(value.position(), PolicyReaderTexts::tr("A rule names the argument that it looks at: argument = \"path\"."));
    else if (kinds != 1)
        complain(value.position(),
            PolicyReaderTexts::tr("A rule has one of path, host, command and text, with a pattern or a list of patterns."));
    else if (!answer)
        complain(value.position(), PolicyReaderTexts::tr("A rule's answer is \"ask\", \"allow\" or \"refuse\"."));
    else
        rule.answer = *answer;
    return answer && kinds == 1 && !rule.argument.isEmpty() ? std::optional(rule) : std::nullopt;
}

void PolicyReader::readOnFailure(const DescriptorValue &value, model::FailurePolicy &policy)
{
    const auto named = model::failurePolicyFromWire(value.string().value_or(QString()));
    if (named)
        policy = model::overlaid(policy, *named);
    else if (!value.isTable())
        complain(value.position(), PolicyReaderTexts::tr("on-failure is \"report\", \"abort\" or a table of these by category."));
    for (const DescriptorValue::Member &row : value.table()) {
        const ErrorCategory category = model::errorCategoryFromWire(row.key);
        const QString word = row.value.string().value_or(QString());
        if (model::toWire(category) != row.key || category > ErrorCategory::Fatal)
            complain(row.position, PolicyReaderTexts::tr("“%1” is not a category of errors.").arg(row.key));
        else if (word != u"report" && word != u"abort")
            complain(row.value.position(), PolicyReaderTexts::tr("What becomes of an error is \"report\" or \"abort\"."));
        else
            policy.insert(category, word == u"abort" ? model::OnFailure::Abort : model::OnFailure::Report);
    }
}

void PolicyReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
