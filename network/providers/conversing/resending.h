// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httpjob.h"
#include "network/providers/conversing/replyreader.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/dialect.h"

#include <QElapsedTimer>

namespace network {

class HttpClient;
class Keychain;

//! A kept model call as somebody sends it again: where to, in whose language, with which body. A value.
struct ResentRequest {
    //! What every such exchange's purpose begins with; the identifier of the one that it comes from follows.
    static constexpr QStringView purpose = model::resentPurpose;

    const Dialect *dialect = nullptr;
    //! Below a provider's base URL, with its query.
    QString path = {};
    //! Those of the sender's own, without keys and what frames the message.
    model::Headers headers = {};
    QByteArray body = {};
    model::ExchangeOrigin origin = {};

    //! \return a Usage error where the exchange is no call of a model in a language that is known, or its request was not kept.
    static model::Result<ResentRequest> of(const model::Exchange &exchange);
    //! From which one an exchange was sent again; nothing where it was not.
    static std::optional<model::ExchangeId> originalOf(const model::Exchange &exchange);
    //! Whom it was sent to: who was asked, as it was kept; where that was not, of those that are on and speak the language of the address,
    //! the one whose own address says most of it. Null where none does.
    static const Provider *receiver(const model::Exchange &exchange, const QList<Provider> &providers);
};

//! What came of a request that was sent again. A value.
struct ResentAnswer {
    model::ExchangeId exchange = {};
    int status = 0;
    double milliseconds = 0;
    model::ConverseReply reply = {};
    //! No answer, or one that is an error.
    std::optional<model::Error> error = {};

    QString text() const { return model::plainText(reply.contents); }
};

//! What a recorded answer says, as far as it can be read.
model::ConverseReply readReply(const Dialect &dialect, const model::Headers &headers, const QByteArray &body);

//! Sends such a request once, as it stands and without a second try. Owned by whoever asked for it.
class Resending final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Resending)

public:
    //! `provider`: where it goes, with an address of HTTP. Client and keychain outlive this.
    Resending(const ResentRequest &request, const Provider &provider, HttpClient &client, Keychain &keychain, QObject *parent);
    ~Resending() override;

Q_SIGNALS:
    void deltaArrived(const model::Delta &delta);
    //! An answer with an error is one, too.
    void succeeded(const network::ResentAnswer &answer);

private:
    void abandon() override;
    void send(const model::Result<QByteArray> &key);
    void readBytes(const QByteArray &bytes);
    void end(const std::optional<model::Error> &error);

    class Teller;

    const ResentRequest m_request;
    const Provider m_provider;
    HttpClient &m_client;
    Keychain &m_keychain;
    QPointer<HttpJob> m_http;
    const std::unique_ptr<Teller> m_teller;
    std::unique_ptr<ReplyReader> m_reader;
    QByteArray m_errorBody;
    QElapsedTimer m_clock;
};

} // namespace network

Q_DECLARE_METATYPE(network::ResentAnswer)
