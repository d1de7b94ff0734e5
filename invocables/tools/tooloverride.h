// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
#include "model/text/diagnostic.h"

namespace invocables {

//! What a person's descriptor says of one tool of a server, over what the server says of it. A value.
struct ToolOverride {
    //! As the server calls it.
    QString tool;
    //! Where its name stands.
    model::TextPosition position = {};
    bool enabled = true;
    QStringList aliases = {};
    //! Empty for the server's own.
    QString description = {};
    Policies policies = {};
    ResultFormat format = {};
};

} // namespace invocables
