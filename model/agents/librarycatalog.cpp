// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/librarycatalog.h"

#include "model/basics/logging.h"
#include "model/descriptors/nearestname.h"

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

ToolLibrary ToolLibrary::read(const DescriptorFile &file, Diagnostics &diagnostics)
{
    const DescriptorValue &head = file.root[u"library"];
    ToolLibrary library;
    library.name = head[u"name"].string().value_or(QString());
    library.title = head[u"title"].string().value_or(QString());
    library.description = head[u"description"].string().value_or(QString());
    library.path = file.path;
    library.match = head[u"match"].string() == QLatin1String("exact") ? Match::Exact : Match::Compatible;
    for (const DescriptorValue &binding : file.root[u"bindings"].array()) {
        const QString name = binding[u"name"].string().value_or(QString());
        const DescriptorValue &invoker = binding[u"invoker"];
        const QString scoped = invoker.string().value_or(QString());
        const qsizetype colon = scoped.indexOf(QLatin1Char(':'));
        if (colon <= 0 || colon == scoped.size() - 1)
            diagnostics.append({file.path, invoker.position(), Diagnostic::Severity::Error,
                ToolLibraryTexts::tr("“%1” is not written as ENSEMBLE:TOOL").arg(scoped)});
        if (!name.isEmpty() && !scoped.isEmpty() && !library.find(name))
            library.bindings.append({name, scoped, invoker.position()});
    }
    return library;
}

namespace {

Result<ToolLibrary> sound(const ToolLibrary &library, const QString &name)
{
    const auto error = std::find_if(library.diagnostics.begin(), library.diagnostics.end(),
        [](const Diagnostic &diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; });
    if (error == library.diagnostics.end())
        return library;
    return failure(ErrorCategory::Validation,
        LibraryCatalog::tr("The tool library %1 cannot be used: %2").arg(library.name.isEmpty() ? name : library.name, error->toString()));
}

} // namespace

LibraryCatalog::LibraryCatalog(DescriptorCatalog &descriptors, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
{
    connect(&descriptors, &DescriptorCatalog::changed, this, &LibraryCatalog::read);
    read();
}

const ToolLibrary *LibraryCatalog::find(const QString &name) const
{
    const auto found = std::find_if(
        m_libraries.begin(), m_libraries.end(), [&name](const ToolLibrary &library) { return library.name == name; });
    return found == m_libraries.end() ? nullptr : &*found;
}

Result<ToolLibrary> LibraryCatalog::libraryFor(const QString &name) const
{
    if (const ToolLibrary *library = find(name))
        return sound(*library, name);
    if (name.endsWith(QLatin1String(".toml"))) {
        const DescriptorFile file = DescriptorFile::read(name);
        const DescriptorCheck::Reading reading = m_descriptors.check().read(file, DescriptorKind::Library);
        const auto described = valueAmong<ToolLibrary>(reading.values);
        ToolLibrary library = described ? *described : ToolLibrary();
        library.diagnostics = reading.diagnostics;
        return sound(library, name);
    }
    QStringList names;
    for (const ToolLibrary &library : m_libraries)
        names.append(library.name);
    const QString near = nearestName(name, names);
    const QString message = near.isEmpty() ? tr("There is no tool library “%1”.").arg(name)
                                           : tr("There is no tool library “%1”. Did you mean %2?").arg(name, near);
    return failure(ErrorCategory::Usage, message);
}

QList<ToolLibrary> LibraryCatalog::binding(const QString &tool) const
{
    QList<ToolLibrary> all = m_libraries + m_ofFiles;
    all.removeIf([&tool](const ToolLibrary &library) { return hasErrors(library.diagnostics) || !library.find(tool); });
    return all;
}

void LibraryCatalog::useFile(const ToolLibrary &library)
{
    m_ofFiles.append(library);
    Q_EMIT changed();
}

void LibraryCatalog::read()
{
    m_libraries.clear();
    for (const DescriptorEntry &entry : m_descriptors.inUse(DescriptorKind::Library)) {
        const auto described = m_descriptors.valueOf<ToolLibrary>(entry.path);
        ToolLibrary library = described ? *described : ToolLibrary();
        library.path = entry.path;
        library.diagnostics = m_descriptors.inForce(entry.path).diagnostics;
        for (const Diagnostic &diagnostic : entry.earlierInUse ? Diagnostics() : entry.diagnostics) {
            if (!library.diagnostics.contains(diagnostic))
                library.diagnostics.append(diagnostic);
        }
        if (entry.earlierInUse)
            library.newerFaults = entry.diagnostics;
        if (library.name.isEmpty())
            library.name = entry.name;
        if (find(library.name))
            qCWarning(lcDescriptors) << entry.path << "describes a tool library that there is already:" << library.name;
        else
            m_libraries.append(library);
    }
    Q_EMIT changed();
}

} // namespace model
