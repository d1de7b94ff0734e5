// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangefilter.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

using FilterField = ExchangeFilter::Field;
using FilterTerm = ExchangeFilter::Term;

struct ExchangeFilterTexts {
    Q_DECLARE_TR_FUNCTIONS(model::ExchangeFilter)
};

//! In the order in which they are offered.
constexpr std::array fieldKeys {std::pair("kind"_L1, FilterField::Kind), std::pair("provider"_L1, FilterField::Provider),
    std::pair("model"_L1, FilterField::Model), std::pair("status"_L1, FilterField::Status), std::pair("tool"_L1, FilterField::Tool),
    std::pair("conversation"_L1, FilterField::Conversation), std::pair("text"_L1, FilterField::Text),
    std::pair("longer"_L1, FilterField::Longer), std::pair("costlier"_L1, FilterField::Costlier),
    std::pair("larger"_L1, FilterField::Larger), std::pair("host"_L1, FilterField::Host), std::pair("pinned"_L1, FilterField::Pinned)};

const QStringList statusWords {u"open"_s, u"done"_s, u"failed"_s, u"stopped"_s};

std::optional<FilterField> fieldOf(QStringView key)
{
    for (const auto &[name, field] : fieldKeys) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return field;
    }
    return {};
}

//! A number with its unit, one of those given with what they stand for.
std::optional<double> amountOf(const QString &text, const QList<std::pair<QString, double>> &units)
{
    static const QRegularExpression form(uR"(^\s*([0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)\s*([A-Za-z]*)\s*$)"_s);
    const auto found = form.match(text);
    if (!found.hasMatch())
        return {};
    const double number = found.captured(1).replace(u',', u'.').toDouble();
    for (const auto &[unit, factor] : units) {
        if (found.captured(2).compare(unit, Qt::CaseInsensitive) == 0)
            return number * factor;
    }
    return {};
}

tl::unexpected<Error> notUnderstood(const QString &key, const QString &value, const QString &expected)
{
    return failure(ErrorCategory::Usage, ExchangeFilterTexts::tr("%1:%2 is not understood: %3").arg(key, value, expected));
}

