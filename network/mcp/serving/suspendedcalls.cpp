// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/suspendedcalls.h"

#include "network/secrets/unguessable.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

RpcError stateError(const QString &why)
{
    return {rpccode::invalidParams, u"The requestState "_s + why};
}

} // namespace

SuspendedCalls::SuspendedCalls(QObject *parent)
    : QObject(parent)
    , m_key(unguessable())
{
}

//! Over all that the request is about but for the answers in it.
QByteArray SuspendedCalls::seal(const QByteArray &name, const RpcMessage &request) const
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256, m_key);
    const auto add = [&code](const QByteArray &part) {
        code.addData(QByteArray::number(part.size()) + ':');
        code.addData(part);
    };
    add(name);
    add(request.method.toUtf8());
    for (const QStringView member : {u"name", u"uri", u"arguments"})
        add(request.params.member(member).value_or(JsonText()).compacted().bytes());
    return code.result();
}

QByteArray SuspendedCalls::suspend(ServedCall &call)
{
    if (qsizetype(m_calls.size()) >= mostSuspended)
        return {};
    const quint64 number = ++m_last;
    const QByteArray name = QByteArray::number(number) + '.' + QByteArray::number(QRandomGenerator::system()->generate64(), 36);
    RpcMessage request;
    request.method = call.method();
    request.params = call.params();
    const QByteArray::Base64Options plain = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
    Kept kept {&call, name + '.' + seal(name, request).toBase64(plain), {}, std::make_unique<model::Countdown>()};
    connect(kept.patience.get(), &QTimer::timeout, this, [this, number] { drop(number); });
    // Cancelled or gone with its session.
    connect(&call, &QObject::destroyed, this, [this, number] {
        if (const auto found = m_calls.find(number); found != m_calls.end() && !found->second.outcome)
            m_calls.erase(found);
    });
    kept.patience->start(longestAbsence);
    return m_calls.emplace(number, std::move(kept)).first->second.state;
}

tl::expected<SuspendedCalls::Resumed, RpcError> SuspendedCalls::resume(const QByteArray &state, const RpcMessage &request)
{
    const QByteArrayList parts = state.split('.');
    if (parts.size() != 3)
        return tl::unexpected(stateError(u"is none of this server's."_s));
    const QByteArray name = parts[0] + '.' + parts[1];
    const QByteArray::Base64Options plain = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
    if (!areSameSecrets(state, name + '.' + seal(name, request).toBase64(plain)))
        return tl::unexpected(stateError(u"was changed, or belongs to another request."_s));
    const auto found = m_calls.find(parts[0].toULongLong());
    if (found == m_calls.end() || found->second.state != state)
        return tl::unexpected(stateError(u"has been used, or nobody came back for it in time."_s));
    Resumed resumed {found->second.call, std::move(found->second.outcome)};
    if (!resumed.outcome)
        resumed.call->disconnect(this);
    m_calls.erase(found);
    return resumed;
}

bool SuspendedCalls::settle(const ServedCall &call, const Outcome &outcome)
{
    for (auto &[number, kept] : m_calls) {
        if (kept.call != &call)
            continue;
        kept.outcome = outcome;
        kept.call = nullptr;
        return true;
    }
    return false;
}

void SuspendedCalls::drop(quint64 number)
{
    const auto found = m_calls.find(number);
    if (found == m_calls.end())
        return;
    ServedCall *call = found->second.outcome ? nullptr : found->second.call;
    m_calls.erase(found);
    if (call)
        call->cancel();
}

} // namespace network
