// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramlexis.h"
#include "model/gram/pattern.h"
#include "model/schema/jsontext.h"

#include <QHash>
#include <QMap>

namespace model {

//! What a type signature such as `(personName::Text {default: "world"})==>(::String)` says: the JSON Schema of a call's arguments, and
//! the name of the type that comes back. Without a schema there are errors among the faults.
struct Signature {
    JsonText schema;
    QString returns;
    GramFaults faults;

    bool isRight() const { return !schema.isEmpty(); }
};

//! Reads signatures. Parameters come one after the other (`(a::Int)==>(b::Text)==>(::String)`); `default` and `optional` say which
//! may be left out; `[Name:Type | (field::Text), …]` elsewhere in the document are records, which are written out where they are
//! named. Codes: ParseError, UnknownType, MissingTypeLabel, MultipleTypeLabels, MissingParameterName, DuplicateParameter,
//! DefaultTypeMismatch, InvalidStructure, MixedArrowDirections, RecursiveType, InvalidSchemaText; of a record that is called as a
//! type is DuplicateIdentifier. Pure.
//! Bounds: schemas of 256 KiB, records nested 32 deep.
class SignatureReader final
{
public:
    //! `document` is where its types are defined.
    static Signature read(const Pattern &signature, const GramDocument &document);
    //! Of a text; places count from its beginning.
    static Signature read(const QString &text, const GramDocument &document);
    //! What counts instead of a signature's schema: of a tool its property `schema: json`{…}``.
    static Signature ofSchema(const GramProperty &property);
    //! What is wrong with the types of a document, used or not.
    static GramFaults checkTypes(const GramDocument &document);
    //! Whether a type of that name is there without being defined; no record can be called so.
    static bool isBuiltIn(const QString &type);

    static constexpr qsizetype largestSchema = 256 * 1024;
    static constexpr qsizetype deepestRecords = 32;

private:
    using Members = QList<std::pair<QString, JsonText>>;
    //! One parameter or field.
    struct Property {
        QString name;
        JsonText schema;
        bool isRequired = true;
    };

    explicit SignatureReader(const GramDocument &document);

    Signature signature(const Pattern &signature);
    QList<const Pattern *> chain(const Pattern &signature);
    QList<const Pattern *> walk(const Pattern &signature);
    Property property(const Pattern &node, bool isNamed);
    QString nameOf(const Pattern &node);
    QString typeOf(const Pattern &node);
    JsonText object(const QList<Property> &properties, TextPosition position);
    QList<Property> uniquely(const QList<const Pattern *> &nodes);

    Members typeMembers(const QString &name, TextPosition position);
    //! The schema of a type as `items` and `fields` name it: `Text`, `[Text]`; `isOptional` is set by `Text?`.
    JsonText expression(QString text, TextPosition position, bool *isOptional);
    JsonText record(const QString &name, TextPosition position);
    Members schemaText(const GramProperty &property);
    void key(const GramProperty &property, const QString &type, Members &members);
    void items(const GramProperty &property, const QString &type, Members &members);
    void fields(const GramProperty &property, const QString &type, Members &members);
    void limits(const GramProperty &property, Members &members);
    //! Whether what is said of a parameter leaves any value that fits.
    void checkLimits(const GramProperties &properties, const QString &type, const Members &members);
    void checkEnum(const GramProperty &property, const Members &members);
    //! Whether what is said of a parameter goes together with its default.
    void checkDefault(const GramProperty &property, const Members &members);
    JsonText written(const Members &members, TextPosition position);
    void add(const char *code, TextPosition position, const QString &message, Diagnostic::Severity severity = Diagnostic::Severity::Error);

    QMap<QString, const Pattern *> m_types;
    //! The records that are read already, and those that are being read.
    QHash<QString, JsonText> m_records;
    QStringList m_open;
    GramFaults m_faults;
};

} // namespace model
