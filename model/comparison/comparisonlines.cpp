// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisonreport.h"

#include "model/schema/jsonwriter.h"

// The report's forms for programs: CSV and JSON Lines.

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString csvNumber(double value)
{
    return QString::number(value, 'g', 12);
}

QString csvLine(QStringList cells)
{
    for (QString &cell : cells)
        cell = ComparisonReport::csvCell(cell);
    return cells.join(u',') + u"\r\n"_s;
}

JsonText argumentsOf(const ComparedCall &call)
{
    const auto text = JsonText::parse(call.arguments.trimmed().isEmpty() ? QByteArrayLiteral("{}") : call.arguments);
    return text ? text->compacted() : JsonText::trusted(JsonWriter::quoted(QString::fromUtf8(call.arguments)));
}

void writeCall(JsonWriter &writer, const ComparedCall &call)
{
    writer.beginObject().member(u"name", call.name).member(u"round", qint64(call.round)).member(u"arguments", argumentsOf(call));
    writer.member(u"state", toWire(call.state)).member(u"result", call.result).key(u"milliseconds").number(call.milliseconds);
    if (call.error)
        writer.member(u"error", call.error->message);
    writer.endObject();
}

QByteArray callsOf(const ComparedRun &run)
{
    JsonWriter writer;
    writer.beginArray();
    for (const ComparedCall &call : run.calls)
        writeCall(writer, call);
    return writer.endArray().bytes();
}

JsonText runLine(const QString &label, int index, const ComparedRun &run)
{
    JsonWriter writer;
    writer.beginObject().member(u"event", u"run").member(u"column", label).member(u"run", qint64(index));
    writer.member(u"state", toWire(run.state)).member(u"conversation", run.conversation.toString()).member(u"turn", run.turn.toString());
    if (!run.model.isEmpty())
        writer.member(u"model", run.model.toString());
    writer.member(u"rounds", qint64(run.rounds)).key(u"tool-milliseconds").number(run.toolMilliseconds());
    writer.key(u"milliseconds").number(run.milliseconds);
    writer.key(u"usage").beginObject().member(u"input", run.usage.input).member(u"output", run.usage.output);
    writer.member(u"cache-read", run.usage.cacheRead).member(u"cache-write", run.usage.cacheWrite).endObject();
    if (run.cost)
        writer.key(u"cost").number(*run.cost).member(u"currency", run.currency);
    writer.member(u"calls", JsonText::trusted(callsOf(run))).member(u"text", run.text);
    if (run.error) {
        writer.key(u"error").beginObject().member(u"category", toWire(run.error->category));
        writer.member(u"message", run.error->message).endObject();
    }
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

QString ComparisonReport::csvCell(const QString &text)
{
    // Spreadsheets run what begins like this, also when it comes from a file.
    const bool looksLikeFormula = !text.isEmpty() && u"=+-@\t\r\n"_s.contains(text.front());
    QString cell = looksLikeFormula ? u'\'' + text : text;
    const bool needsQuotes = std::any_of(cell.begin(), cell.end(), [](QChar character) { return u",\"\r\n;\t"_s.contains(character); })
        || cell.startsWith(u' ') || cell.endsWith(u' ');
    return needsQuotes ? u'"' + cell.replace(u'"', u"\"\""_s) + u'"' : cell;
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
                QString::fromUtf8(callsOf(run)), run.text, run.error ? run.error->message : QString()});
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
