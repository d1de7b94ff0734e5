// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationreport.h"

#include "model/comparison/comparisonreport.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>
#include <QXmlStreamWriter>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EvaluationReportTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationReport)
};

void writeColumn(JsonWriter &writer, const EvaluationColumn &column)
{
    writer.beginObject().member(u"variant", column.variant).member(u"passed", qint64(column.sum.passed));
    writer.member(u"failed", qint64(column.sum.failed)).member(u"broken", qint64(column.sum.broken));
    writer.key(u"low").number(column.rate.low).key(u"high").number(column.rate.high).member(u"tokens", column.tokens);
    if (column.median)
        writer.key(u"median-milliseconds").number(*column.median).member(u"median-runs", qint64(column.ended));
    if (column.medianRange)
        writer.key(u"median-low").number(column.medianRange->low).key(u"median-high").number(column.medianRange->high);
    if (column.cost)
        writer.key(u"cost").number(*column.cost).member(u"currency", column.currency);
    writer.endObject();
}

void writeCells(JsonWriter &writer, QStringView name, const QList<ChangedCell> &cells)
{
    writer.key(name).beginArray();
    for (const ChangedCell &cell : cells) {
        writer.beginObject().member(u"case", cell.caseId).member(u"variant", cell.variant);
        writer.key(u"before").beginArray().number(qint64(cell.before.passed)).number(qint64(cell.before.tried())).endArray();
        writer.key(u"now").beginArray().number(qint64(cell.now.passed)).number(qint64(cell.now.tried())).endArray();
        writer.key(u"p").number(cell.chance).endObject();
    }
    writer.endArray();
}

void writeChanges(JsonWriter &writer, const EvaluationChanges &changes)
{
    writer.key(u"baseline").beginObject().member(u"run", changes.baseline).flag(u"worse-than-baseline", changes.isWorse());
    writeCells(writer, u"better", changes.of(CellChange::Better));
    writeCells(writer, u"worse", changes.of(CellChange::Worse));
    writeCells(writer, u"too-close", changes.of(CellChange::TooClose));
    writer.key(u"variants").beginArray();
    for (const ChangedVariant &variant : changes.variants) {
        writer.beginObject().member(u"variant", variant.variant).member(u"better", qint64(variant.better));
        writer.member(u"worse", qint64(variant.worse)).key(u"p").number(variant.chance);
        if (variant.slower)
            writer.key(u"slower-milliseconds").number(*variant.slower).key(u"slower-p").number(variant.slowerChance);
        writer.endObject();
    }
    writer.endArray().endObject();
}

void writePreferred(JsonWriter &writer, const PreferenceTally &tally)
{
    writer.key(u"preferred").beginObject().member(u"compared", qint64(tally.compared)).key(u"variants").beginArray();
    for (auto column = tally.columns.begin(); column != tally.columns.end(); ++column) {
        const Interval rate = column->rate();
        writer.beginObject().member(u"variant", column.key()).member(u"better", qint64(column->better));
        writer.member(u"worse", qint64(column->worse)).member(u"undecided", qint64(column->undecided));
        writer.key(u"low").number(rate.low).key(u"high").number(rate.high).endObject();
    }
    writer.endArray();
    if (tally.judged > 0) {
        writer.key(u"agreement").beginObject().member(u"judged", qint64(tally.judged)).member(u"agreed", qint64(tally.agreed));
        if (tally.kappa)
            writer.key(u"kappa").number(*tally.kappa);
        writer.endObject();
    }
    writer.endObject();
}

//! XML has no place for most control characters.
QString forXml(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (const QChar character : text) {
        const bool isAllowed = character.unicode() >= 0x20 || character == u'\n' || character == u'\t';
        clean += isAllowed && character.unicode() < 0xfffe && !character.isSurrogate() ? character : QChar(QChar::ReplacementCharacter);
    }
    return clean;
}

