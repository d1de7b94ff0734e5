// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/dialect.h"

#include "network/providers/anthropicdialect.h"
#include "network/providers/contract/contractdialect.h"
#include "network/providers/geminidialect.h"
#include "network/providers/ollamadialect.h"
#include "network/providers/openaidialect.h"
#include "network/providers/responsesdialect.h"

#include <QRegularExpression>

#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

const std::array<const Dialect *, 5> &dialects()
{
    static const AnthropicDialect anthropic;
    static const OllamaDialect ollama;
    static const OpenAiDialect openAi;
    static const ResponsesDialect responses;
    static const GeminiDialect gemini;
    static const std::array<const Dialect *, 5> all {&anthropic, &openAi, &responses, &gemini, &ollama};
    return all;
}

} // namespace

const Dialect *Dialect::find(QStringView name)
{
    if (name.startsWith(ContractDialect::prefix)) {
        const Dialect *inner = find(name.sliced(ContractDialect::prefix.size()));
        return inner ? &ContractDialect::over(*inner) : nullptr;
    }
    for (const Dialect *dialect : dialects()) {
        if (dialect->name() == name)
            return dialect;
    }
    return nullptr;
}

const Dialect *Dialect::findByBeginning(QStringView beginning)
{
    if (beginning.startsWith(ContractDialect::prefix)) {
        const Dialect *inner = findByBeginning(beginning.sliced(ContractDialect::prefix.size()));
        return inner ? &ContractDialect::over(*inner) : nullptr;
    }
    // Over which dialect does not matter for how tools look in it; most servers speak this one.
    if (beginning == ContractDialect::prefix.chopped(1))
        return &ContractDialect::over(*find(OpenAiDialect::id));
    const Dialect *found = nullptr;
    const Dialect *worded = nullptr;
    int words = 0;
    for (const Dialect *dialect : dialects()) {
        const QString name = dialect->name();
        if (name.split(u'-').contains(beginning)) {
            worded = dialect;
            ++words;
        }
        if (!name.startsWith(beginning))
            continue;
        if (name.sliced(beginning.size()).startsWith(u'-'))
            return dialect;
        if (found)
            return nullptr;
        found = dialect;
    }
    return found || words != 1 ? found : worded;
}

QStringList Dialect::names()
{
    QStringList names;
    for (const Dialect *dialect : dialects())
        names.append(dialect->name());
    for (const Dialect *dialect : dialects())
        names.append(ContractDialect::over(*dialect).name());
    return names;
}

model::Headers Dialect::providerHeaders(const Provider &provider, const QByteArray &key) const
{
    return keyHeaders(key) + provider.headers;
}

QUrl endpointUrl(const QUrl &baseUrl, const QString &path)
{
    static const QRegularExpression version(u"/v[0-9][a-z0-9]*(/|$)"_s);
    static const QRegularExpression ownVersion(u"^/v[0-9][a-z0-9]*(?=/)"_s);
    QString base = baseUrl.path(QUrl::FullyEncoded);
    while (base.endsWith(u'/'))
        base.chop(1);
    const bool hasVersion = version.match(base).hasMatch();
    QString own = path.section(u'?', 0, 0);
    if (hasVersion)
        own.remove(ownVersion);
    QUrl url = baseUrl;
    url.setPath(base + own, QUrl::TolerantMode);
    if (const QString query = path.section(u'?', 1); !query.isEmpty())
        url.setQuery(baseUrl.hasQuery() ? baseUrl.query(QUrl::FullyEncoded) + u'&' + query : query, QUrl::TolerantMode);
    return url;
}

} // namespace network
