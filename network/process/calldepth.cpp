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
constexpr const char *wayVariable = "PARLANCE_WAY";
constexpr qsizetype longestWay = 32;

//! The names of the programs that have been started, one within the other.
QStringList wayHere()
{
    return qEnvironmentVariable(wayVariable).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

int CallDepth::own()
{
    return std::clamp(qEnvironmentVariableIntValue(depthVariable), 0, std::numeric_limits<int>::max() - 1);
}

void CallDepth::tell(QProcessEnvironment &environment, const QString &program)
{
    const QStringList way = wayHere() << program;
    environment.insert(QString::fromLatin1(depthVariable), QString::number(own() + 1));
    environment.insert(QString::fromLatin1(wayVariable), way.mid(std::max<qsizetype>(0, way.size() - longestWay)).join(u' '));
}

bool CallDepth::isWithin(const QString &program)
{
    return wayHere().contains(program);
}

QString CallDepth::refusal()
{
    const int depth = own();
    return depth > most ? u"Agents call each other too deeply: %1 levels."_s.arg(depth) : QString();
}

} // namespace network
