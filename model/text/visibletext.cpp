// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/visibletext.h"
#include "model/text/graphemes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct VisibleTextTexts {
    Q_DECLARE_TR_FUNCTIONS(VisibleText)
};

struct Range {
    char32_t first;
    char32_t last;
};

// What leaves no ink although its category promises some: joiners, fillers, selectors of variants, blank signs, thin spaces.
constexpr std::array blanks {Range {0x034f, 0x034f}, Range {0x115f, 0x1160}, Range {0x1680, 0x1680}, Range {0x17b4, 0x17b5},
    Range {0x180b, 0x180f}, Range {0x2000, 0x200a}, Range {0x205f, 0x205f}, Range {0x2800, 0x2800}, Range {0x3164, 0x3164},
    Range {0xfe00, 0xfe0f}, Range {0xffa0, 0xffa0}, Range {0xfffc, 0xfffc}, Range {0x13441, 0x13442}, Range {0x16fe4, 0x16fe4},
    Range {0x1d159, 0x1d159}, Range {0xe0000, 0xe0fff}};

bool isSeen(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default:
        return std::none_of(
            blanks.begin(), blanks.end(), [character](const Range &range) { return character >= range.first && character <= range.last; });
    }
}

QString escapedUnits(QStringView units)
{
    QString text;
    for (const QChar unit : units)
        text += u"\\u%1"_s.arg(uint(unit.unicode()), 4, 16, QLatin1Char('0'));
    return text;
}

QString visible(QStringView text, bool keepsLines)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const QStringView units = text.sliced(at, isPair ? 2 : 1);
        const char32_t character = isPair ? QChar::surrogateToUcs4(units[0], units[1]) : char32_t(units[0].unicode());
        const bool staysAsIs = keepsLines && (character == U'\n' || character == U'\t');
        shown += staysAsIs || isSeen(character) ? units.toString() : escapedUnits(units);
        at += units.size();
    }
    return shown;
}

constexpr QChar leftToRightIsolate(0x2066);
constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar endOfIsolate(0x2069);

//! Whether the language that is spoken now does so: in others they can only be somebody else's.
bool setsPartsOff()
{
    return VisibleTextTexts::tr("%1… (%n more characters)", nullptr, 1).contains(firstStrongIsolate);
}

//! Where the isolates stand that are closed in their line, with the ends of them, in order.
QList<qsizetype> closedIsolates(QStringView text)
{
    QList<qsizetype> closed;
    QList<qsizetype> open;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar character = text[at];
        if (character == leftToRightIsolate || character == firstStrongIsolate)
            open.append(at);
        else if (character == endOfIsolate && !open.isEmpty())
            closed += {open.takeLast(), at};
        else if (character == u'\n')
            open.clear();
    }
    std::sort(closed.begin(), closed.end());
    return closed;
}

//! What stands at these places stays as it is.
QString visibleBut(QStringView text, const QList<qsizetype> &places, bool keepsLines)
{
    QString shown;
    qsizetype done = 0;
    for (const qsizetype place : places) {
        shown += visible(text.sliced(done, place - done), keepsLines) + text[place];
        done = place + 1;
    }
    return shown + visible(text.sliced(done), keepsLines);
}

} // namespace

QString visibleText(QStringView text)
{
    return visible(text, true);
}

QString visibleLine(QStringView text)
{
    return visible(text, false);
}

QString visibleSentences(QStringView text)
{
    return visibleBut(text, setsPartsOff() ? closedIsolates(text) : QList<qsizetype>(), true);
}

QString visibleSentence(QStringView text)
{
    return visibleBut(text, setsPartsOff() ? closedIsolates(text) : QList<qsizetype>(), false);
}

QString visibleAddress(const QUrl &address)
{
    return visibleLine(address.toString(QUrl::FullyEncoded));
}

QString visibleHost(const QUrl &address)
{
    const QString host = visibleLine(address.host(QUrl::FullyEncoded));
    return address.port() < 0 ? host : u"%1:%2"_s.arg(host, QString::number(address.port()));
}

QString shortened(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype kept = wholeCharacters(text, most).size();
    return VisibleTextTexts::tr("%1… (%n more characters)", nullptr, int(text.size() - kept)).arg(text.first(kept));
}

} // namespace model
