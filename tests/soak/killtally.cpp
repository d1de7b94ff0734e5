// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/soak/killtally.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct Row {
    KillTally::Count count;
    QLatin1StringView key;
    QLatin1StringView text;
    bool isFault = false;
};

constexpr Row rows[] = {
    {KillTally::Kills, "kills"_L1, "kills"_L1},
    {KillTally::AtAnyTime, "at-any-time"_L1, "  at any time from the start on"_L1},
    {KillTally::AfterAnEvent, "after-an-event"_L1, "  right after an event was told"_L1},
    {KillTally::AfterAnEffect, "after-an-effect"_L1, "  right after a call had its effect"_L1},
    {KillTally::EndedBefore, "ended-before"_L1, "runs that ended before they were killed"_L1},
    {KillTally::Opened, "opened"_L1, "stores opened, recovered and found intact"_L1},
    {KillTally::NotOpened, "not-opened"_L1, "  stores that do not open, or are not intact"_L1, true},
    {KillTally::OpenTurns, "open-turns"_L1, "turns that became interrupted"_L1},
    {KillTally::Committed, "committed"_L1, "turns told to be committed"_L1},
    {KillTally::CommittedLost, "committed-lost"_L1, "  committed turns lost"_L1, true},
    {KillTally::Effects, "effects"_L1, "calls with an effect"_L1},
    {KillTally::EffectsWithoutTrace, "effects-without-trace"_L1, "  calls without a trace"_L1, true},
    {KillTally::TextsSeen, "texts-seen"_L1, "answers of which text was seen a second before"_L1},
    {KillTally::TextsLost, "texts-lost"_L1, "  of which such text is lost"_L1, true},
};

} // namespace

void KillTally::fault(Count count, const QString &text)
{
    add(count);
    m_faults.append(text);
}

bool KillTally::isClean() const
{
    return std::none_of(std::begin(rows), std::end(rows), [this](const Row &row) { return row.isFault && m_counts[row.count] > 0; });
}

KillTally &KillTally::operator+=(const KillTally &other)
{
    for (const Row &row : rows)
        m_counts[row.count] += other.m_counts[row.count];
    m_faults += other.m_faults;
    return *this;
}

QJsonObject KillTally::toJson() const
{
    QJsonObject object;
    for (const Row &row : rows)
        object.insert(row.key, m_counts[row.count]);
    if (!m_faults.isEmpty())
        object.insert("faults"_L1, QJsonArray::fromStringList(m_faults));
    return object;
}

KillTally KillTally::fromJson(const QJsonObject &object)
{
    KillTally tally;
    for (const Row &row : rows)
        tally.m_counts[row.count] = object.value(row.key).toInteger();
    for (const QJsonValue &fault : object.value("faults"_L1).toArray())
        tally.m_faults.append(fault.toString());
    return tally;
}

QString KillTally::table(const KillTally &now, const KillTally &all)
{
    constexpr int wide = 52;
    constexpr int narrow = 12;
    const auto line = [](const QString &what, const QString &first, const QString &second) {
        return what.leftJustified(wide) + first.rightJustified(narrow) + second.rightJustified(narrow) + u'\n';
    };
    QString text = line(u"what"_s, u"this call"_s, u"in all"_s);
    for (const Row &row : rows)
        text += line(row.text, QString::number(now[row.count]), QString::number(all[row.count]));
    return text;
}
