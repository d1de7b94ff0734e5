// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/preferencesdialog.h"

#include "gui/preferences/preferences.h"
#include "gui/settings/keyentry.h"
#include "gui/settings/shortcuteditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

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
