// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/picturedecoding.h"

#include <QBuffer>
#include <QHash>
#include <QImageReader>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qsizetype mostBytes = 16 * 1024 * 1024;
constexpr qint64 mostPixels = 50'000'000;

} // namespace

// The type is what the message says; the bytes are never asked for another one, which could be a format with more to it.
QImage decodePicture(const model::ImageContent &picture, QSize bound)
{
    static const QHash<QString, QByteArray> formats {
        {u"image/png"_s, "png"}, {u"image/jpeg"_s, "jpeg"}, {u"image/gif"_s, "gif"}, {u"image/webp"_s, "webp"}};
    const QByteArray format = formats.value(picture.mimeType);
    if (format.isEmpty() || picture.data.size() > mostBytes)
        return {};
    QByteArray bytes = picture.data;
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty() || qint64(size.width()) * size.height() > mostPixels)
        return {};
    if (size.width() > bound.width() || size.height() > bound.height())
        reader.setScaledSize(size.scaled(bound, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

} // namespace gui
