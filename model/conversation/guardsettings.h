// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <optional>

namespace model {

class DescriptorValue;

//! What a profile, an ensemble, an agent or a conversation says of the limits of a turn; what it does not say stays as it was. 0
//! switches a limit off. A value; see GuardLimits for what each means.
struct GuardSettings {
    static constexpr qint64 largest = 10'000;

    std::optional<int> rounds = {};
    std::optional<int> contractRounds = {};
    std::optional<int> sameTool = {};
    std::optional<int> wrongRounds = {};
    std::optional<int> callsAtOnce = {};

    //! A descriptor's `limits`; what is wrong there, which its schema says, counts as not said.
    static GuardSettings read(const DescriptorValue &table);
    //! As they are written in descriptors and on the command line.
    static QStringList names();
    //! \return false where there is no limit of this name, or where the value is not from 0 to `largest`.
    bool set(const QString &name, qint64 value);
    //! Nothing where it is not set.
    std::optional<int> value(const QString &name) const;

    //! The same with all that `nearer` says.
    GuardSettings with(const GuardSettings &nearer) const;
    //! What both say: of a limit that both set the smaller one; one that is off is the largest.
    GuardSettings stricter(const GuardSettings &other) const;

    bool operator==(const GuardSettings &) const = default;
};

} // namespace model
