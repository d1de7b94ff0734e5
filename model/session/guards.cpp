// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/guards.h"

#include <QCoreApplication>
#include <QLocale>

namespace model {

namespace {

struct GuardsTexts {
    Q_DECLARE_TR_FUNCTIONS(Guards)
};

} // namespace

GuardLimits GuardLimits::with(const GuardSettings &settings) const
{
    GuardLimits all = *this;
    all.rounds = settings.rounds.value_or(rounds);
    all.contractRounds = settings.contractRounds.value_or(contractRounds);
    all.badRounds = settings.wrongRounds.value_or(badRounds);
    all.callsAtOnce = settings.callsAtOnce.value_or(callsAtOnce);
    if (settings.sameTool) {
        all.hammering = *settings.sameTool;
        // As many others among them as at first; in a window that is no larger than the limit nothing is beyond it.
        all.window = std::max(window, all.hammering + all.hammering / 2);
    }
    return all;
}

std::optional<GuardAlarm> Guards::beforeRound(int round) const
{
    if (m_byContract && m_limits.badRounds > 0 && m_badRounds > m_limits.badRounds) {
        return GuardAlarm {GuardsTexts::tr(
            "The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?", nullptr, m_badRounds)};
    }
    if (rounds() <= 0 || round <= rounds() + m_extraRounds)
        return {};
    return GuardAlarm {GuardsTexts::tr("This turn has gone to the model %n time(s). Go on?", nullptr, round - 1)};
}

std::optional<GuardAlarm> Guards::beforeCalls(const QList<Invocation> &invocations)
{
    for (const Invocation &invocation : invocations)
        m_recent.append(invocation.name);
    while (m_recent.size() > m_limits.window)
        m_recent.removeFirst();
    if (m_limits.callsAtOnce > 0 && invocations.size() > m_limits.callsAtOnce) {
        return GuardAlarm {GuardsTexts::tr("The model asks for %n call(s) at once. Run them?", nullptr, int(invocations.size()))};
    }
    if (m_limits.hammering <= 0)
        return {};
    for (const Invocation &invocation : invocations) {
        const qsizetype count = m_recent.count(invocation.name);
        if (count > m_limits.hammering) {
            return GuardAlarm {GuardsTexts::tr("%1 was called %n time(s) among the last %2 calls. Go on?", nullptr, int(count))
                                   .arg(invocation.name, QLocale().toString(m_recent.size()))};
        }
    }
    return {};
}

void Guards::extend()
{
    m_extraRounds += rounds();
    m_badRounds = 0;
    m_recent.clear();
}

} // namespace model
