// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"

namespace invocables {

//! How a JSON result is worded, by templates (see ResultTemplate). A template with a name that the result does not have is used as it
//! stands. Without a template the JSON itself is given.
struct ResultFormat {
    //! For the model; empty for none.
    QString forModel;
    //! For the person; empty for the same as the model gets.
    QString forPerson;

    //! The result with its data made text, which is what a provider can be sent.
    InvocableResult applied(const InvocableResult &result) const;

    static QString filled(const QString &pattern, const model::JsonText &data);
};

} // namespace invocables
