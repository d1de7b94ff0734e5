// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include "network/providers/contract/lenientjson.h"

namespace network {

//! Where models put marks around calls, and what stands about them.
namespace replytext {

inline constexpr QByteArrayView tag = "<tool_call>";
inline constexpr QByteArrayView endTag = "</tool_call>";
inline constexpr QByteArrayView batch = "[TOOL_CALLS]";
inline constexpr QByteArrayView thought = "<think>";
inline constexpr QByteArrayView endThought = "</think>";
inline constexpr QByteArrayView fence = "```";

bool isSpace(char character);
//! `at`, moved past white space.
qsizetype pastSpace(QByteArrayView text, qsizetype at);
bool startsWith(QByteArrayView text, QByteArrayView mark, qsizetype at = 0);
//! The mark (in letters of any case) at the beginning of a line that stands in no code fence; -1 where there is none.
qsizetype lineWith(QByteArrayView text, QByteArrayView mark, qsizetype from = 0);
bool isInFence(QByteArrayView text, qsizetype at);
bool hasLetters(QByteArrayView text);
//! The text without marks of the model's own template around it.
QByteArrayView withoutMarks(QByteArrayView text, Repairs &repairs);
//! The text without a label before its JSON and without a code fence around it.
QByteArrayView unwrapped(QByteArrayView text, Repairs &repairs);

} // namespace replytext
} // namespace network
