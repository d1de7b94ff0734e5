// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/cassetteoptions.h"

#include "network/rehearsal/cassetterecorder.h"
#include "network/rehearsal/rehearsalserver.h"

#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

CassetteOptions::CassetteOptions() = default;
CassetteOptions::~CassetteOptions() = default;

void CassetteOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"record"_s, tr("Write all that goes over the wire to this cassette, without keys."), u"file"_s});
    parser.addOption({u"replay"_s,
        tr("Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says "
           "from which byte on it differs."),
        u"file"_s});
    parser.addOption({u"lenient"_s, tr("With --replay: dates, times and identifiers in a request may differ.")});
    parser.addOption({u"pace"_s, tr("With --replay: at-once, or recorded for the pauses that there were."), u"pace"_s, u"at-once"_s});
}

model::Result<void> CassetteOptions::use(const QCommandLineParser &parser, Workbench &workbench)
{
    const auto wrongUse = [](const QString &message) { return model::failure(model::ErrorCategory::Usage, message); };
    const QString pace = parser.value(u"pace"_s);
    if (pace != "at-once"_L1 && pace != "recorded"_L1)
        return wrongUse(tr("--pace is at-once or recorded, not %1.").arg(pace));
    if (!parser.isSet(u"replay"_s) && (parser.isSet(u"lenient"_s) || parser.isSet(u"pace"_s)))
        return wrongUse(tr("--lenient and --pace go with --replay."));
    if (const QString file = parser.value(u"record"_s); parser.isSet(u"record"_s)) {
        const QFileInfo place(file);
        if (file.isEmpty() || place.isDir() || !QFileInfo(place.absolutePath()).isWritable())
            return wrongUse(tr("%1 cannot be written.").arg(file));
        m_recorder = std::make_unique<network::CassetteRecorder>(place.absoluteFilePath(), workbench.exchangeLog(), nullptr);
    }
    if (!parser.isSet(u"replay"_s))
        return {};
    return workbench.replay(parser.value(u"replay"_s), {parser.isSet(u"lenient"_s), pace == "recorded"_L1});
}

model::Result<void> CassetteOptions::write()
{
    return m_recorder ? m_recorder->write() : model::Result<void>();
}

} // namespace gui
