// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/redaction.h"

#include <QString>
#include <QUrlQuery>

#include <algorithm>
#include <iterator>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

// Each time that a text within a text is escaped the backslashes double.
constexpr qsizetype mostBackslashes = 8;
// How far the next piece of a secret may be: something else may come between two events of a stream.
constexpr int mostLinesBetween = 2;
constexpr qsizetype mostBytesBetween = 4096;
// How far back the beginning of a string is looked for, before which its name stands: the pieces of a stream are short.
constexpr qsizetype longestString = SecretForms::lookBehind - 128;
// Of one candidate; so many strings that begin alike are no accident, and nobody is to wait for them.
constexpr int mostSteps = 2'000;

//! What a comparison came to: -1 where the text ends before it can be told.
using Length = qsizetype;
constexpr Length open = -1;

char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + 32) : c;
}

//! \return the form's length where it stands there, 0 where it does not.
Length taken(QByteArrayView text, qsizetype at, QByteArrayView form, bool folds)
{
    const qsizetype there = std::min(form.size(), text.size() - at);
    for (qsizetype index = 0; index < there; ++index) {
        const char c = text[at + index];
        if ((folds ? folded(c) : c) != form[index])
            return 0;
    }
    return there < form.size() ? open : form.size();
}

//! What the member is called whose value begins with this quote; empty for none, such as an element of an array.
QByteArrayView nameBefore(QByteArrayView text, qsizetype quote)
{
    const auto skipSpace = [&text](qsizetype at) {
        while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t'))
            --at;
        return at;
    };
    qsizetype end = skipSpace(quote);
    if (end == 0 || text[end - 1] != ':')
        return {};
    end = skipSpace(end - 1);
    if (end == 0 || text[end - 1] != '"')
        return {};
    const qsizetype begin = text.first(end - 1).lastIndexOf('"');
    return begin < 0 ? QByteArrayView() : text.sliced(begin + 1, end - 2 - begin);
}

//! The quote that the string begins with in which the place is; -1 where it is too far back to be seen.
qsizetype beginningOfString(QByteArrayView text, qsizetype position)
{
    const qsizetype first = std::max<qsizetype>(0, position - longestString);
    for (qsizetype at = position - 1; at >= first; --at) {
        if (text[at] == '"' && (at == 0 || text[at - 1] != '\\'))
            return at;
    }
    return -1;
}

//! Whether the quote ends the name of a member, and no value.
bool endsName(QByteArrayView text, qsizetype quote)
{
    qsizetype after = quote + 1;
    while (after < text.size() && text[after] == ' ')
        ++after;
    return after < text.size() && text[after] == ':';
}

QByteArray digits(uint number, int base, int width)
{
    return QByteArray::number(number, base).rightJustified(width, '0');
}

bool isPunctuation(char32_t character)
{
    return character > 32 && character < 127 && !QChar::isLetterOrNumber(character);
}

QByteArray named(char32_t character)
{
    switch (character) {
    case U'&': return "&amp;"_ba;
    case U'<': return "&lt;"_ba;
    case U'>': return "&gt;"_ba;
    case U'"': return "&quot;"_ba;
    case U'\'': return "&apos;"_ba;
    default: return {};
    }
}

//! The part of its base64 that is the same whatever stands before and after it; `before` bytes of three do.
QByteArray base64Within(const QByteArray &secret, int before, QByteArray::Base64Options options)
{
    const QByteArray whole = (QByteArray(before, 'x') + secret).toBase64(options);
    const qsizetype first = (before * 8 + 5) / 6;
    const qsizetype end = (before + secret.size()) * 8 / 6;
    return whole.mid(first, end - first);
}

} // namespace

SecretForms::SecretForms(const QList<QByteArray> &secrets)
{
    for (const QByteArray &secret : secrets) {
        if (secret.size() < minimumSecret)
            continue;
        add(secret);
        // Where backslashes are the secret's own it is not always clear which they are.
        if (secret.contains('\\') || QString::fromUtf8(secret).toUtf8() != secret)
            addAsItIs(secret);
        add(secret.toHex(), true);
        for (int before = 0; before < 3; ++before) {
            const QByteArray usual = base64Within(secret, before, QByteArray::Base64Encoding);
            const QByteArray forAddresses = base64Within(secret, before, QByteArray::Base64UrlEncoding);
            add(usual);
            if (forAddresses != usual)
                add(forAddresses);
        }
    }
}

