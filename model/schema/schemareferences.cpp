// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemareferences.h"

#include "model/basics/bytesearch.h"
#include "model/schema/jsonscanner.h"
#include "model/schema/schemakeywords.h"

#include <QUrl>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What relative references of a schema without an identifier are relative to.
constexpr QStringView ownUri = u"parlance://schema/";

QString stringOf(const Json &schema, const char *keyword)
{
    const Json *member = memberOf(schema, keyword);
    const auto *text = member ? member->get_ptr<const std::string *>() : nullptr;
    return text ? textOf(*text) : QString();
}

struct Uri {
    QString resource;
    QString fragment;
};

Uri resolvedReference(const QString &base, const QString &reference)
{
    if (reference.startsWith(u'#'))
        return {base, QUrl::fromPercentEncoding(reference.mid(1).toUtf8())};
    const QUrl url = QUrl(base).resolved(QUrl(reference));
    return {url.toString(QUrl::FullyEncoded | QUrl::RemoveFragment), url.fragment(QUrl::FullyDecoded)};
}

void visitIfSchema(const Json &value, const QString &pointer, const std::function<void(const Json &, const QString &)> &visit)
{
    if (value.is_object() || value.is_boolean())
        visit(value, pointer);
}

} // namespace

SchemaTexts::SchemaTexts(QByteArrayView text, const Json &value)
{
    using Token = JsonScanner::Token;
    JsonScanner scanner(text);
    std::vector<Open> stack;
    for (Token token = scanner.next(); token != Token::End && token != Token::Broken; token = scanner.next()) {
        Open *open = stack.empty() ? nullptr : &stack.back();
        if (token == Token::Colon)
            continue;
        if (token == Token::Comma) {
            ++open->index;
            open->isKeyNext = true;
            continue;
        }
        if (token == Token::EndObject || token == Token::EndArray) {
            add(open->value, text.sliced(open->begin, scanner.begin() + 1 - open->begin), open->isDefault);
            stack.pop_back();
            continue;
        }
        if (open && open->isObject && open->isKeyNext) {
            takeKey(*open, scanner.raw());
            continue;
        }
        const Json *here = &value;
        if (open && open->isObject)
            here = open->member;
        else if (open)
            here = open->value && open->value->is_array() && open->index < open->value->size() ? &(*open->value)[open->index] : nullptr;
        const bool isDefault = open && open->isObject && open->isAtDefault;
        if (token == Token::BeginObject || token == Token::BeginArray)
            stack.push_back({here, token == Token::BeginObject, scanner.begin(), isDefault});
        else
            add(here, scanner.raw(), isDefault);
    }
}

void SchemaTexts::takeKey(Open &open, QByteArrayView quoted)
{
    const QByteArrayView plain = quoted.sliced(1, quoted.size() - 2);
    const std::string name = indexOfByte(plain, '\\') >= 0 ? JsonScanner::decoded(quoted).toStdString()
                                                           : std::string(plain.data(), std::size_t(plain.size()));
    open.isKeyNext = false;
    open.isAtDefault = name == "default";
    const auto found = open.value ? open.value->find(name) : Json::const_iterator();
    open.member = open.value && found != open.value->end() ? &*found : nullptr;
}

void SchemaTexts::add(const Json *value, QByteArrayView text, bool isDefault)
{
    if (!value || !(isDefault || value->is_object() || value->is_boolean()))
        return;
    m_texts.insert(value, text);
    m_parts.insert(text.data(), value);
}

QString pointerWith(const QString &pointer, const QString &step)
{
    constexpr qsizetype longestPointer = 1000;
    if (pointer.endsWith(u'…'))
        return pointer;
    return pointer.size() + step.size() <= longestPointer ? pointer + step : pointer + u"/…"_s;
}

void forEachSubschema(const Json &schema, const std::function<void(const Json &, const QString &)> &visit)
{
    if (!schema.is_object())
        return;
    for (auto keyword = schema.begin(); keyword != schema.end(); ++keyword) {
        const KeywordHolds holds = whatHolds(textOf(keyword.key()));
        const QString pointer = pointerStep(keyword.key());
        const bool holdsList = holds == KeywordHolds::SchemaList || holds == KeywordHolds::SchemaOrList;
        if (holds == KeywordHolds::Schema || (holds == KeywordHolds::SchemaOrList && !keyword->is_array()))
            visitIfSchema(*keyword, pointer, visit);
        for (std::size_t at = 0; holdsList && keyword->is_array() && at < keyword->size(); ++at)
            visitIfSchema((*keyword)[at], pointer + u"/%1"_s.arg(at), visit);
        if (holds != KeywordHolds::NamedSchemas || !keyword->is_object())
            continue;
        for (auto member = keyword->begin(); member != keyword->end(); ++member)
            visitIfSchema(*member, pointer + pointerStep(member.key()), visit);
    }
}

