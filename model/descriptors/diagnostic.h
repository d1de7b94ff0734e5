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

//! What is wrong in a descriptor, at its place.
struct Diagnostic {
    enum class Severity { Error, Warning };

    QString file;
    TextPosition position;
    Severity severity = Severity::Error;
    QString message;

    //! `file:line:column: message`, as compilers write it.
    QString toString() const;
    bool operator==(const Diagnostic &) const = default;
};

using Diagnostics = QList<Diagnostic>;

bool hasErrors(const Diagnostics &diagnostics);

} // namespace model
