// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace model::seals {

//! The tree of a conversation is rows that name each other by number. Each has a seal, a number made of those: where one of them is
//! another than when the row was written, a message would stand in another's place, or a path would be shorter than it was.
//! Triggers keep them, so that no statement can forget to.

//! Expressions for statements that have the table of this name: 1 where the row is as it was written.
QString isSoundNode();
QString isSoundSegment();
QString isSoundHead();

//! The statements that add the seals to the tables of version 4, and seal what is there.
QStringList steps();

} // namespace model::seals
