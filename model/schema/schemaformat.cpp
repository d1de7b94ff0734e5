// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaformat.h"

#include "model/schema/schemapattern.h"

#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// Names and addresses of hosts, as the formats of JSON Schema mean them. Pure.

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

//! Four numbers of 0 to 255 without leading noughts (RFC 2673).
bool isIpv4(const QString &text)
{
    const QStringList parts = text.split(u'.');
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](const QString &part) {
        const bool isNumber = !part.isEmpty() && part.size() <= 3
            && std::all_of(part.begin(), part.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
        return isNumber && part.toInt() <= 255 && (part.size() == 1 || part[0] != u'0');
    });
}

//! RFC 4291, without a zone.
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

//! Labels of ASCII letters, digits and hyphens (RFC 1123); those that begin with `xn--` stand for ones that isIdnHostname takes.
bool isHostname(const QString &text)
{
    const QStringList labels = text.split(u'.');
    return text.size() <= longestName && std::all_of(labels.begin(), labels.end(), isAsciiLabel);
}

//! Labels of any script by the rules of RFC 5891 and 5892, those about writing directions left out.
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

using Check = bool (*)(const QString &);

QRegularExpression wholePattern(const QString &pattern)
{
    return QRegularExpression(u"\\A(?:"_s + pattern + u")\\z"_s);
}

