// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/resulttemplate.h"
#include "model/schema/jsonwriter.h"
#include "model/toml/descriptorvalue.h"

#include <QHash>
#include <QStringList>
#include <QUrl>

namespace invocables {

//! An http tool's URL with names of arguments in braces. A value that fills one is percent-encoded, so that it stays within its path
//! segment or its value of the query. A value.
class UrlTemplate
{
public:
    enum class Host { Fixed, HasPlaceholders };

    UrlTemplate() = default;
    //! \return a Validation error where this is no HTTP URL, has a user in it, or, unless that is allowed, a name in its host or port.
    //! There is never one in the scheme.
    static model::Result<UrlTemplate> parse(const QString &pattern, Host host);

    //! The host with its port, as the descriptor says it.
    const QString &host() const { return m_host; }
    QStringList names() const { return m_authority.names() + m_path.names() + m_query.names(); }
    //! \return a Validation error where an argument would make another path or host of it than is meant: an empty segment, `..`, a
    //! host that is none.
    model::Result<QUrl> filled(const model::JsonText &arguments) const;

private:
    QString m_scheme;
    QString m_host;
    ResultTemplate m_authority;
    ResultTemplate m_path;
    ResultTemplate m_query;
};

//! The JSON body of an http tool as its descriptor's `[invocable.json]` says it: texts may have names of arguments in braces. A text that
//! is one name and nothing else becomes the argument itself, whatever its type, and is left out where the argument is missing. A value.
class JsonTemplate
{
public:
    JsonTemplate() = default;
    explicit JsonTemplate(const model::DescriptorValue &table)
        : m_table(table)
    {
    }

    bool isNone() const { return m_table.isNone(); }
    //! What is wrong with its texts, each with its place.
    QList<std::pair<model::TextPosition, QString>> faults() const;
    QStringList names() const;
    //! The members of the body, without its braces.
    void writeMembers(model::JsonWriter &json, const model::JsonText &arguments) const;
    bool hasMember(const QString &name) const { return !m_table[name].isNone(); }

private:
    model::DescriptorValue m_table;
};

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
