// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace gui {

//! The keys of a kind of descriptor (`ensemble`, …) in Markdown: a heading for each table, in it each key with its type, its bounds
//! and its meaning. Made from the kind's JSON Schema, which is what checks descriptors too. Empty where there is no such kind.
QString keyReference(const QString &kind);

} // namespace gui
