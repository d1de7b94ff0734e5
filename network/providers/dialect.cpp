// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/dialect.h"

#include "network/providers/anthropicdialect.h"
#include "network/providers/ollamadialect.h"
#include "network/providers/openaidialect.h"

#include <QRegularExpression>

#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

const std::array<const Dialect *, 3> &dialects()
{
    static const AnthropicDialect anthropic;
    static const OllamaDialect ollama;
    static const OpenAiDialect openAi;
    static const std::array<const Dialect *, 3> all {&anthropic, &ollama, &openAi};
    return all;
}

} // namespace

const Dialect *Dialect::find(QStringView name)
{
    for (const Dialect *dialect : dialects()) {
        if (dialect->name() == name)
            return dialect;
    }
    return nullptr;
}

const Dialect *Dialect::findByBeginning(QStringView beginning)
{
    const Dialect *found = nullptr;
    for (const Dialect *dialect : dialects()) {
        if (!dialect->name().startsWith(beginning))
            continue;
        if (found)
            return nullptr;
        found = dialect;
    }
    return found;
}

QStringList Dialect::names()
{
    QStringList names;
    for (const Dialect *dialect : dialects())
        names.append(dialect->name());
    return names;
}

model::Headers Dialect::providerHeaders(const Provider &provider, const QByteArray &key) const
{
    return keyHeaders(key) + provider.headers;
}

QUrl endpointUrl(const QUrl &baseUrl, const QString &path)
{
    static const QRegularExpression version(u"/v[0-9][a-z0-9]*(/|$)"_s);
    QString base = baseUrl.path(QUrl::FullyEncoded);
    while (base.endsWith(u'/'))
        base.chop(1);
    const bool hasVersion = version.match(base).hasMatch();
    QUrl url = baseUrl;
    url.setPath(base + (hasVersion && path.startsWith(u"/v1/"_s) ? path.mid(3) : path), QUrl::TolerantMode);
    return url;
}

} // namespace network
