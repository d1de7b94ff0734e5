// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/emojiformats.h"

#include "model/text/graphemes.h"

#include <QFontDatabase>
#include <QRawFont>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Of the colour fonts that are known by name, the first that is there; empty for none.
const QString &colourFont()
{
    static const QString font = [] {
        static const QStringList known {u"Noto Color Emoji"_s, u"Twemoji"_s, u"Twitter Color Emoji"_s, u"OpenMoji Color"_s, u"JoyPixels"_s,
            u"Blobmoji"_s, u"Apple Color Emoji"_s, u"Segoe UI Emoji"_s};
        const auto found = std::find_if(
            known.cbegin(), known.cend(), [](const QString &family) { return QFontDatabase::hasFamily(family); });
        return found == known.cend() ? QString() : *found;
    }();
    return font;
}

//! Whether the colour font has all its signs; what joins them or asks for a picture has no form of its own.
bool hasWhole(QStringView picture)
{
    static const QRawFont font = QRawFont::fromFont(QFont(colourFont()));
    constexpr char32_t joiner = 0x200d;
    constexpr char32_t emojiPresentation = 0xfe0f;
    const QList<uint> signs = picture.toUcs4();
    return std::all_of(signs.cbegin(), signs.cend(),
        [](char32_t sign) { return sign == joiner || sign == emojiPresentation || font.supportsCharacter(sign); });
}

} // namespace

QList<QTextLayout::FormatRange> emojiFormats(const QString &text)
{
    QList<QTextLayout::FormatRange> formats;
    const QList<model::TextPlace> places = model::emojiIn(text);
    if (places.isEmpty() || colourFont().isEmpty())
        return formats;
    QTextCharFormat format;
    format.setFontFamilies(QStringList {colourFont()});
    // From no other font either: what joins two signs may be in none but another, and they would fall apart there.
    QTextCharFormat whole = format;
    whole.setFontStyleStrategy(QFont::NoFontMerging);
    for (const model::TextPlace &place : places) {
        const QStringView picture = QStringView(text).sliced(place.begin, place.length);
        formats.append({int(place.begin), int(place.length), hasWhole(picture) ? whole : format});
    }
    return formats;
}

} // namespace gui
