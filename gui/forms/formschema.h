// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/formfield.h"
#include "gui/forms/schemakeywords.h"

namespace gui {

//! Reads a JSON Schema (draft 7 or 2020-12) as a form needs it: local references followed, `allOf` laid together, what cannot be
//! shown left to JSON. It decides nothing about validity; model::JsonSchema does. Pure, bounded on any schema. Owned by its Form.
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
    FormField root();
    FormField field(const FormPart &part, int depth);
    //! The first of the field's alternatives that the value looks like, or -1.
    int alternativeFor(const FormField &field, const model::JsonText &value);

    //! Whether a value is of the field's kind, so that its control can show it.
    static bool suits(const FormField &field, const model::JsonText &value);
    //! The one of the field's choices that is the value, or -1.
    static int choiceFor(const FormField &field, const model::JsonText &value);

private:
    void readKind(FormField &field, SchemaKeywords &keywords);
    bool readChoices(FormField &field, const SchemaKeywords &keywords);
    struct Alternatives {
        QList<FormPart> parts;
        //! Those that are one fixed value.
        QList<FormChoice> choices;
        bool withNull = false;
    };
    Alternatives alternativesIn(const model::JsonText &list);
    bool readAlternatives(FormField &field, SchemaKeywords &keywords);
    bool readOnly(FormField &field, SchemaKeywords &keywords, const FormPart &only);
    void readTypes(FormField &field, const SchemaKeywords &keywords);
    void readType(FormField &field, const SchemaKeywords &keywords, const QString &type);
    void readList(FormField &field, const SchemaKeywords &keywords);
    void readObject(FormField &field, const SchemaKeywords &keywords);
    bool looksLike(const model::JsonText &schema, const model::JsonText &value, int depth);

    KeywordsReader m_reader;
};

} // namespace gui
