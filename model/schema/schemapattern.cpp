// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemapattern.h"

#include "model/schema/patterntranslation.h"
#include "model/schema/schemavalues.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! About 10 ms of backtracking; and a text that a pattern is looked for at every place of is bounded more closely.
constexpr QStringView limits = u"(*LIMIT_MATCH=200000)(*LIMIT_HEAP=8192)";
constexpr std::size_t longestMatched = std::size_t(1024) * 1024;
constexpr std::size_t longestSearchedText = std::size_t(32) * 1024;

//! PCRE2 looks behind by a fixed length only, ECMA-262 by any.
bool looksBehind(const QString &ecmaScript)
{
    return ecmaScript.contains(u"(?<=") || ecmaScript.contains(u"(?<!");
}

} // namespace

Result<SchemaPattern> SchemaPattern::compile(const QString &ecmaScript)
{
    const Result<QString> translated = PatternTranslation(ecmaScript).translated();
    if (!translated)
        return failure(ErrorCategory::Execution, translated.error().message);
    const QRegularExpression expression(limits.toString() + *translated);
    if (!expression.isValid()) {
        return failure(looksBehind(ecmaScript) ? ErrorCategory::Execution : ErrorCategory::Validation, expression.errorString());
    }
    expression.optimize();
    return SchemaPattern(ecmaScript, expression);
}

bool SchemaPattern::isOfEcmaScript(const QString &text)
{
    const Result<QString> translated = PatternTranslation(text).translated();
    return translated && (looksBehind(text) || QRegularExpression(*translated).isValid());
}

SchemaPattern::Verdict SchemaPattern::match(const std::string &utf8) const
{
    const bool isAnchored = m_text.startsWith(u'^') && !m_text.contains(u'|');
    if (utf8.size() > (isAnchored ? longestMatched : longestSearchedText))
        return Verdict::Undecided;
    const QRegularExpressionMatch match = m_expression.match(textOf(utf8));
    if (!match.isValid())
        return Verdict::Undecided;
    return match.hasMatch() ? Verdict::Matches : Verdict::Differs;
}

} // namespace model
