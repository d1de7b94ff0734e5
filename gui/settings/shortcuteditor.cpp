// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/shortcuteditor.h"

#include "gui/shared/actions.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString keysOf(const QAction &action, QKeySequence::SequenceFormat format)
{
    return QKeySequence::listToString(action.shortcuts(), format);
}

} // namespace

ShortcutEditor::ShortcutEditor(Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_list(new QTreeWidget(this))
    , m_keys(new QKeySequenceEdit(this))
    , m_set(new QPushButton(tr("&Set"), this))
    , m_reset(new QPushButton(tr("S&tandard"), this))
    , m_remark(new QLabel(this))
{
    m_list->setObjectName(u"shortcutList"_s);
    m_list->setAccessibleName(tr("Actions and their shortcuts"));
    m_list->setHeaderLabels({tr("Action"), tr("Shortcut")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_keys->setObjectName(u"shortcutKeys"_s);
    m_keys->setAccessibleName(tr("New shortcut"));
    m_set->setObjectName(u"shortcutSet"_s);
    m_reset->setObjectName(u"shortcutReset"_s);
    m_remark->setObjectName(u"shortcutRemark"_s);
    m_remark->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_keys, 1);
    row->addWidget(m_set);
    row->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_remark);
    fill();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_set, &QPushButton::clicked, this, [this] { apply(m_keys->keySequence().toString(QKeySequence::PortableText)); });
    connect(m_reset, &QPushButton::clicked, this, [this] { apply(m_actions.standardKeys(currentAction())); });
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void ShortcutEditor::fill()
{
    for (const QAction *action : m_actions.all()) {
        auto *item = new QTreeWidgetItem(m_list, {action->toolTip(), keysOf(*action, QKeySequence::NativeText)});
        item->setData(0, Qt::UserRole, action->objectName());
    }
    m_list->resizeColumnToContents(1);
}

QString ShortcutEditor::currentAction() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(0, Qt::UserRole).toString() : QString();
}

void ShortcutEditor::showCurrent()
{
    m_remark->clear();
    if (const QAction *action = m_actions.find(currentAction()))
        m_keys->setKeySequence(action->shortcut());
}

void ShortcutEditor::apply(const QString &keys)
{
    const QString name = currentAction();
    const QAction *action = m_actions.find(name);
    if (!action)
        return;
    if (const QAction *other = m_actions.conflict(name, keys)) {
        m_remark->setText(tr("“%1” has this shortcut already.").arg(other->toolTip()));
        return;
    }
    m_actions.setKeys(name, keys);
    m_list->currentItem()->setText(1, keysOf(*action, QKeySequence::NativeText));
    showCurrent();
}

} // namespace gui