bool isDate(const QString &text)
{
    static const QRegularExpression form = wholePattern(u"([0-9]{4})-([0-9]{2})-([0-9]{2})"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return false;
    // RFC 3339 has a year 0, QDate has none.
    static constexpr std::array lengths {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int year = match.captured(1).toInt();
    const int month = match.captured(2).toInt();
    const int day = match.captured(3).toInt();
    const bool isLeapYear = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month >= 1 && month <= 12 && day >= 1 && day <= lengths[size_t(month - 1)] + (month == 2 && isLeapYear);
}

bool isTime(const QString &text)
{
    static const QRegularExpression form = wholePattern(
        u"([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\\.[0-9]++)?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))"_s);
    const auto match = form.match(text);
    const auto number = [&match](int group) { return match.captured(group).toInt(); };
    if (!match.hasMatch() || number(1) > 23 || number(2) > 59 || number(3) > 60 || number(5) > 23 || number(6) > 59)
        return false;
    // A leap second ends a day of UTC.
    const int offset = (number(5) * 60 + number(6)) * (match.captured(4) == u"-" ? -1 : 1);
    const int minute = (number(1) * 60 + number(2) - offset + 2 * 24 * 60) % (24 * 60);
    return number(3) < 60 || minute == 24 * 60 - 1;
}

bool isDateTime(const QString &text)
{
    return text.size() > 11 && (text[10] == u'T' || text[10] == u't') && isDate(text.first(10)) && isTime(text.sliced(11));
}

bool isDuration(const QString &text)
{
    static const QRegularExpression form = [] {
        const QString time = u"T(?:[0-9]++H(?:[0-9]++M(?:[0-9]++S)?)?|[0-9]++M(?:[0-9]++S)?|[0-9]++S)"_s;
        const QString date = u"(?:[0-9]++Y(?:[0-9]++M(?:[0-9]++D)?)?|[0-9]++M(?:[0-9]++D)?|[0-9]++D)"_s;
        return wholePattern(u"P(?:%1(?:%2)?|%2|[0-9]++W)"_s.arg(date, time));
    }();
    return form.match(text).hasMatch();
}

//! What RFC 3986 lets stand in one place of a URI, and RFC 3987 beyond ASCII.
struct UriParts {
    explicit UriParts(bool isInternational)
    {
        const QString beyond = isInternational
            ? u"\\x{a0}-\\x{d7ff}\\x{f900}-\\x{fdcf}\\x{fdf0}-\\x{ffef}\\x{10000}-\\x{1fffd}\\x{20000}-\\x{2fffd}"
              "\\x{30000}-\\x{3fffd}\\x{40000}-\\x{dfffd}\\x{e1000}-\\x{efffd}"_s
            : QString();
        const QString ownUse = isInternational ? u"\\x{e000}-\\x{f8ff}\\x{f0000}-\\x{ffffd}\\x{100000}-\\x{10fffd}"_s : QString();
        const QString name = u"A-Za-z0-9\\-._~!$&'()*+,;="_s + beyond;
        const auto some = [](const QString &set) { return u"(?:[%1]|%[0-9A-Fa-f]{2})"_s.arg(set); };
        segment = some(name + u":@"_s);
        const QString authority = u"(?:%1*+@)?+(?:\\[([^\\]]*+)\\]|%2*+)(?::[0-9]*+)?"_s.arg(some(name + u':'), some(name));
        const QString rooted = u"//%1(?:/%2*+)*+|/(?:%2++(?:/%2*+)*+)?"_s.arg(authority, segment);
        const QString rest = u"(?:\\?%1*+)?(?:#%2*+)?"_s.arg(some(name + u":@/?"_s + ownUse), some(name + u":@/?"_s));
        absolute = u"[A-Za-z][A-Za-z0-9+.\\-]*+:(?:%1|%2++(?:/%2*+)*+|)%3"_s.arg(rooted, segment, rest);
        relative = u"(?:%1|%2++(?:/%3*+)*+|)%4"_s.arg(rooted, some(name + u'@'), segment, rest);
    }

    QString segment;
    QString absolute;
    QString relative;
};

bool matchesUri(const QRegularExpression &form, const QString &text)
{
    static const QRegularExpression future = wholePattern(u"[vV][0-9A-Fa-f]++\\.[A-Za-z0-9\\-._~!$&'()*+,;=:]++"_s);
    const auto match = form.match(text);
    const QString literal = match.captured(1);
    return match.hasMatch() && (match.capturedStart(1) < 0 || isIpv6(literal) || future.match(literal).hasMatch());
}

template <bool isInternational>
bool isAbsoluteUri(const QString &text)
{
    static const QRegularExpression form = wholePattern(UriParts(isInternational).absolute);
    return matchesUri(form, text);
}

template <bool isInternational>
bool isUriReference(const QString &text)
{
    static const QRegularExpression form = wholePattern(UriParts(isInternational).relative);
    return matchesUri(form, text) || isAbsoluteUri<isInternational>(text);
}

bool isUriTemplate(const QString &text)
{
    static const QRegularExpression form = [] {
        const QString letter = u"(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})"_s;
        const QString variable = u"%1++(?:\\.%1++)*+(?::[1-9][0-9]{0,3}|\\*)?"_s.arg(letter);
        return wholePattern(u"(?:[^\\x00-\\x20\\x7f\"<>\\\\^`{|}%]|%[0-9A-Fa-f]{2}|\\{[+#./;?&=,!@|]?%1(?:,%1)*+\\})*+"_s.arg(variable));
    }();
    return form.match(text).hasMatch();
}

template <bool isInternational>
bool isMailbox(const QString &text)
{
    static const QRegularExpression local = [] {
        const QString beyond = isInternational ? u"\\x{80}-\\x{10ffff}"_s : QString();
        const QString atom = u"[A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~"_s + beyond + u"]++"_s;
        return wholePattern(u"%1(?:\\.%1)*+|\"(?:[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e%2]|\\\\[\\x20-\\x7e])*+\""_s.arg(atom, beyond));
    }();
    const qsizetype at = text.lastIndexOf(u'@');
    if (at < 1 || !local.match(text.first(at)).hasMatch())
        return false;
    const QString place = text.sliced(at + 1);
    if (!place.startsWith(u'[') || !place.endsWith(u']'))
        return isInternational ? isIdnHostname(place) : isHostname(place);
    const QString address = place.sliced(1, place.size() - 2);
    return address.startsWith(u"IPv6:", Qt::CaseInsensitive) ? isIpv6(address.sliced(5)) : isIpv4(address);
}

bool isUuid(const QString &text)
{
    static const QRegularExpression form = wholePattern(u"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"_s);
    return form.match(text).hasMatch();
}

bool isPointer(const QString &text)
{
    static const QRegularExpression form = wholePattern(u"(?:/(?:[^~/]|~[01])*+)*+"_s);
    return form.match(text).hasMatch();
}

bool isRelativePointer(const QString &text)
{
    static const QRegularExpression form = wholePattern(u"(?:0|[1-9][0-9]*+)(?:#|(?:/(?:[^~/]|~[01])*+)*+)"_s);
    return form.match(text).hasMatch();
}

struct FormatEntry {
    const char *name;
    SchemaFormat format;
    Check check;
    bool isPlain;
};

const std::array<FormatEntry, 19> &formatEntries()
{
    static constexpr std::array<FormatEntry, 19> table {{{"date-time", SchemaFormat::DateTime, isDateTime, true},
        {"date", SchemaFormat::Date, isDate, true}, {"time", SchemaFormat::Time, isTime, false},
        {"duration", SchemaFormat::Duration, isDuration, false}, {"email", SchemaFormat::Email, isMailbox<false>, true},
        {"idn-email", SchemaFormat::IdnEmail, isMailbox<true>, false}, {"hostname", SchemaFormat::Hostname, isHostname, false},
        {"idn-hostname", SchemaFormat::IdnHostname, isIdnHostname, false}, {"ipv4", SchemaFormat::Ipv4, isIpv4, true},
        {"ipv6", SchemaFormat::Ipv6, isIpv6, true}, {"uri", SchemaFormat::Uri, isAbsoluteUri<false>, true},
        {"uri-reference", SchemaFormat::UriReference, isUriReference<false>, false}, {"iri", SchemaFormat::Iri, isAbsoluteUri<true>, false},
        {"iri-reference", SchemaFormat::IriReference, isUriReference<true>, false},
        {"uri-template", SchemaFormat::UriTemplate, isUriTemplate, false}, {"uuid", SchemaFormat::Uuid, isUuid, true},
        {"json-pointer", SchemaFormat::JsonPointer, isPointer, false},
        {"relative-json-pointer", SchemaFormat::RelativeJsonPointer, isRelativePointer, false},
        {"regex", SchemaFormat::Regex, SchemaPattern::isOfEcmaScript, true}}};
    return table;
}

const FormatEntry &formatEntry(SchemaFormat format)
{
    return *std::find_if(
        formatEntries().begin(), formatEntries().end(), [format](const FormatEntry &entry) { return entry.format == format; });
}

} // namespace

std::optional<SchemaFormat> schemaFormatNamed(const std::string &name)
{
    const auto found = std::find_if(
        formatEntries().begin(), formatEntries().end(), [&name](const FormatEntry &entry) { return name == entry.name; });
    return found == formatEntries().end() ? std::nullopt : std::optional(found->format);
}

const char *nameOf(SchemaFormat format)
{
    return formatEntry(format).name;
}

bool isPlainFormat(SchemaFormat format)
{
    return formatEntry(format).isPlain;
}

bool hasFormat(const QString &text, SchemaFormat format)
{
    return formatEntry(format).check(text);
}

} // namespace model
