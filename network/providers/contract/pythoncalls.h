// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/callforms.h"

namespace network {

//! Calls as Llama 3 writes them: `[read_file(path='a.txt', lines=2), now()]`. \return nothing where the whole text, up to white space,
//! is not that, or where one of the tools is not known.
std::optional<QList<WrittenCall>> readPythonCalls(QByteArrayView text, const CallForms &forms);

} // namespace network
