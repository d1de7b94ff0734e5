// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QObject>

#include <functional>
#include <variant>

namespace gui {

//! Something that goes with a message: a picture within it, or what goes before it, such as a text file as a document.
struct Attachment {
    QString name;
    qint64 bytes = 0;
    std::variant<model::ImageContent, model::Canister> what;
};

//! Largest file that can be attached.
inline constexpr qint64 largestPicture = 5 * 1024 * 1024;
inline constexpr qint64 largestDocument = 2 * 1024 * 1024;

//! PNG, JPEG, GIF and WebP are told by their first bytes; everything else must be UTF-8 text without control characters.
//! \return a Usage error for the person where it is neither or too large.
model::Result<Attachment> attachmentFrom(const QString &name, const QByteArray &data);

//! What a message holds beside its text: its pictures, and what is no attachment.
struct Carried {
    QList<Attachment> pictures;
    model::Contents others;
};
Carried carriedBy(const model::Contents &contents);

//! Reads a regular file on a worker thread. `done` is called in the thread of `context` while that lives.
void readAttachment(const QString &path, QObject *context, std::function<void(const model::Result<Attachment> &)> done);

} // namespace gui
