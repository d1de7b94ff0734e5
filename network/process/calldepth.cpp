// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/calldepth.h"

#include <QProcessEnvironment>

#include <algorithm>
#include <limits>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *depthVariable = "PARLANCE_DEPTH";

} // namespace

int CallDepth::own()
{
    return std::clamp(qEnvironmentVariableIntValue(depthVariable), 0, std::numeric_limits<int>::max() - 1);
}

void CallDepth::tell(QProcessEnvironment &environment)
{
    environment.insert(QString::fromLatin1(depthVariable), QString::number(own() + 1));
}

QString CallDepth::refusal()
{
    const int depth = own();
    return depth > most ? u"Agents call each other too deeply: %1 levels."_s.arg(depth) : QString();
}

} // namespace network
