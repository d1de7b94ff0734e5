// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/modelserverstate.h"

#include "model/text/amounts.h"
#include "network/providers/local/llamaserver.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using network::LlamaServer;
using ModelServerPhase = LlamaServer::State;
using Tone = ServerState::Tone;

namespace {

struct ModelServerStateTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelServerState)
};

QString yesOrNo(const std::optional<bool> &said)
{
    return !said ? ModelServerStateTexts::tr("not said") : *said ? ModelServerStateTexts::tr("yes") : ModelServerStateTexts::tr("no");
}

QStringList modelServerDetail(const LlamaServer &server)
{
    const network::ServerProperties &properties = server.properties();
    QStringList lines {server.description().model};
    if (server.state() != ModelServerPhase::Ready)
        return lines;
    const QString url = server.url().toString();
    lines.append(server.key().isEmpty() ? ModelServerStateTexts::tr("listens at %1").arg(url)
                                        : ModelServerStateTexts::tr("listens at %1, to Parlance alone").arg(url));
    if (!properties.build.isEmpty())
        lines.append(ModelServerStateTexts::tr("llama.cpp %1").arg(properties.build));
    lines.append(ModelServerStateTexts::tr("context %1 tokens, pictures: %2, template with tools: %3")
                     .arg(QLocale().toString(properties.context), yesOrNo(properties.seesPictures), yesOrNo(properties.knowsTools)));
    return lines;
}

} // namespace

ServerState stateOf(const LlamaServer &server)
{
    ServerState state;
    constexpr int longestReason = 2000;
    state.reason = (server.error().message + u'\n' + server.error().detail).trimmed().left(longestReason);
    state.detail = modelServerDetail(server).join(u'\n');
    state.isCalm = server.state() == ModelServerPhase::Stopped || server.state() == ModelServerPhase::Ready;
    switch (server.state()) {
    case ModelServerPhase::Stopped: state.word = ModelServerStateTexts::tr("stopped"); break;
    case ModelServerPhase::Starting: state.word = ModelServerStateTexts::tr("starting…"); break;
    case ModelServerPhase::Loading:
        state.word = server.percent() < 0 ? ModelServerStateTexts::tr("loading…")
                                          : ModelServerStateTexts::tr("loading, %1 %").arg(server.percent());
        break;
    case ModelServerPhase::Ready:
        state.word = ModelServerStateTexts::tr("ready");
        state.tone = Tone::Good;
        break;
    case ModelServerPhase::Waiting:
        // A timer may be late by a twentieth.
        state.word = ModelServerStateTexts::tr("restarting in %1 s").arg(std::max(1, qRound(server.untilNextAttempt() / 1000.0)));
        state.tone = Tone::Warning;
        break;
    case ModelServerPhase::Failed: state.word = ModelServerStateTexts::tr("failed"); state.tone = Tone::Warning;
    }
    return state;
}

QString memoryText(const LlamaServer &server)
{
    return server.memory() > 0 ? model::sizeInWords(server.memory()) : QString();
}

} // namespace gui
