// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httptoolresponse.h"

#include "invocables/tools/readyjob.h"
#include "invocables/web/responsetext.h"
#include "model/schema/jsonpointer.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

struct HttpToolResponseTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpToolResponse)
};

bool isText(const JsonText &json)
{
    return json.bytes().startsWith('"');
}

} // namespace

model::Result<InvocableResult> HttpToolResponse::read() const
{
    if (const auto error = statusError(m_response))
        return tl::unexpected(*error);
    if (m_tool.method == "HEAD")
        return textResult(headText(m_response));
    const auto text = responseText(m_response);
    if (!text)
        return tl::unexpected(text.error());
    const bool wantsJson = m_tool.output == HttpOutput::Json || !m_tool.response.isEmpty();
    if (!wantsJson && (m_tool.output == HttpOutput::Text || text->trimmed().isEmpty()))
        return textResult(text->trimmed().isEmpty() ? headText(m_response) : *text);
    const auto json = JsonText::parse(text->toUtf8());
    if (json)
        return readJson(*json);
    if (!wantsJson)
        return textResult(*text);
    return model::failure(ErrorCategory::Execution,
        HttpToolResponseTexts::tr("%1 answered what is no JSON: %2").arg(m_response.url.host(), text->left(mostOfAnError)),
        json.error().message);
}

model::Result<InvocableResult> HttpToolResponse::readJson(const JsonText &json) const
{
    const auto part = model::valueAt(json, m_tool.response);
    if (!part)
        return model::failure(ErrorCategory::Execution,
            HttpToolResponseTexts::tr("The answer of %1 has nothing at %2: %3")
                .arg(m_response.url.host(), m_tool.response, json.toString().left(mostOfAnError)));
    if (m_tool.output == HttpOutput::Json || (m_tool.output == HttpOutput::Auto && !isText(*part)))
        return dataResult(*part);
    return textResult(isText(*part) ? part->read().toString() : part->toString());
}

} // namespace invocables