void SecretForms::add(const QByteArray &text, bool folds)
{
    Spelling spelling;
    const QList<uint> characters = QString::fromUtf8(text).toUcs4();
    for (const uint character : characters)
        spelling.append(sign(char32_t(character), folds));
    m_spellings.append(spelling);
    const char first = spelling.first().bare.front();
    for (const char c : {first, folds && first >= 'a' && first <= 'z' ? char(first - 32) : first, '\\', '%', '&'})
        m_begins[uchar(c)] = true;
}

void SecretForms::addAsItIs(const QByteArray &text)
{
    Spelling spelling;
    for (const char byte : text)
        spelling.append(Sign {QByteArray(1, byte)});
    m_spellings.append(spelling);
    m_begins[uchar(text.front())] = true;
}

SecretForms::Sign SecretForms::sign(char32_t character, bool folds)
{
    const QString text = QString::fromUcs4(&character, 1);
    Sign sign {text.toUtf8(), folds};
    for (const QChar unit : text)
        sign.unicode += (sign.unicode.isEmpty() ? "u" : "\\u") + digits(unit.unicode(), 16, 4);
    if (isPunctuation(character))
        sign.escaped = sign.bare;
    QByteArray percent;
    QByteArray percentTwice;
    for (const char byte : std::as_const(sign.bare)) {
        percent += '%' + digits(uchar(byte), 16, 2);
        percentTwice += "%25" + digits(uchar(byte), 16, 2);
    }
    sign.encoded = {percent, percentTwice};
    for (const int width : {0, 3, 4}) {
        sign.encoded.append("&#" + digits(character, 10, width) + ';');
        sign.encoded.append("&#x" + digits(character, 16, width) + ';');
    }
    if (const QByteArray name = named(character); !name.isEmpty())
        sign.encoded.append(name);
    return sign;
}

//! One spelling of a secret, looked for at one place.
class SecretForms::Search
{
public:
    Search(QByteArrayView text, const Spelling &spelling, QList<Piece> &pieces)
        : m_text(text)
        , m_spelling(spelling)
        , m_pieces(pieces)
    {
    }

    //! From the sign of that number on. What is found is added to the pieces.
    Answer from(qsizetype position, qsizetype number)
    {
        if (++m_steps > mostSteps)
            return Answer::No;
        const qsizetype first = number;
        qsizetype at = position;
        while (number < m_spelling.size()) {
            const Length length = lengthAt(at, m_spelling.at(number));
            if (length == open)
                return Answer::Open;
            if (length == 0)
                return number > first && m_text[at] == '"' && !endsName(m_text, at) ? goOn({position, at - position}, number) : Answer::No;
            at += length;
            ++number;
        }
        m_pieces.append({position, at - position});
        return Answer::Yes;
    }

private:
    Length lengthAt(qsizetype at, const Sign &sign) const
    {
        if (at >= m_text.size())
            return open;
        const char c = m_text[at];
        if (c == '\\') {
            if (const Length length = escapedAt(at, sign); length != 0)
                return length;
        } else if (c == '%' || c == '&') {
            bool isOpen = false;
            for (const QByteArray &form : sign.encoded) {
                const Length length = taken(m_text, at, form, true);
                if (length > 0)
                    return length;
                isOpen = isOpen || length == open;
            }
            if (isOpen)
                return open;
        }
        return taken(m_text, at, sign.bare, sign.folds);
    }

    Length escapedAt(qsizetype at, const Sign &sign) const
    {
        if (sign.unicode.isEmpty())
            return 0;
        qsizetype after = at;
        while (after < m_text.size() && after - at < mostBackslashes && m_text[after] == '\\')
            ++after;
        if (after == m_text.size())
            return open;
        // A backslash of the secret is what the others stand before.
        const bool isItself = sign.bare == "\\";
        const Length unicode = taken(m_text, after, sign.unicode, true);
        const Length itself = sign.escaped.isEmpty() || isItself ? 0 : taken(m_text, after, sign.escaped, false);
        if (unicode == open || itself == open)
            return open;
        if (const Length length = std::max(unicode, itself); length > 0)
            return after - at + length;
        return isItself ? std::min<qsizetype>(after - at, 2) : 0;
    }

