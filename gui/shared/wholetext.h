// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace gui {

class Remark;

//! A text that a person reads before deciding: all of it, as high as its lines up to a bound; what is beyond is scrolled to, and that
//! there is more is said. What would not be seen is written out. Owned by the widget that it stands in.
class WholeText final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WholeText)

public:
    //! `wrapping`: where a line that is too long may go on in the next.
    WholeText(const QString &text, int mostLines, QTextOption::WrapMode wrapping, QWidget *parent = nullptr);

    QPlainTextEdit &view() { return *m_view; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    //! One more than the most where there are more.
    int linesWithin(int width) const;
    int viewHeight(int lines) const;

    const QString m_text;
    const int m_mostLines;
    QPlainTextEdit *m_view;
    Remark *m_more;
};

} // namespace gui
