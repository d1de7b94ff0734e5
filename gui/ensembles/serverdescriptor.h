// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QString>

namespace gui {

//! What a person says of an MCP server in the form that adds one. A value.
struct NewServer {
    //! As typed; see descriptorName().
    QString name = {};
    //! A program with its arguments, as on a command line: words with spaces stand in quotation marks; there is no shell. Empty for a
    //! server at an address.
    QString command = {};
    QString address = {};
};

//! The text of an ensemble's descriptor for such a server: the template with comments, which say what else can be set.
//! \return a Usage error that says what has to be typed otherwise.
model::Result<QByteArray> serverDescriptor(const NewServer &server);

} // namespace gui
