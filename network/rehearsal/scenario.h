// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace network {

//! How fast a reply comes.
struct ScenarioPacing {
    int characters = 20;
    int milliseconds = 8;
    //! Bytes sent at once, wherever that splits them; 0 for whole events.
    int bytes = 0;
};

enum class FaultKind { Status, ErrorEvent, Disconnect, End, Stall, Html, HalfJson, HugeLine, Nothing };

//! What goes wrong with a reply. Texts may hold placeholders.
struct ScenarioFault {
    FaultKind kind = FaultKind::Status;
    QString status = QStringLiteral("500");
    std::optional<double> retryAfter = {};
    QString message = {};
    //! Pieces of the reply that come before.
    int after = 3;
    //! How many of the same request are met by it; 0 for all.
    int times = 0;
    int megabytes = 40;
};

struct ScenarioCall {
    QString tool;
    model::DescriptorValue arguments = {};
    //! Sent instead of `arguments`.
    std::optional<QString> rawArguments = {};
    //! Called although it is not offered.
    bool anyway = false;
};

struct ScenarioRule {
    QString name;
    QString help;
    //! For the whole text.
    QRegularExpression user;
    //! For any place of any text of the user, the latest first: what it captures is remembered from then. Empty for nothing.
    QRegularExpression remember = {};
    std::optional<bool> results = {};
    QStringList offers = {};
    bool alone = false;
    QString thought = {};
    QString text = {};
    QString before = {};
    QString failed = {};
    QString repeat = {};
    QList<ScenarioCall> calls = {};
    ScenarioPacing pacing = {};
    std::optional<ScenarioFault> fault = {};
};

//! What the rehearsal answers, and how: a scenario descriptor. A value.
class Scenario
{
public:
    //! The schema of scenarios need not have been checked before. \return a Usage error that lists what is wrong, each with its
    //! place.
    static model::Result<Scenario> read(const model::DescriptorFile &file);
    //! For DescriptorCheck: what read() finds wrong beyond the file's own diagnostics.
    static model::Diagnostics check(const model::DescriptorFile &file);

    QString title;
    QString modelName;
    QString switchedOff;
    QString failed;
    QString otherwise;
    ScenarioPacing pacing;
    QList<ScenarioRule> rules;
};

} // namespace network
