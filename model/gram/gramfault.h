// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <QList>
#include <QString>

namespace model {

//! What is wrong in a gram text, at its place, with a code that does not change with the person's language: `syntax-error`,
//! `duplicate-key`, `duplicate-element`, `self-reference`, `undefined-reference`, `inconsistent-definition`; of agents and tools
//! `MissingRequiredField`, `InvalidFieldType`, `InvalidStructure`, `DuplicateIdentifier`; of signatures see Signature.
struct GramFault {
    QString code;
    //! Counted from 1, columns in characters; 0 where there is no text.
    TextPosition position = {};
    QString message;
    Diagnostic::Severity severity = Diagnostic::Severity::Error;

    Diagnostic diagnostic(const QString &file) const { return {file, position, severity, message}; }
    bool operator==(const GramFault &) const = default;
};

using GramFaults = QList<GramFault>;

bool hasErrors(const GramFaults &faults);
//! Into the order of the text; what stands at the same place keeps its order.
void sortByPosition(GramFaults &faults);

} // namespace model
