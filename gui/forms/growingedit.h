// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace gui {

//! A text that is one line high and grows with its lines, up to a bound; then it scrolls. Tab leaves it. Owned by the widget that
//! it stands in.
class GrowingEdit final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GrowingEdit)

public:
    explicit GrowingEdit(int mostLines, QWidget *parent = nullptr);

    //! As it stands there: no-break spaces stay what they are, lines end with a line feed.
    QString text() const;
    //! Does not announce it.
    void setText(const QString &text);
    void setFewestLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

Q_SIGNALS:
    //! A person has changed the text.
    void edited();

private:
    void adjust();

    const int m_mostLines;
    int m_fewestLines = 1;
    bool m_isSetting = false;
    int m_height = 0;
};

} // namespace gui
