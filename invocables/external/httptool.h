// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/jsontemplate.h"
#include "invocables/external/urltemplate.h"

#include <QHash>

namespace invocables {

//! A value that a descriptor only names, so that it never stands in a file.
struct HttpSecret {
    enum class Place { Keychain, Environment };

    Place place = Place::Keychain;
    QString name;
    //! What stands before it, such as `Bearer `.
    QString prefix;
};

//! A header, or a member of the query or of a form: a template, or a secret.
struct HttpField {
    QString name;
    ResultTemplate value;
    std::optional<HttpSecret> secret;
};

enum class HttpBody { None, Json, Form };
enum class HttpOutput { Auto, Text, Json };

//! An http tool as its descriptor says. A value; see HttpReader.
struct HttpTool {
    QByteArray method = "GET";
    UrlTemplate url;
    QList<HttpField> query;
    QList<HttpField> headers;
    HttpBody body = HttpBody::None;
    QList<HttpField> form;
    JsonTemplate json;
    //! JSON pointer to the part of the answer that counts.
    QString response;
    HttpOutput output = HttpOutput::Auto;
    //! Bytes of an answer.
    qint64 sizeLimit = 4LL * 1024 * 1024;

    //! Repeating it has no further effect, by its method (RFC 9110, section 9.2.1).
    bool isSafe() const { return method == "GET" || method == "HEAD"; }
    QStringList names() const;
    QList<HttpSecret> secrets() const;
};

//! The secrets of a tool by their names, found.
using SecretValues = QHash<QString, QByteArray>;

} // namespace invocables
