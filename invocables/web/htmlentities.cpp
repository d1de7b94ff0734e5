// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/htmlentities.h"

#include <QHash>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

// The longest that is looked for, with a margin: what is longer is no reference.
constexpr qsizetype longestReference = 12;

const QHash<QString, char32_t> &namedCharacters()
{
    static const QHash<QString, char32_t> names {{u"amp"_s, U'&'}, {u"lt"_s, U'<'}, {u"gt"_s, U'>'}, {u"quot"_s, U'"'}, {u"apos"_s, U'\''},
        {u"nbsp"_s, U' '}, {u"ensp"_s, U' '}, {u"emsp"_s, U' '}, {u"thinsp"_s, U' '}, {u"shy"_s, 0xad}, {u"mdash"_s, 0x2014},
        {u"ndash"_s, 0x2013}, {u"hellip"_s, 0x2026}, {u"lsquo"_s, 0x2018}, {u"rsquo"_s, 0x2019}, {u"ldquo"_s, 0x201c}, {u"rdquo"_s, 0x201d},
        {u"sbquo"_s, 0x201a}, {u"bdquo"_s, 0x201e}, {u"laquo"_s, 0xab}, {u"raquo"_s, 0xbb}, {u"bull"_s, 0x2022}, {u"middot"_s, 0xb7},
        {u"times"_s, 0xd7}, {u"divide"_s, 0xf7}, {u"plusmn"_s, 0xb1}, {u"deg"_s, 0xb0}, {u"micro"_s, 0xb5}, {u"sect"_s, 0xa7},
        {u"para"_s, 0xb6}, {u"copy"_s, 0xa9}, {u"reg"_s, 0xae}, {u"trade"_s, 0x2122}, {u"euro"_s, 0x20ac}, {u"pound"_s, 0xa3},
        {u"yen"_s, 0xa5}, {u"cent"_s, 0xa2}, {u"larr"_s, 0x2190}, {u"uarr"_s, 0x2191}, {u"rarr"_s, 0x2192}, {u"darr"_s, 0x2193},
        {u"auml"_s, 0xe4}, {u"ouml"_s, 0xf6}, {u"uuml"_s, 0xfc}, {u"Auml"_s, 0xc4}, {u"Ouml"_s, 0xd6}, {u"Uuml"_s, 0xdc},
        {u"szlig"_s, 0xdf}, {u"aacute"_s, 0xe1}, {u"eacute"_s, 0xe9}, {u"iacute"_s, 0xed}, {u"oacute"_s, 0xf3}, {u"uacute"_s, 0xfa},
        {u"agrave"_s, 0xe0}, {u"egrave"_s, 0xe8}, {u"acirc"_s, 0xe2}, {u"ecirc"_s, 0xea}, {u"ocirc"_s, 0xf4}, {u"ntilde"_s, 0xf1},
        {u"atilde"_s, 0xe3}, {u"otilde"_s, 0xf5}, {u"ccedil"_s, 0xe7}, {u"aring"_s, 0xe5}, {u"Aring"_s, 0xc5}, {u"oslash"_s, 0xf8},
        {u"aelig"_s, 0xe6}, {u"frac12"_s, 0xbd}, {u"frac14"_s, 0xbc}, {u"sup2"_s, 0xb2}, {u"sup3"_s, 0xb3}, {u"minus"_s, 0x2212},
        {u"le"_s, 0x2264}, {u"ge"_s, 0x2265}, {u"ne"_s, 0x2260}, {u"asymp"_s, 0x2248}, {u"infin"_s, 0x221e}};
    return names;
}

//! 0 where the reference stands for no character that a text can have.
char32_t characterOf(QStringView reference)
{
    if (!reference.startsWith(u'#'))
        return namedCharacters().value(reference.toString());
    const bool isHexadecimal = reference.size() > 1 && (reference[1] == u'x' || reference[1] == u'X');
    bool isNumber = false;
    const uint code = reference.sliced(isHexadecimal ? 2 : 1).toUInt(&isNumber, isHexadecimal ? 16 : 10);
    const bool isControl = code < 32 && code != '\n' && code != '\t';
    return isNumber && !isControl && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? char32_t(code) : 0;
}

} // namespace

QString withoutEntities(QStringView text)
{
    QString plain;
    plain.reserve(text.size());
    qsizetype done = 0;
    for (qsizetype at = text.indexOf(u'&'); at >= 0; at = text.indexOf(u'&', qMax(done, at + 1))) {
        const qsizetype end = text.mid(at, longestReference).indexOf(u';');
        const char32_t character = end > 1 ? characterOf(text.sliced(at + 1, end - 1)) : 0;
        if (character == 0)
            continue;
        plain += text.sliced(done, at - done);
        plain += QChar::fromUcs4(character);
        done = at + end + 1;
    }
    plain += text.sliced(done);
    return plain;
}

} // namespace invocables
