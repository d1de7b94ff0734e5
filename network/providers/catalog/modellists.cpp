// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/modellists.h"

#include "model/basics/privatefile.h"
#include "model/schema/jsonwriter.h"
#include "network/basics/logging.h"
#include "network/providers/catalog/modellister.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/secrets/keychain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int listTimeout = 10'000;
constexpr qint64 largestFile = 8LL * 1024 * 1024;

//! Neither the server inside the program nor one that is only started for a turn.
bool hasEndpoint(const Provider &provider)
{
    return provider.baseUrl.scheme().startsWith("http"_L1);
}

model::JsonText writtenList(const QDateTime &listed, const QString &address, const QList<ModelEntry> &models)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"listed", listed.toString(Qt::ISODateWithMs)).member(u"address", address).key(u"models").beginArray();
    for (const ModelEntry &entry : models) {
        writer.beginObject().member(u"name", entry.name).member(u"title", entry.title);
        writer.member(u"context", entry.context).member(u"max-output", entry.longestOutput).endObject();
    }
    return writer.endArray().endObject().text();
}

QList<ModelEntry> listedModels(const QJsonArray &list)
{
    QList<ModelEntry> models;
    for (const QJsonValue &value : list) {
        ModelEntry entry;
        entry.name = value["name"_L1].toString();
        entry.title = value["title"_L1].toString();
        entry.context = value["context"_L1].toInteger();
        entry.longestOutput = value["max-output"_L1].toInteger();
        if (!entry.name.isEmpty() && models.size() < ModelLists::mostModels)
            models.append(entry);
    }
    return models;
}

} // namespace

ModelLists::ModelLists(ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, QString folder, QObject *parent)
    : QObject(parent)
    , m_catalog(catalog)
    , m_client(client)
    , m_keychain(keychain)
    , m_folder(std::move(folder))
{
    read();
}

QString ModelLists::path(const QString &provider) const
{
    return m_folder + u'/' + provider + u".json"_s;
}

void ModelLists::read()
{
    QHash<QString, QList<ModelEntry>> listed;
    for (const Provider &provider : m_catalog.providers()) {
        QFile file(path(provider.name));
        if (!file.open(QIODevice::ReadOnly) || file.size() > largestFile)
            continue;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        // A list belongs to an address; what another server listed under this name does not count.
        const Kept kept {QDateTime::fromString(object["listed"_L1].toString(), Qt::ISODateWithMs), object["address"_L1].toString(),
            listedModels(object["models"_L1].toArray())};
        if (!kept.listed.isValid() || kept.address != provider.baseUrl.toString())
            continue;
        m_kept.insert(provider.name, kept);
        listed.insert(provider.name, kept.models);
    }
    if (!listed.isEmpty())
        m_catalog.setListedModels(listed);
}

void ModelLists::write(const QString &provider) const
{
    const Kept &kept = *m_kept.constFind(provider);
    model::makePrivateFolder(m_folder);
    QSaveFile file(path(provider));
    const bool isKept = model::openPrivately(file) && model::writeWhole(file, writtenList(kept.listed, kept.address, kept.models).bytes())
        && model::commitWhole(file);
    if (!isKept)
        qCWarning(lcProvider) << "the list of models cannot be kept:" << file.errorString();
}

bool ModelLists::isFresh(const Provider &provider) const
{
    const auto kept = m_kept.constFind(provider.name);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    // A clock that was set back makes no list fresh for ever.
    return kept != m_kept.constEnd() && kept->address == provider.baseUrl.toString() && kept->listed <= now
        && kept->listed.msecsTo(now) < freshMilliseconds;
}

void ModelLists::refreshOld(const QString &inUse)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const Provider &provider : m_catalog.providers()) {
        const QDateTime failed = m_failed.value(provider.name);
        const bool isPatient = failed.isValid() && failed.msecsTo(now) < patienceMilliseconds;
        if (!provider.enabled || !hasEndpoint(provider) || isPatient || isFresh(provider))
            continue;
        askIfWorthwhile(provider, provider.name == inUse || m_kept.contains(provider.name));
    }
}

void ModelLists::askIfWorthwhile(const Provider &provider, bool wanted)
{
    if (provider.keyName.isEmpty()) {
        if (wanted)
            ask(provider);
        return;
    }
    // A list that nobody has asked for starts no program.
    if (!wanted && m_keychain.isByCommand(provider.keyName) && m_keychain.known(provider.keyName).isEmpty())
        return;
    m_keychain.find(provider.keyName, this, [this, provider](const model::Result<QByteArray> &key) {
        if (key && !key->isEmpty())
            ask(provider);
    });
}

void ModelLists::refresh(const QString &name, QObject *context, std::function<void(const model::Result<void> &)> done)
{
    const Provider *provider = m_catalog.find(name);
    if (!provider || !hasEndpoint(*provider) || isFresh(*provider)) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
        return;
    }
    const ModelLister *lister = ask(*provider);
    connect(lister, &ModelLister::succeeded, context, [done] { done({}); });
    connect(lister, &model::Job::failed, context, [done](const model::Error &error) { done(tl::make_unexpected(error)); });
}

ModelLister *ModelLists::ask(const Provider &provider)
{
    QPointer<ModelLister> &asking = m_asking[provider.name];
    if (asking && !asking->isFinished())
        return asking;
    auto *lister = new ModelLister(provider, m_client, m_keychain, listTimeout, this);
    asking = lister;
    connect(lister, &ModelLister::succeeded, this, [this, provider](const QList<ModelEntry> &models) { take(provider, models); });
    connect(lister, &model::Job::failed, this, [this, name = provider.name](const model::Error &error) {
        qCInfo(lcProvider) << "no list of models from" << name << error.message;
        m_failed.insert(name, QDateTime::currentDateTimeUtc());
    });
    return lister;
}

void ModelLists::take(const Provider &provider, const QList<ModelEntry> &models)
{
    m_failed.remove(provider.name);
    m_kept.insert(provider.name, {QDateTime::currentDateTimeUtc(), provider.baseUrl.toString(), models.mid(0, mostModels)});
    write(provider.name);
    m_catalog.setListedModels({{provider.name, models.mid(0, mostModels)}});
}

} // namespace network
