// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/transporterror.h"

#include <QCoreApplication>

namespace network {

namespace {

struct TransportErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(network::TransportError)
};

QString sentence(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return TransportErrorTexts::tr("Nothing answers at %1: the connection was refused. Is the server running?");
    case QNetworkReply::HostNotFoundError:
        return TransportErrorTexts::tr("The name %1 could not be found. Is the address right, and is this machine online?");
    case QNetworkReply::TimeoutError: return TransportErrorTexts::tr("%1 could not be reached in time.");
    case QNetworkReply::SslHandshakeFailedError:
        return TransportErrorTexts::tr("No secure connection to %1 could be made: its certificate or its encryption was not accepted.");
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return TransportErrorTexts::tr("The proxy on the way to %1 does not let the connection through.");
    case QNetworkReply::ProtocolFailure: return TransportErrorTexts::tr("%1 answered something that is not HTTP.");
    default: return {};
    }
}

} // namespace

bool isTransportError(QNetworkReply::NetworkError error)
{
    // 1 to 199 are the network's and the proxy's; nearly all others stand for an HTTP status (302 for 400, for example).
    return (error > QNetworkReply::NoError && error < 200) || error == QNetworkReply::ProtocolUnknownError
        || error == QNetworkReply::ProtocolFailure;
}

model::Error transportError(QNetworkReply::NetworkError error, const QUrl &url, const QString &words, std::optional<qint64> arrived)
{
    const QString place = url.port() < 0 ? url.host() : url.host() + QLatin1Char(':') + QString::number(url.port());
    const auto category = error == QNetworkReply::TimeoutError ? model::ErrorCategory::Timeout : model::ErrorCategory::Network;
    // Qt names no error where a connection ended before the head of an answer did, or one about the body that it does not send again.
    const bool hasEnded = error == QNetworkReply::RemoteHostClosedError || error == QNetworkReply::NoError
        || error == QNetworkReply::ContentReSendError;
    if (hasEnded) {
        const QString message = arrived
            ? TransportErrorTexts::tr("%1 closed the connection before its answer was complete, after %2 bytes of it.")
                  .arg(place, QString::number(*arrived))
            : TransportErrorTexts::tr("%1 closed the connection without an answer.").arg(place);
        return {category, message, words};
    }
    const QString known = sentence(error);
    if (!known.isEmpty())
        return {category, known.arg(place), words};
    return {category,
        words.isEmpty() ? TransportErrorTexts::tr("The connection to %1 failed.").arg(place)
                        : TransportErrorTexts::tr("The connection to %1 failed: %2").arg(place, words),
        words};
}

} // namespace network
