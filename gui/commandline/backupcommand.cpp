// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/backupcommand.h"

#include "model/schema/jsonwriter.h"
#include "model/store/store.h"
#include "model/store/storecopy.h"

#include <QDir>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

BackupCommand::BackupCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void BackupCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"file"_s, tr("Where to write it; a file that is there is not written over."), u"FILE"_s);
}

void BackupCommand::start(const QCommandLineParser &parser)
{
    const QString file = parser.positionalArguments().value(0);
    if (file.isEmpty()) {
        failUsage(tr("Into which file?"));
        return;
    }
    const QString target = QFileInfo(file).absoluteFilePath();
    const bool asJson = parser.isSet(u"json"_s);
    // By the store's thread, which has nothing else to do here.
    workbench().store().run(
        this, [place = workbench().store().place(), target](model::Database &) { return model::copyStore(place, target); },
        [this, target, asJson](const model::Result<void> &copied) {
            if (!copied) {
                fail(copied.error());
                return;
            }
            model::JsonWriter writer;
            writer.beginObject().member(u"file", target).member(u"bytes", QFileInfo(target).size()).endObject();
            if (asJson)
                terminal().line(writer.text());
            else
                terminal().line(tr("All conversations are in %1.").arg(QDir::toNativeSeparators(target)));
            Q_EMIT finished(Committed);
        });
}

} // namespace gui
