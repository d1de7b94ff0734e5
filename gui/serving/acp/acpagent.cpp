// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/acpagent.h"

#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using network::RpcMessage;
namespace rpccode = network::rpccode;

namespace {

constexpr int protocolVersion = 1;
constexpr int notFoundCode = -32002;
constexpr qsizetype longestEditorName = 80;

QString shownName(const JsonText &object, QStringView name)
{
    return model::shortened(model::visibleLine(model::stringIn(object, name)), longestEditorName);
}

JsonText emptyObject()
{
    return JsonText::trusted("{}");
}

} // namespace

AcpAgent::AcpAgent(Workbench &workbench, const model::SessionSettings &settings, int in, int out, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_settings(settings)
    , m_lent(workbench.ensembles())
    , m_pipe(in, out, nullptr)
{
    connect(&m_pipe, &network::LinePipe::line, this, &AcpAgent::take);
    connect(&m_pipe, &network::LinePipe::broken, this, &AcpAgent::finished);
    // An editor that says nothing more has gone: nobody is there to answer what a turn would ask.
    connect(&m_pipe, &network::LinePipe::ended, this, [this] { Q_EMIT finished({}); });
}

AcpAgent::~AcpAgent() = default;

void AcpAgent::take(const QByteArray &line)
{
    const auto message = network::readRpcMessage(line);
    if (!message) {
        if (const QByteArray refusal = network::rpcRefusal(line); !refusal.isEmpty())
            m_pipe.write(refusal);
        return;
    }
    switch (message->kind) {
    case RpcMessage::Kind::Request: request(*message); return;
    case RpcMessage::Kind::Notification:
        if (AcpSession *session = m_sessions.value(model::stringIn(message->params, u"sessionId"));
            session && message->method == "session/cancel"_L1)
            session->cancel();
        return;
    case RpcMessage::Kind::Result:
    case RpcMessage::Kind::Failure: takeAnswer(*message);
    }
}

void AcpAgent::takeAnswer(const RpcMessage &message)
{
    const auto found = m_asked.find(message.number());
    if (found == m_asked.end())
        return;
    const Asked asked = std::move(found->second);
    m_asked.erase(found);
    if (asked.context)
        asked.answered(message.kind == RpcMessage::Kind::Result ? std::optional(message.result) : std::nullopt);
}

void AcpAgent::request(const RpcMessage &message)
{
    if (m_unanswered.contains(message.id.bytes())) {
        m_pipe.write(network::onOneLine(network::rpcFailure(message.id, network::rpcIdInUse())));
        return;
    }
    m_unanswered.insert(message.id.bytes());
    const QString &method = message.method;
    if (method == "initialize"_L1)
        initialize(message);
    else if (!m_isInitialized)
        refuse(message, rpccode::invalidRequest, u"The first request has to be “initialize”."_s);
    else if (method == "authenticate"_L1)
        succeed(message, emptyObject());
    else if (method == "session/new"_L1)
        openNew(message);
    else if (method == "session/load"_L1 || method == "session/resume"_L1)
        openKept(message);
    else if (method == "session/list"_L1)
        list(message);
    else if (method == "session/fork"_L1)
        fork(message);
    else
        requestOfSession(message);
}

void AcpAgent::requestOfSession(const RpcMessage &message)
{
    static const QStringList methods {u"session/prompt"_s, u"session/close"_s, u"session/set_mode"_s, u"session/set_config_option"_s};
    if (!methods.contains(message.method))
        return refuse(message, rpccode::methodNotFound, u"There is no method “%1”."_s.arg(message.method));
    AcpSession *session = find(message);
    if (!session)
        return;
    if (message.method == "session/prompt"_L1) {
        ++m_editor.calls;
        m_editor.seen = QDateTime::currentDateTime();
        return session->prompt(message);
    }
    if (message.method != "session/close"_L1)
        return setOption(message, *session);
    close(*session);
    succeed(message, emptyObject());
}

void AcpAgent::close(AcpSession &session)
{
    session.close();
    m_sessions.remove(session.id());
    const QStringList lent = session.lent();
    delete &session;
    m_lent.giveBack(lent);
}

void AcpAgent::initialize(const RpcMessage &message)
{
    m_isInitialized = true;
    const JsonText editor = message.params.member(u"clientInfo").value_or(JsonText());
    const QString title = shownName(editor, u"title");
    m_editor.name = title.isEmpty() ? shownName(editor, u"name") : title;
    m_editor.version = shownName(editor, u"version");
    m_editor.seen = QDateTime::currentDateTime();
    const JsonText capabilities = message.params.member(u"clientCapabilities").value_or(JsonText());
    m_elicitation = capabilities.member(u"elicitation").value_or(JsonText());
    Q_EMIT clientsChanged();
    JsonWriter writer;
    // Version 2 is a draft; whoever asks for it goes on with 1, or not at all.
    writer.beginObject().member(u"protocolVersion", qint64(protocolVersion)).key(u"agentCapabilities").beginObject();
    writer.flag(u"loadSession", true).key(u"promptCapabilities").beginObject();
    writer.flag(u"image", true).flag(u"audio", false).flag(u"embeddedContext", true).endObject();
    writer.key(u"mcpCapabilities").beginObject().flag(u"http", true).flag(u"sse", false).endObject();
    writer.key(u"sessionCapabilities").beginObject();
    for (const QStringView capability : {u"list", u"resume", u"close", u"fork"})
        writer.key(capability).beginObject().endObject();
    writer.endObject().endObject().key(u"authMethods").beginArray().endArray().key(u"agentInfo").beginObject();
    const QString version = QCoreApplication::applicationVersion();
    writer.member(u"name", u"parlance").member(u"title", u"Parlance").member(u"version", version.isEmpty() ? u"0"_s : version);
    succeed(message, writer.endObject().endObject().text());
}

std::optional<QString> AcpAgent::folderIn(const RpcMessage &message)
{
    const QString given = model::stringIn(message.params, u"cwd");
    const QString folder = QDir::isAbsolutePath(given) ? QDir(given).canonicalPath() : QString();
    if (!folder.isEmpty() && m_sessions.size() < mostSessions)
        return folder;
    if (folder.isEmpty())
        refuse(message, rpccode::invalidParams, u"“cwd” has to be the absolute path of a folder that is there."_s);
    else
        refuse(message, rpccode::internalError, u"At most %1 sessions can be open."_s.arg(mostSessions));
    return std::nullopt;
}

std::optional<QStringList> AcpAgent::lentIn(const RpcMessage &message, const QString &folder)
{
    const auto lent = m_lent.take(message.params.member(u"mcpServers").value_or(JsonText()), folder);
    if (lent)
        return *lent;
    refuse(message, rpccode::invalidParams, lent.error().message);
    return std::nullopt;
}

AcpSession *AcpAgent::add(const model::Sessions::Handle &handle, const QString &folder, const QStringList &lent)
{
    AcpSession *session = m_sessions.value(handle->id().toString());
    const QStringList before = session ? session->lent() : QStringList();
    model::SessionSettings settings = handle->settings();
    settings.folders = {folder};
    for (const QString &ensemble : before)
        settings.switches.remove(ensemble);
    for (const QString &ensemble : lent)
        settings.switches.insert(ensemble, true);
    handle->setSettings(settings);
    if (!session) {
        session = new AcpSession(m_workbench, handle, *this, this);
        connect(session, &AcpSession::promptChanged, this, &AcpAgent::clientsChanged);
        m_sessions.insert(session->id(), session);
    }
    session->setLent(lent);
    m_lent.giveBack(before);
    return session;
}

QList<ServedClient> AcpAgent::clients() const
{
    if (!m_isInitialized)
        return {};
    ServedClient editor = m_editor;
    for (const AcpSession *session : m_sessions) {
        if (const auto work = session->work())
            editor.running.append(*work);
    }
    return {editor};
}

void AcpAgent::stop(const QString &work)
{
    if (AcpSession *session = m_sessions.value(work))
        session->cancel();
}

QString AcpAgent::name() const
{
    return m_editor.name.isEmpty() ? tr("the editor") : m_editor.name;
}

AcpSession *AcpAgent::find(const RpcMessage &message)
{
    const QString id = model::stringIn(message.params, u"sessionId");
    AcpSession *session = m_sessions.value(id);
    if (!session)
        refuse(message, notFoundCode, u"There is no open session “%1”."_s.arg(id));
    return session;
}

void AcpAgent::tellState(const RpcMessage &request, AcpSession &session, bool named)
{
    JsonWriter writer;
    writer.beginObject();
    if (named)
        writer.member(u"sessionId", session.id());
    session.writeState(writer);
    succeed(request, writer.endObject().text());
    // No updates before the editor knows the session.
    session.tellCommands();
}

void AcpAgent::openNew(const RpcMessage &message)
{
    const auto folder = folderIn(message);
    if (!folder)
        return;
    const auto lent = lentIn(message, *folder);
    if (!lent)
        return;
    const model::Sessions::Handle handle = m_workbench.sessions().create();
    handle->setSettings(m_settings);
    handle->setFirstLabels({u"acp: "_s + name()});
    tellState(message, *add(handle, *folder, *lent), true);
}

void AcpAgent::openKept(const RpcMessage &message)
{
    const QString id = model::stringIn(message.params, u"sessionId");
    const auto folder = folderIn(message);
    if (!folder)
        return;
    const auto found = model::ConversationStore(m_workbench.store().reader()).findByPrefix(id);
    const auto handle = found && found->id.toString() == id ? m_workbench.sessions().open(found->id)
                                                            : model::Result<model::Sessions::Handle>(nullptr);
    if (!handle || !*handle)
        return refuse(message, notFoundCode, handle ? u"There is no session “%1”."_s.arg(id) : handle.error().message);
    const auto lent = lentIn(message, *folder);
    if (!lent)
        return;
    AcpSession *session = add(*handle, *folder, *lent);
    if (message.method == "session/resume"_L1)
        return tellState(message, *session, false);
    session->replay([this, message, session] { tellState(message, *session, false); });
}

void AcpAgent::fork(const RpcMessage &message)
{
    AcpSession *from = find(message);
    const auto folder = from ? folderIn(message) : std::nullopt;
    if (!folder)
        return;
    const auto lent = lentIn(message, *folder);
    if (!lent)
        return;
    from->fork(this, [this, message, folder = *folder, lent = *lent](const model::Result<model::ConversationId> &made) {
        const auto opened = made ? m_workbench.sessions().open(*made) : tl::make_unexpected(made.error());
        if (opened) {
            tellState(message, *add(*opened, folder, lent), true);
            return;
        }
        m_lent.giveBack(lent);
        refuse(message, rpccode::internalError, opened.error().message);
    });
}

void AcpAgent::list(const RpcMessage &message)
{
    const QString folder = model::stringIn(message.params, u"cwd");
    const int from = std::max(0, model::stringIn(message.params, u"cursor").toInt());
    m_workbench.store().run(
        this, [from](model::Database &database) { return model::ConversationStore(database).list(mostListed + 1, from); },
        [this, message, folder, from](const model::Result<QList<model::ConversationInfo>> &list) {
            if (!list)
                return refuse(message, rpccode::internalError, list.error().message);
            JsonWriter writer;
            writer.beginObject().key(u"sessions").beginArray();
            for (const model::ConversationInfo &info : list->first(std::min<qsizetype>(list->size(), mostListed))) {
                const QString place = model::SessionSettings::fromJson(info.settings).folders.value(0, QDir::rootPath());
                if (!folder.isEmpty() && folder != place)
                    continue;
                writer.beginObject().member(u"sessionId", info.id.toString()).member(u"cwd", place).member(u"title", info.title);
                writer.member(u"updatedAt", info.changed.toString(Qt::ISODateWithMs)).endObject();
            }
            writer.endArray();
            if (list->size() > mostListed)
                writer.member(u"nextCursor", QString::number(from + mostListed));
            succeed(message, writer.endObject().text());
        });
}

void AcpAgent::setOption(const RpcMessage &message, AcpSession &session)
{
    const bool isMode = message.method == "session/set_mode"_L1;
    const QString option = isMode ? u"mode"_s : model::stringIn(message.params, u"configId");
    const auto set = session.setOption(option, model::stringIn(message.params, isMode ? u"modeId" : u"value"));
    if (!set)
        return refuse(message, rpccode::invalidParams, set.error().message);
    JsonWriter changed;
    changed.beginObject().member(u"sessionUpdate", u"config_option_update").member(u"configOptions", session.options()).endObject();
    if (isMode) {
        succeed(message, emptyObject());
        update(session.id(), changed.text());
        return;
    }
    succeed(message, JsonWriter().beginObject().member(u"configOptions", session.options()).endObject().text());
}

void AcpAgent::update(const QString &session, const JsonText &update)
{
    JsonWriter params;
    params.beginObject().member(u"sessionId", session).member(u"update", update).endObject();
    m_pipe.write(network::onOneLine(network::rpcNotification(u"session/update", params.text())));
}

void AcpAgent::ask(
    QStringView method, const JsonText &params, QObject *context, std::function<void(const std::optional<JsonText> &)> answered)
{
    const qint64 id = ++m_lastId;
    m_asked.emplace(id, Asked {context, std::move(answered)});
    connect(context, &QObject::destroyed, this, [this, id] {
        // Answered elsewhere, or its turn has ended.
        if (m_asked.erase(id) > 0)
            m_pipe.write(
                network::rpcNotification(u"$/cancel_request", JsonWriter().beginObject().member(u"requestId", id).endObject().text()));
    });
    m_pipe.write(network::onOneLine(network::rpcRequest(id, method, params)));
}

void AcpAgent::answer(const JsonText &id, const JsonText &result, const network::RpcError &error)
{
    m_unanswered.remove(id.bytes());
    m_pipe.write(network::onOneLine(error.code == 0 ? network::rpcResult(id, result) : network::rpcFailure(id, error)));
}

} // namespace gui
