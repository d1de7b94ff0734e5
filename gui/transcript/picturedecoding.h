// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/content.h"

#include <QImage>

class QThreadPool;

namespace gui {

//! For the thread of pictures: one that goes with a message, within `bound` pixels. Null where it is no PNG, JPEG, GIF or WebP, has too
//! many bytes or pixels, or takes too long.
QImage decodePicture(const model::ImageContent &picture, QSize bound);

//! Where pictures are decoded one after the other, so that never more than one is large in memory.
QThreadPool &pictureThread();

} // namespace gui
