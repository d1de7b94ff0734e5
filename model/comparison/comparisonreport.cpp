// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisonreport.h"

#include "model/comparison/comparedrunjson.h"
#include "model/comparison/comparisontexts.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"
#include "model/text/csv.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ComparisonReportTexts {
    Q_DECLARE_TR_FUNCTIONS(model::ComparisonReport)
};

QString row(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QList<TableCell> cells()
{
    QList<TableCell> all;
    for (int index = 0; index < tableCellCount; ++index)
        all.append(TableCell(index));
    return all;
}

QString outcomeOf(const ComparedCall &call)
{
    return call.error && call.result.isEmpty() ? call.error->message : call.result;
}

QString timeOf(const ComparedCall &call, const QLocale &locale)
{
    return call.state == InvocationState::Reused ? ComparisonReportTexts::tr("reused") : timeInWords(call.milliseconds, locale);
}

//! The first and the last of it: a report is read by people.
QString reportExcerpt(const QString &text)
{
    constexpr qsizetype longest = 2000;
    return text.size() <= longest ? text : text.left(longest * 3 / 4) + u" … "_s + text.right(longest / 4);
}

QString csvNumber(double value)
{
    return QString::number(value, 'g', 12);
}

QString csvLine(QStringList cells)
{
    for (QString &cell : cells)
        cell = csvCell(cell);
    return cells.join(u',') + u"\r\n"_s;
}

JsonText runLine(const QString &label, int index, const ComparedRun &run)
{
    JsonWriter writer;
    writer.beginObject().member(u"event", u"run").member(u"column", label).member(u"run", qint64(index));
    writeMembers(writer, run);
    return writer.endObject().text();
}

JsonText columnLine(const ComparisonTable::Row &row)
{
    using Table = ComparisonTable;
    static const std::pair<Table::Figure, QString> names[] = {{Table::Rounds, u"rounds"_s}, {Table::Calls, u"calls"_s},
        {Table::SameArguments, u"same-arguments"_s}, {Table::ToolTime, u"tool-milliseconds"_s}, {Table::WholeTime, u"milliseconds"_s},
        {Table::TokensIn, u"tokens-in"_s}, {Table::TokensOut, u"tokens-out"_s}, {Table::Cost, u"cost"_s},
        {Table::Agreement, u"agreement"_s}, {Table::Likeness, u"likeness-to-first"_s}};
    JsonWriter writer;
    writer.beginObject().member(u"event", u"column").member(u"column", row.label).member(u"times", qint64(row.times));
    writer.member(u"committed", qint64(row.committed)).member(u"timed-out", qint64(row.timedOut));
    writer.member(u"failed", qint64(row.failed)).member(u"cancelled", qint64(row.cancelled));
    for (const auto &[figure, name] : names) {
        writer.key(name);
        if (const auto value = row.figure(figure))
            writer.number(*value);
        else
            writer.null();
    }
    if (!row.currency.isEmpty())
        writer.member(u"currency", row.currency);
    writer.key(u"best").beginArray();
    for (const auto &[figure, name] : names) {
        if (row.isBest[figure])
            writer.string(name);
    }
    return writer.endArray().endObject().text();
}

} // namespace

ComparisonReport::ComparisonReport(Head head, QList<ComparedColumn> columns, int times)
    : m_head(std::move(head))
    , m_columns(std::move(columns))
    , m_table(ComparisonTable::of(m_columns, times))
{
}

QString ComparisonReport::markdownCell(const QString &text)
{
    QString cell;
    cell.reserve(text.size() + 8);
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QChar character = text.at(index);
        if (character == u'\r') {
            if (index + 1 >= text.size() || text.at(index + 1) != u'\n')
                cell += u"<br>"_s;
        } else if (character == u'\n' || character == QChar::LineSeparator || character == QChar::ParagraphSeparator) {
            cell += u"<br>"_s;
        } else if (character == u'&') {
            cell += u"&amp;"_s;
        } else if (character == u'<') {
            cell += u"&lt;"_s;
        } else {
            if (u"\\|`*_[]~#$!>"_s.contains(character))
                cell += u'\\';
            // Others that control something are nothing to be seen.
            cell += character.category() == QChar::Other_Control ? QChar(u' ') : character;
        }
    }
    return cell.trimmed();
}

