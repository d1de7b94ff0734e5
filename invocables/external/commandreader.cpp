// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandreader.h"

#include "invocables/external/commandinvocable.h"

#include <QCoreApplication>

namespace invocables {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandReader)
};

} // namespace

std::shared_ptr<Invocable> CommandReader::read(const model::DescriptorValue &invocable)
{
    const model::DescriptorValue &command = invocable[u"command"];
    const QStringList vector = command.strings();
    if (vector.isEmpty() || vector.first().isEmpty() || vector.size() != command.array().size()) {
        m_diagnostics.append({m_path, command.isNone() ? invocable.position() : command.position(), model::Diagnostic::Severity::Error,
            Words::tr("command is a list of texts: the program and its arguments.")});
        return {};
    }
    return std::make_shared<CommandInvocable>(vector, invocable[u"environment"].strings());
}

} // namespace invocables
