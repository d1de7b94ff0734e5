// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/diagnosticsmodel.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"

#include <QMouseEvent>
#include <QPainter>

namespace gui {

using namespace Qt::StringLiterals;

void DiagnosticsModel::setDiagnostics(const model::Diagnostics &diagnostics, const QString &text)
{
    if (diagnostics == m_diagnostics)
        return;
    beginResetModel();
    m_diagnostics = diagnostics;
    m_fixes.clear();
    for (const model::Diagnostic &diagnostic : diagnostics.first(qMin(mostFixes, diagnostics.size()))) {
        const auto fix = model::quickFix(text, diagnostic);
        m_fixes.append(fix ? fix->title : QString());
    }
    endResetModel();
}

int DiagnosticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(qMin(mostRows, m_diagnostics.size()));
}

QVariant DiagnosticsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Diagnostic &diagnostic = m_diagnostics.at(index.row());
    const QString place = u"%1:%2"_s.arg(diagnostic.position.line).arg(diagnostic.position.column);
    switch (role) {
    case Qt::DisplayRole: return u"%1  %2"_s.arg(place, diagnostic.message);
    case Qt::ToolTipRole: return toolTipText(diagnostic.toString());
    case PlaceRole: return place;
    case MessageRole: return diagnostic.message;
    case FixRole: return m_fixes.value(index.row());
    case ErrorRole: return diagnostic.severity == model::Diagnostic::Severity::Error;
    default: return {};
    }
}

namespace {

constexpr int dotWidth = 24;

QFont boldOf(const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

} // namespace

void DiagnosticDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(option.palette);
    const Parts parts = partsOf(option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colours.accentTint);
    painter->setPen(Qt::NoPen);
    painter->setBrush(index.data(DiagnosticsModel::ErrorRole).toBool() ? colours.warning : colours.dim);
    painter->drawEllipse(QPointF(option.rect.left() + 15, option.rect.center().y() + 1), 4, 4);
    painter->setPen(colours.ink);
    painter->setFont(boldOf(option.font));
    painter->drawText(parts.place, Qt::AlignVCenter, index.data(DiagnosticsModel::PlaceRole).toString());
    painter->setFont(option.font);
    const QString message = index.data(DiagnosticsModel::MessageRole).toString();
    painter->drawText(parts.message, Qt::AlignVCenter, option.fontMetrics.elidedText(message, Qt::ElideRight, parts.message.width()));
    painter->setPen(colours.accent);
    painter->drawText(parts.fix, Qt::AlignVCenter, index.data(DiagnosticsModel::FixRole).toString());
    painter->restore();
}

QSize DiagnosticDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {100, option.fontMetrics.height() + 12};
}

bool DiagnosticDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (mouse->button() != Qt::LeftButton || !partsOf(option, index).fix.contains(mouse->position().toPoint()))
        return false;
    Q_EMIT fixPicked(index.row());
    return true;
}

DiagnosticDelegate::Parts DiagnosticDelegate::partsOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto widthOf = [&option](const QString &text) { return option.fontMetrics.horizontalAdvance(text); };
    const QRect row = option.rect.adjusted(dotWidth + spacing::unit, 0, -spacing::small, 0);
    const QString fix = index.data(DiagnosticsModel::FixRole).toString();
    const int placeWidth = QFontMetrics(boldOf(option.font)).horizontalAdvance(index.data(DiagnosticsModel::PlaceRole).toString())
        + spacing::small;
    const int fixWidth = fix.isEmpty() ? 0 : widthOf(fix) + 2;
    const int room = row.width() - placeWidth - fixWidth - spacing::small;
    const int messageWidth = qMax(0, qMin(room, widthOf(index.data(DiagnosticsModel::MessageRole).toString()) + 2));
    Parts parts;
    parts.place = QRect(row.left(), row.top(), placeWidth, row.height());
    parts.message = QRect(parts.place.right() + 1, row.top(), messageWidth, row.height());
    parts.fix = QRect(parts.message.right() + spacing::small, row.top(), fixWidth, row.height());
    return parts;
}

} // namespace gui
