// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/map/branchwindow.h"

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/transcript/rowtexts.h"
#include "invocables/basics/worker.h"
#include "model/store/store.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QTextEdit>
#include <QTextTable>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// Characters that are laid out at one go; one pair may be longer. What a pair costs beside its text, in characters.
constexpr qsizetype longestPortion = 8'000;
constexpr qsizetype shortestPair = 400;

} // namespace

BranchWindow *BranchWindow::open(model::Store &store, const model::ConversationId &id, qint64 left, qint64 right, QWidget &near)
{
    auto *window = new BranchWindow(near);
    store.run(
        window, [id, left, right](model::Database &database) { return BranchPair::read(database, id, left, right); },
        [window](const model::Result<BranchPair> &branches) {
            if (!branches)
                return window->setComparison(tl::make_unexpected(branches.error()));
            invocables::doOnWorker<BranchComparison>(
                window, [branches = *branches] { return BranchComparison::of(branches); },
                [window](const BranchComparison &comparison) { window->setComparison(comparison); });
        });
    window->show();
    return window;
}

BranchWindow::BranchWindow(QWidget &near)
    : QWidget(near.window(), Qt::Window)
    , m_about(new QLabel(tr("Reading both branches…"), this))
    , m_text(new QTextEdit(this))
{
    setObjectName(u"branchWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Two branches side by side"));
    resize(near.window()->size().expandedTo({720, 540}) * 0.8);
    m_about->setObjectName(u"branchAbout"_s);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_text->setObjectName(u"branchTexts"_s);
    m_text->setAccessibleName(tr("Both branches, canister beside canister"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_about);
    layout->addWidget(m_text, 1);
    m_filling.setSingleShot(true);
    m_filling.setInterval(0);
    connect(&m_filling, &QTimer::timeout, this, &BranchWindow::fillOn);
    auto *close = new QAction(tr("Close"), this);
    close->setShortcuts({QKeySequence(QKeySequence::Close), QKeySequence(Qt::Key_Escape)});
    connect(close, &QAction::triggered, this, &QWidget::close);
    addAction(close);
    m_text->setFocus();
}

void BranchWindow::setComparison(const model::Result<BranchComparison> &comparison)
{
    if (!comparison)
        return m_about->setText(comparison.error().message);
    QStringList about;
    if (comparison->isOne)
        about.append(tr("Both are on the same branch: there is nothing to compare."));
    else if (comparison->common == 0)
        about.append(tr("The branches part at the beginning."));
    else
        about.append(tr("Both branches have the first %n message(s) in common.", nullptr, comparison->common));
    if (comparison->leftOut > 0)
        about.append(tr("%n message(s) more are not shown.", nullptr, comparison->leftOut));
    m_about->setText(about.join(u' '));
    m_comparison = *comparison;
    fill();
}

void BranchWindow::fill()
{
    m_text->clear();
    m_filled = 0;
    if (!m_comparison.isOne)
        fillOn();
}

//! As much as can be laid out without being noticed; the rest when the window has done what else there is.
void BranchWindow::fillOn()
{
    const QList<BranchComparison::Pair> &pairs = m_comparison.pairs;
    const int first = m_filled;
    for (qsizetype length = 0; m_filled < int(pairs.size()) && length < longestPortion; ++m_filled)
        length += pairs.at(m_filled).length() + shortestPair;
    if (first == m_filled)
        return;
    const Palette &colours = Palette::of(*this);
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    cursor.beginEditBlock();
    // Between two tables there is a line, which is not to be seen.
    QTextBlockFormat thin;
    thin.setLineHeight(1, QTextBlockFormat::FixedHeight);
    cursor.setBlockFormat(thin);
    QTextTableFormat format;
    format.setBorder(spacing::hairline);
    format.setBorderBrush(colours.line);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderCollapse(true);
    format.setCellPadding(spacing::gap);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    const QTextLength half(QTextLength::PercentageLength, 50);
    format.setColumnWidthConstraints({half, half});
    const QTextTable *table = cursor.insertTable(m_filled - first, 2, format);
    for (int row = first; row < m_filled; ++row) {
        const BranchComparison::Pair &pair = pairs.at(row);
        write(table->cellAt(row - first, 0).firstCursorPosition(), pair.left, pair, colours.warningTint);
        write(table->cellAt(row - first, 1).firstCursorPosition(), pair.right, pair, colours.accentTint);
    }
    cursor.endEditBlock();
    if (first == 0)
        m_text->moveCursor(QTextCursor::Start);
    m_filling.start();
}

void BranchWindow::write(QTextCursor cursor, const BranchComparison::Side &side, const BranchComparison::Pair &pair, const QColor &ground)
{
    const Palette &colours = Palette::of(*this);
    QTextCharFormat plain;
    plain.setForeground(colours.dim);
    if (side.speaker.isEmpty())
        return cursor.insertText(tr("Nothing here"), plain);
    const bool isAlone = pair.left.speaker.isEmpty() || pair.right.speaker.isEmpty();
    const QString how = isAlone ? tr("only here") : pair.differs ? tr("differs") : tr("the same");
    cursor.insertText(u"%1 · %2 · %3"_s.arg(side.speaker, timeOf(side.created), how), plain);
    cursor.insertBlock();
    for (const model::WordPiece &piece : side.text) {
        QTextCharFormat words;
        words.setForeground(pair.differs ? colours.ink : colours.dim);
        if (piece.differs || isAlone)
            words.setBackground(ground);
        // Not by its colour alone.
        words.setFontUnderline(piece.differs);
        cursor.insertText(piece.text, words);
    }
}

void BranchWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace gui
