// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/prompts/promptcondition.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PromptConditionTexts {
    Q_DECLARE_TR_FUNCTIONS(PromptCondition)
};

//! A word, a sign, or a text with its quotation mark in front.
tl::expected<QStringList, QString> conditionTokens(const QString &text)
{
    static const QRegularExpression token(uR"re(\s*(?:('(?:[^']*)'|"(?:[^"]*)")|([A-Za-z_][A-Za-z0-9_.-]*)|(==|!=|[(){},\[\]])))re"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype longest = 1000;
    if (text.size() > longest)
        return tl::make_unexpected(PromptConditionTexts::tr("the condition is too long"));
    QStringList tokens;
    const QString trimmed = text.trimmed();
    for (qsizetype at = 0; at < trimmed.size();) {
        const QRegularExpressionMatch match = token.match(
            trimmed, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return tl::make_unexpected(PromptConditionTexts::tr("“%1” is not understood").arg(trimmed.mid(at, 20)));
        tokens.append(match.captured().trimmed());
        if (match.hasCaptured(1))
            tokens.last() = u'\'' + match.captured(1).mid(1, match.capturedLength(1) - 2);
        at = match.capturedEnd();
    }
    return tokens;
}

} // namespace

//! Reads one condition from its tokens; what is wrong first is kept. Used within PromptCondition::parse.
class PromptConditionParser
{
public:
    PromptConditionParser(QStringList tokens, const QStringList &names)
        : m_tokens(std::move(tokens))
        , m_names(names)
    {
    }

    PromptCondition any();
    bool isAtEnd() const { return m_at >= m_tokens.size(); }
    QString peek() const { return m_tokens.value(m_at); }
    void fail(const QString &what);
    const QString &fault() const { return m_fault; }

private:
    using Kind = PromptCondition::Kind;

    PromptCondition all();
    PromptCondition one();
    PromptCondition comparison();
    PromptCondition::Operand operand();
    bool take(const QString &token);

    const QStringList m_tokens;
    const QStringList &m_names;
    qsizetype m_at = 0;
    int m_depth = 0;
    QString m_fault;
};

void PromptConditionParser::fail(const QString &what)
{
    if (m_fault.isEmpty())
        m_fault = what;
    m_at = m_tokens.size();
}

bool PromptConditionParser::take(const QString &token)
{
    if (peek() != token)
        return false;
    ++m_at;
    return true;
}

PromptCondition PromptConditionParser::any()
{
    PromptCondition either;
    either.m_kind = Kind::Or;
    do
        either.m_parts.append(all());
    while (take(u"or"_s));
    return either.m_parts.size() == 1 ? either.m_parts.first() : either;
}

PromptCondition PromptConditionParser::all()
{
    PromptCondition both;
    both.m_kind = Kind::And;
    do
        both.m_parts.append(one());
    while (take(u"and"_s));
    return both.m_parts.size() == 1 ? both.m_parts.first() : both;
}

PromptCondition PromptConditionParser::one()
{
    constexpr int deepest = 32;
    PromptCondition condition;
    if (++m_depth > deepest) {
        fail(PromptConditionTexts::tr("the condition is nested too deeply"));
    } else if (take(u"not"_s)) {
        condition.m_kind = Kind::Not;
        condition.m_parts.append(one());
    } else if (take(u"("_s)) {
        condition = any();
        if (!take(u")"_s))
            fail(PromptConditionTexts::tr("a bracket is left open"));
    } else {
        condition = comparison();
    }
    --m_depth;
    return condition;
}

