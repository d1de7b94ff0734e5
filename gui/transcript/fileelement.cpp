// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/fileelement.h"

#include "gui/theme/spacing.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

constexpr int longestName = 200;
constexpr int dogEar = 4;

//! A sheet of paper with a corner turned down.
void drawSheet(QPainter &painter, const QRectF &sheet, const QColor &colour)
{
    painter.setPen(colour);
    painter.setBrush(Qt::NoBrush);
    const QPointF corner(sheet.right() - dogEar, sheet.top());
    const QPointF below(sheet.right(), sheet.top() + dogEar);
    painter.drawPolygon(QPolygonF {sheet.topLeft(), corner, below, sheet.bottomRight(), sheet.bottomLeft()});
    painter.drawPolyline(QPolygonF {corner, QPointF(corner.x(), below.y()), below});
}

} // namespace

QString titleOf(const model::FileContent &file)
{
    const QString name = model::shortened(model::visibleLine(file.name.simplified()), longestName);
    return name.isEmpty() ? FileTexts::tr("File") : name;
}

FileElement::FileElement(const model::FileContent &file, const RowStyle &style)
    : m_name(titleOf(file))
    , m_detail(model::visibleLine(file.mimeType.left(longestName).simplified()) + u" · "_s + model::sizeInWords(file.data.size()))
    , m_wholeHeight(QFontMetrics(style.small).height() + 2 * spacing::small + gapBelow)
    , m_style(style)
{
    setEstimate(m_wholeHeight);
}

void FileElement::paint(QPainter &painter, const ElementState &)
{
    const Palette &colours = *m_style.colours;
    const QFontMetrics metrics(m_style.small);
    const int sign = spacing::medium + spacing::small;
    const int room = width() - sign - 3 * spacing::medium;
    const QString detail = metrics.elidedText(m_detail, Qt::ElideRight, room / 2);
    const int detailWidth = metrics.horizontalAdvance(detail);
    const QString name = metrics.elidedText(m_name, Qt::ElideMiddle, room - detailWidth);
    const int nameWidth = metrics.horizontalAdvance(name);
    const QRect box(0, 0, std::min(width(), sign + nameWidth + detailWidth + 3 * spacing::medium), m_wholeHeight - gapBelow);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), spacing::radius, spacing::radius);
    const qreal height = metrics.ascent();
    drawSheet(painter, QRectF(spacing::medium + 0.5, (box.height() - height) / 2 + 0.5, height * 0.75, height), colours.dim);
    painter.setFont(m_style.small);
    const int left = spacing::medium + sign;
    painter.setPen(colours.ink);
    painter.drawText(QRect(left, 0, nameWidth, box.height()), int(Qt::AlignLeft | Qt::AlignVCenter), name);
    painter.setPen(colours.dim);
    painter.drawText(
        QRect(left + nameWidth + spacing::medium, 0, detailWidth, box.height()), int(Qt::AlignLeft | Qt::AlignVCenter), detail);
}

} // namespace gui
