// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace model {

//! The statements that bring the schema from version `from` to the next. A step that has been released is never changed: the
//! schema of today is the sum of the steps, for new files as for old ones.
QStringList schemaStep(int from);

} // namespace model
