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

//! \return the first of these: a dotted key or table header with more than 32 parts, since tables nested so deep overflow the stack
//! when they are walked or destroyed; a character beyond ASCII outside strings and comments, which TOML 1.0 has nowhere and on which
//! toml++ 3.3 has undefined behaviour.
TomlHazard hazardIn(const QByteArray &toml);

} // namespace model
