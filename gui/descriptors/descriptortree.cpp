// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptortree.h"

#include "gui/descriptors/descriptortreedelegate.h"
#include "gui/descriptors/descriptortreemodel.h"
#include "gui/theme/spacing.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorKind;
using model::DescriptorLayer;

DescriptorTree::DescriptorTree(QWidget *parent)
    : QWidget(parent)
    , m_files(new DescriptorTreeModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeView(this))
{
    m_shown->setSourceModel(m_files);
    m_shown->setRecursiveFilteringEnabled(true);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    addActions();
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_shown->setFilterFixedString(text);
        m_tree->expandAll();
    });
    connect(m_tree, &QTreeView::clicked, this, &DescriptorTree::openRow);
    connect(m_tree, &QTreeView::activated, this, &DescriptorTree::openRow);
}

void DescriptorTree::build()
{
    m_filter->setObjectName(u"descriptorFilter"_s);
    m_filter->setAccessibleName(tr("Filter the files by name"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_tree->setObjectName(u"descriptorTree"_s);
    m_tree->setAccessibleName(tr("Descriptor files"));
    m_tree->setModel(m_shown);
    m_tree->setItemDelegate(new DescriptorTreeDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->viewport()->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, spacing::small, 8, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree);
}

void DescriptorTree::addActions()
{
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->installEventFilter(this);
    const auto add = [this](const QString &name, const QString &text, auto signal) {
        auto *action = new QAction(text, m_tree);
        action->setObjectName(name);
        m_tree->addAction(action);
        connect(action, &QAction::triggered, this, [this, signal] {
            if (const File file = current(); !file.path.isEmpty())
                Q_EMIT(this->*signal)(file);
        });
    };
    // The keys stand in the text only: the window has the first of them for something else.
    add(u"copyDescriptorFile"_s, tr("&Copy to mine"), &DescriptorTree::copyRequested);
    add(u"renameDescriptor"_s, tr("&Rename…") + u"\tF2"_s, &DescriptorTree::renameRequested);
    add(u"removeDescriptor"_s, tr("&Delete") + u"\tDel"_s, &DescriptorTree::removeRequested);
    add(u"revealDescriptor"_s, tr("Show in the &file manager"), &DescriptorTree::revealRequested);
}

bool DescriptorTree::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != m_tree || !isKey)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool renames = key->key() == Qt::Key_F2;
    if (key->modifiers() != Qt::NoModifier || (!renames && key->key() != Qt::Key_Delete))
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        m_tree->findChild<QAction *>(renames ? u"renameDescriptor"_s : u"removeDescriptor"_s)->trigger();
    return true;
}

void DescriptorTree::setEntries(const QList<model::DescriptorEntry> &entries)
{
    m_files->setEntries(entries);
    m_tree->expandAll();
}

std::optional<DescriptorTree::File> DescriptorTree::file(const QString &path) const
{
    const QModelIndex index = m_files->indexOf(path);
    return index.isValid() ? std::optional(fileOf(index)) : std::nullopt;
}

void DescriptorTree::select(const QString &path)
{
    const QModelIndex index = m_shown->mapFromSource(m_files->indexOf(path));
    m_tree->setCurrentIndex(index);
    if (index.isValid())
        m_tree->scrollTo(index);
}

DescriptorTree::File DescriptorTree::current() const
{
    return fileOf(m_tree->currentIndex());
}

void DescriptorTree::openRow(const QModelIndex &index)
{
    if (const QString path = fileOf(index).path; !path.isEmpty())
        Q_EMIT picked(path);
}

DescriptorTree::File DescriptorTree::fileOf(const QModelIndex &index)
{
    return {index.data(DescriptorTreeModel::PathRole).toString(), DescriptorKind(index.data(DescriptorTreeModel::KindRole).toInt()),
        DescriptorLayer(index.data(DescriptorTreeModel::LayerRole).toInt())};
}

} // namespace gui
