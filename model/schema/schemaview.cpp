// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaview.h"

#include "model/schema/schemareferences.h"

#include <QMutex>
#include <QSet>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Schemas that are laid together at one place; cycles end here too.
constexpr qsizetype mostParts = 32;

bool isSchemaText(const JsonView &value)
{
    return value.isObject() || value.text() == "true" || value.text() == "false";
}

using NamedSchemas = QList<std::pair<QString, JsonView>>;

//! Of members of the same name the last counts, as it does for what reads values.
NamedSchemas namedSchemas(const JsonView &object)
{
    NamedSchemas named;
    QHash<QString, qsizetype> places;
    for (const auto &member : object.members()) {
        const QString name = member.name();
        const auto known = places.constFind(name);
        if (known != places.constEnd()) {
            named[*known].second = member.value;
            continue;
        }
        places.insert(name, named.size());
        named.append({name, member.value});
    }
    return named;
}

//! Of each object of a text what was read of it, for the first that are asked for: the same are asked for again and again.
template <typename Read>
class KeptReadings final
{
public:
    std::shared_ptr<const Read> of(const JsonView &object, Read (*read)(const JsonView &))
    {
        if (const auto kept = m_kept.constFind(object.text().data()); kept != m_kept.constEnd())
            return *kept;
        const auto made = std::make_shared<const Read>(read(object));
        if (m_kept.size() < most)
            m_kept.insert(object.text().data(), made);
        return made;
    }

private:
    static constexpr qsizetype most = 4096;
    QHash<const char *, std::shared_ptr<const Read>> m_kept;
};

} // namespace

//! The text that views look into, shared by all of them and on any thread; its references are read when the first is met, and what is
//! read of its objects is kept.
class SchemaView::Document final
{
    Q_DISABLE_COPY_MOVE(Document)

public:
    Document(const JsonText &text, const JsonSchema::Documents &documents)
        : m_text(text)
        , m_documents(documents)
    {
    }

    JsonView root() const { return JsonView::of(m_text); }

    std::shared_ptr<const JsonView::Members> keywordsOf(const JsonView &schema)
    {
        const QMutexLocker locker(&m_mutex);
        return m_keywords.of(schema, [](const JsonView &object) { return object.members(); });
    }

    std::shared_ptr<const NamedSchemas> schemasIn(const JsonView &object)
    {
        const QMutexLocker locker(&m_mutex);
        return m_named.of(object, namedSchemas);
    }

    //! What a reference of the schema leads to; none where nothing is known of it.
    JsonView referred(const JsonView &schema, const QString &reference)
    {
        const QMutexLocker locker(&m_mutex);
        const auto place = placeOf(schema);
        const auto found = place ? m_references->find(place->resource, reference) : std::nullopt;
        return found && found->schema ? JsonView::ofPiece(m_references->textOf(*found->schema)) : JsonView();
    }

    QString pathOf(const JsonView &schema)
    {
        const QMutexLocker locker(&m_mutex);
        const auto place = placeOf(schema);
        return place ? place->path : QString();
    }

private:
    std::optional<SchemaPlace> placeOf(const JsonView &schema)
    {
        if (!m_references) {
            m_references = std::make_unique<SchemaReferences>(m_documents);
            (void)m_references->addSchema(m_text, {});
        }
        return m_references->placeAt(schema.text().data());
    }

    const JsonText m_text;
    const JsonSchema::Documents m_documents;
    QMutex m_mutex;
    std::unique_ptr<SchemaReferences> m_references;
    KeptReadings<JsonView::Members> m_keywords;
    KeptReadings<NamedSchemas> m_named;
};

SchemaView::SchemaView(const JsonText &schema, const JsonSchema::Documents &documents)
    : m_document(std::make_shared<Document>(schema, documents))
{
    add(m_document->root());
}

SchemaView::SchemaView(DocumentPointer document, const QList<JsonView> &schemas)
    : m_document(std::move(document))
{
    for (const JsonView &schema : schemas)
        add(schema);
}

void SchemaView::add(const JsonView &schema)
{
    const auto isThere = [&schema](const Part &part) { return part.text.text().data() == schema.text().data(); };
    if (!isSchemaText(schema) || std::any_of(m_parts.begin(), m_parts.end(), isThere))
        return;
    if (m_parts.size() == mostParts) {
        m_isPartial = true;
        return;
    }
    const auto keywords = m_document->keywordsOf(schema);
    m_parts.append({schema, keywords});
    if (const JsonView reference = (*keywords)["$ref"]; !reference.isNone()) {
        const JsonView referred = m_document->referred(schema, reference.string());
        m_isPartial = m_isPartial || referred.isNone();
        add(referred);
    }
    for (const JsonView &other : (*keywords)["allOf"].elements())
        add(other);
}

