// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTest>

// Qt Test, but more patient: what is tried until it holds has half a minute instead of Qt's five seconds, since a test that waits for
// a process is not to fail because the machine is busy. A bound on time is a benchmark's affair.

namespace support {

inline constexpr int patience = 30'000; // ms

} // namespace support

#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), support::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, text) QTRY_VERIFY2_WITH_TIMEOUT((condition), (text), support::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), support::patience)
