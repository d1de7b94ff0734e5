// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"
#include "model/exchange/exchangelog.h"
#include "network/acp/acpthread.h"
#include "network/http/httpclient.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/providerconversers.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>

namespace acpfixture {

using namespace Qt::StringLiterals;
using namespace network;

//! Sessions whose model is an agent (see tests/support/acppeer), which lives in a provider `peer`.
class Agents final
{
public:
    //! `options`: of the peer. `lines`: further ones of its descriptor. `command`: another agent instead, which has the peer's name.
    explicit Agents(const QStringList &options = {}, const QByteArray &lines = {}, const QStringList &command = {})
        : host(options.contains(u"sandboxed"_s) ? ProcessHost::Programs {{}, QStandardPaths::findExecutable(u"bwrap"_s), {}}
                                                : ProcessHost::Programs {})
    {
        QDir(sessions.folder.path()).mkpath(u"workspace"_s);
        QByteArrayList words;
        for (const QString &word : command.isEmpty() ? QStringList {QStringLiteral(ACP_PEER), u"log="_s + logFile()} + options : command)
            words.append('"' + word.toUtf8() + '"');
        support::write(sessions.folder.filePath(u"providers/peer.toml"_s),
            "[provider]\nname = \"peer\"\ndialect = \"acp\"\ncommand = [" + words.join(", ") + "]\n" + lines);
        registerReaders(check);
        descriptors = std::make_unique<model::DescriptorCatalog>(QString(), sessions.folder.path(), check);
        catalog = std::make_unique<ProviderCatalog>(*descriptors);
        descriptors->load();
        conversers = std::make_unique<ProviderConversers>(*catalog, client, keychain, rehearsal);
        AcpServices services {&keychain, [this]() -> ProcessHost & { return host; }, &exchanges, sessions.folder.filePath(u"agents"_s)};
        services.concernOf = [](const QStringList &folders, const QString &path) {
            return path.startsWith(folders.first() + u'/') && !path.contains(u"secret") ? QString() : u"It is not for everybody:"_s;
        };
        services.wrote = [this](const model::ExchangeOrigin &call, const QStringList &, const QList<AcpCall::Diff> &diffs) {
            wrote.append(call);
            written += diffs;
        };
        conversers->connectAgents(services);
        sessions.conversing = conversers.get();
        sessions.reopen();
        QObject::connect(
            &exchanges, &model::ExchangeLog::ended, &client, [this](const model::Exchange &exchange) { ended.append(exchange); });
        QObject::connect(sessions.questions.get(), &model::Questions::raised, &client, [this](model::Question *question) {
            asked.append(question->subject());
            if (answers)
                question->giveAnswer(answer);
        });
    }
    ~Agents()
    {
        sessions.sessions.reset();
        conversers.reset();
    }

    model::Sessions::Handle create(const QMap<QString, model::JsonText> &controls = {}, const QString &model = u"default"_s)
    {
        auto session = sessions.create();
        model::SessionSettings settings = session->settings();
        settings.model = {u"peer"_s, model};
        settings.folders = {workspace()};
        settings.controls = controls;
        session->setSettings(settings);
        return session;
    }
    QString workspace() const { return QDir(sessions.folder.filePath(u"workspace"_s)).canonicalPath(); }
    QString logFile() const { return sessions.folder.filePath(u"peer.log"_s); }
    QByteArray log() const { return support::read(logFile()); }
    //! How often the peer was started.
    qsizetype starts() const { return log().count("process "); }

    support::SessionFixture sessions;
    model::DescriptorCheck check;
    model::ExchangeLog exchanges;
    HttpClient client {exchanges};
    Keychain keychain;
    RehearsalServer rehearsal;
    //! Without a sandbox, unless `sandboxed` is among the options.
    ProcessHost host;
    std::unique_ptr<model::DescriptorCatalog> descriptors;
    std::unique_ptr<ProviderCatalog> catalog;
    std::unique_ptr<ProviderConversers> conversers;
    QList<model::Exchange> ended;
    //! Calls that have written, and what.
    QList<model::ExchangeOrigin> wrote;
    QList<AcpCall::Diff> written;
    //! What the person was asked, and says.
    QList<model::Question::Subject> asked;
    bool answers = true;
    model::Answer answer {model::Verdict::AllowOnce};
};

//! What a turn told.
struct Told {
    QString text;
    QString thought;
    QStringList calls;
    QList<model::InvocationOutcome> outcomes;
    QStringList notices;
    model::EndEvent end {};
};

//! The answer that streams has something in it.
inline bool hasSpoken(const model::Session &session)
{
    const model::PendingCanisters *pending = session.turn() ? &session.turn()->pending() : nullptr;
    return pending && pending->isStreaming() && !pending->at(pending->size() - 1)->text().isEmpty();
}

//! Says it, and waits for the end of the turn.
inline Told say(model::Session &session, const QString &text)
{
    const auto events = support::SessionFixture::record(session);
    Told told;
    if (const auto sent = session.send({model::TextContent {text}}); !sent) {
        told.notices.append(sent.error().message);
        return told;
    }
    (void)QTest::qWaitFor([&events] { return support::endOf(*events).has_value(); }, support::patience);
    for (const model::TurnEvent &event : std::as_const(*events)) {
        if (const auto *delta = std::get_if<model::DeltaEvent>(&event))
            (delta->delta.kind == model::Delta::Kind::Text ? told.text : told.thought) += delta->delta.text;
        else if (const auto *call = std::get_if<model::InvocationEvent>(&event))
            told.calls.append(call->invocation.name);
        else if (const auto *result = std::get_if<model::ResultEvent>(&event))
            told.outcomes.append(result->outcome);
        else if (const auto *notice = std::get_if<model::NoticeEvent>(&event))
            told.notices.append(notice->text);
    }
    if (const auto end = support::endOf(*events))
        told.end = *end;
    return told;
}

} // namespace acpfixture
