// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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

    QSize sizeHint() const override;
    //! Where there is no room, the text is shortened.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace gui
