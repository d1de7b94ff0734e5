// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/programserver.h"

#include "gui/serving/servingpost.h"
#include "model/schema/jsonwriter.h"
#include "network/secrets/unguessable.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

ProgramServer::ProgramServer(Workbench &workbench, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_others(ServingPost::folderOf(workbench.profile().data), workbench.sessions(), workbench.questions(), nullptr)
{
    connect(&m_others, &ServingProcesses::changed, this, &ProgramServer::changed);
    // Of what waits for a word here, which is seen in the list.
    for (const auto signal : {&model::Questions::raised, &model::Questions::settled}) {
        connect(&workbench.questions(), signal, this, [this] {
            if (isServing() || !m_others.processes().isEmpty())
                Q_EMIT changed();
        });
    }
}

ProgramServer::~ProgramServer() = default;

model::Result<void> ProgramServer::start(const model::SessionSettings &settings, const QStringList &ensembles, quint16 port)
{
    stop();
    m_key = network::unguessable();
    m_offer = std::make_unique<ProgramOffer>(m_workbench, ProgramOffer::Picked {settings, ensembles, [] { return false; }}, nullptr);
    m_service = std::make_unique<network::McpHttpService>(*m_offer, m_key, nullptr);
    connect(&m_offer->clients(), &ServedClients::changed, this, &ProgramServer::changed);
    connect(m_service.get(), &network::McpHttpService::refused, this, [this](const QString &why) {
        m_refusal = why;
        Q_EMIT changed();
    });
    const auto url = m_service->start(port);
    if (url)
        m_url = *url;
    else
        stop();
    Q_EMIT changed();
    return url.map([](const QUrl &) {});
}

void ProgramServer::stop()
{
    if (!m_service)
        return;
    m_offer->clients().stopAll();
    m_service.reset();
    m_offer.reset();
    m_url.clear();
    m_key.clear();
    m_refusal.clear();
    Q_EMIT changed();
}

QList<ServedClient> ProgramServer::clients() const
{
    QList<ServedClient> clients = m_offer ? m_offer->clients().clients() : QList<ServedClient>();
    const QList<model::Question *> open = m_workbench.questions().open();
    for (ServedClient &client : clients) {
        for (ServedClient::Work &work : client.running)
            work.waitsHere = std::any_of(open.begin(), open.end(), [&work](const model::Question *question) {
                return question->subject().conversation == work.place && !work.place.isEmpty();
            });
    }
    return clients;
}

void ProgramServer::stop(const QString &work)
{
    if (m_offer)
        m_offer->clients().stop(work);
}

QString ProgramServer::clientEntry() const
{
    model::JsonWriter writer;
    writer.beginObject().key(u"mcpServers").beginObject().key(u"parlance").beginObject().member(u"type", u"http");
    writer.member(u"url", m_url.toString()).key(u"headers").beginObject();
    writer.member(u"Authorization", QString(u"Bearer "_s + key())).endObject().endObject().endObject().endObject();
    return writer.text().indented().toString();
}

} // namespace gui
