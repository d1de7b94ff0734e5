// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/http/httpjob.h"
#include "network/http/tcpconnection.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QNetworkAccessManager;
class QObject;

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

using Addresses = model::Result<QList<QHostAddress>>;

//! Finds the addresses of a host and tells them on the thread of `context`, unless that is gone by then: at least one, or a Network
//! error. A value that tests replace.
using Resolver = std::function<void(const QString &host, QObject *context, std::function<void(const Addresses &)> done)>;

//! The one that asks the system. Never synchronous. An address is taken for itself.
Resolver systemResolver();

class HttpJob;

//! Ends what is answered with a head, or with the line before a chunk, without end. Qt 6.4 reads such to the last byte, in a thread that
//! does nothing else then, tells nothing before, and has no bound; so what it takes is looked up at the connections themselves: what is
//! neither a head that came nor a body is too much. Also tells whether of an answer that never came a part did. Part of the client.
class HeadWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HeadWatch)

public:
    //! Bytes of a head; far more than any server sends.
    static constexpr qint64 largestHead = 1024 * 1024;

    explicit HeadWatch(QObject *parent);

    //! The request leaves, for there.
    void begin(HttpJob &job, const QUrl &url);
    void headCame(HttpJob &job);
    //! So much of the body was given to the job.
    void bodyCame(HttpJob &job, qint64 bytes);
    void end(HttpJob &job);

    //! A connection was broken off that may have been the job's.
    bool hasBrokenOff(HttpJob &job) const;
    //! On a connection that was there before the job, and has ended, something came.
    bool hasAnswerBegun(HttpJob &job) const;
    //! Every connection to where a request ever went, since nobody waits for anything any more.
    void breakOffAll() const;

private:
    struct Place {
        int port = 0;
        //! Null where only the name is known.
        QHostAddress address;
        bool holds(const QHostAddress &peer, int itsPort) const;
        bool operator==(const Place &) const = default;
    };
    struct Visit {
        Place place;
        int exchanges = 0;
        //! After the last one it is looked at for a while, since what was abandoned may go on.
        QDeadlineTimer until;
        //! Bytes that may have been taken since the last look.
        qint64 explained = 0;
        bool isOver() const { return exchanges == 0 && until.hasExpired(); }
    };
    struct Kept {
        std::shared_ptr<const TcpConnection> connection;
        TcpConnection::Figures before;
    };
    struct Exchange {
        Place place;
        bool isEncrypted = false;
        bool hasHead = false;
        bool hasBrokenOff = false;
        std::vector<Kept> kept;
    };
    struct Reading {
        qint64 taken = 0;
        qint64 unexplained = 0;
    };

    static Place placeOf(const QUrl &url);
    Visit &visitTo(const Place &place);
    std::vector<TcpConnection> connections() const;
    void look();
    //! \return whether anything was taken.
    bool lookAt(const TcpConnection &connection);
    void breakOff(const TcpConnection &connection);

    std::map<HttpJob *, Exchange> m_exchanges;
    QList<Visit> m_visits;
    QList<Place> m_places;
    //! What exchanges keep, by the number of the connection: one file for all of them.
    QHash<quint64, std::weak_ptr<const TcpConnection>> m_kept;
    //! By the number of the connection.
    QHash<quint64, Reading> m_readings;
    QTimer m_timer;
};

//! Sends HTTP requests and sees to it that each is recorded. Owned by the workbench; makes Qt's managers on first use, since they
//! are not needed for the first paint.
class HttpClient final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpClient)

public:
    //! The log outlives the client.
    explicit HttpClient(model::ExchangeLog &log, QObject *parent = nullptr);
    ~HttpClient() override;

    //! Never null, never synchronous: what is wrong at once arrives as `failed`.
    HttpJob *send(const HttpRequest &request, QObject *parent);

    //! How the hosts of those requests are found that are to go to checked addresses only.
    const Resolver &resolver() const { return m_replay.isEmpty() ? m_resolver : m_replayResolver; }
    void setResolver(Resolver resolver) { m_resolver = std::move(resolver); }

    //! From now on everything is sent there, by method, path and body and without secrets, whatever host it is for, and no name is looked
    //! up: what was recorded is played (see CassetteMatch). The record tells of it as if it had been sent. Empty: no longer.
    //! `isUnhurried`: a person says when each part comes, so that no time runs out.
    void setReplay(const QUrl &base, bool isUnhurried = false);
    //! Empty where nothing is played.
    const QUrl &replay() const { return m_replay; }
    bool isUnhurried() const { return m_isUnhurried; }

private:
    friend class HttpJob;
    struct Lane;

    //! A manager with room for one more connection to the host: Qt opens at most six to each. `isFresh`: one that has none open.
    QNetworkAccessManager &managerFor(const QUrl &url, HttpJob &job, bool isFresh);
    //! `isComplete`: nothing of it goes on.
    void released(HttpJob &job, bool isComplete);
    HeadWatch &heads() { return m_heads; }

    model::ExchangeLog &m_log;
    Resolver m_resolver = systemResolver();
    Resolver m_replayResolver;
    QUrl m_replay;
    bool m_isUnhurried = false;
    HeadWatch m_heads {this};
    std::vector<std::unique_ptr<Lane>> m_lanes;
};

} // namespace network
