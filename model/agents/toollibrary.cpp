// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/toollibrary.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

namespace {

struct ToolLibraryTexts {
    Q_DECLARE_TR_FUNCTIONS(ToolLibrary)
};

} // namespace

const ToolLibrary::Binding *ToolLibrary::find(const QString &specification) const
{
    const auto found = std::find_if(
        bindings.begin(), bindings.end(), [&specification](const Binding &binding) { return binding.name == specification; });
    return found == bindings.end() ? nullptr : &*found;
}

ToolLibrary ToolLibrary::read(const DescriptorFile &file)
{
    const DescriptorValue &head = file.root[u"library"];
    ToolLibrary library;
    library.name = head[u"name"].string().value_or(QString());
    library.title = head[u"title"].string().value_or(QString());
    library.description = head[u"description"].string().value_or(QString());
    library.path = file.path;
    library.match = head[u"match"].string() == QLatin1String("exact") ? Match::Exact : Match::Compatible;
    library.diagnostics = file.diagnostics;
    for (const DescriptorValue &binding : file.root[u"bindings"].array()) {
        const QString name = binding[u"name"].string().value_or(QString());
        const QString invoker = binding[u"invoker"].string().value_or(QString());
        if (!name.isEmpty() && !invoker.isEmpty() && !library.find(name))
            library.bindings.append({name, invoker, binding[u"invoker"].position()});
    }
    return library;
}

Diagnostics ToolLibrary::check(const DescriptorFile &file)
{
    Diagnostics diagnostics;
    for (const DescriptorValue &binding : file.root[u"bindings"].array()) {
        const DescriptorValue &invoker = binding[u"invoker"];
        const QString scoped = invoker.string().value_or(QString());
        const qsizetype colon = scoped.indexOf(QLatin1Char(':'));
        if (colon <= 0 || colon == scoped.size() - 1)
            diagnostics.append({file.path, invoker.position(), Diagnostic::Severity::Error,
                ToolLibraryTexts::tr("“%1” is not written ENSEMBLE:TOOL").arg(scoped)});
    }
    return diagnostics;
}

} // namespace model
