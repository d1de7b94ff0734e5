// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httptool.h"

namespace invocables {

QStringList HttpTool::names() const
{
    QStringList all = url.names() + json.names();
    for (const HttpField &field : query + headers + form)
        all += field.value.names();
    return all;
}

QList<HttpSecret> HttpTool::secrets() const
{
    QList<HttpSecret> all;
    for (const HttpField &field : query + headers) {
        if (field.secret)
            all.append(*field.secret);
    }
    return all;
}

} // namespace invocables
