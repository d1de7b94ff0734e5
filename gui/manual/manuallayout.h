// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace gui {

//! Reads the Markdown of a chapter and gives its blocks one after the other to a subclass, which lays them out: for a terminal, or as a
//! manual page. Used once.
class ManualLayout
{
    Q_DISABLE_COPY_MOVE(ManualLayout)

public:
    virtual ~ManualLayout() = default;

    void read(const QString &markdown);

protected:
    ManualLayout() = default;

    virtual void beginCode() { }
    virtual void addCode(const QString &line) = 0;
    virtual void endCode() = 0;
    //! `level` is from 1; the title is Markdown.
    virtual void addHeading(qsizetype level, const QString &title) = 0;
    //! `lead`: what an item of a list begins with, such as “- ” or “1. ”; empty for a paragraph. The text is Markdown.
    virtual void addParagraph(const QString &lead, const QString &text) = 0;
    //! After a paragraph, or the last item of a list.
    virtual void endText() { }
    //! Rows of cells, which are Markdown; the first has the titles of the columns.
    virtual void addTable(const QList<QStringList> &rows) = 0;

    //! Words in lines of at most so many characters; a longer word has a line of its own.
    static QStringList filledLines(const QString &text, qsizetype width);

private:
    void readLine(const QString &line);
    void endParagraph();
    void endBlock();
    void endTable();

    bool m_isCode = false;
    bool m_hasText = false;
    QString m_lead;
    QString m_paragraph;
    QStringList m_rows;
};

} // namespace gui
