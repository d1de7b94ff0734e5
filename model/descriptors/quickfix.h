// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <optional>

namespace model {

//! A change to a text that mends a fault.
struct QuickFix {
    //! For the person: `Change to “approval”`.
    QString title;
    //! What is replaced, in UTF-16 units.
    qsizetype begin = 0;
    qsizetype end = 0;
    QString text;

    bool operator==(const QuickFix &) const = default;
};

//! The change that the diagnostic's remedy means in this text, which is the one that it was found in. Nothing where there is none,
//! or the text has another thing at its place by now.
std::optional<QuickFix> quickFix(const QString &text, const Diagnostic &diagnostic);

} // namespace model
