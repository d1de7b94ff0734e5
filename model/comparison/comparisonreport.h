// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisontable.h"

#include <QDateTime>

namespace model {

//! All of a comparison in a file: the table, then every run with its calls and its text. What models and tools wrote is written so
//! that it stays text in whatever reads the file. Pure.
class ComparisonReport final
{
public:
    struct Head {
        QString prompt;
        //! Empty for none.
        QString agent = {};
        QDateTime when = QDateTime::currentDateTime();
    };

    ComparisonReport(Head head, QList<ComparedColumn> columns, int times);

    //! CommonMark with tables.
    QByteArray markdown() const;
    //! A line for each run, as RFC 4180 has it. What a spreadsheet would take for a formula has an apostrophe before it.
    QByteArray csv() const;
    //! A line of JSON for each run, then one for each column.
    QByteArray jsonLines() const;
    //! The table for a terminal.
    QString text() const;

    //! A cell of a table in Markdown, on one line.
    static QString markdownCell(const QString &text);
    //! A block of code that holds the text whatever is in it.
    static QString markdownBlock(const QString &text);

private:
    QString markdownTable() const;
    QString markdownRun(const ComparedRun &run, int number) const;

    const Head m_head;
    const QList<ComparedColumn> m_columns;
    const ComparisonTable m_table;
};

} // namespace model
