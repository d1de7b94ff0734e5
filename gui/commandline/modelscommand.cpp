// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/modelscommand.h"

#include "model/schema/jsonwriter.h"

namespace gui {

using namespace Qt::StringLiterals;

ModelsCommand::ModelsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ModelsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"provider"_s, tr("Only of this provider."), u"name"_s});
}

void ModelsCommand::start(const QCommandLineParser &parser)
{
    const QString wanted = parser.value(u"provider"_s);
    if (!wanted.isEmpty() && !workbench().providers().find(wanted)) {
        failUsage(tr("There is no provider named %1.").arg(wanted));
        return;
    }
    for (const network::Provider &provider : workbench().providers().providers()) {
        if (!wanted.isEmpty() && provider.name != wanted)
            continue;
        for (const network::ModelEntry &model : provider.models) {
            const model::ModelAddress address {provider.name, model.name};
            if (!parser.isSet(u"json"_s)) {
                terminal().line(u"%1  %2"_s.arg(address.toString(), -40).arg(model.title));
                continue;
            }
            model::JsonWriter writer;
            writer.beginObject().member(u"model", address.toString()).member(u"title", model.title);
            writer.member(u"context", model.context).flag(u"tools", model.tools).endObject();
            terminal().line(writer.text());
        }
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
