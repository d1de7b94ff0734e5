// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/answersmodel.h"

#include "gui/sending/answerview.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/direction.h"
#include "model/difference/departure.h"
#include "model/text/amounts.h"
#include "model/text/csv.h"

#include <QLocale>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int shownOfDeparture = 40;

} // namespace

void AnswersModel::setEarlier(const network::ResentAnswer &answer)
{
    beginResetModel();
    m_answers = {answer};
    endResetModel();
}

void AnswersModel::add(const network::ResentAnswer &answer)
{
    beginInsertRows({}, int(m_answers.size()), int(m_answers.size()));
    m_answers.append(answer);
    endInsertRows();
}

int AnswersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_answers.size());
}

int AnswersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AnswersModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_answers.size())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Stop || index.column() == Differs || index.column() == Calls ? Qt::AlignLeft : Qt::AlignRight)
            | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const QString text = cell(m_answers.at(index.row()), index.row(), index.column());
    return role == Qt::ToolTipRole ? toolTipText(text) : text;
}

QString AnswersModel::cell(const network::ResentAnswer &answer, int row, int column) const
{
    const QLocale locale;
    switch (column) {
    case Number: return row == 0 ? tr("before") : locale.toString(row);
    case Status: return answer.status > 0 ? QString::number(answer.status) : QString();
    case Time: return model::timeInWords(answer.milliseconds);
    case Input: return locale.toString(answer.reply.usage.prompt());
    case Output: return locale.toString(answer.reply.usage.output);
    case Calls: {
        QStringList names;
        for (const model::Invocation &call : answer.reply.invocations)
            names.append(call.name);
        return names.join(u", "_s);
    }
    case Stop: return answer.error ? answer.error->message : model::toWire(answer.reply.stop);
    case Differs: return row == 0 ? QString() : difference(answer);
    default: return {};
    }
}

QString AnswersModel::difference(const network::ResentAnswer &answer) const
{
    if (answer.error)
        return tr("no answer");
    const QByteArray said = replyInWords(answer.reply).toUtf8();
    const auto departs = model::departureOf(replyInWords(m_answers.first().reply).toUtf8(), said);
    if (!departs)
        return tr("says the same");
    return tr("from byte %1: %2").arg(departs->byte).arg(QString::fromUtf8(said.mid(departs->byte)).simplified().left(shownOfDeparture));
}

QVariant AnswersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("Answer");
    case Status: return tr("Status");
    case Time: return tr("Time");
    case Input: return tr("Tokens in");
    case Output: return tr("Tokens out");
    case Calls: return tr("Calls");
    case Stop: return tr("Ended");
    case Differs: return tr("Differs from before");
    default: return {};
    }
}

QString AnswersModel::summary() const
{
    if (m_answers.size() < 2)
        return {};
    QStringList different;
    int failed = 0;
    double shortest = m_answers.at(1).milliseconds;
    double longest = shortest;
    for (const network::ResentAnswer &answer : m_answers.sliced(1)) {
        failed += answer.error ? 1 : 0;
        if (const QString said = replyInWords(answer.reply); !answer.error && !different.contains(said))
            different.append(said);
        shortest = std::min(shortest, answer.milliseconds);
        longest = std::max(longest, answer.milliseconds);
    }
    QStringList parts {tr("%n sent", nullptr, int(m_answers.size()) - 1), tr("%n different answer(s)", nullptr, int(different.size()))};
    if (failed > 0)
        parts.append(tr("%n failed", nullptr, failed));
    parts.append(tr("%1 to %2 ms").arg(QLocale().toString(qRound64(shortest)), QLocale().toString(qRound64(longest))));
    return factsInLine(parts);
}

QString AnswersModel::toCsv() const
{
    QString text = u"answer,exchange,status,milliseconds,tokens-in,tokens-out,calls,ended,differs\n"_s;
    for (int row = 0; row < m_answers.size(); ++row) {
        const network::ResentAnswer &answer = m_answers.at(row);
        const QStringList cells {QString::number(row), answer.exchange.toString(), QString::number(answer.status),
            QString::number(answer.milliseconds, 'f', 1), QString::number(answer.reply.usage.prompt()),
            QString::number(answer.reply.usage.output), cell(answer, row, Calls), cell(answer, row, Stop), cell(answer, row, Differs)};
        QStringList line;
        for (const QString &each : cells)
            line.append(model::csvCell(each));
        text += line.join(u',') + u'\n';
    }
    return text;
}

} // namespace gui
