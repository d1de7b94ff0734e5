// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"

#include "network/providers/anthropic/anthropicdialect.h"
#include "network/providers/contract/contractdialect.h"
#include "network/providers/gemini/geminidialect.h"
#include "network/providers/ollama/ollamadialect.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/openai/responsesdialect.h"

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

const Dialect *Dialects::find(QStringView name)
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

const Dialect *Dialects::findByBeginning(QStringView beginning)
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

const Dialect *Dialects::findByAddress(const QUrl &address)
{
    for (const Dialect *dialect : dialects()) {
        if (!dialect->pathIn(address).isEmpty())
            return dialect;
    }
    return nullptr;
}

QStringList Dialects::names()
{
    QStringList names;
    for (const Dialect *dialect : dialects())
        names.append(dialect->name());
    for (const Dialect *dialect : dialects())
        names.append(ContractDialect::over(*dialect).name());
    return names;
}

} // namespace network
