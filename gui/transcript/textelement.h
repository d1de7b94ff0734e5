// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/highlighting.h"
#include "gui/transcript/inertdocument.h"
#include "gui/transcript/rowelement.h"
#include "model/text/graphemes.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>

#include <memory>

namespace gui {

//! A block of text: Markdown, code, or text as it is, perhaps in a box that goes on over several elements.
class TextElement : public RowElement
{
public:
    //! Columns are lines with tabs, as withColumns() wants them.
    enum class Form { Markdown, Plain, Code, Columns };
    enum class Box { None, User, Code, Card };
    struct Frame {
        Box box = Box::None;
        //! Does the box begin, does it end with this element?
        bool first = true;
        bool last = true;
    };

    //! `before` is the piece that this one goes on from; it lives as long as this.
    TextElement(MarkdownBlock block, Form form, Frame frame, const RowStyle &style, TextElement *before = nullptr);

    void setFrame(Frame frame);
    bool grow(const MarkdownBlock &block) override;
    bool continuesText() const override { return m_block.continues; }

    void paint(QPainter &painter, const ElementState &state) override;
    int takeChanged() override;
    QString linkAt(const QPoint &point) const override;
    int characterAt(const QPoint &point) const override;
    int length() const override;
    QString textBetween(int first, int last) const override;
    QString searchedText() const override;
    bool mayHave(const QString &words) const override;
    QRect placeOfFound(int searched) const override;
    QRect placeOf(int character) const override;
    QString beginning() const override { return model::wholeCharacters(m_block.text, longestBeginning); }
    QStringList links() const override;
    QStringList formulas() const override;

protected:
    int layOut(int width) override;
    void releaseLayout() override { m_document.reset(); }
    virtual QTextOption::WrapMode wrapMode() const { return QTextOption::WrapAtWordBoundaryOrAnywhere; }
    //! So many pixels of the text are to the left of what is seen.
    virtual int offset() const { return 0; }
    //! Without breaks; known once it is laid out.
    int textWidth() const;
    const MarkdownBlock &block() const { return m_block; }

private:
    void fill();
    void estimate();
    void dress(const QTextBlock &from);
    int stateAfter(const HighlightRules &rules);
    QMargins margins() const;
    QPointF inText(const QPoint &point) const { return point - QPoint(margins().left() - offset(), margins().top()); }
    void paintBox(QPainter &painter) const;
    QAbstractTextDocumentLayout::Selection setOff(SelectedRange range, const QColor &ground) const;

    MarkdownBlock m_block;
    const Form m_form;
    Frame m_frame;
    const RowStyle &m_style;
    TextElement *m_before;
    //! The highlighter's state after the last line; -1 until it is known.
    int m_stateAfter = -1;
    std::unique_ptr<InertDocument> m_document;
    //! What is above this place in the document has not changed; negative where all has.
    double m_changedFrom = -1;
};

} // namespace gui