PromptCondition PromptConditionParser::comparison()
{
    PromptCondition condition;
    const bool isCall = peek().endsWith(".startswith"_L1);
    condition.m_left = operand();
    if (isCall) {
        condition.m_kind = Kind::Begins;
        if (!take(u"("_s))
            fail(PromptConditionTexts::tr("startswith must be followed by a bracket"));
        condition.m_right = operand();
        if (!take(u")"_s))
            fail(PromptConditionTexts::tr("a bracket is left open"));
    } else if (take(u"=="_s)) {
        condition.m_kind = Kind::Equal;
        condition.m_right = operand();
    } else if (take(u"!="_s)) {
        condition.m_kind = Kind::Unequal;
        condition.m_right = operand();
    } else if (take(u"in"_s)) {
        condition.m_kind = Kind::Within;
        condition.m_right = operand();
    }
    return condition;
}

PromptCondition::Operand PromptConditionParser::operand()
{
    PromptCondition::Operand operand;
    const QString token = peek();
    ++m_at;
    if (token.startsWith(u'\'')) {
        operand.texts = {token.mid(1)};
    } else if (token == u"{" || token == u"[") {
        operand.isSet = true;
        for (; peek().startsWith(u'\''); take(u","_s))
            operand.texts.append(m_tokens.at(m_at++).mid(1));
        if (!take(token == u"{" ? u"}"_s : u"]"_s))
            fail(PromptConditionTexts::tr("a bracket is left open"));
    } else {
        operand.name = token;
        if (operand.name.endsWith(".startswith"_L1))
            operand.name.chop(11);
        if (operand.name.startsWith("variables."_L1) && !m_names.contains(operand.name))
            operand.name.remove(0, 10);
        if (token.isEmpty())
            fail(PromptConditionTexts::tr("the condition ends too soon"));
        else if (!m_names.contains(operand.name))
            fail(PromptConditionTexts::tr("there is no variable “%1”").arg(operand.name.left(60)));
    }
    return operand;
}

tl::expected<PromptCondition, QString> PromptCondition::parse(const QString &text, const QStringList &names)
{
    auto tokens = conditionTokens(text);
    if (!tokens)
        return tl::make_unexpected(tokens.error());
    PromptConditionParser parser(std::move(*tokens), names);
    const PromptCondition condition = parser.any();
    if (!parser.isAtEnd())
        parser.fail(PromptConditionTexts::tr("“%1” is not understood").arg(parser.peek()));
    if (!parser.fault().isEmpty())
        return tl::make_unexpected(parser.fault());
    return condition;
}

bool PromptCondition::holds(const PromptValues &values) const
{
    const auto each = [&values](const PromptCondition &part) { return part.holds(values); };
    switch (m_kind) {
    case Kind::Given: return m_left.name.isEmpty() ? !m_left.texts.join(QString()).isEmpty() : !values.value(m_left.name).isEmpty();
    case Kind::Not: return !m_parts.first().holds(values);
    case Kind::And: return std::all_of(m_parts.begin(), m_parts.end(), each);
    case Kind::Or: return std::any_of(m_parts.begin(), m_parts.end(), each);
    case Kind::Unequal: return !compares(values);
    default: return compares(values);
    }
}

bool PromptCondition::compares(const PromptValues &values) const
{
    // An option is meant by its value or by its title.
    const auto textsOf = [&values](const Operand &operand) {
        if (operand.name.isEmpty())
            return operand.texts;
        const PromptValue value = values.value(operand.name);
        if (const auto *list = std::get_if<QStringList>(&value.held))
            return *list;
        return value.title.isEmpty() ? QStringList {value.text()} : QStringList {value.text(), value.title};
    };
    const QStringList left = textsOf(m_left);
    const QStringList right = textsOf(m_right);
    const bool isSet = m_right.isSet || std::holds_alternative<QStringList>(values.value(m_right.name).held);
    return std::any_of(left.begin(), left.end(), [&](const QString &text) {
        return std::any_of(right.begin(), right.end(), [&](const QString &other) {
            switch (m_kind) {
            case Kind::Begins: return text.startsWith(other);
            case Kind::Within: return isSet ? text == other : other.contains(text);
            default: return text == other;
            }
        });
    });
}

} // namespace model
