// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/ownserver.h"

#include "invocables/ensembles/ensemblecatalog.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

model::JsonText ownServer(
    const model::Profile &profile, const invocables::EnsembleCatalog &catalog, const QStringList &ensembles, const QString &folder)
{
    QStringList arguments;
    for (const QString &name : ensembles) {
        const invocables::Ensemble *ensemble = catalog.find(name);
        if (ensemble && !ensemble->path.startsWith(u':'))
            arguments += {u"--ensemble"_s, name};
    }
    model::JsonWriter writer;
    writer.beginArray();
    if (arguments.isEmpty())
        return writer.endArray().text();
    const QString home = QFileInfo(profile.config).path();
    if (model::Profile::inFolder(home).data == profile.data)
        arguments = QStringList {u"--profile"_s, home, u"serve-mcp"_s, u"--stdio"_s, u"--folder"_s, folder} + arguments;
    else
        arguments = QStringList {u"serve-mcp"_s, u"--stdio"_s, u"--folder"_s, folder} + arguments;
    writer.beginObject().member(u"name", u"parlance").member(u"command", QCoreApplication::applicationFilePath());
    writer.key(u"args").beginArray();
    for (const QString &argument : arguments)
        writer.string(argument);
    return writer.endArray().key(u"env").beginArray().endArray().endObject().endArray().text();
}

} // namespace gui
