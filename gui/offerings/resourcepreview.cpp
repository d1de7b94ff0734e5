// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourcepreview.h"

#include "gui/theme/theme.h"
#include "gui/transcript/picturedecoding.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPointer>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace gui {

using model::Canister, model::FileContent, model::ImageContent, model::TextContent;

namespace {

//! In pixels; more is not to be seen in the dialog.
constexpr QSize pictureBound {1600, 1200};

QLabel *makeCentredLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

ResourcePreview::ResourcePreview(QWidget *parent)
    : QStackedWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_picture(makeCentredLabel(u"resourcePicture"_s, this))
    , m_words(makeCentredLabel(u"resourceWords"_s, this))
{
    m_text->setObjectName(u"resourceText"_s);
    m_text->setAccessibleName(tr("Text of the resource"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setFont(Theme::fixedFont());
    m_picture->setMinimumSize(80, 80);
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *page : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_picture), static_cast<QWidget *>(m_words)})
        addWidget(page);
    say({});
}

void ResourcePreview::say(const QString &text)
{
    ++m_shown;
    m_words->setText(text);
    setCurrentWidget(m_words);
}

void ResourcePreview::showDocument(const Canister &document)
{
    ++m_shown;
    const model::Content content = document.contents.value(0);
    if (const auto *picture = std::get_if<ImageContent>(&content)) {
        showPicture(*picture);
    } else if (std::get_if<FileContent>(&content)) {
        say(tr("This is neither text nor a picture: %1").arg(kindAndSizeOf(document)));
    } else {
        const QString text = document.text();
        m_text->setPlainText(text.left(mostShown));
        if (text.size() > mostShown)
            m_text->appendPlainText(tr("[The rest is not shown here.]"));
        m_text->moveCursor(QTextCursor::Start);
        setCurrentWidget(m_text);
    }
}

void ResourcePreview::showPicture(const ImageContent &picture)
{
    m_picture->setAccessibleName(tr("Picture"));
    pictureThread().start([guard = QPointer<ResourcePreview>(this), picture, shown = m_shown] {
        const QImage image = decodePicture(picture, pictureBound);
        // The application outlives its workers; what asked is looked at in its own thread only.
        QMetaObject::invokeMethod(
            qApp,
            [guard, image, shown] {
                if (!guard || guard->m_shown != shown)
                    return;
                if (image.isNull())
                    return guard->say(tr("The picture cannot be shown."));
                guard->m_image = image;
                guard->fitPicture();
                guard->setCurrentWidget(guard->m_picture);
            },
            Qt::QueuedConnection);
    });
}

void ResourcePreview::fitPicture()
{
    if (m_image.isNull())
        return;
    const QSize room = size() * devicePixelRatioF();
    const bool isLarger = m_image.width() > room.width() || m_image.height() > room.height();
    QPixmap pixmap = QPixmap::fromImage(isLarger ? m_image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation) : m_image);
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(pixmap);
}

void ResourcePreview::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    fitPicture();
}

QString kindAndSizeOf(const Canister &document)
{
    QString kind;
    qint64 bytes = 0;
    for (const model::Content &content : document.contents) {
        if (const auto *text = std::get_if<TextContent>(&content)) {
            kind = text->mimeType;
            bytes += text->text.toUtf8().size();
        } else if (const auto *picture = std::get_if<ImageContent>(&content)) {
            kind = picture->mimeType;
            bytes += picture->data.size();
        } else if (const auto *file = std::get_if<FileContent>(&content)) {
            kind = file->mimeType;
            bytes += file->data.size();
        }
    }
    return kind.left(100) + u", "_s + model::sizeInWords(bytes);
}

} // namespace gui
