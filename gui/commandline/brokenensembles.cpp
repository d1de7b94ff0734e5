// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/brokenensembles.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QStringList errorsOf(const invocables::Ensemble &ensemble)
{
    QStringList lines;
    for (const model::Diagnostic &diagnostic : ensemble.diagnostics) {
        if (diagnostic.severity == model::Diagnostic::Severity::Error)
            lines.append(diagnostic.toString());
    }
    return lines;
}

} // namespace

model::Result<void> BrokenEnsembles::refusalOf(const QStringList &wanted) const
{
    for (const QString &name : wanted) {
        const invocables::Ensemble *ensemble = m_catalog.find(name);
        if (!ensemble)
            return model::failure(model::ErrorCategory::Usage, tr("There is no ensemble named %1.").arg(name));
        if (const QStringList errors = errorsOf(*ensemble); !errors.isEmpty())
            return model::failure(model::ErrorCategory::Validation, tr("The ensemble %1 is broken: %2").arg(name, errors.join(u'\n')));
    }
    return {};
}

model::Result<void> BrokenEnsembles::disconnectionOf(const QStringList &wanted) const
{
    for (const QString &name : wanted) {
        const invocables::Ensemble *ensemble = m_catalog.find(name);
        if (!ensemble || !ensemble->server)
            continue;
        const QString &why = ensemble->connectionReason;
        if (ensemble->connection != invocables::ConnectionState::Connected || !why.isEmpty())
            return model::failure(model::ErrorCategory::Network,
                tr("The ensemble %1 is not connected: %2").arg(name, why.isEmpty() ? tr("its server did not answer in time.") : why));
    }
    return {};
}

QStringList BrokenEnsembles::faults() const
{
    QStringList lines;
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles())
        lines += errorsOf(ensemble);
    lines.removeDuplicates();
    return lines;
}

} // namespace gui
