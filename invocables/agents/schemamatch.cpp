// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/agents/schemamatch.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct SchemaMatchTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaMatch)
};

// Deeper down all that is allowed is taken for compatible; the call is checked against both schemas in any case.
constexpr int deepestSchema = 16;

//! The types that a schema names, `null` left out; none where it names none.
QStringList typesOf(const QJsonObject &schema)
{
    QStringList types;
    const QJsonValue type = schema[u"type"];
    for (const QJsonValue &each : type.isArray() ? type.toArray() : QJsonArray {type}) {
        if (each.isString() && each.toString() != u"null")
            types.append(each.toString());
    }
    // A list of values without a type says the type by its values.
    for (const QJsonValue &value : types.isEmpty() ? schema[u"enum"].toArray() : QJsonArray()) {
        const QString of = value.isString() ? u"string"_s : value.isBool() ? u"boolean"_s : value.isDouble() ? u"number"_s : QString();
        if (!of.isEmpty() && !types.contains(of))
            types.append(of);
    }
    return types;
}

bool takes(const QStringList &taken, const QString &type)
{
    return taken.contains(type) || (type == u"integer" && taken.contains(u"number"_s));
}

class Comparison
{
public:
    explicit Comparison(const QJsonObject &taken)
        : m_root(taken)
    {
    }

    void objects(const QJsonObject &specified, const QJsonObject &taken, const QString &path, int depth);
    const QStringList &problems() const { return m_problems; }

private:
    void values(const QJsonObject &specified, QJsonObject taken, const QString &path, int depth);
    QJsonObject resolved(QJsonObject schema) const;

    const QJsonObject &m_root;
    QStringList m_problems;
};

//! What a reference within the tool's schema leads to.
QJsonObject Comparison::resolved(QJsonObject schema) const
{
    for (int steps = 0; steps < deepestSchema && schema[u"$ref"].isString(); ++steps) {
        const QString reference = schema[u"$ref"].toString();
        if (!reference.startsWith(u"#/"))
            break;
        QJsonValue at = m_root;
        for (QString part : reference.sliced(2).split(u'/'))
            at = at[part.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s)];
        schema = at.toObject();
    }
    return schema;
}

void Comparison::objects(const QJsonObject &specified, const QJsonObject &taken, const QString &path, int depth)
{
    const QJsonObject promised = specified[u"properties"].toObject();
    const QJsonObject known = taken[u"properties"].toObject();
    const bool isOpen = known.isEmpty() && taken[u"additionalProperties"] != QJsonValue(false);
    for (auto property = promised.begin(); property != promised.end(); ++property) {
        const QString name = path + property.key();
        if (known.contains(property.key()))
            values(property->toObject(), resolved(known[property.key()].toObject()), name, depth + 1);
        else if (!isOpen)
            m_problems.append(SchemaMatchTexts::tr("it has no argument “%1”").arg(name));
    }
    QSet<QString> given;
    for (const QJsonValue &name : specified[u"required"].toArray())
        given.insert(name.toString());
    for (const QJsonValue &demanded : taken[u"required"].toArray()) {
        const QString name = demanded.toString();
        const bool hasDefault = promised[name].toObject().contains(u"default") || known[name].toObject().contains(u"default");
        if (!promised.contains(name) && !hasDefault)
            m_problems.append(SchemaMatchTexts::tr("it demands the argument “%1”, which the specification does not have").arg(path + name));
        else if (!given.contains(name) && !hasDefault)
            m_problems.append(
                SchemaMatchTexts::tr("it demands the argument “%1”, which may be left out in the specification").arg(path + name));
    }
}

void Comparison::values(const QJsonObject &specified, QJsonObject taken, const QString &path, int depth)
{
    const QStringList promised = typesOf(specified);
    const QStringList allowed = typesOf(taken);
    // A tool that does not name a type takes all, or says it in a way (anyOf and the like) that the call is checked against.
    if (depth > deepestSchema || allowed.isEmpty())
        return;
    for (const QString &type : promised) {
        if (!takes(allowed, type)) {
            m_problems.append(SchemaMatchTexts::tr("its argument “%1” is of the type %2, not %3").arg(path, allowed.join(u" | "_s), type));
            return;
        }
    }
    if (promised.isEmpty()) {
        m_problems.append(SchemaMatchTexts::tr("its argument “%1” is of the type %2, where the specification says none")
                              .arg(path, allowed.join(u" | "_s)));
        return;
    }
    if (promised.contains(u"array"_s) && specified[u"items"].isObject() && taken[u"items"].isObject())
        values(specified[u"items"].toObject(), resolved(taken[u"items"].toObject()), path + u"[]"_s, depth + 1);
    if (promised.contains(u"object"_s) && specified[u"properties"].isObject())
        objects(specified, taken, path + u'.', depth);
}

//! The same for schemas that say the same.
QJsonValue normalised(const QJsonValue &value, QStringView key);

QJsonValue asSet(const QJsonArray &array)
{
    QStringList texts;
    for (const QJsonValue &element : array)
        texts.append(QString::fromUtf8(model::JsonText::of(QJsonArray {element}).bytes()));
    texts.sort();
    texts.removeDuplicates();
    return QJsonArray::fromStringList(texts);
}

QJsonObject normalisedObject(const QJsonObject &object, bool isSchema)
{
    QJsonObject normal;
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QString key = member.key();
        const bool isNote = isSchema && (key == u"$schema" || key == u"$id" || key == u"$comment");
        const bool isOpen = isSchema && key == u"additionalProperties" && member.value() == QJsonValue(true);
        const bool isEmpty = isSchema
            && ((key == u"properties" && member->toObject().isEmpty()) || (key == u"required" && member->toArray().isEmpty()));
        if (!isNote && !isOpen && !isEmpty)
            normal.insert(key, isSchema ? normalised(member.value(), key) : normalised(member.value(), {}));
    }
    return normal;
}

QJsonValue normalised(const QJsonValue &value, QStringView key)
{
    if (key == u"default" || key == u"const" || key == u"examples")
        return value;
    if (value.isObject())
        return normalisedObject(value.toObject(), key != u"properties" && key != u"$defs" && key != u"definitions");
    if (!value.isArray())
        return value;
    if (key == u"required" || key == u"enum")
        return asSet(value.toArray());
    QJsonArray elements;
    for (const QJsonValue &element : value.toArray())
        elements.append(normalised(element, {}));
    return elements;
}

} // namespace

QStringList SchemaMatch::incompatibilities(const model::JsonText &specified, const model::JsonText &taken)
{
    const QJsonObject root = taken.read().toObject();
    Comparison comparison(root);
    comparison.objects(specified.read().toObject(), root, {}, 0);
    return comparison.problems();
}

bool SchemaMatch::areSame(const model::JsonText &specified, const model::JsonText &taken)
{
    return normalised(specified.read(), {}) == normalised(taken.read(), {});
}

} // namespace invocables
