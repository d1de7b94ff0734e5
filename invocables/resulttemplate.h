// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QStringList>

namespace invocables {

//! A text with names in braces, such as `{temperature} in {place.name}`, that stand for members of a result; `{{` and `}}` stand
//! for braces. A value.
class ResultTemplate
{
public:
    //! \return a Validation error that says at which character a brace is left open, closes nothing or has no name in it.
    static model::Result<ResultTemplate> parse(const QString &pattern);

    //! The names, in their order.
    QStringList names() const;
    //! Nothing where the data has not all of the names.
    std::optional<QString> filled(const model::JsonText &data) const;

private:
    struct Piece {
        QString text;
        bool isName = false;
    };

    void append(const QString &text, bool isName);

    QList<Piece> m_pieces;
};

} // namespace invocables
