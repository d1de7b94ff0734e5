// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QIODevice>

namespace model {

//! The lines that a page of HtmlWriter carries between what it shows, each in an element that no browser runs. Reading gives those lines;
//! for each other line of the page an empty one, so that a line has the number that it has in the file. What a page says of itself is
//! hostile: it bounds what it keeps to one line, which may be as long as a piece of JSON. The page outlives it.
class PageLines final : public QIODevice
{
    Q_DISABLE_COPY_MOVE(PageLines)

public:
    explicit PageLines(QIODevice &page);

    //! A line of JSON as an element, with the end of its line. Nothing in it can end the element.
    static QByteArray element(const QByteArray &json);
    //! Whether the device holds a page, of whomsoever.
    static bool isPage(QIODevice &device);
    //! Whether there is an element of ours at the beginning of it.
    static bool isOurs(QIODevice &page);

    bool isSequential() const override { return true; }
    bool atEnd() const override;

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    void readLine();

    QIODevice &m_page;
    QByteArray m_line;
    qsizetype m_at = 0;
};

} // namespace model
