// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/preferencesdialog.h"

#include "gui/preferences/preferences.h"
#include "gui/settings/keyentry.h"
#include "gui/shared/actions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

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

PreferencesDialog::PreferencesDialog(
    Preferences &preferences, Actions &actions, network::ProviderCatalog &providers, network::Keychain &keychain, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(u"preferencesTabs"_s);
    tabs->setDocumentMode(true);
    auto *keys = new QWidget(tabs);
    auto *keysLayout = new QVBoxLayout(keys);
    keysLayout->addWidget(new KeyEntry(providers, keychain, keys));
    keysLayout->addStretch(1);
    tabs->addTab(makeGeneral(), tr("&General"));
    tabs->addTab(new ShortcutEditor(actions, tabs), tr("&Shortcuts"));
    tabs->addTab(keys, tr("&Keys"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tabs);
    layout->addWidget(buttons);
    resize(560, 460);
}

QWidget *PreferencesDialog::makeGeneral()
{
    auto *page = new QWidget(this);
    auto *colours = new QComboBox(page);
    colours->setObjectName(u"colourScheme"_s);
    colours->addItems({tr("As the desktop"), tr("Light"), tr("Dark")});
    colours->setCurrentIndex(int(m_preferences.colourScheme()));
    connect(colours, &QComboBox::activated, this, [this](int index) { m_preferences.setColourScheme(ColourScheme(index)); });
    auto *send = new QComboBox(page);
    send->setObjectName(u"sendKey"_s);
    send->addItem(tr("Enter sends, Shift+Enter begins a line"), u"enter"_s);
    send->addItem(tr("Ctrl+Enter sends, Enter begins a line"), u"control-enter"_s);
    send->addItem(tr("Shift+Enter sends, Enter begins a line"), u"shift-enter"_s);
    send->setCurrentIndex(qMax(0, send->findData(m_preferences.sendKey())));
    connect(send, &QComboBox::activated, this, [this, send](int index) { m_preferences.setSendKey(send->itemData(index).toString()); });
    auto *copies = new QCheckBox(tr("Keep a &copy of each of the last seven days"), page);
    copies->setObjectName(u"dailyCopies"_s);
    copies->setChecked(m_preferences.dailyCopies());
    connect(copies, &QCheckBox::toggled, this, [this](bool wanted) { m_preferences.setDailyCopies(wanted); });
    auto *form = new QFormLayout(page);
    form->addRow(tr("&Colours:"), colours);
    form->addRow(tr("Se&nding:"), send);
    form->addRow(tr("Conversations:"), copies);
    return page;
}

} // namespace gui
