// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/contextexcess.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! Figures that no model has are somebody's joke.
constexpr qint64 mostTokens = 1'000'000'000;

qint64 tokensIn(const QRegularExpressionMatch &match, const QString &name)
{
    const qint64 number = match.captured(name).toLongLong();
    return number > 0 && number <= mostTokens ? number : 0;
}

//! What the servers say in words, which is all that most of them say.
const std::array<QRegularExpression, 7> &sayings()
{
    constexpr auto any = QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption;
    static const std::array<QRegularExpression, 7> all {
        QRegularExpression(uR"(\((?<prompt>\d+) tokens\) exceeds the available context size \((?<context>\d+) tokens\))"_s, any),
        QRegularExpression(uR"(maximum context length is (?<context>\d+) tokens.*\((?<prompt>\d+) in the (messages|prompt))"_s, any),
        QRegularExpression(uR"(maximum context length is (?<context>\d+) tokens\D*(?<prompt>\d+)( input)? tokens)"_s, any),
        QRegularExpression(uR"(prompt is too long: (?<prompt>\d+) tokens > (?<context>\d+) maximum)"_s, any),
        QRegularExpression(uR"(exceed context limit: (?<prompt>\d+) \+ \d+ > (?<context>\d+))"_s, any),
        QRegularExpression(
            uR"(input token count \((?<prompt>\d+)\) exceeds the maximum number of tokens allowed \((?<context>\d+)\))"_s, any),
        QRegularExpression(uR"((contains|first) (?<prompt>\d+) tokens.*(model with|length of only) (?<context>\d+))"_s, any),
    };
    return all;
}

} // namespace

std::optional<ContextExcess> ContextExcess::in(const ProviderError &error)
{
    const QString told = error.message.left(1000);
    for (const QRegularExpression &saying : sayings()) {
        if (const auto match = saying.match(told); match.hasMatch())
            return ContextExcess {tokensIn(match, u"prompt"_s), tokensIn(match, u"context"_s)};
    }
    const QStringView detail = QStringView(error.detail).first(std::min<qsizetype>(error.detail.size(), 2000));
    const bool isNamed = error.type == u"exceed_context_size_error"_s || detail.contains(u"\"context_length_exceeded\"");
    return isNamed ? std::optional(ContextExcess()) : std::nullopt;
}

} // namespace network
