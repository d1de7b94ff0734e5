// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/stepspage.h"

#include "gui/transcript/textcolumns.h"

#include <QEvent>

namespace gui {

StepsPage::StepsPage(QWidget *parent)
    : QPlainTextEdit(parent)
{
    connect(this, &QPlainTextEdit::textChanged, this, &StepsPage::alignColumns);
}

void StepsPage::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        alignColumns();
}

void StepsPage::alignColumns()
{
    QTextOption option = withColumns(document()->defaultTextOption(), toPlainText(), QFontMetricsF(font()));
    // A document of lines takes the sides as they are called.
    option.setAlignment(option.textDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    document()->setDefaultTextOption(option);
}

} // namespace gui
