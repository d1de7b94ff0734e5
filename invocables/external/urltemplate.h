// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/resulttemplate.h"

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

} // namespace invocables
