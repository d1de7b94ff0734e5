// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

//! What a scripted server does once a request has arrived whole.
class Script
{
public:
    enum class Action { Send, Close, Reset, Stall };
    struct Step {
        Action action;
        QByteArray bytes = {};
    };

    //! Sends the bytes, in pieces of `split` bytes where that is not 0.
    Script &send(const QByteArray &bytes, qsizetype split = 0);
    Script &close();
    //! Ends the connection with a reset (RST).
    Script &reset();
    //! Sends nothing more, and keeps the connection open.
    Script &stall();

    //! A whole answer with Content-Length on a connection that stays open.
    static Script answer(
        int status, const QByteArray &body, const QByteArray &contentType = "application/json", const QByteArray &headers = {});
    //! A stream of events that ends with the connection.
    static Script stream(const QByteArray &events, qsizetype split = 0);

    QList<Step> steps;
};

//! A TCP server on loopback that plays scripts, one for each request in the order of their arrival, and writes down exactly what
//! it received. Without a script left, and nobody to ask for one, it closes the connection. What a test cannot script, it says and does
//! by itself.
class ScriptedServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScriptedServer)

public:
    struct Request {
        QByteArray line;
        QList<std::pair<QByteArray, QByteArray>> headers;
        QByteArray body;
        //! Of which connection, from 0.
        int connection = 0;

        QByteArray header(const QByteArray &name) const;
    };

    explicit ScriptedServer(QObject *parent = nullptr);

    QUrl url(const QString &path = {}) const;
    //! Where requests may come in any order, `beginning` is how the line of those begins that the script is for.
    void enqueue(const Script &script, const QByteArray &beginning = {}) { m_scripts.append({beginning, script}); }
    //! Asked for a script where none is left.
    void answerBy(std::function<Script(const Request &)> answerer) { m_answerer = std::move(answerer); }
    const QList<Request> &requests() const { return m_requests; }
    int connections() const { return m_connections; }
    int openConnections() const { return int(m_open.size()); }
    void stopListening() { m_server.close(); }
    //! Sends more on the connection of a request, by its place among them.
    void say(qsizetype request, const QByteArray &bytes);
    void hangUp(qsizetype request);
    //! Ends the connection of a request with a reset (RST).
    void breakOff(qsizetype request);

Q_SIGNALS:
    void requestArrived();

private:
    struct Connection {
        int number = 0;
        QByteArray received;
        QList<Script::Step> steps;
    };
    struct Entry {
        QByteArray beginning;
        Script script;
    };
    QTcpSocket *socketOf(qsizetype request) const;
    Script takeScript(const Request &request);
    void accept();
    void read(QTcpSocket *socket);
    bool takeRequest(Connection &connection);
    void play(QTcpSocket *socket);

    QTcpServer m_server;
    QHash<QTcpSocket *, Connection> m_open;
    QList<Entry> m_scripts;
    std::function<Script(const Request &)> m_answerer;
    QList<Request> m_requests;
    int m_connections = 0;
};
