// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/ensemble.h"
#include "model/descriptors/descriptorcatalog.h"

namespace invocables {

//! What is to be written so that an ensemble, or a tool of it, is on or off where a conversation says nothing else.
struct DefaultSwitch {
    //! The file as it is to be: the descriptor itself, or of one that is shipped a copy among the person's own.
    QString path;
    QByteArray text;
};

//! `tool` is null for the ensemble itself. Only the key `enabled` differs from what the file says now.
//! \return why it cannot be done.
model::Result<DefaultSwitch> defaultSwitch(
    const model::DescriptorCatalog &descriptors, const Ensemble &ensemble, const InvokerPointer &tool, bool on);

} // namespace invocables
