// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/attachment.h"

#include "model/basics/aside.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct AttachmentTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Attachment)
};

tl::unexpected<model::Error> refused(const QString &message)
{
    return model::failure(model::ErrorCategory::Usage, message);
}

QString pictureTypeOf(const QByteArray &data)
{
    if (data.startsWith("\x89PNG\r\n\x1a\n"))
        return u"image/png"_s;
    if (data.startsWith("\xff\xd8\xff"))
        return u"image/jpeg"_s;
    if (data.startsWith("GIF87a") || data.startsWith("GIF89a"))
        return u"image/gif"_s;
    if (data.startsWith("RIFF") && data.mid(8, 4) == "WEBP")
        return u"image/webp"_s;
    return {};
}

model::Result<Attachment> readFile(const QString &path)
{
    const QFileInfo information(path);
    // A pipe or a device would never end.
    if (!information.isFile())
        return refused(AttachmentTexts::tr("%1 is not a file.").arg(information.fileName()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(AttachmentTexts::tr("%1 cannot be read: %2.").arg(information.fileName(), file.errorString()));
    return attachmentFrom(information.fileName(), file.read(std::max(largestPicture, largestDocument) + 1));
}

} // namespace

model::Result<Attachment> attachmentFrom(const QString &name, const QByteArray &data)
{
    if (const QString type = pictureTypeOf(data); !type.isEmpty()) {
        if (data.size() > largestPicture)
            return refused(AttachmentTexts::tr("The picture %1 is larger than %2.").arg(name, model::sizeInWords(largestPicture)));
        return Attachment {name, data.size(), model::ImageContent {data, type, name}};
    }
    if (data.size() > largestDocument)
        return refused(AttachmentTexts::tr("%1 is larger than %2.").arg(name, model::sizeInWords(largestDocument)));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(data);
    if (decoder.hasError() || text.contains(QChar(0)))
        return refused(AttachmentTexts::tr("%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).").arg(name));
    model::Canister document {.role = model::Role::Document, .contents = {model::TextContent {text}}, .title = name};
    return Attachment {name, data.size(), std::move(document)};
}

Carried carriedBy(const model::Contents &contents)
{
    Carried carried;
    for (const model::Content &content : contents) {
        if (const auto *picture = std::get_if<model::ImageContent>(&content)) {
            const QString name = picture->name.isEmpty() ? AttachmentTexts::tr("Picture") : picture->name;
            carried.pictures.append({name, picture->data.size(), *picture});
        } else if (!std::holds_alternative<model::TextContent>(content)) {
            carried.others.append(content);
        }
    }
    return carried;
}

void readAttachment(const QString &path, QObject *context, std::function<void(const model::Result<Attachment> &)> done)
{
    model::runAside(
        context, [path] { return readFile(path); }, std::move(done));
}

} // namespace gui
