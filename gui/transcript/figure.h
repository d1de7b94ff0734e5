// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/markdownblocks.h"

#include <QHash>
#include <QList>
#include <QString>

namespace gui {

//! What a person can do with a figure.
enum class FigureAction { None, Copy, CopyAsCsv, Save, Wrap, OpenInWindow, OpenOutside };

//! How a person sees a figure: what is kept of it while its row is not in memory.
struct FigureSight {
    //! So many pixels are to the left of what is seen.
    int offset = 0;
    bool isWrapped = false;
};
//! By the figures' numbers in their canister.
using FigureSights = QHash<int, FigureSight>;

//! What stands apart from the running text of an answer: a code block, a table, a formula. This is what its elements in a row have in
//! common (header, pieces, footer): what it is, and how far it is scrolled sideways. Owned by them.
class Figure
{
    Q_DISABLE_COPY_MOVE(Figure)

public:
    //! `number`: how many figures its canister has before it. `name` is shown: a language; empty where it has none.
    Figure(const MarkdownBlock &block, int number, QString name, FigureSight sight);
    virtual ~Figure() = default;

    MarkdownBlock::Kind kind() const { return m_kind; }
    const QString &language() const { return m_language; }
    int number() const { return m_number; }
    QString title() const;
    QList<FigureAction> actions() const;
    //! A word for a button.
    QString labelOf(FigureAction action) const;

    //! Some of it is so wide, in pixels.
    void widen(int width) { m_width = std::max(m_width, width); }
    virtual int width() const { return m_width; }
    //! So much of it is seen at a time.
    void setVisibleWidth(int width) { m_visibleWidth = width; }
    int visibleWidth() const { return m_visibleWidth; }
    int offset() const;
    int maximumOffset() const;
    void scrollTo(int offset) { m_sight.offset = offset; }
    //! Scrolls sideways where these pixels of it are not seen; to the left one where there are too many.
    void bringIntoSight(int left, int right);

    bool isWrapped() const { return m_sight.isWrapped; }
    void toggleWrapped() { m_sight = {0, !m_sight.isWrapped}; }
    FigureSight sight() const { return {offset(), isWrapped()}; }

private:
    const MarkdownBlock::Kind m_kind;
    const QString m_language;
    const int m_number;
    const QString m_name;
    FigureSight m_sight;
    int m_width = 0;
    int m_visibleWidth = 0;
};

//! All of a figure, as it was written.
struct FigureText {
    MarkdownBlock::Kind kind = MarkdownBlock::Kind::Code;
    QString language = {};
    //! Code, a table in Markdown, a formula in LaTeX.
    QString text = {};
};

//! The figure of this number in a Markdown text; empty where it has fewer. Reads all of the text.
FigureText figureIn(QStringView markdown, int number);

} // namespace gui
