// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourceattachment.h"

namespace gui {

using model::Canister, model::FileContent, model::ImageContent;

model::Result<Attachment> attachmentOf(const Canister &document)
{
    QByteArray data = document.text().toUtf8();
    const model::Content content = document.contents.value(0);
    const auto *picture = std::get_if<ImageContent>(&content);
    const auto *file = std::get_if<FileContent>(&content);
    if (picture)
        data = picture->data;
    else if (file)
        data = file->data;
    // What it is is told by its bytes, whatever its server says; the bounds are those of a file.
    auto attachment = attachmentFrom(document.title, data);
    if (!attachment || picture || file)
        return attachment;
    if (auto *canister = std::get_if<Canister>(&attachment->what))
        canister->contents = document.contents;
    return attachment;
}

} // namespace gui
