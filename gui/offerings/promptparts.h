// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"

namespace gui {

//! What becomes of a prompt's messages in the composer, where the person sees them before they are sent: those of the user at its end are
//! the text, with its pictures and documents; what comes before goes with it as messages of their own. A value.
struct PromptParts {
    QString text = {};
    QList<Attachment> attachments = {};

    static PromptParts of(const QList<model::Canister> &messages);
};

} // namespace gui
