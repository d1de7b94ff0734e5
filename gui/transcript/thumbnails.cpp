// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/thumbnails.h"

#include "gui/transcript/picturedecoding.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace gui {

namespace {

constexpr int mostThumbnails = 64;

} // namespace

Thumbnails::Thumbnails(QObject *parent)
    : QObject(parent)
    , m_images(mostThumbnails)
{
}

QImage Thumbnails::find(const Key &key, const model::ImageContent &picture)
{
    if (const QImage *known = m_images.object(key))
        return *known;
    if (m_underWay.contains(key))
        return {};
    m_underWay.insert(key);
    pictureThread().start([guard = QPointer<Thumbnails>(this), key, picture] {
        const QImage image = decodePicture(picture, {2 * largestWidth, 2 * largestHeight});
        // The application outlives its workers; what asked is looked at in its own thread only.
        QMetaObject::invokeMethod(
            qApp,
            [guard, key, image] {
                if (guard)
                    guard->keep(key, image);
            },
            Qt::QueuedConnection);
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