Result<FilterTerm> termOf(FilterField field, const QString &key, const QString &value)
{
    FilterTerm term {field, value};
    static const QRegularExpression status(u"^([1-5][0-9][0-9]|[1-5]xx)$"_s, QRegularExpression::CaseInsensitiveOption);
    switch (field) {
    case FilterField::Kind:
        if (!ExchangeFilter::valuesOf(u"kind"_s).contains(value, Qt::CaseInsensitive))
            return notUnderstood(key, value, ExchangeFilter::valuesOf(u"kind"_s).join(u", "_s));
        term.value = value.toLower();
        return term;
    case FilterField::Status:
        if (!status.match(value).hasMatch() && !statusWords.contains(value, Qt::CaseInsensitive))
            return notUnderstood(key, value, ExchangeFilterTexts::tr("a status such as 404, or 4xx, or %1").arg(statusWords.join(u", "_s)));
        term.value = value.toLower();
        return term;
    case FilterField::Longer: {
        const auto time = amountOf(value, {{u"s"_s, 1000}, {u"ms"_s, 1}, {u"min"_s, 60'000}, {QString(), 1000}});
        if (!time)
            return notUnderstood(key, value, ExchangeFilterTexts::tr("a time such as 2s, 300ms or 1min"));
        term.number = *time;
        return term;
    }
    case FilterField::Larger: {
        const auto size = amountOf(value, {{u"kb"_s, 1024}, {u"mb"_s, 1024 * 1024}, {u"b"_s, 1}, {QString(), 1}});
        if (!size)
            return notUnderstood(key, value, ExchangeFilterTexts::tr("a size such as 500KB or 2MB"));
        term.number = *size;
        return term;
    }
    case FilterField::Costlier: {
        const auto amount = amountOf(value, {{QString(), 1}});
        if (!amount)
            return notUnderstood(key, value, ExchangeFilterTexts::tr("an amount such as 0.01"));
        term.number = *amount;
        return term;
    }
    case FilterField::Pinned:
        if (value != u"yes"_s && value != u"no"_s)
            return notUnderstood(key, value, u"yes, no"_s);
        term.isNot = value == u"no"_s;
        return term;
    default: return term;
    }
}

//! Cuts what was typed into words; within quotes there may be spaces. `\"` is a quote itself.
class FilterWords final
{
public:
    explicit FilterWords(const QString &text)
        : m_text(text)
    {
    }

    struct Word {
        bool isNot = false;
        //! Empty where there is none.
        QString key = {};
        QString value = {};
        //! Began with a quote, so that nothing in it is a key.
        bool isQuoted = false;
    };

    std::optional<Word> next()
    {
        while (m_at < m_text.size() && m_text.at(m_at).isSpace())
            ++m_at;
        if (m_at >= m_text.size())
            return {};
        Word word;
        if (m_text.at(m_at) == u'-' && m_at + 1 < m_text.size() && !m_text.at(m_at + 1).isSpace()) {
            word.isNot = true;
            ++m_at;
        }
        word.isQuoted = isQuote(m_text.at(m_at));
        word.value = take(word.isQuoted ? QString() : u":"_s);
        if (!word.isQuoted && m_at < m_text.size() && m_text.at(m_at) == u':' && fieldOf(word.value)) {
            ++m_at;
            word.key = std::exchange(word.value, take({}));
        } else if (!word.isQuoted) {
            word.value += take({});
        }
        return word;
    }

private:
    static bool isQuote(QChar character)
    {
        return character == u'"' || character == QChar(0x201C) || character == QChar(0x201D) || character == QChar(0x201E);
    }

    //! Up to a space, or one of `ends`, that is not within quotes.
    QString take(const QString &ends)
    {
        QString taken;
        bool isInQuotes = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar character = m_text.at(m_at);
            if (character == u'\\' && m_at + 1 < m_text.size() && isQuote(m_text.at(m_at + 1)))
                taken += m_text.at(++m_at);
            else if (isQuote(character))
                isInQuotes = !isInQuotes;
            else if (!isInQuotes && (character.isSpace() || ends.contains(character)))
                break;
            else
                taken += character;
        }
        return taken;
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

Result<ExchangeFilter> ExchangeFilter::parse(const QString &text)
{
    ExchangeFilter filter;
    FilterWords words(text);
    while (const auto word = words.next()) {
        if (word->key.isEmpty() && word->value.isEmpty())
            continue;
        // What is being typed has no value yet.
        if (word->value.isEmpty())
            return failure(ErrorCategory::Usage, ExchangeFilterTexts::tr("%1: of what?").arg(word->key));
        auto term = termOf(word->key.isEmpty() ? FilterField::Text : *fieldOf(word->key), word->key, word->value);
        if (!term)
            return tl::unexpected(term.error());
        term->isNot = term->isNot != word->isNot;
        filter.terms += *term;
    }
    return filter;
}

QStringList ExchangeFilter::keys()
{
    QStringList keys;
    for (const auto &[name, field] : fieldKeys)
        keys += name;
    return keys;
}

QStringList ExchangeFilter::valuesOf(const QString &key)
{
    switch (fieldOf(key).value_or(FilterField::Text)) {
    case FilterField::Kind: return {u"provider"_s, u"tool"_s, u"mcp"_s, u"captured"_s, u"resent"_s, u"other"_s};
    case FilterField::Status: return QStringList {u"200"_s, u"4xx"_s, u"5xx"_s, u"429"_s} + statusWords;
    case FilterField::Pinned: return {u"yes"_s, u"no"_s};
    case FilterField::Longer: return {u"1s"_s, u"10s"_s, u"1min"_s};
    case FilterField::Larger: return {u"100KB"_s, u"1MB"_s};
    case FilterField::Costlier: return {u"0.01"_s, u"0.1"_s, u"1"_s};
    default: return {};
    }
}

} // namespace model
