// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/pythonliterals.h"

#include "model/schema/jsonwriter.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PythonLiteralsTexts {
    Q_DECLARE_TR_FUNCTIONS(PythonLiterals)
};

constexpr int deepestNesting = 64;

bool isWordCharacter(QChar character)
{
    return character == u'_' || character.isLetterOrNumber();
}

} // namespace

Result<std::optional<JsonText>> PythonLiterals::assigned(QStringView name)
{
    std::optional<qsizetype> value;
    m_at = m_text.startsWith(QChar(0xfeff)) ? 1 : 0;
    m_isSkipping = true;
    while (m_at < m_text.size() && m_text.size() <= largestModule) {
        if (const auto found = valueAt(m_at, name))
            value = found;
        skipStatement();
    }
    m_isSkipping = false;
    if (!value)
        return std::nullopt;
    m_at = *value;
    m_open = 0;
    QByteArray json;
    bool isRead = this->value(json, 0);
    if (isRead) {
        skipBlanks();
        const bool isEnd = m_at >= m_text.size() || peek() == u'\n' || peek() == u'\r' || peek() == u';';
        isRead = isEnd || fail(PythonLiteralsTexts::tr("only a literal is read here, not an expression"));
    }
    if (isRead)
        return JsonText::trusted(json);
    const TextPosition place = positionOf(m_text, m_wrongAt);
    return failure(ErrorCategory::Validation, u"%1:%2: %3"_s.arg(place.line).arg(place.column).arg(m_problem));
}

std::optional<qsizetype> PythonLiterals::valueAt(qsizetype line, QStringView name) const
{
    if (!m_text.sliced(line).startsWith(name))
        return {};
    qsizetype at = line + name.size();
    const auto skip = [this, &at] {
        while (at < m_text.size() && (m_text[at] == u' ' || m_text[at] == u'\t'))
            ++at;
    };
    skip();
    // With an annotation, as in `TOOLS: list[dict] = […]`.
    if (at < m_text.size() && m_text[at] == u':') {
        while (at < m_text.size() && m_text[at] != u'=' && m_text[at] != u'\n')
            ++at;
    }
    const bool isAssigned = at < m_text.size() && m_text[at] == u'=' && !m_text.sliced(at).startsWith(u"==");
    return isAssigned ? std::optional(at + 1) : std::nullopt;
}

void PythonLiterals::skipStatement()
{
    int open = 0;
    while (m_at < m_text.size()) {
        const QChar character = peek();
        if (isAtString()) {
            QString ignored;
            if (!string(ignored))
                ++m_at;
            continue;
        }
        if (character == u'#') {
            while (m_at < m_text.size() && peek() != u'\n')
                ++m_at;
            continue;
        }
        if (character == u'[' || character == u'(' || character == u'{')
            ++open;
        if (character == u']' || character == u')' || character == u'}')
            open = std::max(0, open - 1);
        // Words are taken whole, so that the last letter of one is not the prefix of a text.
        const bool isWord = isWordCharacter(character);
        m_at += character == u'\\' && m_at + 1 < m_text.size() ? 2 : 1;
        while (isWord && isWordCharacter(peek()) && !isAtString())
            ++m_at;
        if (character == u'\n' && open == 0)
            return;
    }
}

bool PythonLiterals::isAtString() const
{
    qsizetype at = m_at;
    while (at < m_text.size() && at < m_at + 2 && u"rRbBuUfF"_s.contains(m_text[at]))
        ++at;
    return at < m_text.size() && (m_text[at] == u'"' || m_text[at] == u'\'');
}

bool PythonLiterals::value(QByteArray &json, int depth)
{
    skipBlanks();
    if (depth > deepestNesting)
        return fail(PythonLiteralsTexts::tr("this is nested too deeply"));
    if (isAtString())
        return strings(json);
    const QChar character = peek();
    if (character == u'[' || character == u'(')
        return sequence(json, character == u'[' ? u']' : u')', depth);
    if (character == u'{')
        return dictionary(json, depth);
    if (character.isDigit() || character == u'-' || character == u'+' || character == u'.')
        return number(json);
    return word(json);
}

