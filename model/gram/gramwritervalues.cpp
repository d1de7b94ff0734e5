// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The parts of GramWriter that write subjects and values.
#include "model/basics/overloaded.h"
#include "model/gram/gramlexis.h"
#include "model/gram/gramwriter.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramWriterValuesTexts {
    Q_DECLARE_TR_FUNCTIONS(GramWriter)
};

//! Where a text begins with `//` behind blanks, which some readers of gram take for a comment even there; -1 where it does not.
qsizetype slashesAt(QStringView text)
{
    const auto first = std::find_if_not(text.begin(), text.end(), gram::isBlank) - text.begin();
    return text.sliced(first).startsWith(u"//") ? first : -1;
}

//! A text that gives the same again between fences.
bool canBeFenced(const QString &text)
{
    const bool isBlank = std::all_of(text.begin(), text.end(), gram::isBlank);
    return !isBlank && !text.contains(u"```") && !text.contains(u'\r') && !text.startsWith(u'\n');
}

bool isTrueOrFalse(const QString &name)
{
    return name == u"true" || name == u"false";
}

} // namespace

void GramWriter::subject(const Subject &subject, bool isDeclaring, int indent)
{
    if (!subject.identity.isEmpty())
        identifier(subject.identity);
    for (const QString &label : subject.labels) {
        put(isDeclaring ? u"::"_s : u":"_s);
        if (gram::isSymbol(label))
            put(label);
        else
            quoted(label, u'`');
    }
    if (subject.properties.isEmpty())
        return;
    if (!subject.identity.isEmpty() || !subject.labels.isEmpty())
        put(u" ");
    record(subject.properties, indent);
}

void GramWriter::record(const GramProperties &properties, int indent)
{
    const bool isFlat = fits(
        [&] {
            put(u"{");
            for (qsizetype index = 0; index < properties.size() && !m_isTooLong; ++index) {
                if (index > 0)
                    put(u", ");
                property(properties[index], false);
            }
            put(u"}");
        },
        3);
    if (isFlat)
        return;
    put(u"{");
    for (qsizetype index = 0; index < properties.size(); ++index) {
        line(indent + 2);
        property(properties[index], false);
        if (index + 1 < properties.size())
            put(u",");
    }
    line(indent);
    put(u"}");
}

void GramWriter::property(const GramProperty &property, bool isInLine)
{
    key(property.key);
    put(u": ");
    value(property.value, isInLine, false);
}

void GramWriter::identifier(const QString &name)
{
    if (gram::isSymbol(name) || gram::isInteger(name))
        put(name);
    else
        quoted(name, u'`');
}

void GramWriter::key(const QString &name)
{
    if (gram::isSymbol(name))
        put(name);
    else
        quoted(name, u'"');
}

void GramWriter::value(const GramValue &value, bool isInLine, bool isScalar)
{
    std::visit(Overloaded {
                   [&](bool truth) { put(truth ? u"true"_s : u"false"_s); },
                   [&](const GramNumber &one) { number(one); },
                   [&](const QString &one) { text(one, isInLine); },
                   [&](const GramSymbol &one) { symbol(one.name); },
                   [&](const GramTagged &one) { tagged(one, isInLine); },
                   [&](const GramRange &one) { range(one); },
                   [&](const GramValue::Array &one) {
                       if (isScalar)
                           refuse(GramWriterValuesTexts::tr("a list within a list or a map"));
                       else
                           array(one);
                   },
                   [&](const GramProperties &one) {
                       if (isScalar)
                           refuse(GramWriterValuesTexts::tr("a map within a list or a map"));
                       else
                           map(one);
                   },
               },
        value.variant());
}

