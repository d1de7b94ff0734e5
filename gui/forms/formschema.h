// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemaview.h"

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
    model::SchemaView schema;
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
    model::SchemaView elements;
    Others others = Others::Unforeseen;
    int fewestElements = 0;

    bool isScalar() const { return kind < Kind::List; }
};

//! Reads a JSON Schema (draft 7 or 2020-12) as a form needs it: what SchemaView says of a place, and what cannot be shown left to
//! JSON. It decides nothing about validity; model::JsonSchema does. Pure, bounded on any schema. Owned by its Form.
class FormSchema final
{
    Q_DISABLE_COPY_MOVE(FormSchema)

public:
    //! Of a larger schema nothing is read: its value is edited as JSON.
    static constexpr qsizetype largestSchema = 1024 * 1024;
    //! Objects and lists within each other; what lies deeper is edited as JSON.
    static constexpr int deepestField = 8;
    //! Members of an object with a field of their own; the others are edited as JSON.
    static constexpr int mostMembers = 100;
    static constexpr int mostChoices = 1000;
    static constexpr int mostAlternatives = 20;

    explicit FormSchema(const model::JsonText &schema);

    //! The field for the whole value.
    FormField root() const;
    FormField field(const FormPart &part, int depth) const;
    //! The first of the field's alternatives that the value looks like, or -1.
    int alternativeFor(const FormField &field, const model::JsonText &value) const;

    //! Whether a value is of the field's kind, so that its control can show it.
    static bool suits(const FormField &field, const model::JsonText &value);
    //! The one of the field's choices that is the value, or -1.
    static int choiceFor(const FormField &field, const model::JsonText &value);

private:
    model::SchemaView readKind(FormField &field, const model::SchemaView &schema) const;
    static bool readChoices(FormField &field, const model::SchemaView &schema);
    struct Alternatives {
        QList<FormPart> parts;
        //! Those that are one fixed value.
        QList<FormChoice> choices;
        bool withNull = false;
    };
    static Alternatives alternativesIn(const model::SchemaView &schema);
    bool readAlternatives(FormField &field, model::SchemaView &schema) const;
    void readOnly(FormField &field, const FormPart &only) const;
    static void readTypes(FormField &field, const model::SchemaView &schema);
    static void readType(FormField &field, const model::SchemaView &schema, const QString &type);
    static void readList(FormField &field, const model::SchemaView &schema);
    static void readObject(FormField &field, const model::SchemaView &schema);
    static bool looksLike(const model::SchemaView &schema, const model::JsonText &value, int depth);

    const model::SchemaView m_root;
};

} // namespace gui
