// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/providers/description/provider.h"

class QJsonObject;

namespace network {

//! What a provider says is wrong, or what is wrong with what it says.
struct ProviderError {
    //! Said: the provider says so. The others: its answer cannot be read (Malformed, Page: a web page), has no last event
    //! (Truncated), has nothing (Empty) or more than is read (Overrun); a cassette is played that does not have the request, so that
    //! nobody was asked (Unrecorded).
    enum class Kind { Said, Malformed, Page, Truncated, Empty, Overrun, Unrecorded };
    Kind kind = Kind::Said;
    QString message = {};
    //! The provider's word for it (`overloaded_error`), where it has one.
    QString type = {};
    //! For the inspector.
    QString detail = {};

    //! The status that an answer with this error usually has: errors in mid-stream come under 200. 0 where there is none.
    int usualStatus() const;
};

//! Reads all shapes in use: `{"error":{"message","type","code"}}`, `{"type":"error","error":{…}}`, `{"error":"…","code":"…"}`,
//! `{"error":{"message","status"}}`, `{"message":"…"}`.
ProviderError readProviderError(const QJsonObject &object, const QString &detail);
//! The same for the body of an answer with an error status, which need not be JSON at all.
ProviderError readErrorBody(const QByteArray &body);

//! In a sentence or two for the person. `status` is 0 where the error came in a stream.
model::Error describe(const ProviderError &error, int status, const Provider &provider, const QString &model);

} // namespace network
