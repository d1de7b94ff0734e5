// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/emojiformats.h"

#include "model/text/graphemes.h"

#include <QFontDatabase>

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

} // namespace

QList<QTextLayout::FormatRange> emojiFormats(const QString &text)
{
    QList<QTextLayout::FormatRange> formats;
    const QList<model::TextPlace> places = model::emojiIn(text);
    if (places.isEmpty() || colourFont().isEmpty())
        return formats;
    QTextCharFormat format;
    format.setFontFamilies(QStringList {colourFont()});
    for (const model::TextPlace &place : places)
        formats.append({int(place.begin), int(place.length), format});
    return formats;
}

} // namespace gui
