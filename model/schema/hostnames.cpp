// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/hostnames.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestLabel = 63;
constexpr qsizetype longestName = 253;

bool isAsciiAlphanumeric(char32_t character)
{
    return (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z') || (character >= U'0' && character <= U'9');
}

bool hasHyphensInPlace(QStringView label)
{
    return !label.startsWith(u'-') && !label.endsWith(u'-');
}

//! Characters that would be taken by their category and are not (RFC 5892, 2.6): tone marks of Hangul, repeat marks of Japanese, …
bool isException(char32_t character)
{
    return character == 0x0640 || character == 0x07fa || character == 0x302e || character == 0x302f
        || (character >= 0x3031 && character <= 0x3035) || character == 0x303b;
}

bool isTaken(char32_t character)
{
    if (isAsciiAlphanumeric(character) || character == U'-')
        return true;
    if (character < 0x80 || isException(character))
        return false;
    // These depend on what stands around them.
    if (character == 0x00b7 || character == 0x0375 || character == 0x05f3 || character == 0x05f4 || character == 0x30fb
        || character == 0x200c || character == 0x200d)
        return true;
    if (character == 0x00df || character == 0x03c2 || character == 0x06fd || character == 0x06fe || character == 0x0f0b
        || character == 0x3007)
        return true;
    switch (QChar::category(character)) {
    case QChar::Letter_Lowercase:
    case QChar::Letter_Other:
    case QChar::Letter_Modifier:
    case QChar::Letter_Uppercase: // Mapped to small ones by whoever reads it.
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Number_DecimalDigit: return true;
    default: return false;
    }
}

bool isVirama(char32_t character)
{
    return QChar::combiningClass(character) == 9;
}

//! RFC 5892, appendix A.
bool fitsItsContext(const QList<uint> &label, qsizetype at)
{
    const auto before = at > 0 ? char32_t(label[at - 1]) : U'\0';
    const auto after = at + 1 < label.size() ? char32_t(label[at + 1]) : U'\0';
    const auto hasAny = [&label](auto isOne) {
        return std::any_of(label.begin(), label.end(), [&isOne](uint each) { return isOne(char32_t(each)); });
    };
    switch (const auto character = char32_t(label[at]); character) {
    case 0x00b7: return before == U'l' && after == U'l';
    case 0x0375: return QChar::script(after) == QChar::Script_Greek;
    case 0x05f3:
    case 0x05f4: return QChar::script(before) == QChar::Script_Hebrew;
    case 0x30fb:
        return hasAny([](char32_t each) {
            const QChar::Script script = QChar::script(each);
            return each != 0x30fb && (script == QChar::Script_Hiragana || script == QChar::Script_Katakana || script == QChar::Script_Han);
        });
    // A joiner that stands between letters which join would be taken as well; that wants tables which are not at hand.
    case 0x200c:
        return isVirama(before) || (QChar::joiningType(before) != QChar::Joining_None && QChar::joiningType(after) != QChar::Joining_None);
    case 0x200d: return isVirama(before);
    default:
        if (character >= 0x0660 && character <= 0x0669)
            return !hasAny([](char32_t each) { return each >= 0x06f0 && each <= 0x06f9; });
        return true;
    }
}

bool isIdnLabel(const QString &label)
{
    const QList<uint> characters = label.toUcs4();
    if (characters.isEmpty() || !hasHyphensInPlace(label) || label.sliced(std::min<qsizetype>(2, label.size())).startsWith(u"--")
        || label.normalized(QString::NormalizationForm_C) != label)
        return false;
    if (QChar::isMark(characters.first()))
        return false;
    for (qsizetype at = 0; at < characters.size(); ++at) {
        if (!isTaken(characters[at]) || !fitsItsContext(characters, at))
            return false;
    }
    return true;
}

bool isAsciiLabel(const QString &label)
{
    if (label.isEmpty() || label.size() > longestLabel || !hasHyphensInPlace(label))
        return false;
    if (!std::all_of(label.begin(), label.end(), [](QChar each) { return isAsciiAlphanumeric(each.unicode()) || each == u'-'; }))
        return false;
    if (!label.startsWith(u"xn--", Qt::CaseInsensitive))
        return true;
    const QString meant = QUrl::fromAce(label.toLatin1(), QUrl::IgnoreIDNWhitelist);
    return meant != label && isIdnLabel(meant);
}

} // namespace

bool isIpv4(const QString &text)
{
    const QStringList parts = text.split(u'.');
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](const QString &part) {
        const bool isNumber = !part.isEmpty() && part.size() <= 3
            && std::all_of(part.begin(), part.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
        return isNumber && part.toInt() <= 255 && (part.size() == 1 || part[0] != u'0');
    });
}

bool isIpv6(const QString &text)
{
    const QStringList halves = text.split(u"::"_s);
    if (halves.size() > 2)
        return false;
    int groups = 0;
    for (qsizetype half = 0; half < halves.size(); ++half) {
        const QStringList parts = halves[half].isEmpty() ? QStringList() : halves[half].split(u':');
        for (qsizetype at = 0; at < parts.size(); ++at) {
            const QString &part = parts[at];
            const bool isLast = half + 1 == halves.size() && at + 1 == parts.size();
            const auto isDigit = [](QChar each) { return each.unicode() < 0x80 && QStringView(u"0123456789abcdefABCDEF").contains(each); };
            if (isLast && isIpv4(part))
                groups += 2;
            else if (!part.isEmpty() && part.size() <= 4 && std::all_of(part.begin(), part.end(), isDigit))
                groups += 1;
            else
                return false;
        }
    }
    return halves.size() == 2 ? groups <= 7 : groups == 8;
}

bool isHostname(const QString &text)
{
    const QStringList labels = text.split(u'.');
    return text.size() <= longestName && std::all_of(labels.begin(), labels.end(), isAsciiLabel);
}

bool isIdnHostname(const QString &text)
{
    // Full stops of other scripts part labels, too.
    QString dotted = text;
    for (const QChar stop : {QChar(0x3002), QChar(0xff0e), QChar(0xff61)})
        dotted.replace(stop, u'.');
    qsizetype length = 0;
    for (const QString &label : dotted.split(u'.')) {
        const bool isAscii = std::all_of(label.begin(), label.end(), [](QChar each) { return each.unicode() < 0x80; });
        const QByteArray ascii = isAscii ? label.toLatin1() : QUrl::toAce(label.toLower(), QUrl::IgnoreIDNWhitelist);
        length += ascii.size() + 1;
        if (isAscii ? !isAsciiLabel(label) : ascii.isEmpty() || ascii.size() > longestLabel || !isIdnLabel(label))
            return false;
    }
    return length - 1 <= longestName;
}

} // namespace model
