// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/tomlstatements.h"

namespace model {

//! What stands at a place of a TOML text, for completing it. Errors elsewhere do not matter.
struct TomlContext {
    enum class Where { Nowhere, Key, Value, TableHeader };

    Where where = Where::Nowhere;
    //! Of a key the table that it is in, of a value its own path; elements of arrays are numbers.
    QStringList path = {};
    //! What is written of it before the place, without quotes.
    QString word = {};
    //! What a completion takes the place of: the whole key, value (with its quotes) or header (with its brackets).
    qsizetype begin = 0;
    qsizetype end = 0;
    //! Nothing else stands on the line, so that a header may begin here too.
    bool isLineEmpty = false;
    //! A key that has its `=` already.
    bool hasEquals = false;
    //! The keys and tables that the table has already, but for the one that stands here.
    QStringList present = {};
};

TomlContext tomlContextAt(const QString &text, qsizetype offset);

} // namespace model
