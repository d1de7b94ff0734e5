// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/figurescommand.h"

#include "model/schema/jsonwriter.h"
#include "model/store/store.h"
#include "model/text/csv.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString inMilliseconds(const std::optional<double> &milliseconds)
{
    return milliseconds ? QString::number(*milliseconds, 'f', *milliseconds < 10 ? 1 : 0) : QString();
}

qint64 failuresIn(const model::Figures &figures)
{
    qint64 all = 0;
    for (const qint64 count : figures.failures)
        all += count;
    return all;
}

QString costInWords(const QMap<QString, double> &cost)
{
    QStringList sums;
    for (auto at = cost.begin(); at != cost.end(); ++at)
        sums.append(QString::number(at.value(), 'f', 4) + u' ' + at.key());
    return sums.join(u" + "_s);
}

} // namespace

FiguresCommand::FiguresCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void FiguresCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"by"_s, tr("tool, model, provider, server or day."), u"what"_s, u"tool"_s});
    parser.addOption({u"since"_s, tr("From this day on, such as 2026-01-31."), u"date"_s});
    parser.addOption({u"until"_s, tr("To this day, and with it."), u"date"_s});
    parser.addOption({u"csv"_s, tr("As a table for spreadsheets.")});
}

void FiguresCommand::start(const QCommandLineParser &parser)
{
    const QString by = parser.value(u"by"_s);
    if (!QStringList {u"tool"_s, u"model"_s, u"provider"_s, u"server"_s, u"day"_s}.contains(by)) {
        failUsage(tr("--by is tool, model, provider, server or day, not %1.").arg(by));
        return;
    }
    const QDate since = QDate::fromString(parser.value(u"since"_s), Qt::ISODate);
    const QDate until = QDate::fromString(parser.value(u"until"_s), Qt::ISODate);
    if ((parser.isSet(u"since"_s) && !since.isValid()) || (parser.isSet(u"until"_s) && !until.isValid())) {
        failUsage(tr("A day is written as 2026-01-31."));
        return;
    }
    const auto found = rows(by, since, until);
    if (!found) {
        fail(found.error());
        return;
    }
    if (parser.isSet(u"csv"_s)) {
        tellCsv(*found);
    } else if (parser.isSet(u"json"_s)) {
        for (const Row &row : *found)
            tellJson(row, by == "day"_L1);
    } else {
        tellTable(*found);
    }
    Q_EMIT finished(Committed);
}

model::Result<QList<FiguresCommand::Row>> FiguresCommand::rows(const QString &by, const QDate &since, const QDate &until)
{
    const bool isDay = by == "day"_L1;
    const bool isOfTools = by == "tool"_L1 || by == "server"_L1;
    const model::FigureStore store(workbench().store().reader());
    const auto read = store.read(isOfTools ? model::FigureKind::Tool : model::FigureKind::Model, since, until, isDay);
    if (!read)
        return tl::make_unexpected(read.error());
    QMap<QString, Row> rows;
    for (const model::NamedFigures &figures : *read) {
        const QString name = rowOf(figures, by);
        if (name.isEmpty())
            continue;
        Row &row = rows[name];
        row.name = name;
        row.figures += figures.figures;
        if (!isOfTools)
            addCost(row, figures);
    }
    if (isDay) {
        const auto tools = store.read(model::FigureKind::Tool, since, until, true);
        if (!tools)
            return tl::make_unexpected(tools.error());
        for (const model::NamedFigures &figures : *tools) {
            Row &row = rows[rowOf(figures, by)];
            row.name = rowOf(figures, by);
            row.toolCalls += figures.figures.calls;
        }
    }
    return rows.values();
}

QString FiguresCommand::rowOf(const model::NamedFigures &figures, const QString &by)
{
    if (by == "day"_L1)
        return figures.day.toString(Qt::ISODate);
    if (by == "provider"_L1)
        return figures.name.section(u'/', 0, 0);
    if (by != "server"_L1)
        return figures.name;
    const QString name = figures.name.section(u':', 0, 0);
    const invocables::Ensemble *ensemble = workbench().ensembles().find(name);
    // Of one that is not there any more nobody knows what it was.
    return ensemble && ensemble->server ? name : QString();
}

