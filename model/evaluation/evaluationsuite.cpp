// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationsuite.h"

#include "model/evaluation/casefile.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EvaluationSuiteTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationSuite)
};

QString wordOf(const DescriptorValue &table, QStringView key)
{
    return table[key].string().value_or(QString());
}

int boundedNumber(const DescriptorValue &table, QStringView key, int standard, int most)
{
    return int(std::clamp<qint64>(table[key].integer().value_or(standard), 0, most));
}

QMap<QString, QString> varsOf(const DescriptorValue &table)
{
    QMap<QString, QString> vars;
    for (const DescriptorValue::Member &member : table.table())
        vars.insert(member.key, member.value.string().value_or(member.value.toJson().toString()));
    return vars;
}

QList<Expectation> expectationsOf(const DescriptorFile &file, const DescriptorValue &list, Diagnostics &diagnostics)
{
    QList<Expectation> expectations;
    for (const DescriptorValue &table : list.array()) {
        Expectation read = Expectation::read(table.toJson());
        if (!read.fault.isEmpty())
            diagnostics.append({file.path, table.position(), Diagnostic::Severity::Error,
                EvaluationSuiteTexts::tr("“%1” cannot be judged: %2").arg(read.type, read.fault)});
        expectations.append(std::move(read));
    }
    return expectations;
}

EvaluationVariant variantOf(const DescriptorFile &file, const DescriptorValue &table, Diagnostics &diagnostics)
{
    EvaluationVariant variant = EvaluationVariant::read(table.toJson());
    if (!variant.model.isEmpty() && !ModelAddress::parse(variant.model))
        diagnostics.append({file.path, table[u"model"].position(), Diagnostic::Severity::Error,
            EvaluationSuiteTexts::tr("a model is written as PROVIDER/MODEL, not “%1”").arg(variant.model)});
    if (!variant.prompt.isEmpty() && !variant.frame.isEmpty())
        diagnostics.append({file.path, table[u"template"].position(), Diagnostic::Severity::Error,
            EvaluationSuiteTexts::tr("a variant has a prompt or a template, not both")});
    return variant;
}

EvaluationCase caseOf(const DescriptorFile &file, const DescriptorValue &table, Diagnostics &diagnostics)
{
    auto read = EvaluationCase::read(table.toJson());
    if (!read) {
        diagnostics.append({file.path, table.position(), Diagnostic::Severity::Error, read.error().message});
        return {};
    }
    // Theirs were read without their places.
    for (const QStringView list : {u"expect", u"assert"})
        expectationsOf(file, table[list], diagnostics);
    return *read;
}

//! A new name that is not among the taken ones; `name` itself where it is free.
QString freeNameOf(const QString &name, QSet<QString> &taken)
{
    QString free = name;
    for (int number = 2; taken.contains(free); ++number)
        free = u"%1 (%2)"_s.arg(name, QString::number(number));
    taken.insert(free);
    return free;
}

QString nameOfVariant(const EvaluationVariant &variant)
{
    QStringList parts {variant.model, variant.agent.section(u'/', -1), variant.library, variant.prompt};
    parts.removeAll(QString());
    return parts.isEmpty() ? EvaluationSuiteTexts::tr("standard") : parts.join(u" · "_s);
}

//! Whoever wrote the head of a table with a capital letter means the input all the same, but it is a variable's name.
QString nearInput(const EvaluationCase &each)
{
    for (auto variable = each.vars.begin(); variable != each.vars.end(); ++variable) {
        if (variable.key().compare(u"input"_s, Qt::CaseInsensitive) == 0)
            return u' ' + EvaluationSuiteTexts::tr("“%1” is a variable; did you mean “input”?").arg(variable.key());
    }
    return {};
}

} // namespace

JsonText EvaluationVariant::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"name", name);
    for (const auto &[key, text] : {std::pair(u"model"_s, model), {u"agent"_s, agent}, {u"library"_s, library},
             {u"instruction"_s, instruction}, {u"prompt"_s, prompt}, {u"template"_s, frame}}) {
        if (!text.isEmpty())
            writer.member(key, text);
    }
    if (!controls.isEmpty()) {
        writer.key(u"controls").beginObject();
        for (auto control = controls.begin(); control != controls.end(); ++control)
            writer.member(control.key(), control.value());
        writer.endObject();
    }
    if (ensembles) {
        writer.key(u"ensembles").beginArray();
        for (const QString &ensemble : *ensembles)
            writer.string(ensemble);
        writer.endArray();
    }
    writer.key(u"limits").beginObject();
    for (const QString &limit : GuardSettings::names()) {
        if (const auto value = limits.value(limit))
            writer.member(limit, qint64(*value));
    }
    return writer.endObject().endObject().text();
}

