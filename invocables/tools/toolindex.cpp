// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/toolindex.h"

#include "invocables/tools/toolname.h"

namespace invocables {

namespace {

QList<InvokerPointer> ofEnsemble(const QList<InvokerPointer> &invokers, QStringView ensemble)
{
    QList<InvokerPointer> own;
    for (const InvokerPointer &invoker : invokers) {
        if (invoker->ensemble == ensemble)
            own.append(invoker);
    }
    return own;
}

//! Two aliases of one tool may be the same when normalised.
void add(QList<InvokerPointer> &invokers, const InvokerPointer &invoker)
{
    if (!invokers.contains(invoker))
        invokers.append(invoker);
}

} // namespace

ToolIndex::ToolIndex(const QList<Ensemble> &ensembles)
{
    for (const Ensemble &ensemble : ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            m_scoped.insert(invoker->scopedName(), invoker);
            add(m_exact[invoker->name], invoker);
            add(m_names[normalisedToolName(invoker->name)], invoker);
            for (const QString &alias : invoker->aliases)
                add(m_aliases[normalisedToolName(alias)], invoker);
        }
    }
}

QList<InvokerPointer> ToolIndex::find(const QString &name) const
{
    if (const InvokerPointer scoped = m_scoped.value(name))
        return {scoped};
    const qsizetype colon = name.indexOf(u':');
    const QString written = name.mid(colon + 1);
    const QString normal = normalisedToolName(written);
    const auto inScope = [&](const Table &table, const QString &key) {
        const QList<InvokerPointer> all = table.value(key);
        return colon < 0 ? all : ofEnsemble(all, QStringView(name).first(colon).trimmed());
    };
    QList<InvokerPointer> found = inScope(m_exact, written);
    if (found.isEmpty())
        found = inScope(m_names, normal);
    return found.isEmpty() ? inScope(m_aliases, normal) : found;
}

} // namespace invocables
