// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFlags>
#include <QStringList>

namespace network {

//! What may have to be put right in a reply before a call or an answer can be read in it. None of these is tried on what can be read as
//! it stands.
enum class Repair {
    //! `&quot;` and its like instead of the characters.
    HtmlEntities = 0x1,
    SingleQuotes = 0x2,
    //! `True`, `False`, `None`.
    PythonWords = 0x4,
    TrailingCommas = 0x8,
    UnquotedKeys = 0x10,
    //! Line ends and the like as they are, inside a string.
    ControlCharacters = 0x20,
    //! A backslash before what needs none.
    Escapes = 0x40,
    //! Quotes inside an answer's text.
    InnerQuotes = 0x80,
    CodeFence = 0x100,
    //! A label before the JSON, signs after it.
    TextAround = 0x200,
    //! Marks of the model's own template that should not be in its text.
    TemplateMarks = 0x400,
    //! The closing brackets are missing, nothing else.
    CutOff = 0x800,
};
Q_DECLARE_FLAGS(Repairs, Repair)
Q_DECLARE_OPERATORS_FOR_FLAGS(Repairs)

//! Their wire names (`single-quotes`, …), in the order above.
QStringList toWire(Repairs repairs);

} // namespace network
