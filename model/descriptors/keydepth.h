// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/diagnostic.h"

#include <QByteArray>

namespace model {

//! \return the place of the first dotted key or table header with more than 32 parts; 0:0 where there is none. A file of such
//! keys would make tables nested so deep that walking or destroying them overflows the stack.
TextPosition tooDeepKey(const QByteArray &toml);

} // namespace model
