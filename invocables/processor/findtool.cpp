// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/findtool.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct FindToolTexts {
    Q_DECLARE_TR_FUNCTIONS(FindTool)
};

tl::unexpected<model::Error> toolNotFound(const QString &message, const QStringList &near)
{
    const QString hint = near.isEmpty() ? QString() : u' ' + FindToolTexts::tr("Meant may be: %1.").arg(near.join(u", "_s));
    return model::failure(model::ErrorCategory::Validation, message + hint);
}

} // namespace

model::Result<InvokerPointer> findTool(const Toolset &tools, const QString &name, const model::Switches &switches)
{
    const QList<InvokerPointer> found = tools.findInvokers(name);
    if (found.size() == 1)
        return found.first();
    const QString shown = name.left(100);
    if (found.isEmpty())
        return toolNotFound(FindToolTexts::tr("There is no tool “%1”.").arg(shown), tools.namesLike(name, &switches));
    QList<InvokerPointer> on = found;
    on.removeIf([&](const InvokerPointer &invoker) { return !tools.isOn(*invoker, switches); });
    // Where none is on, whoever calls it is told that.
    if (on.size() <= 1)
        return on.isEmpty() ? found.first() : on.first();
    QStringList names;
    for (const InvokerPointer &invoker : std::as_const(on))
        names.append(invoker->scopedName());
    return toolNotFound(FindToolTexts::tr("“%1” is a name of several tools.").arg(shown), names);
}

} // namespace invocables
