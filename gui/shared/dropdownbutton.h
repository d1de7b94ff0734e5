// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QToolButton>

namespace gui {

//! A button of the bar above a conversation that opens something: its text in a hairline box with a chevron. The chevron is drawn,
//! since a glyph for it would load one more font before the first paint.
class DropDownButton : public QToolButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DropDownButton)

public:
    explicit DropDownButton(QWidget *parent = nullptr);

    //! What it says where there is little room; its text where this is empty.
    void setShortText(const QString &text);
    //! Whether there is little room: the short text, and less around it.
    void setCompact(bool isCompact);
    //! How wide it would be.
    int widthAs(bool isCompact) const;

    QSize sizeHint() const override;
    //! Where there is no room, the text is shortened.
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString textAs(bool isCompact) const { return isCompact && !m_shortText.isEmpty() ? m_shortText : text(); }

    QString m_shortText;
    //! Of texts, in its font: a bar asks for them many times while it shares its room.
    mutable QHash<QString, int> m_widths;
    bool m_isCompact = false;
};

} // namespace gui
