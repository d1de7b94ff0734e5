// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangefilter.h"
#include "model/store/database.h"

#include <QByteArrayMatcher>
#include <QHash>

#include <vector>

namespace model {

//! Looks for the texts of a filter in bodies as they are kept: in any case of the letters from A to Z, also where they are written in JSON
//! with escapes. What bodies share is looked into once. Owned by whoever searches.
class BodySearch final
{
public:
    explicit BodySearch(const ExchangeFilter &filter);

    //! The filter has no text.
    bool isEmpty() const { return m_texts.empty(); }
    //! Whether the bodies of the exchange of this row have all that is to be there, and nothing that is not.
    Result<bool> fits(Database &database, qint64 row);

private:
    //! What is known of a piece: whether it has the text, and how it begins and ends, since the text may go on in the next one.
    struct Piece {
        bool has = false;
        QByteArray head;
        QByteArray tail;
    };
    //! One text, in the forms in which it may be written.
    struct Text {
        bool isWanted = true;
        QList<QByteArrayMatcher> forms;
        //! One byte less than the longest form has.
        qsizetype edge = 0;
        QHash<qint64, Piece> pieces;
        QHash<qint64, bool> contents;

        bool isIn(const QByteArray &lower) const;
    };
    static Result<bool> isIn(Text &text, Database &database, qint64 content);
    static Result<Piece> look(Text &text, Database &database, qint64 piece);

    std::vector<Text> m_texts;
};

} // namespace model
