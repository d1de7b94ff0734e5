// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"
#include "model/schema/jsonview.h"

#include <QStringList>

namespace model {

//! What a schema says at one place of a value, for all who read schemas themselves: forms, completion, the reference of keys, the
//! matching of tools, checks of what refers to arguments. The one place where schemas are walked by their keywords, while SchemaGraph is
//! what values are held to. References are followed as the compiler of that graph follows them, and what holds for the same value is laid
//! together: a schema's own words, then those of what it refers to, then those of its `allOf`, nearest first; also beside a `$ref`
//! of draft 7, where titles and descriptions stand. Says nothing of validity, and reads schemas that are none as far as they go. Bounded
//! on any schema; what is handed out keeps its text. A value; null where no schema is.
class SchemaView final
{
public:
    struct Member;

    SchemaView() = default;
    //! Null for what is no JSON. What `documents` are is said at JsonSchema.
    explicit SchemaView(const JsonText &schema, const JsonSchema::Documents &documents = {});

    bool isNull() const { return m_parts.isEmpty(); }
    //! `true`: any value fits.
    bool isAnything() const { return !isNull() && m_parts.first().text.text() == "true"; }
    //! `false`: none does.
    bool isNothing() const { return !isNull() && m_parts.first().text.text() == "false"; }
    //! Whether a reference leads nowhere, so that not all is known.
    bool isPartial() const { return m_isPartial; }

    bool has(QByteArrayView keyword) const { return !this->keyword(keyword).isNone(); }
    //! As it stands in the text, none where no part has it.
    JsonView keyword(QByteArrayView name) const;
    //! The same as a text of its own.
    JsonText json(QByteArrayView keyword) const;
    //! Empty where the keyword is no string.
    QString string(QByteArrayView keyword) const { return this->keyword(keyword).string(); }

    //! Those that `type` names.
    QStringList types() const;
    //! The same, or the one that the schema's keywords are for where it names none.
    QStringList likelyTypes() const;
    //! The same without its title, description and default, where the value is of one of its types.
    SchemaView ofType(const QString &type) const;

    //! Both laid together, these words nearer.
    SchemaView over(const SchemaView &further) const;

    //! Of all parts.
    QStringList required() const;
    //! The schemas that an object's members have by name, in the order of the text; those of the nearest part first.
    QList<Member> members(QByteArrayView keyword = "properties") const;
    SchemaView member(QStringView name) const;
    //! The schema under a keyword: of `items`, `additionalProperties` and so on. Null where it holds no single one.
    SchemaView at(QByteArrayView keyword) const;
    //! Those in the list of a keyword.
    QList<SchemaView> list(QByteArrayView keyword) const;

    //! Where its own words stand, as JsonSchema::validateAt() understands it.
    QString path() const;

    bool operator==(const SchemaView &other) const;

private:
    class Document;
    struct Part {
        JsonView text;
        std::shared_ptr<const JsonView::Members> keywords;
    };
    using DocumentPointer = std::shared_ptr<Document>;

    SchemaView(DocumentPointer document, const QList<JsonView> &schemas);
    void add(const JsonView &schema);

    DocumentPointer m_document;
    QList<Part> m_parts;
    //! The only type that counts, where one was chosen.
    QString m_type;
    bool m_isPartial = false;
};

//! One of the schemas for an object's members.
struct SchemaView::Member {
    QString name;
    SchemaView schema;
    bool isRequired = false;
};

} // namespace model
