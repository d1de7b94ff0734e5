// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QMetaType>
#include <QVarLengthArray>

#include <optional>

namespace network {

//! Codes of JSON-RPC 2.0 (section 5.1) and those that MCP adds.
namespace rpccode {
inline constexpr int parseError = -32700;
inline constexpr int invalidRequest = -32600;
inline constexpr int methodNotFound = -32601;
inline constexpr int invalidParams = -32602;
inline constexpr int internalError = -32603;
inline constexpr int headerMismatch = -32020;
inline constexpr int missingCapability = -32021;
inline constexpr int unsupportedVersion = -32022;
inline constexpr int urlElicitationRequired = -32042;
} // namespace rpccode

struct RpcError {
    int code = 0;
    QString message = {};
    model::JsonText data = {};

    bool operator==(const RpcError &) const = default;
};

//! One JSON-RPC message. A value.
struct RpcMessage {
    enum class Kind { Request, Notification, Result, Failure };

    Kind kind = Kind::Notification;
    //! As it stands in the text; empty in a notification, and in a failure that names no request.
    model::JsonText id = {};
    QString method = {};
    //! Empty where there are none, which a notification is free to do.
    model::JsonText params = {};
    model::JsonText result = {};
    RpcError error = {};

    //! The id of a request of ours; 0 for any other.
    qint64 number() const;

    bool operator==(const RpcMessage &) const = default;
};

//! The texts of a batch, which servers of 2025-03-26 may send; of anything else the text itself.
QVarLengthArray<QByteArray, 1> rpcTextsOf(const QByteArray &text);
//! \return an Execution error where the text is no message: not JSON, a batch, an id that is neither string nor number.
model::Result<RpcMessage> readRpcMessage(const QByteArray &text);

// Each is one line without its end, as long as what is spliced into it is. Empty `params` are left out.
QByteArray rpcRequest(qint64 id, QStringView method, const model::JsonText &params);
QByteArray rpcNotification(QStringView method, const model::JsonText &params);
QByteArray rpcResult(const model::JsonText &id, const model::JsonText &result);
QByteArray rpcFailure(const model::JsonText &id, const RpcError &error);
//! The id, as it stands there, of an answer that is no message since it has neither a result nor an error; nothing for other texts.
std::optional<QString> idOfEmptyAnswer(const QByteArray &text);
//! What a server answers to a text that readRpcMessage() refuses: by its id where that can be told, so that nobody waits for ever. Empty
//! where the text is an answer rather than a request: those are not answered.
QByteArray rpcRefusal(const QByteArray &text);
//! Why a request is refused whose id is that of another which is still worked on: it could not be told whose the answer is.
RpcError rpcIdInUse();
//! A message where line ends separate messages, or end a field: what was spliced into it may have them between its tokens.
QByteArray onOneLine(QByteArray message);

} // namespace network

Q_DECLARE_METATYPE(network::RpcMessage)
