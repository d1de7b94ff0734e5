// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/foundservers.h"

#include "network/http/httprequest.h"
#include "network/providers/catalog/providerreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct FoundServersTexts {
    Q_DECLARE_TR_FUNCTIONS(FoundServers)
};

const model::DescriptorEntry *shippedAs(const model::DescriptorCatalog &catalog, const QString &name)
{
    const QList<model::DescriptorEntry> &entries = catalog.entries();
    const auto found = std::find_if(entries.begin(), entries.end(), [&name](const model::DescriptorEntry &entry) {
        return entry.kind == model::DescriptorKind::Provider && entry.layer == model::DescriptorLayer::BuiltIn && entry.name == name;
    });
    return found == entries.end() ? nullptr : &*found;
}

bool isInPlaceOf(const network::Provider &server, const model::DescriptorCatalog &catalog, const model::DescriptorEntry &shipped)
{
    const auto described = catalog.valueOf<network::Provider>(shipped.path);
    const QUrl known = described ? described->baseUrl : QUrl();
    return network::isLoopback(known) && network::isLoopback(server.baseUrl) && known.port() == server.baseUrl.port();
}

QString nameFor(const model::DescriptorCatalog &catalog, const network::Provider &server)
{
    const model::DescriptorEntry *shipped = shippedAs(catalog, server.name);
    return !shipped || isInPlaceOf(server, catalog, *shipped) ? server.name
                                                              : u"%1-%2"_s.arg(server.name, QString::number(server.baseUrl.port()));
}

QString pathFor(const model::DescriptorCatalog &catalog, const QString &name)
{
    return catalog.folderFor(model::DescriptorLayer::User) + u'/' + model::folderOf(model::DescriptorKind::Provider) + u'/' + name
        + u".toml"_s;
}

//! As the shipped descriptor has it, where that is of this server: all but the models that it names for want of a list.
QByteArray descriptorFor(const model::DescriptorCatalog &catalog, const network::Provider &server)
{
    const model::DescriptorEntry *shipped = shippedAs(catalog, server.name);
    QFile file(shipped ? shipped->path : QString());
    if (!shipped || !file.open(QIODevice::ReadOnly))
        return network::providerDescriptor(server);
    const QByteArray text = file.readAll();
    const qsizetype models = text.indexOf("\n[[models]]");
    return server.models.isEmpty() || models < 0 ? text : text.first(models) + network::modelTables(server.models);
}

} // namespace

QString describedAs(const model::DescriptorCatalog &catalog, const network::Provider &server)
{
    const QString path = pathFor(catalog, nameFor(catalog, server));
    return QFileInfo::exists(path) ? path : QString();
}

model::Result<KeptServer> keepServer(model::DescriptorCatalog &catalog, const network::Provider &server)
{
    network::Provider named = server;
    named.name = nameFor(catalog, server);
    const QString path = pathFor(catalog, named.name);
    if (QFileInfo::exists(path))
        return model::failure(model::ErrorCategory::Usage, FoundServersTexts::tr("There is already a descriptor %1.").arg(path));
    if (const auto saved = catalog.save(path, descriptorFor(catalog, named)); !saved)
        return tl::make_unexpected(saved.error());
    catalog.load();
    return KeptServer {named.name, path};
}

} // namespace gui