EvaluationVariant EvaluationVariant::read(const JsonText &object)
{
    const QJsonObject read = object.read().toObject();
    EvaluationVariant variant;
    for (const auto &[key, text] :
        {std::pair(u"name"_s, &variant.name), {u"model"_s, &variant.model}, {u"agent"_s, &variant.agent}, {u"library"_s, &variant.library},
            {u"instruction"_s, &variant.instruction}, {u"prompt"_s, &variant.prompt}, {u"template"_s, &variant.frame}})
        *text = read.value(key).toString();
    variant.name = variant.name.simplified();
    const auto controls = object.member(u"controls");
    for (const auto &[name, value] : controls ? controls->members() : QList<std::pair<QString, JsonText>>())
        variant.controls.insert(name, value);
    if (read.contains("ensembles"_L1)) {
        variant.ensembles = QStringList();
        for (const QJsonValue &ensemble : read.value("ensembles"_L1).toArray())
            variant.ensembles->append(ensemble.toString());
    }
    const QJsonObject limits = read.value("limits"_L1).toObject();
    for (auto limit = limits.begin(); limit != limits.end(); ++limit)
        variant.limits.set(limit.key(), limit.value().toInteger());
    return variant;
}

EvaluationSuite EvaluationSuite::read(const DescriptorFile &file, Diagnostics &diagnostics)
{
    const DescriptorValue &head = file.root[u"suite"];
    const DescriptorValue &budget = file.root[u"budget"];
    EvaluationSuite suite;
    suite.path = file.path;
    suite.name = wordOf(head, u"name");
    suite.description = wordOf(head, u"description");
    suite.judge = wordOf(head, u"judge");
    suite.repeats = std::max(1, boundedNumber(head, u"repeats", 1, mostRepeats));
    suite.timeout = boundedNumber(head, u"timeout", 0, mostSeconds);
    suite.parallel = std::max(1, boundedNumber(head, u"parallel", suite.parallel, mostParallel));
    suite.budget = {budget[u"seconds"].number().value_or(0), budget[u"tokens"].integer().value_or(0), budget[u"cost"].number().value_or(0)};
    suite.caseFiles = head[u"cases-from"].string() ? QStringList {wordOf(head, u"cases-from")} : head[u"cases-from"].strings();
    suite.m_common.input = wordOf(head, u"input");
    suite.m_common.threshold = head[u"threshold"].number();
    suite.m_common.vars = varsOf(file.root[u"vars"]);
    suite.m_common.expect = expectationsOf(file, file.root[u"expect"], diagnostics);
    for (const DescriptorValue &table : file.root[u"variants"].array()) {
        suite.variants.append(variantOf(file, table, diagnostics));
        suite.m_variantPlaces.append({file.path, table.position()});
    }
    for (const DescriptorValue &table : file.root[u"cases"].array()) {
        suite.cases.append(caseOf(file, table, diagnostics));
        suite.m_casePlaces.append({file.path, table.position()});
    }
    if (!suite.judge.isEmpty() && !ModelAddress::parse(suite.judge))
        diagnostics.append({file.path, head[u"judge"].position(), Diagnostic::Severity::Error,
            EvaluationSuiteTexts::tr("a model is written as PROVIDER/MODEL, not “%1”").arg(suite.judge)});
    if (suite.cases.isEmpty() && suite.caseFiles.isEmpty())
        diagnostics.append({file.path, head.position(), Diagnostic::Severity::Error,
            EvaluationSuiteTexts::tr("there are no cases: write [[cases]], or name their file with cases-from")});
    // Which variables there are is known only with all cases.
    if (suite.caseFiles.isEmpty() && !hasErrors(diagnostics))
        diagnostics += suite.doubts();
    return suite;
}

Result<EvaluationSuite> EvaluationSuite::load(const QString &path, const Diagnostics &faults)
{
    for (const Diagnostic &fault : faults) {
        if (fault.severity == Diagnostic::Severity::Error)
            return failure(ErrorCategory::Usage, fault.toString());
    }
    Diagnostics found;
    EvaluationSuite suite = read(DescriptorFile::read(path), found);
    if (hasErrors(found))
        return failure(ErrorCategory::Usage, found.first().toString());
    suite.remarks = faults;
    for (const Diagnostic &remark : std::as_const(found)) {
        // The file may have been read by another path.
        const auto isSame = [&remark](
                                const Diagnostic &fault) { return fault.position == remark.position && fault.message == remark.message; };
        if (std::none_of(faults.begin(), faults.end(), isSame))
            suite.remarks.append(remark);
    }
    const auto whole = suite.readCaseFiles().and_then([&suite] { return suite.settle(); });
    return whole ? Result<EvaluationSuite>(suite) : tl::make_unexpected(whole.error());
}

