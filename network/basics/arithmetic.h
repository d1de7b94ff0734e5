// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QMap>

namespace network {

//! Works out one arithmetic expression as muParser knows them: numbers, `+ - * / ^ %`, brackets, functions such as `sqrt` and `min`, and
//! the names of `constants`. At most 1,000 characters, brackets nested 100 deep. \return what comes out, finite or not; a Validation error
//! that says in muParser's words what is wrong.
model::Result<double> workedOut(const QString &expression, const QMap<QString, double> &constants = {});

} // namespace network