QString ComparisonReport::markdownBlock(const QString &text)
{
    const QString lines = QString(text).replace(u"\r\n"_s, u"\n"_s);
    QString shown;
    for (const QChar character : lines) {
        const bool isSeen = character.category() != QChar::Other_Control || character == u'\n' || character == u'\t';
        shown += isSeen ? QString(character) : visibleText(QStringView(&character, 1));
    }
    // Longer than any row of backticks within.
    qsizetype longest = 2;
    qsizetype row = 0;
    for (const QChar character : std::as_const(shown)) {
        row = character == u'`' ? row + 1 : 0;
        longest = std::max(longest, row);
    }
    const QString fence(longest + 1, u'`');
    return fence + u"text\n"_s + shown + (shown.endsWith(u'\n') ? QString() : u"\n"_s) + fence + u'\n';
}

QByteArray ComparisonReport::markdown() const
{
    QString text = u"# "_s + ComparisonReportTexts::tr("Side by side") + u"\n\n"_s;
    if (!m_head.agent.isEmpty())
        text += u"- "_s + ComparisonReportTexts::tr("Agent: %1").arg(markdownCell(m_head.agent)) + u'\n';
    text += u"- "_s + ComparisonReportTexts::tr("Repeats: %1").arg(m_table.times) + u'\n';
    text += u"- "_s + ComparisonReportTexts::tr("When: %1").arg(m_head.when.toString(Qt::ISODate)) + u"\n\n"_s;
    text += ComparisonReportTexts::tr("Asked in every column:") + u"\n\n"_s + markdownBlock(m_head.prompt) + u'\n' + markdownTable();
    for (qsizetype index = 0; index < m_columns.size(); ++index) {
        const ComparedColumn &column = m_columns.at(index);
        text += u"\n## "_s + markdownCell(column.label) + u"\n\n"_s;
        if (!column.note.isEmpty())
            text += markdownCell(column.note) + u"\n\n"_s;
        text += progressOf(m_table.rows.at(index)) + u".\n"_s;
        for (qsizetype run = 0; run < column.runs.size(); ++run)
            text += markdownRun(column.runs.at(run), int(run) + 1);
    }
    return text.toUtf8();
}

QString ComparisonReport::markdownTable() const
{
    const QLocale locale = QLocale::c();
    QStringList heads;
    QStringList rule;
    for (const TableCell cell : cells()) {
        heads.append(markdownCell(headOf(cell, m_table.times)));
        rule.append(cell == TableCell::Label ? u":--"_s : u"--:"_s);
    }
    QString text = row(heads) + u'|' + rule.join(u'|') + u"|\n"_s;
    for (const ComparisonTable::Row &column : m_table.rows) {
        QStringList line;
        for (const TableCell cell : cells()) {
            const QString value = markdownCell(textOf(cell, column, locale));
            line.append(isBest(cell, column) || cell == TableCell::Label ? u"**"_s + value + u"**"_s : value);
        }
        text += row(line);
    }
    return text;
}