void beginTestCase(QXmlStreamWriter &xml, const QString &suite, const RunPlace &place, double milliseconds)
{
    xml.writeStartElement(u"testcase"_s);
    const QString name = place.repeat > 1 ? u"%1 (%2)"_s.arg(place.caseId, QString::number(place.repeat)) : place.caseId;
    xml.writeAttribute(u"name"_s, forXml(name));
    xml.writeAttribute(u"classname"_s, forXml(suite + u'.' + place.variant));
    xml.writeAttribute(u"time"_s, QString::number(milliseconds / 1000, 'f', 3));
}

void writeSkippedCase(QXmlStreamWriter &xml, const QString &suite, const RunPlace &place, const QString &why)
{
    beginTestCase(xml, suite, place, 0);
    xml.writeStartElement(u"skipped"_s);
    xml.writeAttribute(u"message"_s, forXml(why));
    xml.writeEndElement();
    xml.writeEndElement();
}

void writeHowItEnded(QXmlStreamWriter &xml, const QList<std::pair<QString, QString>> &properties)
{
    xml.writeStartElement(u"properties"_s);
    for (const auto &[name, value] : properties) {
        xml.writeStartElement(u"property"_s);
        xml.writeAttribute(u"name"_s, name);
        xml.writeAttribute(u"value"_s, forXml(value));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

void writeTestCase(QXmlStreamWriter &xml, const QString &suite, const EvaluationOutcome &outcome)
{
    beginTestCase(xml, suite, outcome.place, outcome.run.milliseconds);
    if (!outcome.passed()) {
        xml.writeStartElement(outcome.verdict == RunVerdict::Broken ? u"error"_s : u"failure"_s);
        xml.writeAttribute(u"message"_s, forXml(outcome.reason()));
        QString whole;
        for (const Judgement &judgement : outcome.judgements)
            whole += (judgement.passed ? u"+ "_s : u"- "_s) + judgement.type + u": "_s + judgement.reason + u'\n';
        xml.writeCharacters(forXml(whole));
        xml.writeEndElement();
    }
    if (!outcome.run.text.isEmpty())
        xml.writeTextElement(u"system-out"_s, forXml(outcome.run.text));
    xml.writeEndElement();
}

QString markdownRow(const QStringList &cells)
{
    QStringList safe;
    for (const QString &cell : cells)
        safe.append(ComparisonReport::markdownCell(cell));
    return u"| "_s + safe.join(u" | "_s) + u" |\n"_s;
}

QString excerptOf(const QString &text)
{
    constexpr qsizetype longest = 2000;
    return text.size() <= longest ? text : text.left(longest * 3 / 4) + u" … "_s + text.right(longest / 4);
}

} // namespace

QString wordsOf(const EvaluationCell &cell)
{
    if (cell.tried() == 0 && cell.broken > 0)
        return EvaluationReportTexts::tr("broken");
    const QString tally = u"%1/%2"_s.arg(QLocale().toString(cell.passed), QLocale().toString(cell.tried()));
    if (cell.broken > 0)
        return EvaluationReportTexts::tr("%1, %2 broken").arg(tally, QLocale().toString(cell.broken));
    return cell.isUnstable() ? EvaluationReportTexts::tr("%1 unstable").arg(tally) : tally;
}

QString medianInWords(const EvaluationColumn &column, const QLocale &locale)
{
    if (!column.median)
        return u"—"_s;
    const QString time = timeInWords(*column.median, locale);
    const int all = column.sum.tried() + column.sum.broken;
    return column.ended == all
        ? time
        : EvaluationReportTexts::tr("%1 (%2 of %3 runs)").arg(time, QLocale().toString(column.ended), QLocale().toString(all));
}

QString rateInWords(const EvaluationColumn &column)
{
    return shareInWords(column.sum.passed, column.sum.tried(), column.rate);
}

QStringList preferredRow(const EvaluationTable &table)
{
    if (table.preferred.compared == 0)
        return {};
    QStringList cells {EvaluationReportTexts::tr("Preferred blind")};
    for (const EvaluationColumn &column : table.columns) {
        const PreferenceTally::Column preferred = table.preferred.columns.value(column.variant);
        cells.append(shareInWords(preferred.better, preferred.decided(), preferred.rate()));
    }
    return cells;
}

QString EvaluationHead::endInWords() const
{
    QStringList sentences {breakOff};
    if (!left.isEmpty())
        sentences.append(EvaluationReportTexts::tr("%n run(s) are not done.", nullptr, int(left.size())));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

void EvaluationHead::findChanges(const QString &baseline, const QList<EvaluationOutcome> &now)
{
    if (before.isEmpty())
        return;
    changes = EvaluationChanges::between(before, now);
    changes->baseline = baseline;
}

EvaluationReport::EvaluationReport(EvaluationHead head, QList<EvaluationOutcome> outcomes)
    : m_head(std::move(head))
    , m_outcomes(std::move(outcomes))
    , m_table(EvaluationTable::of(m_outcomes, m_head.preferences))
{
}

QByteArray EvaluationReport::jsonLines() const
{
    QByteArray lines;
    for (const EvaluationOutcome &outcome : m_outcomes)
        lines += outcome.toJson().bytes() + '\n';
    return lines + endLine() + '\n';
}

QByteArray EvaluationReport::endLine() const
{
    JsonWriter writer;
    writer.beginObject().member(u"end", m_head.end).member(u"passed", qint64(m_table.sum.passed));
    writer.member(u"failed", qint64(m_table.sum.failed)).member(u"broken", qint64(m_table.sum.broken));
    writer.member(u"run", m_head.id).member(u"suite", m_head.suite).member(u"kept", qint64(m_table.kept));
    if (!m_head.breakOff.isEmpty())
        writer.member(u"why", m_head.breakOff);
    if (!m_head.left.isEmpty())
        writer.member(u"left", qint64(m_head.left.size()));
    writer.key(u"flaky").beginArray();
    for (qsizetype row = 0; row < m_table.cases.size(); ++row) {
        for (qsizetype column = 0; column < m_table.columns.size(); ++column) {
            const EvaluationCell &cell = m_table.cells.at(row).at(column);
            if (!cell.isUnstable())
                continue;
            writer.beginObject().member(u"case", m_table.cases.at(row)).member(u"variant", m_table.columns.at(column).variant);
            writer.member(u"passed", qint64(cell.passed)).member(u"of", qint64(cell.tried())).endObject();
        }
    }
    writer.endArray().key(u"variants").beginArray();
    for (const EvaluationColumn &column : m_table.columns)
        writeColumn(writer, column);
    writer.endArray();
    if (const JudgeAgreement &agreement = m_table.agreement; agreement.graded > 0) {
        writer.key(u"agreement").beginObject().member(u"graded", qint64(agreement.graded)).member(u"agreed", qint64(agreement.agreed));
        if (agreement.kappa)
            writer.key(u"kappa").number(*agreement.kappa);
        writer.endObject();
    }
    if (m_table.preferred.compared > 0)
        writePreferred(writer, m_table.preferred);
    if (m_head.changes)
        writeChanges(writer, *m_head.changes);
    return writer.endObject().bytes();
}

QByteArray EvaluationReport::junit() const
{
    QStringList variants;
    for (const EvaluationColumn &column : m_table.columns)
        variants.append(column.variant);
    for (const RunPlace &place : m_head.left) {
        if (!variants.contains(place.variant))
            variants.append(place.variant);
    }
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeAttribute(u"name"_s, forXml(m_head.suite));
    for (const QString &variant : std::as_const(variants))
        writeTestSuite(xml, variant);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

void EvaluationReport::writeTestSuite(QXmlStreamWriter &xml, const QString &variant) const
{
    EvaluationCell sum;
    double seconds = 0;
    for (const EvaluationOutcome &outcome : m_outcomes) {
        if (outcome.place.variant != variant)
            continue;
        sum.add(outcome.verdict);
        seconds += outcome.run.milliseconds / 1000;
    }
    const auto skipped = std::count_if(
        m_head.left.begin(), m_head.left.end(), [&variant](const RunPlace &place) { return place.variant == variant; });
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, forXml(m_head.suite + u" · "_s + variant));
    xml.writeAttribute(u"tests"_s, QString::number(sum.tried() + sum.broken + skipped));
    xml.writeAttribute(u"failures"_s, QString::number(sum.failed));
    xml.writeAttribute(u"errors"_s, QString::number(sum.broken));
    xml.writeAttribute(u"skipped"_s, QString::number(skipped));
    xml.writeAttribute(u"time"_s, QString::number(seconds, 'f', 3));
    if (!m_head.breakOff.isEmpty())
        writeHowItEnded(xml, {{u"end"_s, m_head.end}, {u"why"_s, m_head.breakOff}});
    for (const EvaluationOutcome &outcome : m_outcomes) {
        if (outcome.place.variant == variant)
            writeTestCase(xml, m_head.suite, outcome);
    }
    for (const RunPlace &place : m_head.left) {
        if (place.variant == variant)
            writeSkippedCase(xml, m_head.suite, place, m_head.breakOff);
    }
    xml.writeEndElement();
}

//! The head, a row for each case, then the sums.
QList<QStringList> EvaluationReport::rows() const
{
    const QLocale locale = QLocale::c();
    QList<QStringList> rows {{EvaluationReportTexts::tr("Case")}};
    for (const EvaluationColumn &column : m_table.columns)
        rows.first().append(column.variant);
    for (qsizetype row = 0; row < m_table.cases.size(); ++row) {
        QStringList cells {m_table.cases.at(row)};
        for (const EvaluationCell &cell : m_table.cells.at(row))
            cells.append(wordsOf(cell));
        rows.append(cells);
    }
    QStringList passed {EvaluationReportTexts::tr("Passed")};
    QStringList times {EvaluationReportTexts::tr("Whole turn, median")};
    QStringList costs {EvaluationReportTexts::tr("Cost of the suite")};
    for (const EvaluationColumn &column : m_table.columns) {
        passed.append(rateInWords(column));
        times.append(medianInWords(column, locale));
        costs.append(column.cost ? moneyInWords(*column.cost, column.currency, locale) : u"—"_s);
    }
    rows << passed << times;
    if (std::any_of(m_table.columns.begin(), m_table.columns.end(), [](const EvaluationColumn &column) { return column.cost.has_value(); }))
        rows.append(costs);
    if (const QStringList preferred = preferredRow(m_table); !preferred.isEmpty())
        rows.append(preferred);
    return rows;
}

QStringList EvaluationReport::findings() const
{
    QStringList lines;
    for (const QString &flaky : m_table.flaky())
        lines.append(EvaluationReportTexts::tr("unstable: %1").arg(flaky));
    if (const QString agreement = m_table.agreement.words(); !agreement.isEmpty())
        lines.append(agreement);
    lines += m_table.preferred.words();
    if (!m_head.changes)
        return lines;
    const EvaluationChanges &changes = *m_head.changes;
    for (const auto &[change, word] : {std::pair(CellChange::Worse, EvaluationReportTexts::tr("worse: %1")),
             {CellChange::Better, EvaluationReportTexts::tr("better: %1")},
             {CellChange::TooClose, EvaluationReportTexts::tr("too close to say: %1")}}) {
        for (const ChangedCell &cell : changes.of(change))
            lines.append(word.arg(cell.words()));
    }
    for (const ChangedVariant &variant : changes.variants) {
        if (variant.isWorse() || variant.isBetter())
            lines.append((variant.isWorse() ? EvaluationReportTexts::tr("%1 is worse over all cases: %2 fell, %3 rose (p %4)")
                                            : EvaluationReportTexts::tr("%1 is better over all cases: %2 fell, %3 rose (p %4)"))
                             .arg(variant.variant, QLocale().toString(variant.worse), QLocale().toString(variant.better),
                                 QLocale().toString(variant.chance, 'g', 2)));
    }
    if (const QString caution = changes.caution(); !caution.isEmpty())
        lines.append(caution);
    return lines;
}

//! How many runs came to what, and why there are no more of them.
QString EvaluationReport::sums() const
{
    const QString words = EvaluationReportTexts::tr("%1 passed, %2 failed, %3 broken; %4 from before")
                              .arg(QLocale().toString(m_table.sum.passed), QLocale().toString(m_table.sum.failed),
                                  QLocale().toString(m_table.sum.broken), QLocale().toString(m_table.kept));
    const QString end = m_head.endInWords();
    return end.isEmpty() ? words : words + u". "_s + end;
}

//! Why runs broke, each reason with the first of the runs that it broke.
QStringList EvaluationReport::broken() const
{
    constexpr qsizetype mostShown = 20;
    QStringList lines;
    QSet<QString> told;
    for (const EvaluationOutcome &outcome : m_outcomes) {
        const QString reason = outcome.reason();
        if (outcome.verdict != RunVerdict::Broken || told.contains(reason) || told.size() == mostShown)
            continue;
        told.insert(reason);
        lines.append(u"%1 · %2 · %3: %4. %5"_s.arg(outcome.place.caseId, outcome.place.variant, QString::number(outcome.place.repeat),
            EvaluationReportTexts::tr("broken"), visibleSentence(reason)));
    }
    return lines;
}

QString EvaluationReport::text() const
{
    const QList<QStringList> lines = rows();
    QString text;
    for (const QStringList &line : lines) {
        QString joined;
        for (qsizetype cell = 0; cell < line.size(); ++cell) {
            qsizetype width = 0;
            for (const QStringList &other : lines)
                width = std::max(width, other.at(cell).size());
            joined += (cell > 0 ? u"  "_s : QString()) + line.at(cell).leftJustified(width);
        }
        while (joined.endsWith(u' '))
            joined.chop(1);
        text += joined + u'\n';
    }
    for (const QString &finding : broken() + findings())
        text += finding + u'\n';
    return text + sums() + u'\n' + EvaluationReportTexts::tr("This evaluation: %1").arg(m_head.id) + u'\n';
}

QByteArray EvaluationReport::markdown() const
{
    QString text = u"# "_s + ComparisonReport::markdownCell(m_head.suite) + u"\n\n"_s;
    if (!m_head.description.isEmpty())
        text += ComparisonReport::markdownCell(m_head.description) + u"\n\n"_s;
    text += u"- "_s + EvaluationReportTexts::tr("When: %1").arg(m_head.when.toString(Qt::ISODate)) + u'\n';
    text += u"- "_s + EvaluationReportTexts::tr("Evaluation: %1").arg(m_head.id) + u'\n';
    text += u"- "_s + ComparisonReport::markdownCell(sums()) + u"\n\n"_s;
    const QList<QStringList> lines = rows();
    text += markdownRow(lines.first()) + u'|' + QString(u":--|"_s).repeated(lines.first().size()) + u'\n';
    for (const QStringList &line : lines.mid(1))
        text += markdownRow(line);
    text += u'\n';
    for (const QString &finding : findings())
        text += u"- "_s + ComparisonReport::markdownCell(finding) + u'\n';
    for (const EvaluationOutcome &outcome : m_outcomes) {
        if (outcome.passed())
            continue;
        text += u"\n## "_s
            + ComparisonReport::markdownCell(
                u"%1 · %2 · %3"_s.arg(outcome.place.caseId, outcome.place.variant, QString::number(outcome.place.repeat)))
            + u"\n\n"_s + ComparisonReport::markdownCell(outcome.reason()) + u"\n\n"_s;
        if (!outcome.run.text.isEmpty())
            text += ComparisonReport::markdownBlock(excerptOf(outcome.run.text));
    }
    return text.toUtf8();
}

} // namespace model