    //! A string ends at the end of this piece: the next may be what a string of a further line begins with.
    Answer goOn(const Piece &piece, qsizetype number)
    {
        const qsizetype begin = piece.at + piece.length;
        // The pieces are values of members of one name.
        const qsizetype string = beginningOfString(m_text, piece.at);
        const QByteArrayView name = string < 0 ? QByteArrayView() : nameBefore(m_text, string);
        const qsizetype end = std::min(m_text.size(), begin + mostBytesBetween);
        bool isOpen = false;
        bool hasStrings = true;
        int lines = -1;
        qsizetype at = begin;
        for (; at < end && lines < mostLinesBetween; ++at) {
            if (m_text[at] == '\n')
                lines += std::exchange(hasStrings, false) ? 1 : 0;
            if (m_text[at] != '"' || lines < 0)
                continue;
            hasStrings = true;
            if (string >= 0 && nameBefore(m_text, at) != name)
                continue;
            const qsizetype known = m_pieces.size();
            m_pieces.append(piece);
            const Answer answer = from(at + 1, number);
            if (answer == Answer::Yes)
                return answer;
            m_pieces.resize(known);
            isOpen = isOpen || answer == Answer::Open;
        }
        const bool mayFollow = at == m_text.size() && lines < mostLinesBetween;
        return isOpen || mayFollow ? Answer::Open : Answer::No;
    }

    const QByteArrayView m_text;
    const Spelling &m_spelling;
    QList<Piece> &m_pieces;
    int m_steps = 0;
};

qsizetype SecretForms::nextCandidate(QByteArrayView text, qsizetype from) const
{
    const auto found = std::find_if(text.begin() + from, text.end(), [this](char c) { return m_begins[uchar(c)]; });
    return found - text.begin();
}

SecretForms::Answer SecretForms::at(QByteArrayView text, qsizetype position, QList<Piece> &pieces) const
{
    bool isOpen = false;
    qsizetype longest = 0;
    for (const Spelling &spelling : m_spellings) {
        QList<Piece> found;
        const Answer answer = Search(text, spelling, found).from(position, 0);
        isOpen = isOpen || answer == Answer::Open;
        const qsizetype length = answer == Answer::Yes ? found.last().at + found.last().length - position : 0;
        if (length > longest) {
            longest = length;
            pieces = found;
        }
    }
    return isOpen ? Answer::Open : longest > 0 ? Answer::Yes : Answer::No;
}

namespace {

const QByteArray mark = QByteArrayLiteral("[redacted]");
// Not translated: it stands in the record.
const QByteArray markOfWord = QByteArrayLiteral("[redacted here only: too short to be told from ordinary words]");

bool carriesCredentials(const QByteArray &headerName)
{
    static const std::array<QByteArray, 6> names {"authorization", "proxy-authorization", "cookie", "set-cookie", "api-key", "x-auth"};
    const QByteArray name = headerName.toLower();
    return std::find(names.begin(), names.end(), name) != names.end() || name.endsWith("-key") || name.endsWith("-token")
        || name.endsWith("-secret");
}

bool carriesCredentials(const QString &queryName)
{
    static const std::array<QString, 7> names {
        u"key"_s, u"api_key"_s, u"api-key"_s, u"apikey"_s, u"access_token"_s, u"token"_s, u"secret"_s};
    return std::find(names.begin(), names.end(), queryName.toLower()) != names.end();
}

} // namespace

Redaction::Redaction(const QList<QByteArray> &secrets, const QList<QByteArray> &names, const QList<QByteArray> &members)
    : m_forms(secrets)
    , m_members(members)
{
    for (const QByteArray &name : names)
        m_names.append(name.toLower());
    std::copy_if(secrets.begin(), secrets.end(), std::back_inserter(m_words), [](const QByteArray &secret) { return !canHide(secret); });
}

QByteArray Redaction::markFor(const QByteArray &value) const
{
    const bool isWord = std::any_of(m_words.begin(), m_words.end(), [&value](const QByteArray &word) { return value.contains(word); });
    return isWord ? markOfWord : mark;
}

bool Redaction::isSecretName(const QByteArray &name) const
{
    return m_names.contains(name.toLower());
}

QByteArray Redaction::bytes(const QByteArray &bytes) const
{
    // So it is with most servers, and each of their messages is looked at.
    if (m_forms.isEmpty())
        return MemberRedaction(m_members).feed(bytes);
    StreamRedaction stream(*this);
    const QByteArray cleaned = stream.feed(bytes);
    return cleaned + stream.finish();
}

QString Redaction::text(const QString &text) const
{
    return QString::fromUtf8(bytes(text.toUtf8()));
}

