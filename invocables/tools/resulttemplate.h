// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QStringList>

#include <functional>

namespace invocables {

//! The member that a name with dots leads to, such as `place.name`.
std::optional<model::JsonText> memberAt(const model::JsonText &data, const QString &name);
//! A string without its quotes, any other value as it stands.
QString worded(const model::JsonText &value);

//! A text with names in braces, such as `{temperature} in {place.name}`, that stand for members of a result or of a call's arguments;
//! `{{` and `}}` stand for braces. A value.
class ResultTemplate
{
public:
    struct Piece {
        QString text;
        bool isName = false;
    };

    //! Makes what a value says fit for the place where it stands.
    using Escape = std::function<QString(const QString &value)>;

    //! \return a Validation error that says at which character a brace is left open, closes nothing or has no name in it.
    static model::Result<ResultTemplate> parse(const QString &pattern);

    const QList<Piece> &pieces() const { return m_pieces; }
    //! The names, in their order.
    QStringList names() const;
    //! Nothing where the data has not all of the names.
    std::optional<QString> filled(const model::JsonText &data, const Escape &escape = {}) const;

private:
    void append(const QString &text, bool isName);

    QList<Piece> m_pieces;
};

} // namespace invocables
