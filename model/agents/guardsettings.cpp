// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/guardsettings.h"

#include "model/descriptors/descriptorvalue.h"

#include <algorithm>
#include <array>
#include <limits>

namespace model {

namespace {

struct Entry {
    const char *name;
    std::optional<int> GuardSettings::*value;
};

constexpr std::array entries {
    Entry {"rounds", &GuardSettings::rounds},
    Entry {"contract-rounds", &GuardSettings::contractRounds},
    Entry {"same-tool", &GuardSettings::sameTool},
    Entry {"wrong-rounds", &GuardSettings::wrongRounds},
    Entry {"calls-at-once", &GuardSettings::callsAtOnce},
};

const Entry *find(const QString &name)
{
    const auto found = std::find_if(
        entries.begin(), entries.end(), [&name](const Entry &entry) { return name == QLatin1String(entry.name); });
    return found == entries.end() ? nullptr : &*found;
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
    for (const Entry &entry : entries)
        all.append(QString::fromLatin1(entry.name));
    return all;
}

bool GuardSettings::set(const QString &name, qint64 value)
{
    const Entry *entry = find(name);
    if (!entry || value < 0 || value > largest)
        return false;
    this->*entry->value = int(value);
    return true;
}

std::optional<int> GuardSettings::value(const QString &name) const
{
    const Entry *entry = find(name);
    return entry ? this->*entry->value : std::nullopt;
}

GuardSettings GuardSettings::with(const GuardSettings &nearer) const
{
    GuardSettings all = *this;
    for (const Entry &entry : entries) {
        if (nearer.*entry.value)
            all.*entry.value = nearer.*entry.value;
    }
    return all;
}

GuardSettings GuardSettings::stricter(const GuardSettings &other) const
{
    GuardSettings all = with(other);
    for (const Entry &entry : entries) {
        if (this->*entry.value && other.*entry.value && strictness(*(this->*entry.value)) < strictness(*(other.*entry.value)))
            all.*entry.value = this->*entry.value;
    }
    return all;
}

} // namespace model
