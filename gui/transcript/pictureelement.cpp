// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/pictureelement.h"

#include "gui/theme/spacing.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

} // namespace

PictureElement::PictureElement(Thumbnails::Key key, model::ImageContent picture, const RowStyle &style)
    : m_key(std::move(key))
    , m_picture(std::move(picture))
    , m_style(style)
{
    setEstimate(wholeHeight);
}

void PictureElement::paint(QPainter &painter, const ElementState &)
{
    const Palette &colours = *m_style.colours;
    const QRect box(0, 0, width(), wholeHeight - gapBelow);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), spacing::radius, spacing::radius);
    QSize shown(Thumbnails::largestHeight, Thumbnails::largestHeight);
    if (const QImage image = m_style.thumbnails ? m_style.thumbnails->find(m_key, m_picture) : QImage(); !image.isNull()) {
        const QSize most(std::min<int>(Thumbnails::largestWidth, width() / 2), Thumbnails::largestHeight);
        const bool isLarge = image.width() > most.width() || image.height() > most.height();
        shown = isLarge ? image.size().scaled(most, Qt::KeepAspectRatio) : image.size();
        painter.drawImage(QRect(QPoint(padding, (box.height() - shown.height()) / 2), shown), image);
    }
    const QRect text = box.adjusted(padding + shown.width() + spacing::medium, 0, -padding, 0);
    const QFontMetrics metrics(m_style.small);
    const auto draw = [&](const QColor &colour, Qt::Alignment side, const QRect &area, const QString &line) {
        painter.setPen(colour);
        painter.drawText(area, Qt::AlignLeft | side, metrics.elidedText(line, Qt::ElideMiddle, area.width()));
    };
    painter.setFont(m_style.small);
    const QString name = m_picture.name.isEmpty() ? PictureTexts::tr("Image") : m_picture.name;
    const QString size = model::sizeInWords(m_picture.data.size());
    draw(colours.ink, Qt::AlignBottom, QRect(text.topLeft(), QSize(text.width(), box.height() / 2 - 1)), name);
    draw(colours.dim, Qt::AlignTop, QRect(text.left(), box.height() / 2 + 1, text.width(), box.height() / 2),
        m_picture.mimeType + u" · "_s + size);
}

} // namespace gui
