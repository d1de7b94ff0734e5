// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/cassetteoptions.h"

#include "gui/commandline/cassettesteps.h"
#include "gui/workbench/cassettereplay.h"
#include "network/rehearsal/cassetterecorder.h"

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
    parser.addOption(
        {u"pace"_s, tr("With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come."),
            u"pace"_s, u"at-once"_s});
}

model::Result<void> CassetteOptions::use(const QCommandLineParser &parser, Workbench &workbench, Terminal &terminal)
{
    const auto wrongUse = [](const QString &message) { return model::failure(model::ErrorCategory::Usage, message); };
    static const QHash<QString, network::CassettePace> paces {{u"at-once"_s, network::CassettePace::AtOnce},
        {u"recorded"_s, network::CassettePace::Recorded}, {u"step"_s, network::CassettePace::Stepwise}};
    const QString pace = parser.value(u"pace"_s);
    if (!paces.contains(pace))
        return wrongUse(tr("--pace is at-once, recorded or step, not %1.").arg(pace));
    if (!parser.isSet(u"replay"_s) && (parser.isSet(u"lenient"_s) || parser.isSet(u"pace"_s)))
        return wrongUse(tr("--lenient and --pace go with --replay."));
    if (const QString file = parser.value(u"record"_s); parser.isSet(u"record"_s)) {
        const QFileInfo place(file);
        if (file.isEmpty() || place.isDir() || !QFileInfo(place.absolutePath()).isWritable())
            return wrongUse(tr("%1 cannot be written.").arg(file));
        m_recorder = std::make_unique<network::CassetteRecorder>(place.absoluteFilePath(), workbench.exchangeLog(), nullptr);
        workbench.replay().setRecording(true);
    }
    if (!parser.isSet(u"replay"_s))
        return {};
    CassetteReplay &replay = workbench.replay();
    const network::CassettePlay play {parser.isSet(u"lenient"_s), paces.value(pace)};
    const auto begun = CassetteReplay::read(parser.value(u"replay"_s)).and_then([&](const CassetteReplay::Tape &tape) {
        return replay.begin(tape, play);
    });
    if (begun && replay.isStepwise())
        m_steps = std::make_unique<CassetteSteps>(*replay.playback(), workbench.questions(), terminal);
    return begun;
}

model::Result<void> CassetteOptions::write()
{
    return m_recorder ? m_recorder->write() : model::Result<void>();
}

} // namespace gui
