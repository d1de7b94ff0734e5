// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMap>
#include <QString>

namespace model {

//! Which ensembles and tools a conversation has on. Keys are `ensemble` or `ensemble:tool`; what is not here has the default of
//! its descriptor. An ensemble that is off has all its tools off.
using Switches = QMap<QString, bool>;

} // namespace model
