// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/content.h"

#include <QImage>

namespace gui {

//! For a worker thread: a picture that goes with a message, within `bound` pixels. Null where it is no PNG, JPEG, GIF or WebP, or has too
//! many bytes or pixels.
QImage decodePicture(const model::ImageContent &picture, QSize bound);

} // namespace gui
