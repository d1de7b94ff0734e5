// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/keyentry.h"

#include "model/text/visibletext.h"
#include "network/http/redaction.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/secrets/keychain.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

KeyEntry::KeyEntry(network::ProviderCatalog &providers, network::Keychain &keychain, QWidget *parent)
    : QWidget(parent)
    , m_providers(providers)
    , m_keychain(keychain)
    , m_provider(new QComboBox(this))
    , m_key(new QLineEdit(this))
    , m_save(new QPushButton(tr("&Keep the key"), this))
    , m_remark(new QLabel(this))
{
    m_provider->setObjectName(u"keyProvider"_s);
    m_provider->setAccessibleName(tr("Provider"));
    m_key->setObjectName(u"keyText"_s);
    m_key->setAccessibleName(tr("Key"));
    m_key->setPlaceholderText(tr("Key"));
    m_key->setEchoMode(QLineEdit::Password);
    m_save->setObjectName(u"keySave"_s);
    m_save->setEnabled(false);
    m_remark->setObjectName(u"keyRemark"_s);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_remark->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout;
    row->addWidget(m_provider);
    row->addWidget(m_key, 1);
    row->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_remark);
    connect(&providers, &network::ProviderCatalog::changed, this, &KeyEntry::fillProviders);
    connect(m_provider, &QComboBox::currentIndexChanged, this, &KeyEntry::showProvider);
    connect(m_key, &QLineEdit::textChanged, this, [this](const QString &text) { m_save->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_key, &QLineEdit::returnPressed, this, &KeyEntry::store);
    connect(m_save, &QPushButton::clicked, this, &KeyEntry::store);
    fillProviders();
}

void KeyEntry::fillProviders()
{
    const QString current = m_provider->currentData().toString();
    const QSignalBlocker blocker(m_provider);
    m_provider->clear();
    for (const network::Provider &provider : m_providers.providers()) {
        if (!provider.keyName.isEmpty())
            m_provider->addItem(model::visibleLine(provider.title.isEmpty() ? provider.name : provider.title), provider.name);
    }
    m_provider->setCurrentIndex(qMax(0, m_provider->findData(current)));
    showProvider();
}

void KeyEntry::showProvider()
{
    const network::Provider *provider = m_providers.find(m_provider->currentData().toString());
    setEnabled(provider);
    if (!provider)
        m_remark->setText(tr("No provider that needs a key is described."));
    else if (const QByteArray known = m_keychain.known(provider->keyName); !known.isEmpty())
        m_remark->setText(tr("A key named %1 is there already.").arg(provider->keyName) + warningOf(known));
    else
        m_remark->setText(
            tr("It goes to the desktop's keychain as %1, and is sent to %2. The environment variable of that name is read too.")
                .arg(provider->keyName, model::visibleHost(provider->baseUrl)));
}

QString KeyEntry::warningOf(const QByteArray &key)
{
    if (network::Redaction::canHide(key))
        return {};
    return u' ' + tr("It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.");
}

void KeyEntry::store()
{
    const network::Provider *provider = m_providers.find(m_provider->currentData().toString());
    const QByteArray key = m_key->text().trimmed().toUtf8();
    if (!provider || key.isEmpty())
        return;
    m_save->setEnabled(false);
    m_keychain.store(provider->keyName, key, this,
        [this, name = provider->name, keyName = provider->keyName, warning = warningOf(key)](const model::Result<void> &result) {
            m_key->clear();
            const QString kept = result
                ? tr("Kept in the keychain as %1.").arg(keyName)
                : tr("%1 To have it next time, set the environment variable %2.").arg(result.error().message, keyName);
            m_remark->setText(kept + warning);
            Q_EMIT stored(name);
        });
}

} // namespace gui
