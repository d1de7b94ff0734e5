// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonObject>
#include <QMap>
#include <QStringList>

//! What came of killing the program: counts that are added up, over processes and calls, and what was found wrong in words.
class KillTally
{
public:
    enum Count {
        Kills,
        EndedBefore,
        AtAnyTime,
        AfterAnEvent,
        AfterAnEffect,
        OpenTurns,
        Committed,
        CommittedLost,
        Effects,
        EffectsWithoutTrace,
        TextsSeen,
        TextsLost,
        Opened,
        NotOpened,
        Counts
    };

    void add(Count count, qint64 more = 1) { m_counts[count] += more; }
    //! Something that must not be, with what is needed to look into it.
    void fault(Count count, const QString &text);
    qint64 operator[](Count count) const { return m_counts[count]; }
    const QStringList &faults() const { return m_faults; }
    bool isClean() const;

    KillTally &operator+=(const KillTally &other);
    QJsonObject toJson() const;
    static KillTally fromJson(const QJsonObject &object);
    //! Three columns for a person: what, in this call, in all.
    static QString table(const KillTally &now, const KillTally &all);

private:
    qint64 m_counts[Counts] = {};
    QStringList m_faults;
};
