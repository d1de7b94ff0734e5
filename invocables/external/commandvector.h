// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/resulttemplate.h"

namespace invocables {

//! A command's program and arguments with placeholders for a call's arguments. What a value is never decides how many arguments there
//! are or where one ends, save for a list. An argument that the call does not have, or that is null, drops the element that names it,
//! and the whole group where it stands in one (`["-n", "{count}"]` within the command). A list makes an element for each of its entries. A
//! value is never an option by accident: where the value is what an element begins with, it may not begin with `-`, unless a literal `--`
//! stands before it or the descriptor allows it. A value.
class CommandVector
{
public:
    static constexpr int noGroup = -1;

    void append(const ResultTemplate &element, int group = noGroup);
    bool isEmpty() const { return m_elements.isEmpty(); }
    //! The names that its placeholders have, in their order.
    QStringList names() const;
    //! The elements without a placeholder; the first is the program.
    QStringList literals() const;
    //! \return a Validation error for a value that cannot be an argument (see textOf) or would be taken for an option.
    model::Result<QStringList> filled(const model::JsonText &arguments, bool dashes) const;

    //! A text with its placeholders filled in, as what a program reads; nothing where an argument is not there. \return a Validation
    //! error for half a surrogate pair, which is no character.
    static model::Result<QString> textOf(const ResultTemplate &pattern, const model::JsonText &arguments);

private:
    struct Element {
        ResultTemplate pattern;
        int group = noGroup;
    };

    QList<int> groupsToDrop(const model::JsonText &arguments) const;

    QList<Element> m_elements;
};

//! The command as a person would write it in a shell, on one line: quoted where it is needed, what cannot be seen as its number.
QString shownCommand(const QStringList &vector);

} // namespace invocables
