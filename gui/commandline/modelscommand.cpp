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
    parser.addOption({u"provider"_s, tr("Only of this provider."), u"name"_s});
}

void ModelsCommand::start(const QCommandLineParser &parser)
{
    for (const network::Provider &provider : workbench().providers().providers()) {
        if (parser.isSet(u"provider"_s) && provider.name != parser.value(u"provider"_s))
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
