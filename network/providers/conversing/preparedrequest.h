// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextfit.h"
#include "network/http/httpjob.h"
#include "network/providers/wire/dialect.h"

namespace network {

struct ConverseWatch;

//! A request as it is sent: what of it fits into the model's context, in the dialect's words. Made of a request whose controls have been
//! applied. A value; making it is pure.
struct PreparedRequest {
    EncodedRequest encoded = {};
    model::ContextFit fit = {};
    //! What is sent of it, by the estimate.
    qint64 estimated = 0;

    //! `scale`: what an estimated token comes to.
    static PreparedRequest of(const model::ConverseRequest &request, const Provider &provider, const Dialect &dialect,
        const ModelEntry &entry, const model::ContextParts &parts, double scale);

    //! To one of the provider's addresses, without what it belongs to.
    HttpRequest to(const Provider &provider, const Dialect &dialect, const QByteArray &key, int address) const;
};

//! What would be sent for a request now, without asking anybody for anything; where its key would stand, it says so.
model::Result<model::RequestPreview> previewOf(
    const model::Result<Provider> &provider, const model::ConverseRequest &request, const ConverseWatch &watch);

//! Of the provider's model, as far as it is known; 0 where it is not.
qint64 contextOf(
    const model::Result<Provider> &provider, const model::ModelAddress &model, const QList<std::pair<QString, model::JsonText>> &controls);

} // namespace network
