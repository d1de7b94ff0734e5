// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocable.h"

namespace invocables {

//! Keeps a result within what a model is to get at first: the first part, and how to ask for more. The whole text stays for the person.
//! `limit` is in bytes of UTF-8; 0 for no bound.
InvocableResult withinBudget(const InvocableResult &result, qint64 limit);

} // namespace invocables
