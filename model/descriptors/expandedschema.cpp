// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/expandedschema.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// The schemas are our own and refer to no schema that holds the reference; the bound only ends a mistake.
constexpr int deepest = 40;

//! Reads each file once.
class Expansion
{
public:
    QJsonObject whole(const QString &file) { return expanded(contents(file), file, 0).toObject(); }

private:
    QJsonObject contents(const QString &file)
    {
        if (!m_files.contains(file)) {
            QFile source(u":/schemas/"_s + file);
            const bool isThere = source.open(QIODevice::ReadOnly);
            m_files.insert(file, isThere ? QJsonDocument::fromJson(source.readAll()).object() : QJsonObject());
        }
        return m_files.value(file);
    }

    QJsonValue expanded(const QJsonValue &value, const QString &file, int depth)
    {
        if (depth > deepest)
            return {};
        if (value.isArray()) {
            QJsonArray elements;
            for (const QJsonValue &element : value.toArray())
                elements.append(expanded(element, file, depth + 1));
            return elements;
        }
        if (!value.isObject())
            return value;
        const QJsonObject object = value.toObject();
        const QString reference = object["$ref"_L1].toString();
        QJsonObject result = reference.isEmpty() ? QJsonObject() : referred(reference, file, depth + 1);
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (member.key() != "$ref"_L1 && member.key() != "definitions"_L1)
                result.insert(member.key(), expanded(member.value(), file, depth + 1));
        }
        return result;
    }

    QJsonObject referred(const QString &reference, const QString &from, int depth)
    {
        const QString named = reference.section(u'#', 0, 0);
        const QString file = named.isEmpty() ? from : named;
        QJsonValue found = contents(file);
        for (const QString &step : reference.section(u'#', 1).split(u'/', Qt::SkipEmptyParts))
            found = found[step];
        return expanded(found, file, depth).toObject();
    }

    QHash<QString, QJsonObject> m_files;
};

} // namespace

QJsonObject expandedSchema(DescriptorKind kind)
{
    return Expansion().whole(toWire(kind) + u".json"_s);
}

} // namespace model