bool PythonLiterals::sequence(QByteArray &json, QChar close, int depth)
{
    const qsizetype begin = m_at++;
    ++m_open;
    QByteArray elements;
    int count = 0;
    bool hasComma = false;
    for (skipBlanks(); peek() != close; skipBlanks()) {
        if (count > 0 && !hasComma)
            return fail(m_at < m_text.size() ? PythonLiteralsTexts::tr("a comma or a bracket is missing")
                                             : PythonLiteralsTexts::tr("a bracket is not closed"));
        QByteArray element;
        if (!value(element, depth + 1))
            return false;
        elements += (count++ > 0 ? "," : "") + element;
        skipBlanks();
        hasComma = peek() == u',';
        m_at += hasComma ? 1 : 0;
    }
    ++m_at;
    --m_open;
    // Brackets around one value only group it.
    const bool isGroup = m_text[begin] == u'(' && count == 1 && !hasComma;
    json = isGroup ? elements : QByteArray('[' + elements + ']');
    return true;
}

bool PythonLiterals::dictionary(QByteArray &json, int depth)
{
    ++m_at;
    ++m_open;
    json = "{";
    bool hasComma = true;
    for (skipBlanks(); peek() != u'}'; skipBlanks()) {
        if (!hasComma || m_at >= m_text.size())
            return fail(m_at < m_text.size() ? PythonLiteralsTexts::tr("a comma or a bracket is missing")
                                             : PythonLiteralsTexts::tr("a bracket is not closed"));
        QByteArray key;
        QByteArray element;
        if (!isAtString())
            return fail(PythonLiteralsTexts::tr("a key has to be a text"));
        if (!strings(key))
            return false;
        skipBlanks();
        if (peek() != u':')
            return fail(PythonLiteralsTexts::tr("“:” is missing after a key"));
        ++m_at;
        if (!value(element, depth + 1))
            return false;
        json += (json.size() > 1 ? "," : "") + key + ':' + element;
        skipBlanks();
        hasComma = peek() == u',';
        m_at += hasComma ? 1 : 0;
    }
    ++m_at;
    --m_open;
    json += '}';
    return true;
}

//! Texts next to each other are one.
bool PythonLiterals::strings(QByteArray &json)
{
    QString whole;
    while (isAtString()) {
        const QString prefix = peek() == u'"' || peek() == u'\'' ? QString() : m_text.mid(m_at, 2).toString().toLower();
        if (prefix.contains(u'f') || prefix.contains(u'b'))
            return fail(PythonLiteralsTexts::tr("only plain texts are read, without f and b before them"));
        if (!string(whole))
            return false;
        skipBlanks();
    }
    json = JsonWriter::quoted(whole);
    return true;
}

bool PythonLiterals::string(QString &text)
{
    const qsizetype begin = m_at;
    bool isRaw = false;
    for (; peek() != u'"' && peek() != u'\''; ++m_at)
        isRaw = isRaw || peek().toLower() == u'r';
    const QChar quote = peek();
    const bool isLong = peek(1) == quote && peek(2) == quote;
    m_at += isLong ? 3 : 1;
    while (m_at < m_text.size()) {
        const QChar character = peek();
        if (character == quote && (!isLong || (peek(1) == quote && peek(2) == quote))) {
            m_at += isLong ? 3 : 1;
            return true;
        }
        if (character == u'\n' && !isLong)
            break;
        if (character == u'\\' && isRaw) {
            text += m_text.mid(m_at, 2);
            m_at += 2;
        } else if (character == u'\\') {
            if (!escape(text))
                return false;
        } else {
            // Line ends are what Python makes of them.
            if (character != u'\r' || peek(1) != u'\n')
                text += character;
            ++m_at;
        }
    }
    m_at = begin;
    return fail(PythonLiteralsTexts::tr("a text is not closed"));
}

