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

//! An ensemble descriptor's text with one more entry of [[invokers]] at its end, for a tool of the server, and all else as it was.
//! `line` is a TOML key with its value.
//! \return a Usage error where there is an entry for the tool already, or the text cannot be edited in this way.
model::Result<QByteArray> withToolEntry(const QByteArray &text, const QString &tool, const QByteArray &line);

//! What is to be written so that a server's tool asks, is allowed or refused whatever the ensemble's other tools do: in the entry that
//! it has, or a new one.
//! \return why it cannot be done; the person then has to edit the descriptor.
model::Result<DefaultSwitch> approvalEntry(const Ensemble &ensemble, const Invoker &tool, Approval approval);

} // namespace invocables
