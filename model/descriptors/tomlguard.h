// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <QByteArray>

namespace model {

//! What the TOML library must not be given, and where it stands.
struct TomlHazard {
    //! 0:0 where there is none.
    TextPosition position;
    //! For the person.
    QString message = {};
};

//! TOML as the library may be given it.
struct GuardedToml {
    //! The first of these: a dotted key or table header with more than 32 parts, since tables nested so deep overflow the stack when they
    //! are walked or destroyed; a character beyond ASCII outside strings and comments, or behind a backslash, with or without white space
    //! between them, which TOML 1.0 has nowhere and on which toml++ 3.3 has undefined behaviour.
    TomlHazard hazard = {};
    //! The same text. It has that undefined behaviour also where a line that ends with a backslash goes on with such a character: this is
    //! written as an escape, so that what follows on its line stands some columns further on.
    QByteArray text = {};
};

GuardedToml guardedToml(const QByteArray &toml);

} // namespace model