Result<void> EvaluationSuite::readCaseFiles()
{
    for (const QString &file : std::as_const(caseFiles)) {
        auto read = CaseFile::read(QDir(QFileInfo(path).absolutePath()).filePath(file));
        if (!read)
            return tl::make_unexpected(read.error());
        remarks += read->remarks;
        cases += read->cases;
        for (const qint64 line : std::as_const(read->lines))
            m_casePlaces.append({read->name, {int(line), line > 0 ? 1 : 0}});
    }
    if (!caseFiles.isEmpty())
        remarks += doubts();
    return {};
}

QStringList EvaluationSuite::variablesOf(const EvaluationCase &each) const
{
    QStringList texts {each.input.isEmpty() ? m_common.input : each.input, each.invoke.arguments.toString()};
    for (const CaseMessage &message : each.before)
        texts.append(message.text);
    for (const Expectation &expectation : m_common.expect + each.expect)
        texts.append(expectation.toJson().toString());
    return variablesIn(texts.join(u'\n'));
}

//! What is sound, and hardly meant: a place for a variable that there is not, and a case that any answer passes.
Diagnostics EvaluationSuite::doubts() const
{
    constexpr qsizetype most = 20;
    Diagnostics found;
    int untold = 0;
    const auto doubt = [&found, &untold](const Place &place, const QString &words) {
        if (found.size() < most)
            found.append({place.file, place.position, Diagnostic::Severity::Warning, words});
        else
            ++untold;
    };
    const auto miss = [&doubt](const Place &place, const QString &called, const QStringList &used, const QSet<QString> &known) {
        for (const QString &variable : used) {
            if (!known.contains(variable))
                doubt(
                    place, EvaluationSuiteTexts::tr("there is no variable “%1” for “%2”; it stays as it is written").arg(variable, called));
        }
    };
    const QStringList common = m_common.vars.keys();
    QSet<QString> anywhere(common.begin(), common.end());
    for (qsizetype index = 0; index < cases.size(); ++index) {
        const EvaluationCase &each = cases.at(index);
        const Place place = m_casePlaces.value(index);
        const QString called = each.shownName().isEmpty() ? QString::number(index + 1) : each.shownName();
        QSet<QString> known(common.begin(), common.end());
        for (auto variable = each.vars.begin(); variable != each.vars.end(); ++variable)
            known.insert(variable.key());
        miss(place, called, variablesOf(each), known);
        anywhere.unite(known);
        if (m_common.expect.isEmpty() && each.expect.isEmpty())
            doubt(place, EvaluationSuiteTexts::tr("“%1” expects nothing, so that any answer passes").arg(called));
    }
    for (qsizetype index = 0; index < variants.size(); ++index) {
        const EvaluationVariant &variant = variants.at(index);
        const QString called = variant.name.isEmpty() ? nameOfVariant(variant) : variant.name;
        QStringList used = variablesIn(variant.frame);
        used.removeAll(u"input"_s);
        miss(m_variantPlaces.value(index), called, used + variablesIn(variant.instruction), anywhere);
    }
    if (untold > 0)
        found.append({path, {}, Diagnostic::Severity::Warning, EvaluationSuiteTexts::tr("%n more are not shown here.", nullptr, untold)});
    return found;
}

QString EvaluationSuite::remarksInWords() const
{
    constexpr qsizetype most = 8;
    QStringList lines;
    for (const Diagnostic &remark : remarks.first(std::min(most, remarks.size())))
        lines.append(remark.toString());
    if (const qsizetype untold = remarks.size() - lines.size(); untold > 0)
        lines.append(EvaluationSuiteTexts::tr("%n more are not shown here.", nullptr, int(untold)));
    return lines.join(u'\n');
}

QList<RunPlace> EvaluationSuite::placesWithout(const QList<EvaluationOutcome> &outcomes) const
{
    QSet<RunPlace> done;
    for (const EvaluationOutcome &outcome : outcomes)
        done.insert(outcome.place);
    QList<RunPlace> left;
    for (const EvaluationCase &each : cases) {
        for (const EvaluationVariant &variant : variants) {
            for (int repeat = 1; repeat <= repeats; ++repeat) {
                if (const RunPlace place {each.id, variant.name, repeat}; !done.contains(place))
                    left.append(place);
            }
        }
    }
    return left;
}

