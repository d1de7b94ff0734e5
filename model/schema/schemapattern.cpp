// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemapattern.h"

#include "model/schema/schemavalues.h"

#include <QCoreApplication>

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Rewrites a regular expression of ECMA-262 for PCRE2 where the two differ: `$`, `.`, `\s`, `\u`, `\p{Name}`, `[]`, `[^]`, an opening
//! bracket within a class. What both have passes unchanged. Used once.
class PatternTranslation final
{
public:
    explicit PatternTranslation(QString ecmaScript)
        : m_in(std::move(ecmaScript))
    {
    }

    //! \return a Validation error for an escape that ECMA-262 has not or PCRE2 reads as something else.
    Result<QString> translated();

private:
    void translateOutsideClass();
    void translateInsideClass();
    void translateEscape();
    void translateUnicodeEscape();
    void translatePropertyEscape();
    QChar next() { return m_at < m_in.size() ? m_in[m_at] : QChar(); }

    QString m_in;
    QString m_out;
    QString m_problem;
    qsizetype m_at = 0;
    bool m_isInClass = false;
};

struct PatternTranslationTexts {
    Q_DECLARE_TR_FUNCTIONS(PatternTranslation)
    PARLANCE_PHRASED
};

//! WhiteSpace and LineTerminator of ECMA-262, as the inside of a class.
constexpr QStringView spaces = u"\\x09-\\x0d\\x20\\xa0\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";

//! General categories by their long names, which PCRE2 does not know.
QStringView shortCategory(QStringView name)
{
    static constexpr std::array<std::pair<QStringView, QStringView>, 38> names {{{u"Letter", u"L"}, {u"Cased_Letter", u"L&"},
        {u"Uppercase_Letter", u"Lu"}, {u"Lowercase_Letter", u"Ll"}, {u"Titlecase_Letter", u"Lt"}, {u"Modifier_Letter", u"Lm"},
        {u"Other_Letter", u"Lo"}, {u"Mark", u"M"}, {u"Nonspacing_Mark", u"Mn"}, {u"Spacing_Mark", u"Mc"}, {u"Enclosing_Mark", u"Me"},
        {u"Number", u"N"}, {u"Decimal_Number", u"Nd"}, {u"digit", u"Nd"}, {u"Letter_Number", u"Nl"}, {u"Other_Number", u"No"},
        {u"Punctuation", u"P"}, {u"punct", u"P"}, {u"Connector_Punctuation", u"Pc"}, {u"Dash_Punctuation", u"Pd"},
        {u"Open_Punctuation", u"Ps"}, {u"Close_Punctuation", u"Pe"}, {u"Initial_Punctuation", u"Pi"}, {u"Final_Punctuation", u"Pf"},
        {u"Other_Punctuation", u"Po"}, {u"Symbol", u"S"}, {u"Math_Symbol", u"Sm"}, {u"Currency_Symbol", u"Sc"}, {u"Modifier_Symbol", u"Sk"},
        {u"Other_Symbol", u"So"}, {u"Separator", u"Z"}, {u"Space_Separator", u"Zs"}, {u"Line_Separator", u"Zl"},
        {u"Paragraph_Separator", u"Zp"}, {u"Other", u"C"}, {u"Control", u"Cc"}, {u"Format", u"Cf"}, {u"Private_Use", u"Co"}}};
    for (const auto &[longName, shortName] : names) {
        if (longName == name)
            return shortName;
    }
    return name;
}

Result<QString> PatternTranslation::translated()
{
    while (m_at < m_in.size() && m_problem.isEmpty()) {
        if (m_isInClass)
            translateInsideClass();
        else
            translateOutsideClass();
    }
    if (!m_problem.isEmpty()) {
        return failure(ErrorCategory::Validation,
            PatternTranslationTexts::phrased("%1 has no meaning in a regular expression of ECMA-262.").arg(m_problem));
    }
    return m_out;
}

void PatternTranslation::translateOutsideClass()
{
    const QChar character = m_in[m_at++];
    if (character == u'\\') {
        translateEscape();
    } else if (character == u'$') {
        m_out += u"\\z"; // PCRE2's would also match before a last line feed.
    } else if (character == u'.') {
        m_out += u"[^\\n\\r\\x{2028}\\x{2029}]";
    } else if (character == u'[' && m_in.mid(m_at, 2) == u"^]") {
        m_out += u"(?s:.)";
        m_at += 2;
    } else if (character == u'[' && next() == u']') {
        m_out += u"(?!)";
        ++m_at;
    } else {
        m_isInClass = character == u'[';
        m_out += character;
        if (m_isInClass && next() == u'^')
            m_out += m_in[m_at++];
    }
}

void PatternTranslation::translateInsideClass()
{
    const QChar character = m_in[m_at++];
    if (character == u'\\') {
        translateEscape();
        return;
    }
    if (character == u'[')
        m_out += u'\\';
    m_isInClass = character != u']';
    m_out += character;
}

void PatternTranslation::translateEscape()
{
    const QChar escaped = next();
    ++m_at;
    const bool isLetter = (escaped >= u'a' && escaped <= u'z') || (escaped >= u'A' && escaped <= u'Z');
    if (escaped == u's' || (escaped == u'S' && !m_isInClass)) {
        const QString set = (escaped == u'S' ? u"^"_s : QString()) + spaces.toString();
        m_out += m_isInClass ? set : u'[' + set + u']';
    } else if (escaped == u'u') {
        translateUnicodeEscape();
    } else if (escaped == u'p' || escaped == u'P') {
        m_out += u'\\' + QString(escaped);
        translatePropertyEscape();
    } else if (escaped == u'0' && !next().isDigit()) {
        m_out += u"\\x00";
    } else if (isLetter && !u"dDwWSbBfnrtvckx"_s.contains(escaped)) {
        m_problem = u'\\' + QString(escaped);
    } else if (escaped == u'v') {
        m_out += u"\\x0b"; // PCRE2's is any vertical space.
    } else {
        m_out += u'\\';
        if (!escaped.isNull())
            m_out += escaped;
    }
}

void PatternTranslation::translateUnicodeEscape()
{
    bool isNumber = false;
    uint code = 0;
    if (next() == u'{') {
        const qsizetype end = m_in.indexOf(u'}', m_at);
        code = QStringView(m_in).mid(m_at + 1, qMax(qsizetype(0), end - m_at - 1)).toUInt(&isNumber, 16);
        m_at = end + 1;
    } else {
        code = QStringView(m_in).mid(m_at, 4).toUInt(&isNumber, 16);
        m_at += 4;
        if (QChar::isHighSurrogate(code) && m_in.mid(m_at, 2) == u"\\u") {
            code = QChar::surrogateToUcs4(char16_t(code), char16_t(QStringView(m_in).mid(m_at + 2, 4).toUInt(&isNumber, 16)));
            m_at += 6;
        }
    }
    if (isNumber && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code))
        m_out += u"\\x{%1}"_s.arg(code, 0, 16);
    else
        m_problem = u"\\u"_s;
}

void PatternTranslation::translatePropertyEscape()
{
    const qsizetype end = next() == u'{' ? m_in.indexOf(u'}', m_at) : -1;
    if (end < 0) {
        m_problem = u"\\p"_s;
        return;
    }
    QString name = m_in.mid(m_at + 1, end - m_at - 1);
    for (const QStringView prefix : {u"General_Category=", u"gc=", u"Script=", u"sc=", u"Script_Extensions=", u"scx="}) {
        if (name.startsWith(prefix))
            name.remove(0, prefix.size());
    }
    m_out += u'{' + shortCategory(name).toString() + u'}';
    m_at = end + 1;
}

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
