// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/foundmarks.h"
#include "gui/transcript/highlighting.h"
#include "gui/transcript/rowbuilder.h"
#include "gui/transcript/thumbnails.h"
#include "gui/transcript/transcriptlayout.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <optional>

class QAbstractItemModel;

namespace gui {

class Figure;
class FigureInput;
class JumpButton;
class TranscriptInput;

//! The rows of a ConversationModel, painted: only what is on the screen is laid out, so that a hundred thousand canisters cost what ten
//! cost. While text streams in, only its last open block is laid out again, at most every 33 ms. Nothing in a model's text is
//! loaded or run. Owned by its parent; the rows outlive it.
class TranscriptView final : public QAbstractScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptView)

public:
    explicit TranscriptView(const QAbstractItemModel &rows, QWidget *parent = nullptr);
    ~TranscriptView() override;

    //! Where cards and banners come from; outlives the view. Call rowNeedsWidgets or noticesChanged when they change.
    void setWidgets(const RowWidgets *widgets);
    void rowNeedsWidgets(int row);
    void noticesChanged();

    //! The row that the keyboard is on; -1 for none.
    int currentRow() const;
    //! Also brings it to the screen.
    void setCurrentRow(int row);
    void scrollToEnd();
    //! What stands at the upper edge, for coming back there.
    TranscriptLayout::Top top() const { return m_layout.top(); }
    void scrollTo(TranscriptLayout::Top top);
    //! A title for screen readers: who, when, and how it begins.
    QString titleOf(int row) const { return m_builder.titleOf(row); }
    //! All that is in a row, for reading aloud; bounded.
    QString readingTextOf(int row) const { return m_builder.readingTextOf(row); }
    //! What of a row opens and folds by Enter: ToggleThought, ToggleOpen, or None.
    RowAction foldOf(int row) const;
    bool isOpen(int row) const;
    void toggleFold(int row);
    bool isStreaming(int row) const { return row == m_streamRow; }
    //! Does it, or has it done by whoever can: actionRequested().
    void perform(RowAction action, int row);
    //! The same with several rows together.
    void performOn(RowAction action, const QList<int> &rows);
    //! Opens the menu of what can be done with a row.
    void showMenuOf(int row);
    //! What can be done with the figures of a row, for assistive programs.
    FigureInput &figures();
    //! -1 where no row is at this point of the viewport.
    int rowAt(const QPoint &point) const;
    //! Where a row is on the screen; empty where it is not.
    QRect rectangleOf(int row) const;
    //! Where the column of the rows begins in the viewport.
    int columnLeft() const;
    QString selectedText() const;
    void selectAll();
    //! Sets off all places where this is found; none where it is empty.
    void setFound(const model::TextSearch &search);
    //! Brings one of those of a row to the screen, counted from 1, and opens what it is folded in.
    void showFound(int row, int number);
    const QAbstractItemModel &rows() const { return m_rows; }
    HighlightTables &tables() { return m_tables; }
    //! What is seen of a figure of this row is so when the row is made anew, too.
    void keepSight(int row, const Figure &figure);

    // For tests and benchmarks.
    bool hasPainted() const { return m_hasPainted; }
    int rowsInMemory() const { return m_layout.rowsInMemory(); }
    int layoutCount() const { return m_layout.elementsLaidOut(); }
    TranscriptLayout &layoutForTests() { return m_layout; }
    //! Brings everything up to date without waiting for the event loop.
    void refresh();

Q_SIGNALS:
    //! Once, when something has been painted for the first time.
    void firstPainted();
    //! The person asks for something to be done with a row that the view cannot do itself.
    void actionRequested(gui::RowAction action, int row);
    void marksActionRequested(gui::RowAction action, const QList<int> &rows);
    void currentRowChanged(int row);
    //! Assistive programs, where there are any, are told of an event about a row.
    void toldOf(QAccessible::Event event, int row);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    //! Nothing: what has moved is painted where it is known what it is.
    void scrollContentsBy(int, int) override { }
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void follow();
    void rowsReplaced(int unchanged);
    void rowsChanged(int first, int last);
    void rowStreamed(int row, bool isThought);
    void showStreamed();
    void timeThought();
    void openFor(int row);
    void adoptStyle();
    void scheduleRefresh();
    void place();
    void updateStreamed(const QList<TranscriptLayout::Placed> &before);
    void synchroniseScrollBar();
    void moveWidgets();
    void paintPlaced(QPainter &painter, const TranscriptLayout::Placed &placed) const;
    int columnWidth() const;

    const QAbstractItemModel &m_rows;
    RowFolds m_folds;
    HighlightTables m_tables;
    Thumbnails m_thumbnails;
    RowStyle m_style;
    RowBuilder m_builder;
    TranscriptLayout m_layout;
    FoundMarks m_found;
    //! Where to go as soon as it is shown.
    std::optional<TranscriptLayout::Top> m_wantedTop;
    TranscriptInput *m_input;
    QList<QPointer<QWidget>> m_shownWidgets;
    //! How often they have been moved.
    int m_moves = 0;
    JumpButton *m_jump;
    QTimer m_refreshTimer;
    QTimer m_streamTimer;
    int m_streamRow = -1;
    //! A thought has grown since the row was last shown.
    bool m_hasThought = false;
    model::CanisterId m_thinking;
    QElapsedTimer m_thinkingSince;
    bool m_isSynchronising = false;
    bool m_hasPainted = false;
};

} // namespace gui
