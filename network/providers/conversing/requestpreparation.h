// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/providers/conversing/preparedrequest.h"

#include <QPointer>

namespace network {

class HttpClient;
class Keychain;

//! Makes of a request what is sent: finds the key, applies the person's controls, asks a server on this machine what it is, leaves out
//! pictures that it cannot see, and fits the whole into the model's context. What is asked before holds a turn up for a second at most.
//! Says `ready` or `failed` once, never at once. Owned by the job that sends it, and ends with it.
class RequestPreparation final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RequestPreparation)

public:
    //! All outlive it.
    RequestPreparation(const Provider &provider, const model::ConverseRequest &request, const Dialect &dialect, HttpClient &client,
        Keychain &keychain, const ConverseWatch &watch, QObject *parent);
    ~RequestPreparation() override;

    void start();
    //! Nothing is said after it.
    void cancel();

    // Once it is ready.
    const PreparedRequest &prepared() const { return m_prepared; }
    const QByteArray &key() const { return m_key; }
    //! Fits again, once, where the server says by what the request is too long. \return whether there is something else to send.
    bool refit(const ContextExcess &excess);

Q_SIGNALS:
    void ready();
    void failed(const model::Error &error);
    //! With every fitting to a model whose context is known.
    void fitted(const model::ContextFit &fit);

private:
    enum class State {
        FindingKey,
        AskingServer,
        CountingTokens,
        //! Nobody is asked any more: what is not known is estimated.
        Hurrying,
        Ready,
        //! What was ready was too long for the server, and has been fitted a second time.
        Refitted,
        //! It failed or was cancelled.
        Ended,
    };

    void keyFound(const model::Result<QByteArray> &key);
    void considerServer();
    void leaveOutPictures();
    //! Makes the request fit into the model's context; asks the server to count first, where that may matter and it can.
    void fit();
    void fitByEstimate();
    void fitBy(double scale);
    void encodeFitted(double scale);
    //! Waits for what the server is asked before, but not for long.
    void await(State step, model::Job *inquiry);
    //! Without an answer to what was asked in that step.
    void goOnFrom(State step);
    void losePatience();
    void fail(const model::Error &error);

    const Provider &m_provider;
    const model::ConverseRequest &m_request;
    const Dialect &m_dialect;
    HttpClient &m_client;
    Keychain &m_keychain;
    const ConverseWatch &m_watch;
    State m_state = State::FindingKey;
    QByteArray m_key;
    //! The model as the person's controls make it, and the request with them.
    ModelEntry m_entry;
    model::ConverseRequest m_controlled;
    //! What is known of the server.
    std::optional<ServerProperties> m_served;
    //! What the server is asked before, and how long that may take in all.
    QPointer<model::Job> m_inquiry;
    model::Countdown m_patience;
    PreparedRequest m_prepared;
};

} // namespace network