SchemaReferences::SchemaReferences(const JsonSchema::Documents &documents)
{
    for (const auto &[uri, text] : documents)
        m_documents.append({resolvedReference(ownUri.toString(), uri).resource, text});
}

std::optional<SchemaPlace> SchemaReferences::addSchema(const JsonText &schema, SchemaDialect dialect)
{
    const std::optional<SchemaPlace> root = add(ownUri.toString(), schema, dialect, {});
    if (root)
        m_dialectOfDocuments = root->dialect;
    return root;
}

std::optional<SchemaPlace> SchemaReferences::add(const QString &uri, const JsonText &text, SchemaDialect dialect, const QString &path)
{
    Json value = Json::parse(text.bytes().begin(), text.bytes().end(), nullptr, false);
    if (value.is_discarded())
        return std::nullopt;
    m_sources.push_back({text, std::make_unique<Json>(std::move(value)), {}});
    SchemaPlace root {m_sources.back().value.get(), -1, dialect, path};
    root.resource = addResource(uri, root);
    root.dialect = dialectOf(root);
    m_resources[uri] = root;
    scan(root);
    return m_places.value(root.schema);
}

int SchemaReferences::addResource(const QString &uri, const SchemaPlace &place)
{
    const int index = int(m_uris.size());
    m_uris.append(uri);
    SchemaPlace root = place;
    root.resource = index;
    m_resources.insert(uri, root);
    return index;
}

void SchemaReferences::scan(SchemaPlace root)
{
    std::vector<SchemaPlace> waiting {std::move(root)};
    while (!waiting.empty() && !isBeyondBounds()) {
        SchemaPlace place = std::move(waiting.back());
        waiting.pop_back();
        if (place.schema->is_object())
            identify(place);
        m_places.insert(place.schema, place);
        forEachSubschema(*place.schema, [&](const Json &inner, const QString &step) {
            waiting.push_back({&inner, place.resource, place.dialect, pointerWith(place.path, step)});
        });
    }
}

void SchemaReferences::identify(SchemaPlace &place)
{
    // In draft 7 nothing beside a $ref counts.
    if (place.dialect.isDraft7 && place.schema->contains("$ref"))
        return;
    const QString identifier = stringOf(*place.schema, "$id");
    const Uri uri = resolvedReference(m_uris[place.resource], identifier);
    const bool isOnlyAnchor = place.dialect.isDraft7 && identifier.startsWith(u'#');
    if (!identifier.isEmpty() && !isOnlyAnchor) {
        place.resource = addResource(uri.resource, place);
        place.dialect = dialectOf(place);
        m_resources[uri.resource] = place;
    }
    if (place.dialect.isDraft7 && !uri.fragment.isEmpty())
        m_anchors.insert(uri.resource + u'#' + uri.fragment, place);
    if (!place.dialect.isDraft7)
        addAnchors(place);
}

void SchemaReferences::addAnchors(const SchemaPlace &place)
{
    const QString prefix = m_uris[place.resource] + u'#';
    const QString anchor = stringOf(*place.schema, "$anchor");
    if (!anchor.isEmpty())
        m_anchors.insert(prefix + anchor, place);
    const QString dynamic = stringOf(*place.schema, "$dynamicAnchor");
    if (!dynamic.isEmpty()) {
        m_anchors.insert(prefix + dynamic, place);
        m_dynamicAnchors[{place.resource, dynamic}] = place;
    }
}

SchemaDialect SchemaReferences::dialectOf(const SchemaPlace &place)
{
    const QString metaschema = stringOf(*place.schema, "$schema");
    if (metaschema.isEmpty())
        return place.dialect;
    for (const QStringView draft : {u"/draft-04/", u"/draft-06/", u"/draft-07/"}) {
        if (metaschema.contains(u"//json-schema.org") && metaschema.contains(draft))
            return {true};
    }
    if (metaschema.contains(u"//json-schema.org"))
        return {false, metaschema.contains(u"/draft/2019-09/")};
    const SchemaPlace *own = resourceAt(resolvedReference(m_uris[place.resource], metaschema).resource);
    const Json *vocabularies = own ? memberOf(*own->schema, "$vocabulary") : nullptr;
    if (!own || !vocabularies)
        return own ? SchemaDialect {own->dialect.isDraft7, own->dialect.isDraft2019} : place.dialect;
    const auto has = [vocabularies](const std::string &name) { return vocabularies->contains("https://json-schema.org/draft/" + name); };
    if (has("2019-09/vocab/core"))
        return {
            false, true, has("2019-09/vocab/validation"), vocabularies->value("https://json-schema.org/draft/2019-09/vocab/format", false)};
    return {false, false, has("2020-12/vocab/validation"), has("2020-12/vocab/format-assertion")};
}

