// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "model/conversation/content.h"

#include <QFont>
#include <QList>
#include <QPoint>
#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

class QPainter;

namespace gui {

class Figure;
struct MarkdownBlock;
enum class FigureAction;

class HighlightTables;
class Thumbnails;

//! What a person can do with a row.
enum class RowAction {
    None,
    ToggleThought,
    ToggleOpen,
    ShowAll,
    Copy,
    Edit,
    Regenerate,
    Fork,
    CompareFrom,
    CompareVersions,
    ToggleActive,
    TogglePin,
    CopyMarkdown,
    CopyText,
    ReadText,
    EditResult,
    RunAgain,
    LookInto,
    Delete,
    MoveOut,
    ShowExchanges,
    UndoFiles,
    UndoTurn,
    ShowSeen,
    More,
    PreviousSibling,
    NextSibling
};

//! How rows look; the same for all rows of a transcript.
struct RowStyle {
    const Palette *colours = &Palette::light();
    QFont text;
    QFont small;
    QFont fixed;
    HighlightTables *tables = nullptr;
    Thumbnails *thumbnails = nullptr;
};

//! Characters of an element that are selected; `last` is one beyond the last.
struct SelectedRange {
    int first = 0;
    int last = 0;
};

//! Circumstances in which an element is painted.
struct ElementState {
    std::optional<SelectedRange> selection;
    bool isHovered = false;
    bool isCurrent = false;
    //! What a search has found in it, and the place of it that is shown.
    QList<SelectedRange> found = {};
    std::optional<SelectedRange> foundHere = {};
};

//! One thing within a row that is laid out and painted at one go. Its height is an estimate until then. Coordinates are its own,
//! with the origin at its upper left corner. Owned by its RowLayout.
class RowElement
{
    Q_DISABLE_COPY_MOVE(RowElement)

public:
    RowElement() = default;
    virtual ~RowElement() = default;

    int height() const { return m_height; }
    bool isLaidOut() const { return m_width > 0; }
    //! In pixels; does nothing where it is laid out for that width.
    void layOutFor(int width)
    {
        if (width == m_width)
            return;
        m_width = width;
        m_foundBy = 0;
        m_height = layOut(width);
    }
    //! Has it laid out again with what it has.
    void layOutAgain() { m_width = 0; }
    //! Lets go of what the layout needs; the height stays as an estimate.
    void release()
    {
        m_width = 0;
        m_foundBy = 0;
        m_found.clear();
        releaseLayout();
    }
    virtual void paint(QPainter &painter, const ElementState &state) = 0;
    //! Its first pixel that is not as it was when this was last asked; its height where nothing has changed.
    virtual int takeChanged() { return 0; }

    virtual RowAction actionAt(const QPoint &) const { return RowAction::None; }
    //! An empty text where there is no link that may be opened.
    virtual QString linkAt(const QPoint &) const { return {}; }
    //! -1 where the element has no text that can be selected.
    virtual int characterAt(const QPoint &) const { return -1; }
    virtual int length() const { return 0; }
    virtual QString textBetween(int, int) const { return {}; }
    //! It is of the program, as a title is: nothing is found in it.
    void leaveOutOfSearch() { m_isSearched = false; }
    bool isSearched() const { return m_isSearched; }
    //! What is searched of it: what is to be seen, with what is between it and a piece that goes on with it; also while it is not laid out.
    virtual QString searchedText() const { return {}; }
    //! Where a search finds something in its text, kept until that is laid out anew: `find` is called for a search that was not the last
    //! one. `number` tells searches apart, from 1.
    template <typename Find>
    const QList<SelectedRange> &found(quint64 number, Find find)
    {
        if (m_foundBy != number) {
            m_found = find();
            m_foundBy = number;
        }
        return m_found;
    }
    //! Whether these words may be in it, which is quick to say also while it is not laid out.
    virtual bool mayHave(const QString &) const { return false; }
    //! What can be dragged out of it as a file.
    virtual std::optional<model::FileContent> file() const { return {}; }
    //! Where a character is; for scrolling there.
    virtual QRect placeOf(int) const { return {0, 0, 0, m_height}; }
    //! Where a character of what is searched is, in all of its figure where that is scrolled sideways.
    virtual QRect placeOfFound(int searched) const { return placeOf(std::min(searched, length())); }
    //! How its text begins, as it was written.
    virtual QString beginning() const { return {}; }
    //! The addresses of all links in it that may be opened.
    virtual QStringList links() const { return {}; }
    //! The formulas within its lines, as they were written.
    virtual QStringList formulas() const { return {}; }
    //! Its text goes on with what the element above it began.
    virtual bool continuesText() const { return false; }
    //! Takes the same block with more text at its end. \return false where it is another block; nothing has changed then.
    virtual bool grow(const MarkdownBlock &) { return false; }

    //! What it is a part of; null for none.
    virtual std::shared_ptr<Figure> figure() const { return {}; }
    virtual FigureAction figureActionAt(const QPoint &) const { return FigureAction(); }

    //! When it was last on the screen; for TranscriptLayout.
    quint64 seen = 0;

protected:
    //! Below what stands in a box.
    static constexpr int gapBelow = spacing::gap;
    static constexpr int longestBeginning = 100;

    virtual int layOut(int width) = 0;
    virtual void releaseLayout() { }
    void setEstimate(int height) { m_height = height; }
    int width() const { return m_width; }

private:
    int m_width = 0;
    int m_height = 0;
    bool m_isSearched = true;
    //! By the search of this number; 0 where none has looked since it was laid out.
    quint64 m_foundBy = 0;
    QList<SelectedRange> m_found;
};

//! Room in a row for a widget that a person works with: an approval card, a banner. The widget belongs to whoever made it; the
//! view moves it to where the element is placed, and hides it elsewhere.
class WidgetElement final : public RowElement
{
public:
    explicit WidgetElement(QWidget *widget)
        : m_widget(widget)
    {
        setEstimate(widget->sizeHint().height() + gapBelow);
    }

    QWidget *widget() const { return m_widget; }
    void paint(QPainter &, const ElementState &) override { }
    QSize widgetSize() const { return {width(), height() - gapBelow}; }

protected:
    int layOut(int width) override
    {
        if (!m_widget)
            return 0;
        m_widget->ensurePolished();
        const int needed = m_widget->hasHeightForWidth() ? m_widget->heightForWidth(width) : m_widget->sizeHint().height();
        return needed + gapBelow;
    }

private:
    QPointer<QWidget> m_widget;
};

} // namespace gui
