// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/framing/framing.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/streamdecoder.h"

#include <QStringList>

#include <memory>

namespace network {

//! What a dialect makes of a request: where it goes below the base URL (with a query, where it needs one), with which headers beyond
//! the key's, and its body.
struct EncodedRequest {
    QString path;
    model::Headers headers;
    QByteArray body;
};

//! A provider's wire language. Pure: no sockets, no clock, no state; the same request always gives the same bytes. There is one of
//! each, which lives as long as the program.
class Dialect
{
public:
    Dialect() = default;
    virtual ~Dialect() = default;
    Q_DISABLE_COPY_MOVE(Dialect)

    //! As descriptors name it.
    virtual QString name() const = 0;
    //! What a person calls it; not translated.
    virtual QString title() const { return name(); }
    //! Where its requests go, below a base URL; empty where the model's name is part of it.
    virtual QString path() const = 0;
    //! Where its requests went that were sent to this address: below the base URL, without a query. Empty where it is no such address.
    virtual QString pathIn(const QUrl &address) const;
    virtual EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const = 0;
    //! How the key goes with a request; nothing where it is empty.
    virtual model::Headers keyHeaders(const QByteArray &key) const = 0;
    //! What every request to the provider has beyond the dialect's own headers: the key's, and those of its descriptor, which come
    //! last and so stand in for others of their name.
    virtual model::Headers providerHeaders(const Provider &provider, const QByteArray &key) const;
    //! Where the list of models is, below the base URL; it may have a query.
    virtual QString modelsPath() const { return QStringLiteral("/v1/models"); }
    //! A decoder for the reply to `request`. The listener outlives it.
    virtual std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const = 0;
    //! How its streams are cut into what the decoder reads.
    virtual Framing framing() const { return Framing::Events; }
    //! Whether calls that the model prints as text are looked for although it was given its tools the native way.
    virtual bool isWatching() const { return false; }
    //! The tools as they stand in a request.
    virtual model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const = 0;
};

//! `path` (`/v1/…`) below the base URL, with the path's query where it has one; a base URL that names a version already (`…/v1`,
//! `…/api/v4`) keeps its own.
QUrl endpointUrl(const QUrl &baseUrl, const QString &path);

} // namespace network
