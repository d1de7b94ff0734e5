// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/streamdecoder.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;
using model::StopReason;

namespace {

//! Enough of a text to see what it is.
QString excerpt(QByteArrayView text)
{
    return QString::fromUtf8(text.first(std::min<qsizetype>(text.size(), 2000)));
}

bool hasError(const QJsonObject &object)
{
    const QJsonValue error = object.value("error"_L1);
    return !error.isUndefined() && !error.isNull();
}

} // namespace

StreamDecoder::StreamDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : m_listener(listener)
    , m_names(request.tools)
{
    for (const model::CanisterPointer &canister : request.canisters) {
        if (canister->invocation)
            m_usedIds.insert(canister->invocation->id);
    }
}

void StreamDecoder::read(const SseEvent &event)
{
    if (m_error || event.data.isEmpty())
        return;
    m_readAnything = true;
    if (event.data == "[DONE]") {
        complete();
        return;
    }
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(QByteArray::fromRawData(event.data.data(), event.data.size()), &problem);
    if (!document.isObject()) {
        fail({ProviderError::Kind::Malformed, tr("The provider sent an event that is not JSON."), {}, excerpt(event.data)});
        return;
    }
    const QJsonObject object = document.object();
    if (event.type == "error" || hasError(object))
        fail(readProviderError(object, excerpt(event.data)));
    else
        readEvent(event.type, object, event.data);
}

void StreamDecoder::readWhole(const QByteArray &json)
{
    m_readAnything = true;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object.isEmpty())
        fail({ProviderError::Kind::Malformed, tr("The provider's answer is no whole JSON object."), {}, excerpt(json)});
    else if (hasError(object))
        fail(readProviderError(object, excerpt(json)));
    else
        readBody(object, json);
}

void StreamDecoder::close()
{
    if (m_complete || m_error)
        return;
    if (mayEndHere())
        complete();
    else if (!m_readAnything)
        fail({ProviderError::Kind::Empty, tr("The provider's answer is empty."), {}, {}});
    else
        fail({ProviderError::Kind::Truncated, tr("The provider's answer broke off before its end."), {}, {}});
}

model::ConverseReply StreamDecoder::reply() const
{
    model::ConverseReply reply {contents(), invocations(), m_stop, m_usage, m_model};
    // Some servers say that they stopped of themselves although they ask for calls.
    if (!reply.invocations.isEmpty() && (m_stop == StopReason::Finished || m_stop == StopReason::None))
        reply.stop = StopReason::Invocations;
    else if (reply.invocations.isEmpty() && (m_stop == StopReason::Invocations || m_stop == StopReason::None))
        reply.stop = StopReason::Finished;
    return reply;
}

model::ConverseReply StreamDecoder::partial() const
{
    return {contents(), {}, StopReason::Truncated, m_usage, m_model};
}

void StreamDecoder::speak(model::Delta::Kind kind, const QString &text)
{
    if (text.isEmpty())
        return;
    m_spoken = true;
    m_listener.deltaArrived({kind, text});
}

void StreamDecoder::tellForming(int index, const QString &wireName, qint64 bytes)
{
    m_spoken = true;
    m_listener.invocationForming(index, m_names.scoped(wireName), bytes);
}

void StreamDecoder::fail(const ProviderError &error)
{
    if (!m_error)
        m_error = error;
}

model::Invocation StreamDecoder::invocation(
    const QString &id, const QString &wireName, const QByteArray &arguments, QSet<QString> &used) const
{
    const bool isFree = !id.isEmpty() && !m_usedIds.contains(id) && !used.contains(id);
    const QString own = isFree ? id : u"call_"_s + model::newIdentifier();
    used.insert(own);
    return {own, m_names.scoped(wireName), arguments.trimmed().isEmpty() ? QByteArray("{}") : arguments};
}

QString StreamDecoder::tr(const char *text)
{
    return QCoreApplication::translate("network::StreamDecoder", text);
}

bool isWholeObject(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).isObject();
}

} // namespace network
