// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/provider.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

namespace network {

class HttpClient;
class Keychain;
class ModelLister;
class ProviderCatalog;

//! Keeps what providers list of their models in files, one a provider, and asks again when a list is old. An old list counts until
//! there is a newer one; asking never holds anything up. Owned by the workbench.
class ModelLists final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelLists)

public:
    static constexpr qint64 freshMilliseconds = 4LL * 60 * 60 * 1000;
    //! After a failure nobody is asked again so soon.
    static constexpr qint64 patienceMilliseconds = 5LL * 60 * 1000;
    static constexpr qsizetype mostModels = 5'000;

    //! `folder`: where the files are; it need not exist. Those that are there are read and told to the catalog at once.
    ModelLists(ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, QString folder, QObject *parent = nullptr);

    //! It has listed its models, and the last time that it was asked.
    bool hasAnswered(const QString &provider) const { return m_kept.contains(provider) && !m_failed.contains(provider); }
    //! Asks the providers whose lists are old: those that need a key and have one, and of the others those that have answered before
    //! and `inUse`, so that no port is knocked at that nobody has asked for.
    void refreshOld(const QString &inUse);
    //! Asks this provider unless its list is fresh; `done` comes in any case, on the thread of `context` and at the earliest when
    //! control is back in the event loop, with why there is no newer list.
    void refresh(const QString &provider, QObject *context, std::function<void(const model::Result<void> &)> done);

private:
    struct Kept {
        QDateTime listed;
        QString address;
        QList<ModelEntry> models;
    };

    void read();
    void write(const QString &provider) const;
    bool isFresh(const Provider &provider) const;
    void askIfWorthwhile(const Provider &provider, bool wanted);
    ModelLister *ask(const Provider &provider);
    void take(const Provider &provider, const QList<ModelEntry> &models);
    QString path(const QString &provider) const;

    ProviderCatalog &m_catalog;
    HttpClient &m_client;
    Keychain &m_keychain;
    const QString m_folder;
    QHash<QString, Kept> m_kept;
    QHash<QString, QDateTime> m_failed;
    QHash<QString, QPointer<ModelLister>> m_asking;
};

} // namespace network