void FiguresCommand::addCost(Row &row, const model::NamedFigures &figures)
{
    const auto address = model::ModelAddress::parse(figures.name);
    const network::Provider *provider = address ? workbench().providers().find(address->provider) : nullptr;
    const auto price = provider ? provider->entry(address->model).price : std::nullopt;
    if (price)
        row.cost[price->currency] += price->of(figures.figures.usage);
}

void FiguresCommand::tellJson(const Row &row, bool isDay)
{
    const model::Figures &figures = row.figures;
    model::JsonWriter writer;
    writer.beginObject().member(u"name", row.name).member(u"calls", figures.calls).key(u"failures").beginObject();
    for (auto at = figures.failures.begin(); at != figures.failures.end(); ++at)
        writer.member(at.key(), at.value());
    writer.endObject();
    for (const auto &[name, share] : {std::pair(u"median-ms"_s, 0.5), {u"p95-ms"_s, 0.95}}) {
        const auto milliseconds = figures.percentile(share);
        writer.key(name);
        milliseconds ? writer.number(*milliseconds) : writer.null();
    }
    writer.key(u"tokens").beginObject().member(u"in", figures.usage.prompt()).member(u"out", figures.usage.output);
    writer.member(u"cached", figures.usage.cacheRead).endObject().key(u"cost");
    if (row.cost.size() == 1)
        writer.number(row.cost.first()).member(u"currency", row.cost.firstKey());
    else
        writer.null();
    if (row.cost.size() > 1) {
        writer.key(u"costs").beginObject();
        for (auto at = row.cost.begin(); at != row.cost.end(); ++at)
            writer.key(at.key()).number(at.value());
        writer.endObject();
    }
    writer.member(u"retries", figures.retries).member(u"refused", figures.refused).member(u"reused", figures.reused);
    writer.member(u"bytes", figures.bytes);
    if (isDay)
        writer.member(u"tool-calls", row.toolCalls);
    terminal().line(writer.endObject().text());
}

void FiguresCommand::tellCsv(const QList<Row> &rows)
{
    terminal().line(u"name,calls,failures,median-ms,p95-ms,tokens-in,tokens-out,tokens-cached,cost,retries,refused,reused,bytes"_s);
    for (const Row &row : rows) {
        const model::Figures &figures = row.figures;
        const QStringList fields {row.name, QString::number(figures.calls), QString::number(failuresIn(figures)),
            inMilliseconds(figures.percentile(0.5)), inMilliseconds(figures.percentile(0.95)), QString::number(figures.usage.prompt()),
            QString::number(figures.usage.output), QString::number(figures.usage.cacheRead), costInWords(row.cost),
            QString::number(figures.retries), QString::number(figures.refused), QString::number(figures.reused),
            QString::number(figures.bytes)};
        QStringList line;
        for (const QString &field : fields)
            line.append(model::csvCell(field));
        terminal().line(line.join(u','));
    }
}

void FiguresCommand::tellTable(const QList<Row> &rows)
{
    if (rows.isEmpty()) {
        terminal().note(tr("Nothing has been counted yet."));
        return;
    }
    const QString form = u"%1 %2 %3 %4 %5 %6 %7  %8"_s;
    terminal().line(form.arg(tr("name"), -36)
                        .arg(tr("calls"), 8)
                        .arg(tr("failed"), 8)
                        .arg(tr("median ms"), 10)
                        .arg(tr("95 % ms"), 10)
                        .arg(tr("tokens in"), 12)
                        .arg(tr("tokens out"), 12)
                        .arg(tr("cost")));
    for (const Row &row : rows) {
        const model::Figures &figures = row.figures;
        terminal().line(form.arg(row.name, -36)
                            .arg(figures.calls, 8)
                            .arg(failuresIn(figures), 8)
                            .arg(inMilliseconds(figures.percentile(0.5)), 10)
                            .arg(inMilliseconds(figures.percentile(0.95)), 10)
                            .arg(figures.usage.prompt(), 12)
                            .arg(figures.usage.output, 12)
                            .arg(costInWords(row.cost)));
    }
}

} // namespace gui