model::Headers Redaction::headers(const model::Headers &headers) const
{
    model::Headers result;
    for (const auto &[name, value] : headers)
        result.append({name, carriesCredentials(name) || isSecretName(name) ? markFor(value) : bytes(value)});
    return result;
}

QUrl Redaction::url(const QUrl &url) const
{
    QUrl result = url;
    if (!url.userInfo().isEmpty())
        result.setUserInfo(QString::fromLatin1(mark));
    if (url.hasQuery()) {
        QUrlQuery query;
        for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyEncoded)) {
            const bool isSecret = carriesCredentials(name) || isSecretName(QByteArray::fromPercentEncoding(name.toUtf8()));
            query.addQueryItem(name, isSecret ? QString::fromLatin1(mark) : value);
        }
        result.setQuery(query);
    }
    const QByteArray encoded = result.toEncoded();
    const QByteArray cleaned = bytes(encoded);
    return cleaned == encoded ? result : QUrl::fromEncoded(cleaned);
}

namespace {

//! What of a header's value is the secret: all of it, what stands behind its scheme, what a Basic scheme wraps, each cookie.
QList<QByteArray> secretsOf(const QByteArray &name, const QByteArray &value)
{
    QList<QByteArray> secrets;
    if (name.toLower().endsWith("cookie")) {
        // What follows the one that is set says how long and where it holds.
        const bool isSet = name.toLower() == "set-cookie";
        for (const QByteArray &cookie : isSet ? QByteArrayList {value.split(';').first()} : value.split(';'))
            secrets.append(cookie.mid(cookie.indexOf('=') + 1).trimmed());
        return secrets;
    }
    const qsizetype space = value.indexOf(' ');
    const QByteArray bare = space < 0 ? value : value.mid(space + 1).trimmed();
    secrets.append(bare);
    if (value.toLower().startsWith("basic ")) {
        const QByteArray pair = QByteArray::fromBase64(bare);
        secrets += {pair, pair.mid(pair.indexOf(':') + 1)};
    }
    return secrets;
}

} // namespace

QList<QByteArray> credentialsIn(const model::Headers &headers, const QUrl &url)
{
    QList<QByteArray> secrets;
    for (const auto &[name, value] : headers) {
        if (carriesCredentials(name))
            secrets += secretsOf(name, value);
    }
    for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        if (carriesCredentials(name))
            secrets.append(value.toUtf8());
    }
    secrets.removeIf([](const QByteArray &secret) { return secret.size() < SecretForms::minimumSecret; });
    return secrets;
}

QByteArray StreamRedaction::feed(const QByteArray &bytes)
{
    const QByteArray cleaned = m_members.feed(bytes);
    if (m_forms.isEmpty())
        return cleaned;
    m_held += cleaned;
    return clean(false);
}

QByteArray StreamRedaction::finish()
{
    return clean(true);
}

QByteArray StreamRedaction::clean(bool isWhole)
{
    const QByteArray text = std::exchange(m_held, {});
    QByteArray result;
    qsizetype taken = m_done;
    qsizetype at = m_done;
    const auto skip = [&](qsizetype length) {
        result.append(QByteArrayView(text).sliced(taken, at - taken));
        at += length;
        taken = at;
    };
    while (at < text.size()) {
        while (!m_cuts.isEmpty() && m_cuts.first().at < at)
            m_cuts.removeFirst();
        const qsizetype cut = m_cuts.isEmpty() ? text.size() : m_cuts.first().at;
        at = std::min(m_forms.nextCandidate(text, at), cut);
        if (at == cut && !m_cuts.isEmpty()) {
            skip(m_cuts.takeFirst().length);
            continue;
        }
        QList<SecretForms::Piece> pieces;
        if (at < text.size() && m_forms.at(text, at, pieces) == SecretForms::Answer::Open && !isWhole)
            break;
        if (pieces.isEmpty()) {
            at = std::min(at + 1, text.size());
            continue;
        }
        skip(pieces.takeFirst().length);
        result.append(mark);
        m_cuts = pieces;
    }
    result.append(QByteArrayView(text).sliced(taken, at - taken));
    const qsizetype dropped = std::max<qsizetype>(0, at - SecretForms::lookBehind);
    m_held = text.sliced(dropped);
    m_done = at - dropped;
    for (SecretForms::Piece &piece : m_cuts)
        piece.at -= dropped;
    return result;
}

} // namespace network
