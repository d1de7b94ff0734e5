// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSet>

namespace gui {

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
