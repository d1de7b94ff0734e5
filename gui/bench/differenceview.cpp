// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/differenceview.h"

#include "gui/theme/palette.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace gui {

using Change = model::DiffLine::Change;

namespace {

bool isGap(const model::DiffLine &line)
{
    return line.before == 0 && line.after == 0;
}

//! A sign before each line, so that colours are not needed to tell.
QString signedLine(const model::DiffLine &line)
{
    if (isGap(line))
        return u"⋯"_s;
    const QChar sign = line.change == Change::Same ? u' ' : line.change == Change::Added ? u'+' : u'−';
    return sign + u' ' + line.text;
}

} // namespace

DifferenceView::DifferenceView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(u"difference"_s);
    setAccessibleName(tr("Differences"));
    setReadOnly(true);
    setFont(Theme::fixedFont());
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(8);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void DifferenceView::compare(const QString &before, const QString &after)
{
    constexpr int context = 3;
    const QList<model::DiffLine> all = model::LineDiff::between(before, after);
    const bool differs = std::any_of(all.begin(), all.end(), [](const model::DiffLine &line) { return line.change != Change::Same; });
    m_lines = differs ? model::LineDiff::withContext(all, context) : QList<model::DiffLine>();
    QStringList texts;
    for (const model::DiffLine &line : std::as_const(m_lines))
        texts.append(signedLine(line));
    setPlainText(differs ? texts.join(u'\n') : tr("They do not differ."));
    colour();
}

void DifferenceView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void DifferenceView::colour()
{
    const Palette &colours = Palette::of(*this);
    QList<QTextEdit::ExtraSelection> marks;
    QTextBlock block = document()->begin();
    for (const model::DiffLine &line : std::as_const(m_lines)) {
        if (line.change != Change::Same && block.isValid()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(block);
            mark.format.setBackground(line.change == Change::Added ? colours.accentTint : colours.warningTint);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks.append(mark);
        }
        block = block.next();
    }
    setExtraSelections(marks);
}

} // namespace gui
