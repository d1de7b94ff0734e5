// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/thumbnails.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHash>
#include <QImageReader>
#include <QPointer>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int mostKept = 64;
constexpr qsizetype mostBytes = 16 * 1024 * 1024;
constexpr qint64 mostPixels = 50'000'000;

//! The type is what the message says; the bytes are never asked for another one, which could be a format with more to it.
QImage decode(const model::ImageContent &picture)
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
    const QSize bound(2 * Thumbnails::largestWidth, 2 * Thumbnails::largestHeight);
    if (size.width() > bound.width() || size.height() > bound.height())
        reader.setScaledSize(size.scaled(bound, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

} // namespace

Thumbnails::Thumbnails(QObject *parent)
    : QObject(parent)
    , m_images(mostKept)
{
}

QImage Thumbnails::find(const Key &key, const model::ImageContent &picture)
{
    if (const QImage *known = m_images.object(key))
        return *known;
    if (m_underWay.contains(key))
        return {};
    m_underWay.insert(key);
    QThreadPool::globalInstance()->start([guard = QPointer<Thumbnails>(this), key, picture] {
        const QImage image = decode(picture);
        // The application outlives its workers; what asked is looked at in its own thread only.
        QMetaObject::invokeMethod(qApp, [guard, key, image] {
            if (guard)
                guard->keep(key, image);
        }, Qt::QueuedConnection);
    });
    return {};
}

//! One that cannot be decoded is kept as well, so that it is not tried again at each painting.
void Thumbnails::keep(const Key &key, const QImage &image)
{
    m_underWay.remove(key);
    m_images.insert(key, new QImage(image));
    Q_EMIT ready();
}

} // namespace gui
