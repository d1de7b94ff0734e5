// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"
#include "gui/transcript/thumbnails.h"
#include "model/conversation/content.h"

#include <QList>
#include <QRect>

namespace gui {

//! The first line of a card that opens: an invocation, a document, instructions.
struct CardLine {
    enum class Dot { None, Waiting, Running, Good, Bad };
    Dot dot = Dot::None;
    //! In the fixed font.
    QString name = {};
    QString summary = {};
    //! Size, time or state, at the right.
    QString detail = {};
    bool isOpen = false;
    //! Progress from 0 to 1 of a call that runs; negative where it is not known.
    double progress = -1;
    //! Nothing to open.
    bool isEmpty = false;
    //! Not sent to the model.
    bool isDim = false;
};

class CardElement final : public RowElement
{
public:
    CardElement(CardLine line, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    RowAction actionAt(const QPoint &point) const override;

protected:
    int layOut(int width) override;

private:
    void paintDot(QPainter &painter, const QRect &line) const;

    const CardLine m_line;
    const RowStyle &m_style;
};

//! A line that offers one thing: "Show all".
class OfferElement final : public RowElement
{
public:
    OfferElement(RowAction action, QString text, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    RowAction actionAt(const QPoint &) const override { return m_action; }

protected:
    int layOut(int width) override;

private:
    const RowAction m_action;
    const QString m_text;
    const RowStyle &m_style;
};

//! A file that goes with a message and is neither text nor picture: its name, kind and size. It is saved by the row's menu.
class FileElement final : public RowElement
{
public:
    FileElement(const model::FileContent &file, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    std::optional<model::FileContent> file() const override { return m_file; }

protected:
    int layOut(int) override { return m_wholeHeight; }

private:
    const model::FileContent m_file;
    const QString m_name;
    const QString m_detail;
    const int m_wholeHeight;
    const RowStyle &m_style;
};

//! What it is called: its name, or what kind of thing it is.
QString titleOf(const model::FileContent &file);

//! A picture that goes with a message: small, with its name, type and size. Its height is always the same, so that nothing moves
//! when the thumbnail is there.
class PictureElement final : public RowElement
{
public:
    PictureElement(Thumbnails::Key key, model::ImageContent picture, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    std::optional<model::FileContent> file() const override
    {
        return model::FileContent {m_picture.data, m_picture.mimeType, m_picture.name};
    }

protected:
    int layOut(int) override { return wholeHeight; }

private:
    static constexpr int padding = 10;
    static constexpr int wholeHeight = Thumbnails::largestHeight + 2 * padding + gapBelow;

    const Thumbnails::Key m_key;
    const model::ImageContent m_picture;
    const RowStyle &m_style;
};

//! What stands above a canister.
struct RowHeading {
    //! Who speaks.
    QString name = {};
    //! Time, tokens and the like, in small print.
    QString detail = {};
    //! Empty where there is no thought; else the text that opens and closes it.
    QString thought = {};
    bool thoughtIsOpen = false;
    bool active = true;
    bool pinned = false;
    int sibling = 0;
    int siblings = 1;
    //! Offered while the mouse is over the row or the row is the current one.
    QList<RowAction> actions = {};
};

//! A word for an action on a button or in a menu.
QString labelOf(RowAction action);

class HeadingElement final : public RowElement
{
public:
    HeadingElement(RowHeading heading, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    RowAction actionAt(const QPoint &point) const override;

protected:
    int layOut(int width) override;

private:
    struct Spot {
        QRect area;
        QString text;
        RowAction action = RowAction::None;
    };

    QList<RowAction> actionsWithin(int width, const QFontMetrics &metrics) const;
    void placeSwitch(int lineHeight, int *right);
    int pinWidth() const { return m_heading.pinned ? 14 : 0; }
    void paintPin(QPainter &painter, const QRect &line) const;

    const RowHeading m_heading;
    const RowStyle &m_style;
    int m_nameWidth = 0;
    QList<Spot> m_always;
    QList<Spot> m_onHover;
};

} // namespace gui