bool PythonLiterals::escape(QString &text)
{
    static const QString plain = u"abfnrtv\\'\""_s;
    static const QString meant = u"\a\b\f\n\r\t\v\\'\""_s;
    const QChar character = peek(1);
    if (m_isSkipping) {
        m_at += 2;
        return true;
    }
    if (const qsizetype index = plain.indexOf(character); index >= 0) {
        text += meant[index];
        m_at += 2;
        return true;
    }
    if (character == u'\n') {
        m_at += 2;
        return true;
    }
    static const QRegularExpression code(u"\\A(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3}))"_s);
    if (const auto match = code.match(m_text.mid(m_at + 1, 9).toString()); match.hasMatch()) {
        const int octal = match.capturedLength(4);
        const char32_t point = match.captured(match.lastCapturedIndex()).toUInt(nullptr, octal > 0 ? 8 : 16);
        if (point > 0x10ffff)
            return fail(PythonLiteralsTexts::tr("there is no such character"));
        text += QString::fromUcs4(&point, 1);
        m_at += 1 + match.capturedLength();
        return true;
    }
    if (character == u'N' || character == u'x' || character == u'u' || character == u'U')
        return fail(PythonLiteralsTexts::tr("this character cannot be read"));
    // Python leaves what it does not know as it stands.
    text += u'\\';
    ++m_at;
    return true;
}

bool PythonLiterals::number(QByteArray &json)
{
    static const QRegularExpression spelled(
        u"\\A([+-]?)\\s*(?:(0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+)|((?:[0-9][0-9_]*)?\\.?(?:[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?))"_s);
    const auto match = spelled.match(m_text.mid(m_at, 400).toString());
    QString digits = match.captured(2) + match.captured(3);
    digits.remove(u'_');
    const QByteArray sign = match.captured(1) == u"-" ? "-" : "";
    bool isNumber = false;
    if (match.capturedLength(2) > 0) {
        const int base = digits[1].toLower() == u'x' ? 16 : digits[1].toLower() == u'o' ? 8 : 2;
        json = sign + QByteArray::number(digits.sliced(2).toULongLong(&isNumber, base));
    } else if (digits.contains(u'.') || digits.toLower().contains(u'e')) {
        const double number = digits.toDouble(&isNumber);
        isNumber = isNumber && qIsFinite(number);
        JsonWriter writer;
        json = isNumber ? sign + writer.number(number).bytes() : QByteArray();
    } else {
        isNumber = !digits.isEmpty() && (digits.size() == 1 || !digits.startsWith(u'0'));
        json = sign + digits.toLatin1();
    }
    if (!isNumber)
        return fail(PythonLiteralsTexts::tr("this number cannot be read"));
    m_at += match.capturedLength();
    return true;
}

bool PythonLiterals::word(QByteArray &json)
{
    qsizetype end = m_at;
    while (end < m_text.size() && isWordCharacter(m_text[end]))
        ++end;
    const QStringView word = m_text.sliced(m_at, end - m_at);
    if (word == u"True")
        json = "true";
    else if (word == u"False")
        json = "false";
    else if (word == u"None")
        json = "null";
    else
        return fail(m_at >= m_text.size() ? PythonLiteralsTexts::tr("the value is missing")
                                          : PythonLiteralsTexts::tr("only literals are read; “%1” is not one")
                                                .arg(word.isEmpty() ? QString(peek()) : word.toString()));
    m_at = end;
    return true;
}

void PythonLiterals::skipBlanks()
{
    while (m_at < m_text.size()) {
        const QChar character = peek();
        const bool isLineEnd = character == u'\n' || character == u'\r';
        if (character == u'\\' && peek(1) == u'\n')
            m_at += 2;
        else if (character == u' ' || character == u'\t' || character == u'\f' || (isLineEnd && m_open > 0))
            ++m_at;
        else if (character == u'#')
            while (m_at < m_text.size() && peek() != u'\n')
                ++m_at;
        else
            return;
    }
}

bool PythonLiterals::fail(const QString &problem)
{
    m_problem = problem;
    m_wrongAt = m_at;
    return false;
}

} // namespace model
