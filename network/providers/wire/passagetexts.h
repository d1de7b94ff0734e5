// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/passages.h"

namespace network {

// What dialects whose messages have one text each make of a passage.

//! What the canisters say, without their invocations.
QString textOf(const Passage &passage);
bool hasInvocations(const Passage &passage);
//! An answer of thoughts alone is no message; what the user says around it is one, since some servers insist on alternation.
bool isSilent(const Passage &passage);
//! A result's text for a message that has no place for images: each is named by its number among `images`, where it is put.
QString resultText(const model::Canister &result, model::Contents &images);

} // namespace network
