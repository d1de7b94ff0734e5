// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/httptool.h"
#include "network/http/httprequest.h"

namespace invocables {

//! Makes the request of a call. Arguments that no template names go to the query of GET, HEAD and DELETE, and of what has no body;
//! else to the body. A template whose argument is missing is left out.
class HttpToolRequest
{
public:
    //! All three outlive it.
    HttpToolRequest(const HttpTool &tool, const model::JsonText &arguments, const SecretValues &secrets)
        : m_tool(tool)
        , m_arguments(arguments)
        , m_secrets(secrets)
    {
    }

    //! \return a Validation error where an argument does not fit where it is to stand.
    model::Result<network::HttpRequest> make() const;

private:
    using Items = QList<std::pair<QString, QString>>;

    bool remainingGoToBody() const;
    QList<std::pair<QString, model::JsonText>> remaining() const;
    Items itemsOf(const QList<HttpField> &fields) const;
    Items remainingItems() const;
    void addQuery(QUrl &url) const;
    void addBody(network::HttpRequest &request) const;
    QByteArray jsonBody() const;
    std::optional<model::Error> addHeaders(network::HttpRequest &request) const;

    const HttpTool &m_tool;
    const model::JsonText &m_arguments;
    const SecretValues &m_secrets;
};

} // namespace invocables
