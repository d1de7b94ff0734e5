// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>
#include <QUrl>
#include <QWidget>

class QLabel;

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
    int viewHeight(int lines, int width) const;
    int moreHeight() const;

    const QString m_text;
    const int m_mostLines;
    //! Characters of the longest line.
    int m_longest = 0;
    QPlainTextEdit *m_view;
    Remark *m_more;
};

//! An address that a server wants a person to open: where it leads, all of it as it goes to the browser, its host marked, and below it
//! what may deceive. Nothing is fetched. Owned by the card or bar that it stands in.
class AddressView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AddressView)

public:
    explicit AddressView(const QUrl &address, QWidget *parent = nullptr);

    //! Hands a web address to the desktop's browser; others never. \return whether the desktop took it.
    static bool openInBrowser(const QUrl &address);
    //! What may deceive about where an address leads, a sentence each; empty where nothing does.
    static QStringList warnings(const QUrl &address);

private:
    QLabel *addLabel(const QString &name, const QString &text);
    void markHost(const QUrl &address);

    WholeText *m_text;
};

} // namespace gui
