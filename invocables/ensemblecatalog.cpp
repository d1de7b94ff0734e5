// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensemblecatalog.h"

#include "invocables/ensembles/ensemblereader.h"
#include "invocables/ensembles/likeness.h"
#include "invocables/logging.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorLayer;

namespace {

// The narrowest bound of the providers.
constexpr qsizetype longestWireName = 64;

QString shortened(const QString &name)
{
    if (name.size() <= longestWireName)
        return name;
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().first(8);
    return name.first(longestWireName - 9) + u'_' + QString::fromLatin1(hash);
}

//! `ensemble__name`, of characters that every provider takes.
QString scopedWireName(const Invoker &invoker)
{
    static const QRegularExpression others(u"[^A-Za-z0-9_-]"_s);
    return shortened(QString(invoker.ensemble).replace(others, u"_"_s) + u"__"_s + invoker.name);
}

} // namespace

EnsembleCatalog::EnsembleCatalog(model::DescriptorCatalog &descriptors, const BuiltinInvocables &builtins, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
    , m_builtins(builtins)
{
    connect(&descriptors, &model::DescriptorCatalog::changed, this, &EnsembleCatalog::read);
    read();
}

const Ensemble *EnsembleCatalog::find(const QString &name) const
{
    const auto found = std::find_if(
        m_ensembles.begin(), m_ensembles.end(), [&name](const Ensemble &ensemble) { return ensemble.name == name; });
    return found == m_ensembles.end() ? nullptr : &*found;
}

InvokerPointer EnsembleCatalog::findInvoker(const QString &name) const
{
    const QList<InvokerPointer> found = findInvokers(name);
    return found.size() == 1 ? found.first() : InvokerPointer();
}

QList<InvokerPointer> EnsembleCatalog::findInvokers(const QString &name) const
{
    if (const InvokerPointer byWire = m_byWireName.value(name))
        return {byWire};
    return m_index.find(name);
}

QStringList EnsembleCatalog::namesLike(const QString &name) const
{
    QStringList all;
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers)
            all.append(invoker->scopedName());
    }
    return mostAlike(name, all);
}

bool EnsembleCatalog::isOn(const Invoker &invoker, const model::Switches &switches) const
{
    const Ensemble *ensemble = find(invoker.ensemble);
    return ensemble && switches.value(ensemble->name, ensemble->enabled) && switches.value(invoker.scopedName(), invoker.enabled);
}

QString EnsembleCatalog::wireName(const Invoker &invoker) const
{
    return m_wireNames.value(invoker.scopedName(), scopedWireName(invoker));
}

QList<model::ToolDeclaration> EnsembleCatalog::declarations(const model::Switches &switches) const
{
    QList<model::ToolDeclaration> all;
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            if (isOn(*invoker, switches))
                all.append({invoker->scopedName(), wireName(*invoker), invoker->description, invoker->argumentsJson});
        }
    }
    return all;
}

void EnsembleCatalog::read()
{
    m_ensembles.clear();
    const EnsembleReader reader(m_builtins, sourceFolders());
    for (const model::DescriptorEntry &entry : m_descriptors.inUse(model::DescriptorKind::Ensemble)) {
        Ensemble ensemble = reader.read(model::DescriptorFile::read(entry.path));
        for (const model::Diagnostic &diagnostic : entry.diagnostics) {
            if (!ensemble.diagnostics.contains(diagnostic))
                ensemble.diagnostics.append(diagnostic);
        }
        if (find(ensemble.name)) {
            qCWarning(lcInvocables) << entry.path << "describes an ensemble that there is already:" << ensemble.name;
            continue;
        }
        if (ensemble.name.isEmpty()) {
            // Shown with what is wrong with it; it has no tools.
            ensemble.name = entry.name;
            ensemble.title = entry.name;
        }
        m_ensembles.append(ensemble);
    }
    m_index = ToolIndex(m_ensembles);
    nameForWire();
    Q_EMIT changed();
}

QStringList EnsembleCatalog::sourceFolders() const
{
    QStringList folders;
    for (const DescriptorLayer layer : {DescriptorLayer::Workspace, DescriptorLayer::User, DescriptorLayer::BuiltIn}) {
        const QString folder = m_descriptors.folderFor(layer);
        if (!folder.isEmpty())
            folders.append(folder + u'/' + model::folderOf(model::DescriptorKind::Ensemble));
    }
    return folders;
}

void EnsembleCatalog::nameForWire()
{
    QHash<QString, int> uses;
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers)
            uses[invoker->name] += 1;
    }
    m_wireNames.clear();
    m_byWireName.clear();
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            QString wire = uses.value(invoker->name) == 1 ? invoker->name : scopedWireName(*invoker);
            // `a__b` may be a tool's bare name as well, and different characters may have become the same one.
            for (int number = 2; m_byWireName.contains(wire) || (wire != invoker->name && uses.contains(wire)); ++number)
                wire = shortened(scopedWireName(*invoker) + u'_' + QString::number(number));
            m_wireNames.insert(invoker->scopedName(), wire);
            m_byWireName.insert(wire, invoker);
        }
    }
}

} // namespace invocables
