// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace model {

//! Reads a table of comma-separated values (RFC 4180), whose text it is given whole: cells in quotes hold commas, line ends and doubled
//! quotes. Where the first line has no comma but semicolons or tabs, these part the cells. A value.
class CsvReader final
{
public:
    explicit CsvReader(const QString &text);

    bool atEnd() const { return m_at >= m_text.size(); }
    //! The cells of the next row that is not empty; none at the end.
    QStringList next();
    //! In which line, from 1, that row began.
    int line() const { return m_line; }
    //! The text ended inside quotes.
    bool isUnfinished() const { return m_isUnfinished; }

private:
    QStringList readRow();
    QString readCell();

    const QString m_text;
    QChar m_separator = u',';
    qsizetype m_at = 0;
    int m_line = 0;
    int m_nextLine = 1;
    bool m_isUnfinished = false;
};

} // namespace model
