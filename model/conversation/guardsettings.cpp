// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/guardsettings.h"

#include "model/toml/descriptorvalue.h"

#include <algorithm>
#include <array>
#include <limits>

namespace model {

namespace {

struct GuardSetting {
    const char *name;
    std::optional<int> GuardSettings::*value;
};

constexpr std::array guardSettings {
    GuardSetting {"rounds", &GuardSettings::rounds},
    GuardSetting {"contract-rounds", &GuardSettings::contractRounds},
    GuardSetting {"same-tool", &GuardSettings::sameTool},
    GuardSetting {"wrong-rounds", &GuardSettings::wrongRounds},
    GuardSetting {"calls-at-once", &GuardSettings::callsAtOnce},
};

const GuardSetting *settingNamed(const QString &name)
{
    const auto found = std::find_if(
        guardSettings.begin(), guardSettings.end(), [&name](const GuardSetting &entry) { return name == QLatin1String(entry.name); });
    return found == guardSettings.end() ? nullptr : &*found;
}

//! For comparing: what is off bounds nothing.
int strictness(int value)
{
    return value == 0 ? std::numeric_limits<int>::max() : value;
}

} // namespace

GuardSettings GuardSettings::read(const DescriptorValue &table)
{
    GuardSettings settings;
    for (const DescriptorValue::Member &limit : table.table())
        settings.set(limit.key, limit.value.integer().value_or(-1));
    return settings;
}

QStringList GuardSettings::names()
{
    QStringList all;
    for (const GuardSetting &entry : guardSettings)
        all.append(QString::fromLatin1(entry.name));
    return all;
}

bool GuardSettings::set(const QString &name, qint64 value)
{
    const GuardSetting *entry = settingNamed(name);
    if (!entry || value < 0 || value > largest)
        return false;
    this->*entry->value = int(value);
    return true;
}

std::optional<int> GuardSettings::value(const QString &name) const
{
    const GuardSetting *entry = settingNamed(name);
    return entry ? this->*entry->value : std::nullopt;
}

GuardSettings GuardSettings::with(const GuardSettings &nearer) const
{
    GuardSettings all = *this;
    for (const GuardSetting &entry : guardSettings) {
        if (nearer.*entry.value)
            all.*entry.value = nearer.*entry.value;
    }
    return all;
}

GuardSettings GuardSettings::stricter(const GuardSettings &other) const
{
    GuardSettings all = with(other);
    for (const GuardSetting &entry : guardSettings) {
        if (this->*entry.value && other.*entry.value && strictness(*(this->*entry.value)) < strictness(*(other.*entry.value)))
            all.*entry.value = this->*entry.value;
    }
    return all;
}

} // namespace model
