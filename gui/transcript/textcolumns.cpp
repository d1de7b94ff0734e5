// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/textcolumns.h"

#include "gui/theme/spacing.h"

#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>

namespace gui {

QTextOption withColumns(QTextOption option, const QString &text, const QFontMetricsF &metrics)
{
    double name = 0;
    double amount = 0;
    for (const QString &line : text.split(u'\n')) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() < 2)
            continue;
        name = std::max(name, metrics.horizontalAdvance(cells.at(0)));
        amount = std::max(amount, metrics.horizontalAdvance(cells.at(1)));
    }
    const Qt::LayoutDirection direction = QGuiApplication::layoutDirection();
    // Qt counts from where a line begins, but calls the sides left and right all the same.
    const bool isMirrored = direction == Qt::RightToLeft;
    const QTextOption::TabType beginning = isMirrored ? QTextOption::RightTab : QTextOption::LeftTab;
    const QTextOption::TabType end = isMirrored ? QTextOption::LeftTab : QTextOption::RightTab;
    const double afterAmount = name + spacing::medium + amount;
    option.setTabs({{afterAmount, end}, {afterAmount + spacing::medium, beginning}});
    option.setTextDirection(direction);
    return option;
}

} // namespace gui
