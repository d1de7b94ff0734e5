// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/keylist.h"

#include "model/text/visibletext.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/secrets/keychain.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int keyNameColumn = 1;
constexpr int keyPlaceColumn = 2;

} // namespace

KeyList::KeyList(network::ProviderCatalog &providers, network::Keychain &keychain, QWidget *parent)
    : QWidget(parent)
    , m_providers(providers)
    , m_keychain(keychain)
    , m_list(new QTreeWidget(this))
{
    m_list->setObjectName(u"keyList"_s);
    m_list->setAccessibleName(tr("Keys that providers ask for"));
    m_list->setHeaderLabels({tr("Provider"), tr("Name of the key"), tr("Where it is kept")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
}

void KeyList::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_look == 0)
        look();
}

void KeyList::look()
{
    ++m_look;
    m_list->clear();
    for (const network::Provider &provider : m_providers.providers()) {
        if (provider.keyName.isEmpty())
            continue;
        const QString title = provider.title.isEmpty() ? provider.name : provider.title;
        new QTreeWidgetItem(m_list, {model::visibleLine(title), provider.keyName});
    }
    lookAt(0, m_look);
}

void KeyList::lookAt(int row, int look)
{
    QTreeWidgetItem *item = look == m_look ? m_list->topLevelItem(row) : nullptr;
    if (!item)
        return;
    const QString name = item->text(keyNameColumn);
    if (qEnvironmentVariableIsSet(name.toUtf8().constData())) {
        item->setText(keyPlaceColumn, tr("in the environment"));
        return lookAt(row + 1, look);
    }
    item->setText(keyPlaceColumn, tr("being looked for…"));
    m_keychain.find(name, this, [this, row, look](const model::Result<QByteArray> &key) {
        QTreeWidgetItem *found = look == m_look ? m_list->topLevelItem(row) : nullptr;
        if (!found)
            return;
        found->setText(keyPlaceColumn,
            !key                 ? tr("no keychain answers")
                : key->isEmpty() ? tr("not there")
                                 : tr("in the desktop's keychain"));
        lookAt(row + 1, look);
    });
}

} // namespace gui
