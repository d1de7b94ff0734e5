// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptortreemodel.h"

#include "gui/descriptors/textform.h"
#include "model/text/visibletext.h"

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorEntry;
using model::DescriptorKind;
using model::DescriptorLayer;

namespace {

QString kindTitle(DescriptorKind kind)
{
    switch (kind) {
    case DescriptorKind::Provider: return DescriptorTreeModel::tr("providers");
    case DescriptorKind::Ensemble: return DescriptorTreeModel::tr("ensembles");
    case DescriptorKind::Invoker: return DescriptorTreeModel::tr("invokers");
    case DescriptorKind::Agent: return DescriptorTreeModel::tr("agents");
    case DescriptorKind::Prompt: return DescriptorTreeModel::tr("prompts");
    case DescriptorKind::Library: return DescriptorTreeModel::tr("libraries");
    case DescriptorKind::Scenario: return DescriptorTreeModel::tr("scenarios");
    }
    return {};
}

QString toolTipOf(const DescriptorEntry &entry)
{
    QStringList lines {entry.path};
    if (entry.overridden)
        lines.append(DescriptorTreeModel::tr("Another file of this name stands in for it."));
    for (const model::Diagnostic &diagnostic : entry.diagnostics)
        lines.append(diagnostic.toString());
    return model::visibleText(lines.join(u'\n'));
}

QStandardItem *makeItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

QStandardItem *makeFile(const DescriptorEntry &entry)
{
    const bool bad = model::hasErrors(entry.diagnostics);
    // Of the kinds that may be written in two ways, what is no TOML says so.
    const QString ending = textFormOf(entry.path) == TextForm::Gram ? endingOf(TextForm::Gram) : QString();
    const QString name = model::visibleLine(entry.name + ending) + (entry.overridden ? DescriptorTreeModel::tr(" (replaced)") : QString());
    QStandardItem *item = makeItem(name);
    item->setData(entry.path, DescriptorTreeModel::PathRole);
    item->setData(int(entry.kind), DescriptorTreeModel::KindRole);
    item->setData(int(entry.layer), DescriptorTreeModel::LayerRole);
    item->setData(bad, DescriptorTreeModel::BadRole);
    item->setData(bad ? DescriptorTreeModel::tr("%1, has errors").arg(name) : name, Qt::AccessibleTextRole);
    item->setToolTip(toolTipOf(entry));
    return item;
}

} // namespace

void DescriptorTreeModel::setEntries(const QList<DescriptorEntry> &entries)
{
    clear();
    addLayer(DescriptorLayer::Workspace, tr("This workspace"), entries);
    addLayer(DescriptorLayer::User, tr("Yours"), entries);
    addLayer(DescriptorLayer::BuiltIn, tr("Built in"), entries);
}

QModelIndex DescriptorTreeModel::indexOf(const QString &path) const
{
    const QModelIndexList found = match(index(0, 0), PathRole, path, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.first();
}

void DescriptorTreeModel::addLayer(DescriptorLayer layer, const QString &title, const QList<DescriptorEntry> &entries)
{
    QStandardItem *root = nullptr;
    QMap<DescriptorKind, QStandardItem *> kinds;
    for (const DescriptorEntry &entry : entries) {
        if (entry.layer != layer)
            continue;
        if (!root) {
            root = makeItem(title);
            root->setSelectable(false);
            appendRow(root);
        }
        QStandardItem *&kind = kinds[entry.kind];
        if (!kind) {
            kind = makeItem(kindTitle(entry.kind));
            kind->setSelectable(false);
            root->appendRow(kind);
        }
        kind->appendRow(makeFile(entry));
    }
}

} // namespace gui
