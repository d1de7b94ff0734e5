// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/figuresmodel.h"

#include "model/text/amounts.h"

#include <QLocale>

namespace gui {

using namespace Qt::StringLiterals;

void FiguresModel::setRows(const QList<FigureRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

bool FiguresModel::isFor(Column column, FigureTable::By by)
{
    const bool isOfTools = by == FigureTable::By::Tool || by == FigureTable::By::Server;
    switch (column) {
    case Input:
    case Output:
    case Cached:
    case Cost: return !isOfTools;
    case Refused:
    case Reused:
    case Bytes: return isOfTools;
    case Asked: return !isOfTools;
    default: return true;
    }
}

int FiguresModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FiguresModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FiguresModel::value(const FigureRow &row, int column)
{
    const model::Figures &figures = row.figures;
    const auto time = [&figures](double share) {
        const auto milliseconds = figures.percentile(share);
        return milliseconds ? QVariant(*milliseconds) : QVariant();
    };
    switch (column) {
    case Name: return row.name;
    case Calls: return figures.calls;
    case Failed: return row.failures();
    case Median: return time(0.5);
    case Slow: return time(0.95);
    case Input: return figures.usage.prompt();
    case Output: return figures.usage.output;
    case Cached: return figures.usage.cacheRead;
    case Cost: return row.cost.isEmpty() ? QVariant() : QVariant(row.cost.first());
    case Retries: return figures.retries;
    case Refused: return figures.refused;
    case Reused: return figures.reused;
    case Bytes: return figures.bytes;
    case Asked: return figures.asked;
    case Repaired: return figures.repaired;
    case Wrong: return figures.wrong;
    default: return {};
    }
}

QVariant FiguresModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const FigureRow &row = m_rows.at(index.row());
    const int column = index.column();
    const QVariant known = value(row, column);
    if (role == SortRole)
        return known;
    if (role == Qt::TextAlignmentRole)
        return int((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && column == Failed) {
        QStringList kinds;
        for (auto at = row.figures.failures.begin(); at != row.figures.failures.end(); ++at)
            kinds.append(u"%1: %2"_s.arg(at.key(), QString::number(at.value())));
        return kinds.join(u'\n');
    }
    if (role != Qt::DisplayRole || !known.isValid())
        return {};
    const QLocale locale;
    if (column == Median || column == Slow)
        return model::timeInWords(known.toDouble());
    if (column == Cost)
        return row.costInWords();
    if (column == Bytes)
        return model::sizeInWords(known.toLongLong());
    return column == Name ? known : QVariant(locale.toString(known.toLongLong()));
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Name");
    case Calls: return tr("Calls");
    case Failed: return tr("Failed");
    case Median: return tr("Median");
    case Slow: return tr("%1 %").arg(QLocale().toString(95));
    case Input: return tr("Tokens in");
    case Output: return tr("Tokens out");
    case Cached: return tr("Cached");
    case Cost: return tr("Cost");
    case Retries: return tr("Retries");
    case Refused: return tr("Refused");
    case Reused: return tr("Reused");
    case Bytes: return tr("Results");
    case Asked: return tr("Tool calls");
    case Repaired: return tr("Repaired");
    case Wrong: return tr("Wrong");
    default: return {};
    }
}

} // namespace gui
