// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Registers the value types that signals carry with the test library's printers.
#include "model/basics/result.h"
#include "tests/support/patience.h"

namespace QTest {

template <>
char *toString(const model::Error &error)
{
    return qstrdup(qPrintable(model::toWire(error.category) + QStringLiteral(": ") + error.message));
}

} // namespace QTest