void GramWriter::number(const GramNumber &number)
{
    using gram::NumberKind;
    const QString &spelling = number.spelling;
    bool isRight = false;
    switch (number.kind) {
    case GramNumber::Kind::Integer:
        isRight = gram::isNumber(spelling, NumberKind::Integer) || gram::isNumber(spelling, NumberKind::Hexadecimal)
            || gram::isNumber(spelling, NumberKind::Octal);
        break;
    case GramNumber::Kind::Decimal: isRight = gram::isNumber(spelling, NumberKind::Decimal); break;
    case GramNumber::Kind::Measurement: isRight = gram::isNumber(spelling, NumberKind::Measurement); break;
    }
    if (!isRight)
        refuse(GramWriterValuesTexts::tr("the number “%1”").arg(spelling));
    put(spelling);
}

void GramWriter::range(const GramRange &range)
{
    if (!range.lower && !range.upper)
        refuse(GramWriterValuesTexts::tr("a range without ends"));
    if (range.lower)
        number(*range.lower);
    put(range.lower && range.upper ? u".."_s : u"..."_s);
    if (range.upper)
        number(*range.upper);
}

void GramWriter::symbol(const QString &name)
{
    if (!gram::isSymbol(name) || isTrueOrFalse(name))
        refuse(GramWriterValuesTexts::tr("the symbol “%1”").arg(name));
    put(name);
}

void GramWriter::tagged(const GramTagged &tagged, bool isInLine)
{
    // Only a fence may have these two as its tag.
    const bool mustBeFenced = isTrueOrFalse(tagged.tag);
    const bool mayBeFenced = canBeFenced(tagged.text) && !m_isOneLine;
    if (!gram::isSymbol(tagged.tag) || (mustBeFenced && !mayBeFenced))
        refuse(GramWriterValuesTexts::tr("the tag “%1”").arg(tagged.tag));
    if (mayBeFenced && (mustBeFenced || (tagged.text.contains(u'\n') && !isInLine))) {
        fence(tagged.tag, tagged.text);
        return;
    }
    put(tagged.tag);
    quoted(tagged.text, u'`');
}

void GramWriter::text(const QString &text, bool isInLine)
{
    if (text.contains(u'\n') && canBeFenced(text) && !isInLine && !m_isOneLine)
        fence({}, text);
    else
        quoted(text, u'"');
}

void GramWriter::fence(const QString &tag, const QString &text)
{
    if (m_isTrying) {
        m_isTooLong = true;
        return;
    }
    m_out += u"```"_s + tag + u'\n' + text + u"\n```"_s;
    m_line = m_out.size() - 3;
}

void GramWriter::array(const GramValue::Array &array)
{
    if (array.isEmpty())
        refuse(GramWriterValuesTexts::tr("an empty list"));
    put(u"[");
    for (qsizetype index = 0; index < array.size() && !m_isTooLong; ++index) {
        if (index > 0)
            put(u", ");
        value(array[index], true, true);
    }
    put(u"]");
}

void GramWriter::map(const GramProperties &map)
{
    put(u"{");
    for (qsizetype index = 0; index < map.size() && !m_isTooLong; ++index) {
        if (index > 0)
            put(u", ");
        key(map[index].key);
        put(u": ");
        value(map[index].value, true, true);
    }
    put(u"}");
}

void GramWriter::quoted(QStringView text, QChar quote)
{
    if (m_isTrying && m_out.size() + text.size() + 2 > m_limit) {
        m_isTooLong = true;
        return;
    }
    const qsizetype slashes = slashesAt(text);
    QString written(quote);
    for (qsizetype at = 0; at < text.size(); ++at) {
        switch (text[at].unicode()) {
        case u'\\': written += u"\\\\"; break;
        case u'\n': written += u"\\n"; break;
        case u'\r': written += u"\\r"; break;
        case u'\t': written += u"\\t"; break;
        case u'\b': written += u"\\b"; break;
        case u'\f': written += u"\\f"; break;
        default:
            if (text[at] == quote || (slashes >= 0 && (at == slashes || at == slashes + 1)))
                written += u'\\';
            written += text[at];
        }
    }
    put(written + quote);
}

} // namespace model
