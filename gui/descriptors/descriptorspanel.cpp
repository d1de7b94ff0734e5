// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorspanel.h"

#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptortemplates.h"
#include "gui/descriptors/descriptortreemodel.h"
#include "gui/window/userprompts.h"

#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorKind;
using model::DescriptorLayer;

DescriptorsPanel::DescriptorsPanel(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, UserPrompts &prompts,
    QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_prompts(prompts)
    , m_files(new DescriptorTreeModel(this))
    , m_tree(new QTreeView(this))
    , m_new(new QToolButton(this))
    , m_pane(new DescriptorPane(catalog, check, this))
{
    build();
    connect(&catalog, &model::DescriptorCatalog::changed, this, &DescriptorsPanel::readEntries);
    connect(m_pane, &DescriptorPane::copyRequested, this, &DescriptorsPanel::copyToMine);
    const auto openRow = [this](const QModelIndex &index) {
        const QString path = index.data(DescriptorTreeModel::PathRole).toString();
        if (!path.isEmpty() && path != m_pane->path())
            open(path);
    };
    connect(m_tree, &QTreeView::clicked, this, openRow);
    connect(m_tree, &QTreeView::activated, this, openRow);
    readEntries();
}

void DescriptorsPanel::build()
{
    m_tree->setObjectName(u"descriptorTree"_s);
    m_tree->setAccessibleName(tr("Descriptor files"));
    m_tree->setModel(m_files);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->viewport()->setAutoFillBackground(false);
    auto *menu = new QMenu(m_new);
    for (const DescriptorKind kind : templateKinds()) {
        QAction *action = menu->addAction(templateTitle(kind), this, [this, kind] { createFile(kind); });
        action->setObjectName(u"new-"_s + model::toWire(kind));
    }
    m_new->setObjectName(u"newDescriptor"_s);
    m_new->setText(tr("New…"));
    m_new->setAccessibleName(tr("New descriptor"));
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setMenu(menu);
    auto *files = new QWidget(this);
    auto *filesLayout = new QVBoxLayout(files);
    filesLayout->setContentsMargins(8, 6, 8, 0);
    filesLayout->addWidget(m_new, 0, Qt::AlignLeft);
    filesLayout->addWidget(m_tree, 1);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(u"descriptorsSplitter"_s);
    splitter->addWidget(files);
    splitter->addWidget(m_pane);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
}

void DescriptorsPanel::open(const QString &path)
{
    if (!hasUnsavedText())
        return openNow(path);
    m_tree->setCurrentIndex(m_files->indexOf(m_pane->path()));
    m_prompts.confirm(this, tr("“%1” has changes that are not saved. Drop them?").arg(QFileInfo(m_pane->path()).fileName()),
        tr("&Drop the changes"), this, [this, path] { openNow(path); });
}

void DescriptorsPanel::save()
{
    m_pane->save();
}

bool DescriptorsPanel::hasUnsavedText() const
{
    return m_pane->state() == DescriptorPane::State::Changed || m_pane->state() == DescriptorPane::State::Conflict;
}

void DescriptorsPanel::openNow(const QString &path)
{
    const QModelIndex index = m_files->indexOf(path);
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    const auto kind = DescriptorKind(index.data(DescriptorTreeModel::KindRole).toInt());
    const auto layer = DescriptorLayer(index.data(DescriptorTreeModel::LayerRole).toInt());
    m_pane->open(path, kind, layer == DescriptorLayer::BuiltIn);
}

void DescriptorsPanel::readEntries()
{
    m_files->setEntries(m_catalog.entries());
    m_tree->expandAll();
    const QString awaited = m_files->indexOf(m_awaited).isValid() ? std::exchange(m_awaited, {}) : QString();
    if (!awaited.isEmpty())
        openNow(awaited);
    else
        m_tree->setCurrentIndex(m_files->indexOf(m_pane->path()));
}

void DescriptorsPanel::createFile(DescriptorKind kind)
{
    m_prompts.askText(this, tr("New descriptor"), tr("Name (letters, digits, - and _):"), {}, this, [this, kind](const QString &text) {
        const QString name = descriptorName(text);
        if (name.isEmpty())
            return;
        const QString folder = m_catalog.folderFor(DescriptorLayer::User) + u'/' + model::folderOf(kind);
        writeNew(folder + u'/' + name + u".toml"_s, templateText(kind, name));
    });
}

void DescriptorsPanel::copyToMine(const QString &path)
{
    const QString builtIn = m_catalog.folderFor(DescriptorLayer::BuiltIn);
    QFile file(path);
    if (!path.startsWith(builtIn) || !file.open(QIODevice::ReadOnly))
        return;
    writeNew(m_catalog.folderFor(DescriptorLayer::User) + path.mid(builtIn.size()), file.readAll());
}

void DescriptorsPanel::writeNew(const QString &path, const QByteArray &text)
{
    // What is there already is never overwritten, but shown.
    m_awaited = path;
    if (QFileInfo::exists(path))
        return readEntries();
    const auto saved = m_catalog.save(path, text);
    if (!saved) {
        m_awaited.clear();
        m_prompts.confirm(this, saved.error().message, tr("&Close"), this, [] {});
    }
}

} // namespace gui
