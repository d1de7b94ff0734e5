// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/contentwords.h"

#include "model/text/amounts.h"
#include "model/text/visibletext.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPictureName = 200;

QString pictureInWords(const model::ImageContent &picture)
{
    QStringList parts {model::shortened(model::visibleLine(picture.name), longestPictureName), model::visibleLine(picture.mimeType)};
    parts.removeAll(QString());
    parts.append(model::sizeInWords(picture.data.size()));
    return u'[' + parts.join(u", "_s) + u']';
}

} // namespace

QString contentInWords(const model::Content &content)
{
    if (const auto *picture = std::get_if<model::ImageContent>(&content))
        return pictureInWords(*picture);
    const auto *file = std::get_if<model::FileContent>(&content);
    return file ? model::inWords(*file) : QString();
}

} // namespace gui
