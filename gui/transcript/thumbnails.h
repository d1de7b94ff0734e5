// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/conversation/content.h"

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSet>

class QThreadPool;

namespace gui {

//! For the thread of pictures: one that goes with a message, within `bound` pixels. Null where it is no PNG, JPEG, GIF or WebP, has too
//! many bytes or pixels, or takes too long.
QImage decodePicture(const model::ImageContent &picture, QSize bound);

//! Where pictures are decoded one after the other, so that never more than one is large in memory.
QThreadPool &pictureThread();

//! Small forms of pictures that go with messages, decoded from their bytes on worker threads. Only so many are kept. What is no PNG,
//! JPEG, GIF or WebP, or has too many pixels, is not decoded. Owned by TranscriptView.
class Thumbnails final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Thumbnails)

public:
    //! A picture of a canister, by its place among the contents.
    using Key = std::pair<model::CanisterId, int>;
    //! In pixels of the screen; they have twice as many for dense screens.
    static constexpr int largestWidth = 240;
    static constexpr int largestHeight = 96;

    explicit Thumbnails(QObject *parent = nullptr);

    //! Null where there is none (yet): then it is being made, and ready() follows.
    QImage find(const Key &key, const model::ImageContent &picture);

Q_SIGNALS:
    void ready();

private:
    void keep(const Key &key, const QImage &image);

    QCache<Key, QImage> m_images;
    QSet<Key> m_underWay;
};

} // namespace gui
