// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/programserver.h"

#include "model/schema/jsonwriter.h"
#include "network/secrets/unguessable.h"

namespace gui {

using namespace Qt::StringLiterals;

ProgramServer::ProgramServer(Workbench &workbench, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
{
}

ProgramServer::~ProgramServer() = default;

model::Result<void> ProgramServer::start(const model::SessionSettings &settings, const QStringList &ensembles, quint16 port)
{
    stop();
    m_key = network::unguessable();
    m_offer = std::make_unique<ProgramOffer>(m_workbench, ProgramOffer::Picked {settings, ensembles, false}, nullptr);
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

QString ProgramServer::clientEntry() const
{
    model::JsonWriter writer;
    writer.beginObject().key(u"mcpServers").beginObject().key(u"parlance").beginObject().member(u"type", u"http");
    writer.member(u"url", m_url.toString()).key(u"headers").beginObject();
    writer.member(u"Authorization", QString(u"Bearer "_s + key())).endObject().endObject().endObject().endObject();
    return writer.text().indented().toString();
}

} // namespace gui