bool SchemaReferences::readDocument(Document &document)
{
    document.isRead = true;
    return add(document.uri, document.text, m_dialectOfDocuments, document.uri + u'#').has_value();
}

const SchemaPlace *SchemaReferences::resourceAt(const QString &uri)
{
    const auto known = [&]() -> const SchemaPlace * {
        const auto found = m_resources.constFind(uri);
        return found == m_resources.constEnd() ? nullptr : &*found;
    };
    if (const SchemaPlace *found = known())
        return found;
    for (Document &document : m_documents) {
        if (!document.isRead && document.uri == uri && readDocument(document))
            return known();
    }
    // A document may hold the resource under an identifier of its own.
    const QByteArray identifier = uri.toUtf8().mid(uri.lastIndexOf(u'/') + 1);
    for (Document &document : m_documents) {
        if (document.isRead || !document.text.bytes().contains(identifier) || !readDocument(document))
            continue;
        if (const SchemaPlace *found = known())
            return found;
    }
    return nullptr;
}

const SchemaTexts &SchemaReferences::textsOf(Source &source)
{
    if (!source.texts)
        source.texts.emplace(source.text.bytes(), *source.value);
    return *source.texts;
}

QByteArrayView SchemaReferences::textOf(const Json &value)
{
    for (Source &source : m_sources) {
        if (const QByteArrayView text = textsOf(source).of(value); !text.isEmpty())
            return text;
    }
    return {};
}

std::optional<SchemaPlace> SchemaReferences::placeAt(const char *begin)
{
    for (Source &source : m_sources) {
        const Json *schema = textsOf(source).at(begin);
        if (const auto place = m_places.constFind(schema); schema && place != m_places.constEnd())
            return *place;
    }
    return std::nullopt;
}

bool SchemaReferences::isMetaschema(int resource) const
{
    const QString &uri = m_uris[resource];
    return uri.startsWith(u"https://json-schema.org/draft") || uri.startsWith(u"http://json-schema.org/draft");
}

std::optional<SchemaPlace> SchemaReferences::find(int resource, const QString &reference)
{
    const Uri uri = resolvedReference(m_uris[resource], reference);
    const SchemaPlace *root = resourceAt(uri.resource);
    if (!root)
        return std::nullopt;
    if (uri.fragment.isEmpty())
        return *root;
    if (uri.fragment.startsWith(u'/'))
        return followPointer(*root, uri.fragment);
    const auto anchor = m_anchors.constFind(uri.resource + u'#' + uri.fragment);
    return anchor == m_anchors.constEnd() ? std::nullopt : std::optional(*anchor);
}

std::optional<SchemaPlace> SchemaReferences::followPointer(SchemaPlace place, const QString &pointer)
{
    for (const QString &step : pointer.mid(1).split(u'/')) {
        const std::string name = QString(step).replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s).toStdString();
        const Json *inner = nullptr;
        bool isIndex = false;
        const uint index = step.toUInt(&isIndex);
        if (place.schema->is_array() && isIndex && index < place.schema->size())
            inner = &(*place.schema)[index];
        else if (const auto found = place.schema->find(name); found != place.schema->end())
            inner = &*found;
        if (!inner)
            return std::nullopt;
        place = within(place, *inner, pointerStep(name));
    }
    if (!m_places.contains(place.schema))
        scan(place);
    return m_places.value(place.schema);
}

SchemaPlace SchemaReferences::within(const SchemaPlace &outer, const Json &inner, const QString &step) const
{
    const auto known = m_places.constFind(&inner);
    return known != m_places.constEnd() ? *known : SchemaPlace {&inner, outer.resource, outer.dialect, pointerWith(outer.path, step)};
}

QString SchemaReferences::dynamicAnchorNamed(const QString &reference, const SchemaPlace &target) const
{
    const QString fragment = resolvedReference(m_uris[target.resource], reference).fragment;
    return m_dynamicAnchors.contains({target.resource, fragment}) ? fragment : QString();
}

} // namespace model
