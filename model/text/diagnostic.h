// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace model {

//! A place in a descriptor, counted from 1; 0 where it is not known.
struct TextPosition {
    int line = 0;
    int column = 0;

    bool operator==(const TextPosition &) const = default;
};

//! How a fault may be mended by a small change where it stands; see quickFix.
struct Remedy {
    enum class Kind { None, RenameKey, ReplaceValue, AddKey, AddAtTop };

    Kind kind = Kind::None;
    //! The right key; the right value or the statements that are missing, as TOML.
    QString text = {};

    bool operator==(const Remedy &) const = default;
};

//! What is wrong in a descriptor, at its place.
struct Diagnostic {
    enum class Severity { Error, Warning };

    QString file;
    TextPosition position;
    Severity severity = Severity::Error;
    QString message;
    Remedy remedy = {};

    //! `file:line:column: message`, as compilers write it.
    QString toString() const;
    bool operator==(const Diagnostic &) const = default;
};

using Diagnostics = QList<Diagnostic>;

bool hasErrors(const Diagnostics &diagnostics);
//! Into the order of the file; what stands at the same place keeps its order.
void sortByPosition(Diagnostics &diagnostics);

} // namespace model
