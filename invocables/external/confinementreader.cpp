// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/confinementreader.h"

#include "network/process/repositories.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
constexpr qint64 largestLimit = 1024 * 1024;
// What a program writes is kept in memory.
constexpr qint64 largestOutput = 256;

struct ConfinementReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ConfinementReader)
};

} // namespace

Confinement ConfinementReader::read(const DescriptorValue &invocable)
{
    Confinement confinement;
    confinement.sandbox = readSandbox(invocable[u"sandbox"]);
    const DescriptorValue &network = invocable[u"network"];
    if (!network.isNone() && !network.boolean())
        complain(network.position(), ConfinementReaderTexts::tr("network is true or false."));
    confinement.network = network.boolean().value_or(false);
    confinement.readable = readPaths(invocable[u"readable"], {});
    confinement.writable = readPaths(invocable[u"writable"], &confinement.openRepositories);
    const DescriptorValue &limits = invocable[u"limits"];
    readLimit(limits, u"memory", mebibyte, confinement.limits.memory);
    readLimit(limits, u"processor-time", 1, confinement.limits.processorTime);
    readLimit(limits, u"file-size", mebibyte, confinement.limits.fileSize);
    readLimit(limits, u"open-files", 1, confinement.limits.openFiles);
    readLimit(limits, u"processes", 1, confinement.limits.processes);
    readLimit(limits, u"output", mebibyte, confinement.outputLimit);
    if (confinement.outputLimit > largestOutput * mebibyte)
        complain(limits[u"output"].position(), ConfinementReaderTexts::tr("output is at most %1 MiB.").arg(largestOutput));
    return confinement;
}

Confinement::Sandbox ConfinementReader::readSandbox(const DescriptorValue &value)
{
    const QString word = value.string().value_or(value.isNone() ? u"preferred"_s : QString());
    if (word == u"required")
        return Confinement::Sandbox::Required;
    if (word == u"none")
        return Confinement::Sandbox::None;
    if (word != u"preferred")
        complain(value.position(), ConfinementReaderTexts::tr("sandbox is \"required\", \"preferred\" or \"none\"."));
    return Confinement::Sandbox::Preferred;
}

QStringList ConfinementReader::readPaths(const DescriptorValue &value, QStringList *repositories)
{
    if (!value.isNone() && value.strings().size() != value.array().size())
        complain(value.position(), ConfinementReaderTexts::tr("This is a list of paths."));
    QStringList paths;
    for (const DescriptorValue &path : value.array()) {
        const QString text = path.string().value_or(QString());
        if (text.startsWith(u'/') || text.startsWith(u"~/"))
            paths.append(text);
        else if (repositories && network::Repositories::isKind(text))
            repositories->append(text.toLower());
        else
            complain(path.position(),
                repositories ? ConfinementReaderTexts::tr("A path begins with / or ~/ here, or is .git.")
                             : ConfinementReaderTexts::tr("A path begins with / or ~/ here."));
    }
    return paths;
}

void ConfinementReader::readLimit(const DescriptorValue &limits, QStringView key, qint64 unit, qint64 &value)
{
    const DescriptorValue &found = limits[key];
    const qint64 number = found.integer().value_or(0);
    if (number >= 1 && number <= largestLimit)
        value = number * unit;
    else if (!found.isNone())
        complain(found.position(), ConfinementReaderTexts::tr("%1 is a whole number from 1 to %2.").arg(key).arg(largestLimit));
}

void ConfinementReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
