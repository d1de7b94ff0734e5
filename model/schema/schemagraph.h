// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemaformat.h"
#include "model/schema/schemapattern.h"
#include "model/schema/schemavalues.h"

#include <map>
#include <memory>
#include <vector>

namespace model {

class ValijsonSchema;

//! One schema, read once into what is asked of a value. Other schemas are named by their index in the graph; -1 where there is
//! none. Pointers to values point into the schema's documents.
struct SchemaNode {
    enum class Kind { Rules, AcceptsAll, AcceptsNothing };
    enum Type { Null = 1, Boolean = 2, Integer = 4, Number = 8, String = 16, Array = 32, Object = 64 };
    static constexpr int none = -1;

    Kind kind = Kind::Rules;
    int resource = 0;
    //! JSON pointer to the schema, for messages.
    QString path;

    // Assertions about one value. A set of types, 0 for any.
    int types = 0;
    const Json *constant = nullptr;
    const Json *enumeration = nullptr;
    const Json *minimum = nullptr;
    const Json *maximum = nullptr;
    const Json *exclusiveMinimum = nullptr;
    const Json *exclusiveMaximum = nullptr;
    const Json *multipleOf = nullptr;
    std::optional<std::size_t> minLength;
    std::optional<std::size_t> maxLength;
    std::optional<SchemaPattern> pattern;
    std::optional<SchemaFormat> format;
    //! Held to whoever asks.
    bool assertsFormat = false;
    //! A text is Base64, or JSON, or JSON in Base64.
    bool isBase64 = false;
    bool isJson = false;
    std::optional<std::size_t> minItems;
    std::optional<std::size_t> maxItems;
    bool hasUniqueItems = false;
    std::optional<std::size_t> minProperties;
    std::optional<std::size_t> maxProperties;
    std::vector<std::string> required;
    std::vector<std::pair<std::string, std::vector<std::string>>> dependentRequired;

    // Schemas for the members of an object.
    std::map<std::string, int> properties;
    std::vector<std::pair<SchemaPattern, int>> patternProperties;
    int additionalProperties = none;
    int propertyNames = none;
    int unevaluatedProperties = none;
    // Schemas for the elements of an array; `items` is for those after prefixItems.
    std::vector<int> prefixItems;
    int items = none;
    int contains = none;
    std::size_t minContains = 1;
    std::optional<std::size_t> maxContains;
    //! Elements that match `contains` count as evaluated since 2020-12.
    bool doesContainsEvaluate = false;
    int unevaluatedItems = none;

    // Schemas for the same value.
    int reference = none;
    int dynamicReference = none;
    //! The anchor looked for in the dynamic scope; empty where the reference is as good as a plain one.
    QString dynamicAnchor;
    std::vector<int> allOf;
    std::vector<int> anyOf;
    std::vector<int> oneOf;
    int negated = none;
    int condition = none;
    int consequence = none;
    int alternative = none;
    std::vector<std::pair<std::string, int>> dependentSchemas;

    //! The text of `default`, or empty.
    QByteArray defaultText;
    //! The same schema in valijson, where that takes no value for valid that is not.
    std::shared_ptr<const ValijsonSchema> valijson;
};

//! All schemas that can be reached from the one compiled, which is the first.
struct SchemaGraph {
    std::vector<SchemaNode> nodes;
    //! Nodes with a `$dynamicAnchor`, by resource and name.
    std::map<std::pair<int, QString>, int> dynamicAnchors;
    QStringList notChecked;
    //! Paths of formats that are held to where that is asked for.
    QStringList formats;
    bool hasFormats = false;
    //! Some are held to whoever asks.
    bool assertsFormats = false;
};

} // namespace model
