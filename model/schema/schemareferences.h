// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"
#include "model/schema/schemavalues.h"

#include <QByteArrayView>
#include <QHash>

#include <functional>
#include <map>
#include <vector>

namespace model {

class JsonScanner;

//! Where the parts of a schema stand in its text, since a value that has been read has lost the order of its members and how its
//! numbers were written. Knows objects, true, false, and whatever is the value of a member named `default`. Good as long as both.
class SchemaTexts final
{
public:
    //! `value` is what has been read of `text`; one pass over it.
    SchemaTexts(QByteArrayView text, const Json &value);

    //! Empty for what it does not know.
    QByteArrayView of(const Json &value) const { return m_texts.value(&value); }
    //! The part that begins there; null where none does.
    const Json *at(const char *begin) const { return m_parts.value(begin); }

private:
    //! An object or array whose end is not reached yet. `value` is null where a later member of the same name took its place.
    struct Open {
        const Json *value;
        bool isObject;
        qsizetype begin;
        bool isDefault;
        //! Of an array: of its current element.
        std::size_t index = 0;
        //! Of an object: the key that was read last, and its value.
        bool isKeyNext = true;
        bool isAtDefault = false;
        const Json *member = nullptr;
    };

    void takeKey(Open &open, QByteArrayView quoted);
    void add(const Json *value, QByteArrayView text, bool isDefault);

    QHash<const Json *, QByteArrayView> m_texts;
    QHash<const char *, const Json *> m_parts;
};

//! Which keywords count in a resource.
struct SchemaDialect {
    bool isDraft7 = false;
    //! Of its own: a list of items, and no prefixItems.
    bool isDraft2019 = false;
    //! False where the metaschema's $vocabulary leaves the assertions out.
    bool hasAssertions = true;
    //! True where the metaschema's $vocabulary asks for formats to be held to.
    bool assertsFormats = false;

    bool operator==(const SchemaDialect &) const = default;
};

//! A schema where it stands: what its references are relative to.
struct SchemaPlace {
    const Json *schema = nullptr;
    //! Index of the resource (a schema with an identifier of its own) that it belongs to.
    int resource = -1;
    SchemaDialect dialect = {};
    //! JSON pointer from the root of the schema, or the document's URI with one.
    QString path = {};
};

//! Every schema that can be referred to: the one being read and the documents registered for it, by identifier, anchor and
//! pointer. Nothing else is ever looked for. What is compiled of it points into its values and texts, and so does a SchemaView.
class SchemaReferences final
{
    Q_DISABLE_COPY_MOVE(SchemaReferences)

public:
    static constexpr qsizetype mostSchemas = 50'000;

    explicit SchemaReferences(const JsonSchema::Documents &documents);

    //! The schema that is read; its dialect is also that of documents that name none. Nothing where it is no JSON, or has an unpaired
    //! surrogate.
    std::optional<SchemaPlace> addSchema(const JsonText &schema, SchemaDialect dialect);
    //! The place a `$ref` in a resource points at, or nothing.
    std::optional<SchemaPlace> find(int resource, const QString &reference);
    //! The place of a schema directly within another one.
    SchemaPlace within(const SchemaPlace &outer, const Json &inner, const QString &step) const;

    //! Where a schema stands in the texts, as they were given: an object, true or false, or the value of a `default`. Good as long as
    //! this. None for all else.
    QByteArrayView textOf(const Json &value);
    //! The schema that begins there in one of the texts.
    std::optional<SchemaPlace> placeAt(const char *begin);

    //! Whether a resource is one of those that describe schemas themselves.
    bool isMetaschema(int resource) const;

    //! Whether there are more schemas than are looked at; what was found is not all then.
    bool isBeyondBounds() const { return m_places.size() > mostSchemas; }

    //! All `$dynamicAnchor`s seen so far, by resource and name.
    const std::map<std::pair<int, QString>, SchemaPlace> &dynamicAnchors() const { return m_dynamicAnchors; }
    //! \return the name where the reference ends in the name of a `$dynamicAnchor` of the resource it points into.
    QString dynamicAnchorNamed(const QString &reference, const SchemaPlace &target) const;

private:
    struct Document {
        QString uri;
        JsonText text;
        bool isRead = false;
    };
    struct Source {
        JsonText text;
        std::unique_ptr<Json> value;
        //! Found when the first is asked for.
        std::optional<SchemaTexts> texts;
    };

    std::optional<SchemaPlace> add(const QString &uri, const JsonText &text, SchemaDialect dialect, const QString &path);
    const SchemaTexts &textsOf(Source &source);
    bool readDocument(Document &document);
    void scan(SchemaPlace root);
    void identify(SchemaPlace &place);
    void addAnchors(const SchemaPlace &place);
    SchemaDialect dialectOf(const SchemaPlace &place);
    int addResource(const QString &uri, const SchemaPlace &place);
    const SchemaPlace *resourceAt(const QString &uri);
    std::optional<SchemaPlace> followPointer(SchemaPlace place, const QString &pointer);

    std::vector<Source> m_sources;
    QList<Document> m_documents;
    SchemaDialect m_dialectOfDocuments;
    //! The URI of each resource, without a fragment.
    QStringList m_uris;
    QHash<QString, SchemaPlace> m_resources;
    QHash<QString, SchemaPlace> m_anchors;
    std::map<std::pair<int, QString>, SchemaPlace> m_dynamicAnchors;
    QHash<const Json *, SchemaPlace> m_places;
};

//! The pointer one step on; long ones end in an ellipsis, since they are kept for every schema and are for people.
QString pointerWith(const QString &pointer, const QString &step);

//! Calls `visit(inner schema, pointer from the outer one)` for each schema that stands directly within a schema.
void forEachSubschema(const Json &schema, const std::function<void(const Json &, const QString &)> &visit);

} // namespace model
