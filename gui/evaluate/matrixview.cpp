// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/matrixview.h"

#include "gui/evaluate/evaluationmatrix.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The rows of a large matrix are as high as one line, so that none has to be measured; and what a cell says has the colour of how it
//! stands.
class CellDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant standing = index.data(EvaluationMatrix::StandingRole);
        if (!standing.isValid())
            return;
        const Palette &palette = Palette::of(option->palette);
        QColor colour = palette.warning;
        if (EvaluationMatrix::Standing(standing.toInt()) == EvaluationMatrix::Standing::Passed)
            colour = palette.good;
        if (EvaluationMatrix::Standing(standing.toInt()) == EvaluationMatrix::Standing::Waiting)
            colour = palette.dim;
        option->palette.setColor(QPalette::Text, colour);
        option->palette.setColor(QPalette::HighlightedText, colour);
    }
};

} // namespace

MatrixView::MatrixView(EvaluationMatrix &matrix, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(u"evaluateMatrix"_s);
    setAccessibleName(tr("Cases and variants"));
    setModel(&matrix);
    setItemDelegate(new CellDelegate(this));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultSectionSize(Theme::zoomed(180));
}

void MatrixView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

} // namespace gui
