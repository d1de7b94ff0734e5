// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QObject>

#include <functional>

namespace gui {

//! Writes canisters to a file as JSON Lines, one whole canister a line, on a worker thread; the file is there whole or not at all.
//! `done` is called in the window's thread while `context` lives, with a Storage error for the person where it could not be written.
void writeCanisters(const QString &path, const QList<model::CanisterPointer> &canisters, QObject *context,
    std::function<void(const model::Result<void> &)> done);

} // namespace gui