QString ComparisonReport::markdownRun(const ComparedRun &run, int number) const
{
    const QLocale locale = QLocale::c();
    QString text = u"\n### "_s + ComparisonReportTexts::tr("Run %1: %2").arg(number).arg(nameOf(run.state));
    if (hasEnded(run.state) && run.milliseconds > 0)
        text += u", "_s + timeInWords(run.milliseconds, locale);
    text += u"\n\n"_s;
    if (!run.model.isEmpty())
        text += ComparisonReportTexts::tr("Answered by: %1").arg(markdownCell(run.model.toString())) + u"\n\n"_s;
    if (!run.calls.isEmpty()) {
        text += row({ComparisonReportTexts::tr("Call"), ComparisonReportTexts::tr("Arguments"), ComparisonReportTexts::tr("Result"),
                    ComparisonReportTexts::tr("Time")})
            + u"|:--|:--|:--|--:|\n"_s;
        for (const ComparedCall &call : run.calls)
            text += row({markdownCell(call.name), markdownCell(reportExcerpt(QString::fromUtf8(call.arguments))),
                markdownCell(reportExcerpt(outcomeOf(call))), markdownCell(timeOf(call, locale))});
        text += u'\n';
    }
    if (run.error)
        text += markdownCell(run.error->message) + u"\n\n"_s;
    if (!run.text.isEmpty())
        text += markdownBlock(run.text);
    return text;
}

QString ComparisonReport::text() const
{
    const QLocale locale = QLocale::c();
    QList<QStringList> lines(1);
    for (const TableCell cell : cells())
        lines.first().append(headOf(cell, m_table.times));
    for (const ComparisonTable::Row &column : m_table.rows) {
        QStringList line;
        for (const TableCell cell : cells())
            line.append(textOf(cell, column, locale) + (isBest(cell, column) ? u" *"_s : QString()));
        lines.append(line);
    }
    QString text;
    for (const QStringList &line : std::as_const(lines)) {
        QString joined;
        for (qsizetype cell = 0; cell < line.size(); ++cell) {
            qsizetype width = 0;
            for (const QStringList &other : std::as_const(lines))
                width = std::max(width, other.at(cell).size());
            joined += (cell > 0 ? u"  "_s : QString())
                + (cell == 0 ? line.at(cell).leftJustified(width) : line.at(cell).rightJustified(width));
        }
        text += joined.trimmed() + u'\n';
    }
    for (const ComparisonTable::Row &column : m_table.rows) {
        if (column.committed < column.times)
            text += column.label + u": "_s + progressOf(column) + u'\n';
    }
    return text;
}

QByteArray ComparisonReport::csv() const
{
    QString text = csvLine({u"column"_s, u"run"_s, u"model"_s, u"state"_s, u"rounds"_s, u"calls"_s, u"tool_milliseconds"_s,
        u"milliseconds"_s, u"tokens_in"_s, u"tokens_out"_s, u"cost"_s, u"currency"_s, u"called"_s, u"text"_s, u"error"_s});
    for (const ComparedColumn &column : m_columns) {
        for (qsizetype index = 0; index < column.runs.size(); ++index) {
            const ComparedRun &run = column.runs.at(index);
            const bool isCounted = run.usage != Usage();
            const qint64 input = run.usage.input + run.usage.cacheRead + run.usage.cacheWrite;
            text += csvLine({column.label, QString::number(index + 1), run.model.isEmpty() ? QString() : run.model.toString(),
                toWire(run.state), QString::number(run.rounds), QString::number(run.calls.size()), csvNumber(run.toolMilliseconds()),
                csvNumber(run.milliseconds), isCounted ? QString::number(input) : QString(),
                isCounted ? QString::number(run.usage.output) : QString(), run.cost ? csvNumber(*run.cost) : QString(), run.currency,
                callsToJson(run.calls).toString(), run.text, run.error ? run.error->message : QString()});
        }
    }
    return text.toUtf8();
}

QByteArray ComparisonReport::jsonLines() const
{
    QByteArray lines;
    for (const ComparedColumn &column : m_columns) {
        for (qsizetype index = 0; index < column.runs.size(); ++index)
            lines += runLine(column.label, int(index) + 1, column.runs.at(index)).bytes() + '\n';
    }
    for (const ComparisonTable::Row &row : m_table.rows)
        lines += columnLine(row).bytes() + '\n';
    return lines;
}

} // namespace model
