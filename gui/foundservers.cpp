// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/foundservers.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FoundServers)
};

QString pathFor(const model::DescriptorCatalog &catalog, const network::Provider &server)
{
    return catalog.folderFor(model::DescriptorLayer::User) + u'/' + model::folderOf(model::DescriptorKind::Provider) + u'/' + server.name
        + u".toml"_s;
}

} // namespace

QString describedAs(const model::DescriptorCatalog &catalog, const network::Provider &server)
{
    const QString path = pathFor(catalog, server);
    return QFileInfo::exists(path) ? path : QString();
}

model::Result<QString> keepServer(model::DescriptorCatalog &catalog, const network::Provider &server)
{
    const QString path = pathFor(catalog, server);
    if (QFileInfo::exists(path))
        return model::failure(model::ErrorCategory::Usage, Words::tr("There is already a descriptor %1.").arg(path));
    const auto saved = catalog.save(path, network::providerDescriptor(server));
    if (!saved)
        return tl::make_unexpected(saved.error());
    catalog.load();
    return path;
}

} // namespace gui