//! Gives each case and each variant a name of its own, and each case what all have.
Result<void> EvaluationSuite::settle()
{
    if (name.isEmpty())
        name = QFileInfo(path).completeBaseName();
    if (variants.isEmpty())
        variants.append(EvaluationVariant {});
    QSet<QString> taken;
    for (EvaluationVariant &variant : variants)
        variant.name = freeNameOf(variant.name.isEmpty() ? nameOfVariant(variant) : variant.name, taken);
    taken.clear();
    for (qsizetype index = 0; index < cases.size(); ++index) {
        EvaluationCase &each = cases[index];
        const QString called = !each.id.isEmpty() ? each.id : each.description;
        each.id = freeNameOf(called.isEmpty() ? QString::number(index + 1) : called, taken);
        for (auto variable = m_common.vars.begin(); variable != m_common.vars.end(); ++variable) {
            if (!each.vars.contains(variable.key()))
                each.vars.insert(variable.key(), variable.value());
        }
        each.expect = m_common.expect + each.expect;
        if (!each.threshold)
            each.threshold = m_common.threshold;
        if (each.input.isEmpty())
            each.input = m_common.input;
        // Whoever gives only one value means that it be asked.
        if (each.input.isEmpty() && each.invoke.tool.isEmpty())
            each.input = each.vars.value(u"input"_s, each.vars.size() == 1 ? each.vars.first() : QString());
        const bool isFramed = std::all_of(variants.begin(), variants.end(),
            [](const EvaluationVariant &variant) { return !variant.frame.isEmpty() || !variant.prompt.isEmpty(); });
        const Place place = m_casePlaces.value(index, {path});
        const QString where = place.position.line > 0 ? u"%1:%2"_s.arg(place.file, QString::number(place.position.line)) : place.file;
        if (each.input.trimmed().isEmpty() && each.invoke.tool.isEmpty() && !isFramed)
            return failure(ErrorCategory::Usage,
                EvaluationSuiteTexts::tr("%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].")
                        .arg(where, each.id)
                    + nearInput(each));
    }
    if (cases.isEmpty())
        return failure(ErrorCategory::Usage, EvaluationSuiteTexts::tr("%1: there are no cases.").arg(path));
    if (runs() > mostRuns)
        return failure(ErrorCategory::Usage,
            EvaluationSuiteTexts::tr("%1: %2 cases with %3 variants, %4 times, are more than %5 runs.")
                .arg(path, QString::number(cases.size()), QString::number(variants.size()), QString::number(repeats),
                    QString::number(mostRuns)));
    return {};
}

JsonText EvaluationSuite::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"name", name).member(u"description", description).member(u"path", path);
    writer.member(u"repeats", qint64(repeats)).member(u"timeout", qint64(timeout)).member(u"parallel", qint64(parallel));
    writer.member(u"judge", judge).key(u"budget").beginObject().key(u"seconds").number(budget.seconds);
    writer.member(u"tokens", budget.tokens).key(u"cost").number(budget.cost).endObject();
    writer.key(u"variants").beginArray();
    for (const EvaluationVariant &variant : variants)
        writer.splice(variant.toJson());
    writer.endArray().key(u"cases").beginArray();
    for (const EvaluationCase &each : cases)
        writer.splice(each.toJson());
    return writer.endArray().endObject().text();
}

Result<EvaluationSuite> EvaluationSuite::fromJson(const JsonText &object)
{
    const QJsonObject read = object.read().toObject();
    const QJsonObject budget = read.value("budget"_L1).toObject();
    EvaluationSuite suite;
    suite.name = read.value("name"_L1).toString();
    suite.description = read.value("description"_L1).toString();
    suite.path = read.value("path"_L1).toString();
    suite.repeats = std::max(1, read.value("repeats"_L1).toInt(1));
    suite.timeout = read.value("timeout"_L1).toInt();
    suite.parallel = std::max(1, read.value("parallel"_L1).toInt(4));
    suite.judge = read.value("judge"_L1).toString();
    suite.budget = {
        budget.value("seconds"_L1).toDouble(), qint64(budget.value("tokens"_L1).toDouble()), budget.value("cost"_L1).toDouble()};
    const auto variants = object.member(u"variants");
    const auto cases = object.member(u"cases");
    if (!variants || !cases)
        return failure(ErrorCategory::Storage, EvaluationSuiteTexts::tr("The suite that is kept cannot be read."));
    for (const auto &[key, variant] : variants->members())
        suite.variants.append(EvaluationVariant::read(variant));
    for (const auto &[key, each] : cases->members()) {
        const auto made = EvaluationCase::read(each);
        if (!made)
            return failure(
                ErrorCategory::Storage, EvaluationSuiteTexts::tr("A case that is kept cannot be read: %1").arg(made.error().message));
        suite.cases.append(*made);
    }
    return suite;
}

} // namespace model
