// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QObject>
#include <QUrl>

#include <memory>

class QTcpServer;

namespace network {

class Cassette;
class RequestRoom;
class Responder;
struct CassettePlay;

//! A provider that plays a scenario on loopback, in the wire language of whoever asks (Anthropic Messages on `/v1/messages`, OpenAI
//! Chat Completions on `/v1/chat/completions`, Ollama on `/api/chat`, …). Who asks under another name than those of this machine is
//! refused. It is no language model and says so wherever a model's name is shown. Started on first use; owned by the workbench, or by
//! `parlance rehearse`.
class RehearsalServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RehearsalServer)

public:
    //! `path`: a scenario descriptor, or a cassette (`.jsonl`, or an HTTP Archive, `.har`); empty for the scenario shipped.
    explicit RehearsalServer(QString path = {}, QObject *parent = nullptr);
    //! `path`: a cassette, whatever its name.
    RehearsalServer(QString path, const CassettePlay &play, QObject *parent = nullptr);
    RehearsalServer(const Cassette &cassette, const CassettePlay &play, QObject *parent = nullptr);
    ~RehearsalServer() override;

    //! Listens on 127.0.0.1 (`port` 0: any) if it does not yet. \return the base URL, or what is wrong with scenario or port.
    model::Result<QUrl> start(quint16 port = 0);

private:
    void acceptConnections();

    QString m_path;
    std::unique_ptr<CassettePlay> m_play;
    const std::shared_ptr<RequestRoom> m_room;
    std::unique_ptr<Responder> m_responder;
    QTcpServer *m_server = nullptr;
};

} // namespace network
