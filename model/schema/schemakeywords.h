// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

namespace model {

//! What stands under a keyword of JSON Schema, of whichever draft.
enum class KeywordHolds {
    //! Neither schemas nor values, or a keyword that is not known.
    Other,
    //! Values, which may look like schemas.
    Values,
    Schema,
    SchemaList,
    //! A schema or a list of them: `items`.
    SchemaOrList,
    //! An object whose members are schemas.
    NamedSchemas
};

KeywordHolds whatHolds(QStringView keyword);

} // namespace model
