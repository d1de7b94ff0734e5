// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemavalues.h"

#include "model/schema/jsonscanner.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <vector>

namespace model {

using namespace Qt::StringLiterals;

namespace {

int sign(bool isLess, bool isGreater)
{
    return int(isGreater) - int(isLess);
}

//! An integer as its sign and its magnitude, which holds every integer that is kept exact.
struct Integer {
    bool isNegative;
    std::uint64_t magnitude;
};

Integer integerOf(const Json &value)
{
    if (const auto *number = value.get_ptr<const Json::number_unsigned_t *>())
        return {false, *number};
    const std::int64_t number = *value.get_ptr<const Json::number_integer_t *>();
    return {number < 0, number < 0 ? ~std::uint64_t(number) + 1 : std::uint64_t(number)};
}

int compareIntegers(Integer left, Integer right)
{
    if (left.isNegative != right.isNegative)
        return left.isNegative ? -1 : 1;
    const int order = sign(left.magnitude<right.magnitude, left.magnitude> right.magnitude);
    return left.isNegative ? -order : order;
}

int compareWithDouble(Integer left, double right)
{
    constexpr double twoTo64 = 18446744073709551616.0;
    if (std::fabs(right) >= twoTo64)
        return right > 0 ? -1 : 1;
    const double whole = std::trunc(right);
    const int order = compareIntegers(left, {whole < 0, std::uint64_t(std::fabs(whole))});
    return order != 0 ? order : sign(right > whole, right < whole);
}

double doubleOf(const Json &value)
{
    if (const auto *number = value.get_ptr<const Json::number_float_t *>())
        return *number;
    const Integer integer = integerOf(value);
    return integer.isNegative ? -double(integer.magnitude) : double(integer.magnitude);
}

__extension__ using Wide = unsigned __int128;

//! A number's magnitude as digits times a power of ten, the shortest that reads as the same double.
struct Decimal {
    std::uint64_t digits;
    int exponent;
};

Decimal decimalOf(const Json &value)
{
    if (value.is_number_integer())
        return {integerOf(value).magnitude, 0};
    const QByteArray text = QByteArray::number(std::fabs(doubleOf(value)), 'e', QLocale::FloatingPointShortest);
    const qsizetype e = text.indexOf('e');
    QByteArray digits = text.left(e);
    const qsizetype decimals = digits.contains('.') ? e - 2 : 0;
    digits.remove(1, decimals > 0 ? 1 : 0);
    return {digits.toULongLong(), text.mid(e + 1).toInt() - int(decimals)};
}

//! Of the text of a value, as far as it counts for being short.
std::size_t roughLengthOf(const Json &value)
{
    if (const auto *text = value.get_ptr<const std::string *>())
        return text->size() + 2;
    if (!value.is_structured())
        return 5;
    if (value.size() > 40)
        return value.size() * 2;
    std::size_t length = 2;
    for (auto part = value.begin(); part != value.end(); ++part)
        length += roughLengthOf(*part) + (value.is_object() ? part.key().size() + 3 : 0);
    return length;
}

bool areEqualArrays(const Json &left, const Json &right)
{
    return left.size() == right.size() && std::equal(left.begin(), left.end(), right.begin(), areEqual);
}

bool areEqualObjects(const Json &left, const Json &right)
{
    if (left.size() != right.size())
        return false;
    // Both are sorted by name.
    for (auto one = left.begin(), other = right.begin(); one != left.end(); ++one, ++other) {
        if (one.key() != other.key() || !areEqual(*one, *other))
            return false;
    }
    return true;
}

} // namespace

const Json *memberOf(const Json &object, const char *name)
{
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

int compareNumbers(const Json &left, const Json &right)
{
    if (left.is_number_float() && right.is_number_float())
        return sign(doubleOf(left) < doubleOf(right), doubleOf(left) > doubleOf(right));
    if (left.is_number_float())
        return -compareWithDouble(integerOf(right), doubleOf(left));
    if (right.is_number_float())
        return compareWithDouble(integerOf(left), doubleOf(right));
    return compareIntegers(integerOf(left), integerOf(right));
}

bool areEqual(const Json &left, const Json &right)
{
    if (left.is_number() && right.is_number())
        return compareNumbers(left, right) == 0;
    if (left.type() != right.type())
        return false;
    if (left.is_array())
        return areEqualArrays(left, right);
    return left.is_object() ? areEqualObjects(left, right) : left == right;
}

std::size_t hashOf(const Json &value)
{
    if (value.is_number())
        return std::hash<double>()(doubleOf(value));
    if (!value.is_structured())
        return std::hash<Json>()(value);
    std::size_t hash = value.is_array() ? 1 : 2;
    for (auto member = value.begin(); member != value.end(); ++member) {
        if (value.is_object())
            hash = hash * 31 + std::hash<std::string>()(member.key());
        hash = hash * 31 + hashOf(*member);
    }
    return hash;
}

bool hasOnlyDifferentElements(const Json &array)
{
    std::vector<std::pair<std::size_t, const Json *>> hashed;
    hashed.reserve(array.size());
    for (const Json &element : array)
        hashed.emplace_back(hashOf(element), &element);
    std::sort(hashed.begin(), hashed.end());
    for (std::size_t one = 0; one < hashed.size(); ++one) {
        for (std::size_t other = one + 1; other < hashed.size() && hashed[other].first == hashed[one].first; ++other) {
            if (areEqual(*hashed[one].second, *hashed[other].second))
                return false;
        }
    }
    return true;
}

bool isWholeNumber(const Json &value)
{
    const auto *number = value.get_ptr<const Json::number_float_t *>();
    return number ? std::trunc(*number) == *number : value.is_number();
}

bool isMultipleOf(const Json &number, const Json &divisor)
{
    if (number.is_number_integer() && divisor.is_number_integer())
        return integerOf(number).magnitude % integerOf(divisor).magnitude == 0;
    const Decimal dividend = decimalOf(number);
    const Decimal unit = decimalOf(divisor);
    int power = dividend.exponent - unit.exponent;
    if (dividend.digits == 0)
        return true;
    Wide modulus = unit.digits;
    for (; power < 0; ++power) {
        modulus *= 10;
        if (modulus > dividend.digits)
            return false;
    }
    Wide rest = dividend.digits % modulus;
    for (; power > 0 && rest != 0; --power)
        rest = rest * 10 % modulus;
    return rest == 0;
}

std::optional<std::size_t> countOf(const Json &value)
{
    if (!value.is_number() || !isWholeNumber(value) || doubleOf(value) < 0)
        return std::nullopt;
    constexpr double twoTo63 = 9223372036854775808.0;
    return std::size_t(std::min(doubleOf(value), twoTo63));
}

QString textOf(const std::string &utf8)
{
    return JsonScanner::fromUtf8(QByteArrayView(utf8.data(), qsizetype(utf8.size())));
}

std::size_t lengthOf(const std::string &utf8)
{
    return std::size_t(std::count_if(utf8.begin(), utf8.end(), [](char byte) { return (uchar(byte) & 0xc0) != 0x80; }));
}

QString shortTextOf(const Json &value)
{
    constexpr std::size_t longest = 80;
    if (const auto *text = value.get_ptr<const std::string *>(); text && text->size() > longest)
        return u'"' + textOf(text->substr(0, longest - 3)) + u"…\""_s;
    if (roughLengthOf(value) > longest)
        return value.is_array() ? u"[…]"_s : u"{…}"_s;
    return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::size_t sizeOf(const Json &value)
{
    std::size_t size = 1;
    if (value.is_structured()) {
        for (const Json &element : value)
            size += sizeOf(element);
    }
    return size;
}

QString pointerStep(const std::string &name)
{
    return u'/' + textOf(name).replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
}

} // namespace model
