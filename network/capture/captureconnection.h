// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/capture/messagefollower.h"

#include <QObject>
#include <QUrl>

#include <memory>
#include <vector>

class QTcpSocket;

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

class CapturedExchange;
class CaptureRedactions;

//! Where captured requests go, and what they say to be let through.
struct CapturePlace {
    CapturePlace() = default;
    CapturePlace(const QUrl &target, const QByteArray &key);

    QUrl target;
    //! The target's, as a Host header has it.
    QByteArray authority;
    //! Stands before the path of each request; without a slash at its end.
    QByteArray basePath;
    //! The first part of each request's path.
    QByteArray key;
};

//! One connection of a captured program and the one to the target that goes with it. What comes on either is passed on as it came and at
//! once: of a request's head the address and the Host are changed, of all else nothing. Neither side is read faster than the other takes
//! it, or the log keeps it. Deletes itself soon after the program goes; owned by the server. Deleting it ends both connections.
class CaptureConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CaptureConnection)

public:
    //! Takes the socket over. Place, redactions and log outlive this.
    CaptureConnection(
        QTcpSocket *client, const CapturePlace &place, CaptureRedactions &redactions, model::ExchangeLog &log, QObject *parent);
    ~CaptureConnection() override;

Q_SIGNALS:
    //! A request did not reach the target; in a sentence for the person.
    void refused(const QString &why);

private:
    using State = MessageFollower::State;
    struct Whole {
        std::unique_ptr<CapturedExchange> exchange;
        MessageFollower request;
        MessageFollower answer;
    };

    void passRequests();
    //! \return false where nothing can be done with more bytes now.
    bool passPiece();
    void takeHead();
    void beginExchange();
    //! Why a request is not let through: HTTP status and sentence; 0 for one that is.
    std::pair<int, QString> refusal() const;
    //! The path at the target; empty where the key is not the right one.
    QByteArray pathAtTarget() const;
    QByteArray headForTarget() const;
    void connectTarget();
    void targetReady();
    void targetTook();
    void passAnswers();
    void clientTook();
    void follow(QByteArrayView bytes);
    void endUnasked();
    void takeAnswer();
    void endExchangeWhenWhole();
    //! The record is made when nothing is on its way.
    void tellSoon();
    void tell();
    void targetFailed();
    void targetEnded();
    void breakOff(const QString &why);
    void clientGone();
    //! An answer of our own, after which the connection ends.
    void answerByOurselves(int status, const QString &message);

    QTcpSocket *const m_client;
    QTcpSocket *m_target = nullptr;
    const CapturePlace &m_place;
    CaptureRedactions &m_redactions;
    model::ExchangeLog &m_log;
    MessageFollower m_request {MessageFollower::Role::Request};
    MessageFollower m_answer {MessageFollower::Role::Response};
    //! The last Host that was let through: a program says the same each time.
    mutable QByteArray m_knownHost;
    //! Of the request that is under way.
    QByteArray m_path;
    //! Read from the program, and not passed on.
    QByteArray m_unpassed;
    //! The head that waits until the target is connected, or for what has come of the body.
    QByteArray m_waiting;
    std::unique_ptr<CapturedExchange> m_exchange;
    //! Those that are over and of which the log is still to be told.
    std::vector<Whole> m_whole;
    model::Countdown m_soon;
    model::Countdown m_patience;
    bool m_isReady = false;
    bool m_hasTargetEnded = false;
    //! The answer is not read as HTTP any more, and passes as it is.
    bool m_isPlain = false;
    //! The answer was of our own: what else comes is dropped.
    bool m_isOver = false;
    //! The program has closed its connection.
    bool m_isGone = false;
    //! Somebody does not take what came: more is passed on once they do.
    bool m_waitsForTarget = false;
    bool m_waitsForClient = false;
};

} // namespace network
