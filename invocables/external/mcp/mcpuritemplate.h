// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QMap>
#include <QStringList>

namespace invocables {

//! A URI template as servers have them for families of resources (RFC 6570 up to level 3: all operators, no prefixes; an `*` behind a name
//! makes no difference to a single text). A value.
class McpUriTemplate
{
public:
    //! \return a Validation error where a brace is left open or an expression is none.
    static model::Result<McpUriTemplate> parse(const QString &text);

    //! The variables, each once, in their order.
    const QStringList &names() const { return m_names; }
    //! A variable without a value is left out.
    QString expanded(const QMap<QString, QString> &values) const;

private:
    struct Piece {
        QString literal = {};
        //! 0 for simple expansion.
        char16_t operation = 0;
        QStringList names = {};
    };

    static model::Result<Piece> readExpression(QStringView inner);

    QList<Piece> m_pieces;
    QStringList m_names;
};

} // namespace invocables
