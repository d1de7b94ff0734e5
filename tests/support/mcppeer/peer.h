// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

//! An MCP server on standard input and output for tests: a plain loop that reads a line and answers it, with whatever misbehaviour its
//! arguments name. Written without any of the program's own code, so that both cannot be wrong in the same way.
//!
//! legacy | modern | both        the eras that it speaks
//! silent                        never says anything
//! exit=N                        ends at once with that status
//! exit-on-discover              ends when it is asked something before the handshake
//! old                           answers the handshake with 2024-11-05
//! future                        answers the handshake with a version that nobody knows
//! garbage                       writes lines that are no messages among its messages
//! pages                         lists its tools on three pages, with the empty string as the first cursor
//! burst                         tells seven times that its tools changed, right after the handshake
//! grow                          has two more tools from its second listing on, one of which it does not know, and one for tasks only; one
//! more resource
//!                               if it offers any
//! redeclare                     from its second listing on, describes its first tool otherwise and has its last one no more
//! ttl=N[,N…]                    says for how many milliseconds its lists are fresh, by page
//! still                         does not tell of changes
//! nosy                          wants to know something before it lists its tools
//! tasks                         has a tool that it runs as a task, in the way of its era; that asks for a name, and can be cancelled
//! logs                          has a log whose level can be set
//! offers                        has resources on two pages, a family of them, prompts and completions; an echo changes what is watched
//! no-ping                       does not answer when it is asked whether it is there
//! fork                          leaves a child behind that keeps the pipes open
//! stay                          does not end when its input does
//! deaf                          neither ends with its input nor when it is asked to
//! fault=STAGE:KIND              answers `handshake`, `list` or `call` wrongly: `close` and `crash` (it ends instead), `mute`, `wrong-id`,
//!                               `text-id`, `no-id`, `twice`, `malformed`, `batch`, `neither` (no result and no error), `both`,
//!                               `odd-result` (a text), `odd-error` (without code and message), `endless` (pages without end)
//! log=FILE                      keeps there what it was sent, and how it was ended
class Peer
{
public:
    explicit Peer(const QStringList &arguments);

    int run();

private:
    bool is(const char *option) const { return m_options.contains(QLatin1StringView(option)); }
    QString valueOf(const QString &option) const;
    void note(const QByteArray &line) const;
    void write(const QByteArray &line) const;
    void send(const QJsonObject &message) const;
    //! \return the lines that stand in for an answer at a stage that has a fault.
    QByteArrayList faulty(QJsonObject answer) const;
    void notify(const QString &method, const QJsonObject &params = {}) const;
    void answer(const QJsonValue &id, const QJsonObject &result) const;
    void refuse(const QJsonValue &id, int code, const QString &message, const QJsonObject &data = {}) const;

    void take(const QJsonObject &message);
    void discover(const QJsonValue &id);
    void initialize(const QJsonValue &id, const QJsonObject &params);
    void initialized();
    void listTools(const QJsonValue &id, const QJsonObject &params);
    QJsonObject withHint(QJsonObject list, int page) const;
    void listMore(const QJsonValue &id, const QString &method, const QJsonObject &params);
    QJsonObject capabilities() const;
    void read(const QJsonValue &id, const QJsonObject &params);
    void call(const QJsonValue &id, const QJsonObject &params);
    void callOddly(const QJsonValue &id, const QString &tool, const QJsonObject &params);
    void takeAnswer(const QJsonObject &message);
    void beginTask(const QJsonValue &id, const QJsonObject &params);
    void lookAtTask(const QJsonValue &id, const QString &method, const QJsonObject &params);

    const QStringList m_options;
    //! What goes wrong with the answer to the present message; empty for nothing.
    QString m_fault;
    bool m_isInitialized = false;
    int m_visits = 0;
    //! Of the one task that there is: how often it was looked at, and what it was told.
    int m_looks = 0;
    QJsonObject m_told;
    //! By subscription.
    QStringList m_watched;
    int m_listings = 0;
    //! Of a list without an end.
    int m_pages = 0;
    int m_resourceListings = 0;
    //! Calls that are answered when the client has answered.
    QHash<QString, QJsonValue> m_waiting;
    //! Calls that are answered after the next one.
    QJsonValue m_held;
};

//! The object that is written as JSON.
QJsonObject peerObject(const QByteArray &json);
//! What the tools are: name, description, schema of the arguments and so on.
QJsonArray peerTools();
//! What a peer that offers something answers to a method beside tools; an empty object where there is nothing.
QJsonObject peerOffering(const QString &method, const QJsonObject &params);
//! What a tool without oddities gives; an empty object for others.
QJsonObject peerResult(const QString &tool, const QJsonObject &arguments);
