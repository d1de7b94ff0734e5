// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/httptool.h"
#include "invocables/tools/invocable.h"
#include "network/http/fetchrequest.h"

namespace invocables {

//! Makes a tool's result of an answer, as the tool's `response` and `output` say. An error status is an Execution error with the
//! beginning of the body.
class HttpToolResponse
{
public:
    //! Both outlive it.
    HttpToolResponse(const HttpTool &tool, const network::FetchedResponse &response)
        : m_tool(tool)
        , m_response(response)
    {
    }

    model::Result<InvocableResult> read() const;

private:
    model::Result<InvocableResult> readJson(const model::JsonText &json) const;

    const HttpTool &m_tool;
    const network::FetchedResponse &m_response;
};

} // namespace invocables
