// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QStringList>

namespace gui {

//! One of the values that a field may have.
struct FormChoice {
    QString title;
    model::JsonText value;

    bool operator==(const FormChoice &) const = default;
};

//! A schema within a field's: of a member, of an element, of an alternative. `name` is the member's name or the alternative's title.
struct FormPart {
    QString name;
    model::JsonText schema;
    bool isRequired = false;

    bool operator==(const FormPart &) const = default;
};

//! What a form shows for one place of a value, read from a JSON Schema by FormSchema. A value.
struct FormField {
    //! Json: what no control shows is edited as JSON text.
    enum class Kind { Text, Number, Integer, Choice, Boolean, Null, List, Object, Dictionary, Alternatives, Json };
    //! Members of an object that its schema does not name. Unforeseen: shown only where a value has some.
    enum class Others { Unforeseen, AsJson, AsDictionary };

    Kind kind = Kind::Json;
    //! The member's name; empty for an element.
    QString name;
    QString title;
    //! The schema's description.
    QString help;
    //! What the schema asks of the value, for a person: limits, format, an example.
    QString hint;
    bool isRequired = false;
    bool isNullable = false;
    //! Text that may have several lines.
    bool isLong = false;
    //! How far within the form: 0 for the whole value.
    int depth = 0;
    //! The default; empty where there is none.
    model::JsonText standard;
    QList<FormChoice> choices;
    //! Object: its members in the order of the schema. Alternatives: those.
    QList<FormPart> parts;
    //! List: the schema of its elements. Dictionary, and an object's other members: the schema of the values.
    model::JsonText elements;
    Others others = Others::Unforeseen;
    int fewestElements = 0;

    bool isScalar() const { return kind < Kind::List; }
};

} // namespace gui
