// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTest>

// Qt Test, but more patient: what is tried until it holds has half a minute instead of Qt's five seconds, since a test that waits for
// a process is not to fail because the machine is busy. A bound on time is a benchmark's affair.

namespace support {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#elif defined(__has_feature)
inline constexpr bool isSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool isSanitized = false;
#endif
//! A sanitizer keeps what was freed for a while and has its own notes of the rest, so that memory says nothing there of the program; and it
//! takes its time.
inline constexpr int patience = isSanitized ? 120'000 : 30'000; // ms

} // namespace support

#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), support::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, text) QTRY_VERIFY2_WITH_TIMEOUT((condition), (text), support::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), support::patience)
