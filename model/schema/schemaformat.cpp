// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaformat.h"

#include "model/schema/hostnames.h"
#include "model/schema/schemapattern.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

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
