// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/differencetext.h"

#include "gui/theme/palette.h"

#include <QPlainTextEdit>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

using Change = model::DiffLine::Change;

//! In the colours of the moment.
void setMarks(QPlainTextEdit &view, const QList<model::DiffLine> &lines)
{
    const Palette &colours = Palette::of(view);
    QList<QTextEdit::ExtraSelection> marks;
    for (qsizetype row = 0; row < lines.size(); ++row) {
        if (lines[row].change == Change::Same)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(view.document()->findBlockByNumber(int(row)));
        mark.format.setBackground(lines[row].change == Change::Added ? colours.accentTint : colours.warningTint);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(mark);
    }
    view.setExtraSelections(marks);
}

} // namespace

QString differenceText(const QList<model::DiffLine> &lines)
{
    QStringList texts;
    for (const model::DiffLine &line : lines)
        texts += model::numberedLine(line);
    return texts.join(u'\n');
}

void markDifference(QPlainTextEdit &view, const QList<model::DiffLine> &lines)
{
    keepInColours(view, [&view, lines] { setMarks(view, lines); });
}

} // namespace gui
