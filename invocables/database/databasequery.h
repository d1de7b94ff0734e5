// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/worker.h"
#include "invocables/files/pathguard.h"
#include "invocables/tools/invocable.h"
#include "model/schema/jsontext.h"

#include <QList>

namespace invocables {

//! One statement on a SQLite file. Used on a worker.
struct DatabaseQuery {
    QString statement;
    //! Of the statement's first place, its second and so on: strings, numbers, booleans, null.
    QList<model::JsonText> values;
    //! Rows given back at most.
    qint64 limit = 100;
    //! Otherwise the file is opened for reading only.
    bool writes = false;

    //! \return `{"columns":[…],"rows":[[…]],"more":true}` (also where the rows grow too large), or how many rows were changed. An Execution
    //! error with SQLite's words where the statement fails or needs more than 64 MiB of memory, a Permission error where it reaches beyond
    //! the file.
    model::Result<InvocableResult> run(const GuardedPath &file, const StopFlag &stop) const;
};

} // namespace invocables
