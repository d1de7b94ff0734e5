// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/serving/servedcall.h"

#include <QObject>

#include <unordered_map>

namespace network {

//! Calls of the modern era that wait for the peer to come back with answers (2026-07-28, multi round-trip requests). What the peer sends
//! back names the call and the round and is sealed, so that nobody takes up another's call, nor the same one with other arguments; the key
//! of the seal lives as long as this. A call that nobody comes back for is cancelled. Owned by the service.
class SuspendedCalls final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SuspendedCalls)

public:
    static constexpr qsizetype mostSuspended = 256;
    //! In milliseconds. A person decides in the meantime.
    static constexpr int longestAbsence = 15 * 60 * 1000;

    explicit SuspendedCalls(QObject *parent);

    struct Outcome {
        model::JsonText result = {};
        RpcError error = {};
    };
    struct Resumed {
        ServedCall *call = nullptr;
        //! Where it has ended meanwhile.
        std::optional<Outcome> outcome = {};
    };

    //! Keeps a call until it is resumed. \return the state that the peer has to send back; empty where too many wait already.
    QByteArray suspend(ServedCall &call);
    //! What this request goes on with, which is suspended no more. \return an error to be answered with where the state is none of ours,
    //! is used up, or belongs to another request.
    tl::expected<Resumed, RpcError> resume(const QByteArray &state, const RpcMessage &request);
    //! Keeps how a call has ended until its peer comes back. \return false where it is not suspended.
    bool settle(const ServedCall &call, const Outcome &outcome);

private:
    struct Kept {
        ServedCall *call = nullptr;
        QByteArray state;
        std::optional<Outcome> outcome;
        std::unique_ptr<model::Countdown> patience;
    };

    QByteArray seal(const QByteArray &name, const RpcMessage &request) const;
    void drop(quint64 number);

    const QByteArray m_key;
    std::unordered_map<quint64, Kept> m_calls;
    quint64 m_last = 0;
};

} // namespace network
