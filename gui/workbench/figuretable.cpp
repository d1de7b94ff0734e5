// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/figuretable.h"

#include "gui/workbench/workbench.h"
#include "model/schema/jsonwriter.h"
#include "model/store/store.h"
#include "model/text/csv.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString shortMilliseconds(const std::optional<double> &milliseconds)
{
    return milliseconds ? QString::number(*milliseconds, 'f', *milliseconds < 10 ? 1 : 0) : QString();
}

} // namespace

qint64 FigureRow::failures() const
{
    qint64 all = 0;
    for (const qint64 count : figures.failures)
        all += count;
    return all;
}

QString FigureRow::costInWords() const
{
    QStringList sums;
    for (auto at = cost.begin(); at != cost.end(); ++at)
        sums.append(QString::number(at.value(), 'f', 4) + u' ' + at.key());
    return sums.join(u" + "_s);
}

QStringList FigureTable::wireNames()
{
    return {u"tool"_s, u"model"_s, u"provider"_s, u"server"_s, u"day"_s};
}

std::optional<FigureTable::By> FigureTable::fromWire(QStringView name)
{
    const qsizetype index = wireNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(By(index));
}

model::Result<QList<FigureRow>> FigureTable::rows(By by, const QDate &since, const QDate &until) const
{
    const bool isOfTools = by == By::Tool || by == By::Server;
    const model::FigureStore store(m_workbench.store().reader());
    const auto read = store.read(isOfTools ? model::FigureKind::Tool : model::FigureKind::Model, since, until, by == By::Day);
    if (!read)
        return tl::make_unexpected(read.error());
    QMap<QString, FigureRow> rows;
    for (const model::NamedFigures &figures : *read) {
        const QString name = rowOf(figures, by);
        if (name.isEmpty())
            continue;
        FigureRow &row = rows[name];
        row.name = name;
        row.figures += figures.figures;
        if (!isOfTools)
            addCost(row.cost, figures.name, figures.figures.usage);
    }
    if (by == By::Day) {
        const auto tools = store.read(model::FigureKind::Tool, since, until, true);
        if (!tools)
            return tl::make_unexpected(tools.error());
        for (const model::NamedFigures &figures : *tools) {
            FigureRow &row = rows[rowOf(figures, by)];
            row.name = rowOf(figures, by);
            row.toolCalls += figures.figures.calls;
        }
    }
    return rows.values();
}

model::Result<QList<FigureRow>> FigureTable::days(By by, const QString &name, const QDate &since, const QDate &until) const
{
    const bool isOfTools = by == By::Tool || by == By::Server;
    const model::FigureStore store(m_workbench.store().reader());
    const auto read = store.read(isOfTools ? model::FigureKind::Tool : model::FigureKind::Model, since, until, true);
    if (!read)
        return tl::make_unexpected(read.error());
    QMap<QDate, FigureRow> rows;
    for (const model::NamedFigures &figures : *read) {
        const QString of = rowOf(figures, by);
        if (of.isEmpty() || (!name.isEmpty() && of != name))
            continue;
        FigureRow &row = rows[figures.day];
        row.name = figures.day.toString(Qt::ISODate);
        row.figures += figures.figures;
        if (!isOfTools)
            addCost(row.cost, figures.name, figures.figures.usage);
    }
    return rows.values();
}

QString FigureTable::rowOf(const model::NamedFigures &figures, By by) const
{
    switch (by) {
    case By::Tool:
    case By::Model: return figures.name;
    case By::Provider: return figures.name.section(u'/', 0, 0);
    case By::Day: return figures.day.toString(Qt::ISODate);
    case By::Server: break;
    }
    const QString name = figures.name.section(u':', 0, 0);
    const invocables::Ensemble *ensemble = m_workbench.ensembles().find(name);
    // Of one that is not there any more nobody knows what it was.
    return ensemble && ensemble->server ? name : QString();
}

void FigureTable::addCost(QMap<QString, double> &cost, const QString &model, const model::Usage &usage) const
{
    const auto address = model::ModelAddress::parse(model);
    const network::Provider *provider = address ? m_workbench.providers().find(address->provider) : nullptr;
    const auto price = provider ? provider->entry(address->model).price : std::nullopt;
    if (price)
        cost[price->currency] += price->of(usage);
}

QMap<QString, double> FigureTable::cost(const QList<model::NamedFigures> &figures) const
{
    QMap<QString, double> cost;
    for (const model::NamedFigures &each : figures)
        addCost(cost, each.name, each.figures.usage);
    return cost;
}

QMap<QString, double> FigureTable::cost(const QList<model::ModelCall> &calls) const
{
    QMap<QString, double> cost;
    for (const model::ModelCall &call : calls)
        addCost(cost, call.model.toString(), call.usage);
    return cost;
}

model::JsonText FigureTable::toJson(const FigureRow &row, By by)
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
    writer.member(u"bytes", figures.bytes).key(u"tools").beginObject().member(u"asked", figures.asked);
    writer.member(u"valid", figures.asked - figures.wrong - figures.repaired).member(u"repaired", figures.repaired);
    writer.member(u"wrong", figures.wrong).endObject();
    if (by == By::Day)
        writer.member(u"tool-calls", row.toolCalls);
    return writer.endObject().text();
}

QString FigureTable::toCsv(const QList<FigureRow> &rows)
{
    QString text = u"name,calls,failures,median-ms,p95-ms,tokens-in,tokens-out,tokens-cached,cost,retries,refused,reused,bytes,"
                   "asked,repaired,wrong\n"_s;
    for (const FigureRow &row : rows) {
        const model::Figures &figures = row.figures;
        const QStringList fields {row.name, QString::number(figures.calls), QString::number(row.failures()),
            shortMilliseconds(figures.percentile(0.5)), shortMilliseconds(figures.percentile(0.95)),
            QString::number(figures.usage.prompt()), QString::number(figures.usage.output), QString::number(figures.usage.cacheRead),
            row.costInWords(), QString::number(figures.retries), QString::number(figures.refused), QString::number(figures.reused),
            QString::number(figures.bytes), QString::number(figures.asked), QString::number(figures.repaired),
            QString::number(figures.wrong)};
        QStringList line;
        for (const QString &field : fields)
            line.append(model::csvCell(field));
        text += line.join(u',') + u'\n';
    }
    return text;
}

} // namespace gui