JsonView SchemaView::keyword(QByteArrayView name) const
{
    // A part that names several types is looked at for one of them.
    static constexpr std::array<QByteArrayView, 3> ofThePlace {"title", "description", "default"};
    if (!m_type.isEmpty() && std::find(ofThePlace.begin(), ofThePlace.end(), name) != ofThePlace.end())
        return {};
    for (const Part &part : m_parts) {
        if (const JsonView value = (*part.keywords)[name]; !value.isNone())
            return value;
    }
    return {};
}

JsonText SchemaView::json(QByteArrayView keyword) const
{
    return JsonText::trusted(this->keyword(keyword).text().toByteArray());
}

QStringList SchemaView::types() const
{
    if (!m_type.isEmpty())
        return {m_type};
    const JsonView named = keyword("type");
    if (named.isString())
        return {named.string()};
    QStringList types;
    for (const JsonView &type : named.elements()) {
        if (type.isString())
            types.append(type.string());
    }
    return types;
}

QStringList SchemaView::likelyTypes() const
{
    static constexpr std::array<std::pair<QLatin1StringView, QByteArrayView>, 19> kinds {{
        {"object"_L1, "properties"},
        {"object"_L1, "additionalProperties"},
        {"object"_L1, "patternProperties"},
        {"object"_L1, "propertyNames"},
        {"array"_L1, "items"},
        {"array"_L1, "prefixItems"},
        {"array"_L1, "minItems"},
        {"array"_L1, "maxItems"},
        {"array"_L1, "uniqueItems"},
        {"string"_L1, "minLength"},
        {"string"_L1, "maxLength"},
        {"string"_L1, "pattern"},
        {"string"_L1, "format"},
        {"string"_L1, "contentMediaType"},
        {"number"_L1, "minimum"},
        {"number"_L1, "maximum"},
        {"number"_L1, "exclusiveMinimum"},
        {"number"_L1, "exclusiveMaximum"},
        {"number"_L1, "multipleOf"},
    }};
    const QStringList named = types();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [this](const auto &each) { return has(each.second); });
    return !named.isEmpty() || kind == kinds.end() ? named : QStringList {kind->first};
}

SchemaView SchemaView::ofType(const QString &type) const
{
    SchemaView narrowed = *this;
    narrowed.m_type = type;
    return narrowed;
}

SchemaView SchemaView::over(const SchemaView &further) const
{
    SchemaView joined = *this;
    joined.m_parts += further.m_parts;
    joined.m_isPartial = m_isPartial || further.m_isPartial;
    return joined;
}

QStringList SchemaView::required() const
{
    QStringList names;
    for (const Part &part : m_parts) {
        for (const JsonView &name : (*part.keywords)["required"].elements()) {
            if (name.isString())
                names.append(name.string());
        }
    }
    names.removeDuplicates();
    return names;
}

QList<SchemaView::Member> SchemaView::members(QByteArrayView keyword) const
{
    QStringList names;
    QHash<QString, QList<JsonView>> schemas;
    for (const Part &part : m_parts) {
        const auto named = m_document->schemasIn((*part.keywords)[keyword]);
        for (const auto &[name, schema] : *named) {
            if (!schemas.contains(name))
                names.append(name);
            schemas[name].append(schema);
        }
    }
    const QStringList all = required();
    const QSet<QString> required(all.begin(), all.end());
    QList<Member> members;
    for (const QString &name : std::as_const(names))
        members.append({name, SchemaView(m_document, schemas.value(name)), required.contains(name)});
    return members;
}

SchemaView SchemaView::member(QStringView name) const
{
    QList<JsonView> schemas;
    for (const Part &part : m_parts) {
        const auto named = m_document->schemasIn((*part.keywords)["properties"]);
        for (const auto &[known, schema] : *named) {
            if (known == name)
                schemas.append(schema);
        }
    }
    return SchemaView(m_document, schemas);
}

SchemaView SchemaView::at(QByteArrayView keyword) const
{
    QList<JsonView> schemas;
    for (const Part &part : m_parts)
        schemas.append((*part.keywords)[keyword]);
    return SchemaView(m_document, schemas);
}

QList<SchemaView> SchemaView::list(QByteArrayView keyword) const
{
    QList<SchemaView> views;
    for (const JsonView &schema : this->keyword(keyword).elements())
        views.append(SchemaView(m_document, {schema}));
    return views;
}

QString SchemaView::path() const
{
    return isNull() ? QString() : m_document->pathOf(m_parts.first().text);
}

bool SchemaView::operator==(const SchemaView &other) const
{
    const auto begin = [](const SchemaView &view) { return view.isNull() ? nullptr : view.m_parts.first().text.text().data(); };
    return m_document == other.m_document && begin(*this) == begin(other) && m_type == other.m_type;
}

} // namespace model
