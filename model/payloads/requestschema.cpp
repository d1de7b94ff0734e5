// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/payloads/requestschema.h"

#include "model/descriptors/nearestname.h"
#include "model/payloads/jsoncompleter.h"
#include "model/schema/jsonscanner.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct RequestSchemaTexts {
    Q_DECLARE_TR_FUNCTIONS(model::RequestSchema)
};

constexpr qsizetype mostUnknownNames = 20;

TextPosition positionAt(QByteArrayView text, qsizetype byte)
{
    const QByteArrayView before = text.first(std::min(byte, text.size()));
    const qsizetype line = before.lastIndexOf('\n') + 1;
    return {int(std::count(before.begin(), before.end(), '\n')) + 1, int(QString::fromUtf8(before.sliced(line)).toUcs4().size()) + 1};
}

//! Where the value that a pointer leads to begins; where it leads nowhere, the last that is there on its way.
qsizetype beginOf(QByteArrayView text, const JsonView &root, const QString &pointer)
{
    JsonView value = root;
    const QStringList steps = pointer.split(u'/').mid(1);
    for (QString step : steps) {
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        JsonView next;
        if (value.isObject()) {
            for (const auto &member : value.members()) {
                if (member.name() == step)
                    next = member.value;
            }
        } else if (value.isArray()) {
            const auto elements = value.elements();
            const qsizetype index = step.toLongLong();
            next = index >= 0 && index < elements.size() ? elements.at(index) : JsonView();
        }
        if (next.isNone())
            break;
        value = next;
    }
    return value.text().data() - text.data();
}

//! Names that a schema which lists its members does not have. Made for one text.
class UnknownNames final
{
public:
    explicit UnknownNames(QByteArrayView text)
        : m_text(text)
    {
    }

    void look(const JsonView &value, const SchemaView &schema)
    {
        if (schema.isNull() || diagnostics.size() >= mostUnknownNames)
            return;
        if (value.isArray()) {
            const SchemaView items = schema.at("items");
            const auto elements = items.isNull() ? decltype(value.elements()) {} : value.elements();
            for (const JsonView &element : elements)
                look(element, items);
        }
        if (!value.isObject() || !schema.has("properties"))
            return;
        const bool isOpen = schema.has("additionalProperties");
        for (const auto &member : value.members()) {
            const QString name = member.name();
            const SchemaView known = schema.member(name);
            if (!known.isNull())
                look(member.value, known);
            else if (!isOpen)
                tell(member.quotedName, name, schema);
        }
    }

    Diagnostics diagnostics;

private:
    void tell(QByteArrayView quoted, const QString &name, const SchemaView &schema)
    {
        QStringList names;
        for (const SchemaView::Member &member : schema.members())
            names.append(member.name);
        const QString near = nearestName(name, names);
        diagnostics.append({{}, positionAt(m_text, quoted.data() - m_text.data()), Diagnostic::Severity::Warning,
            near.isEmpty() ? RequestSchemaTexts::tr("The dialect knows no member “%1” here.").arg(name)
                           : RequestSchemaTexts::tr("The dialect knows no member “%1” here. Did you mean “%2”?").arg(name, near)});
    }

    const QByteArrayView m_text;
};

} // namespace

std::shared_ptr<const RequestSchema> RequestSchema::of(const QString &dialect)
{
    QFile file(u":/schemas/requests/"_s + dialect.section(u'+', -1) + u".json"_s);
    const auto text = file.open(QIODevice::ReadOnly) ? JsonText::parse(file.readAll()) : JsonText();
    if (!text || text->isEmpty())
        return {};
    return std::shared_ptr<const RequestSchema>(new RequestSchema(*text));
}

RequestSchema::RequestSchema(const JsonText &text)
    : m_guide(SchemaView(text))
    , m_shape(text)
    , m_schema(JsonSchema::trusted(text))
{
}

Diagnostics RequestSchema::check(const QString &text) const
{
    const QByteArray bytes = text.toUtf8();
    if (const qsizetype error = JsonScanner::firstError(bytes); error >= 0)
        return {{{}, positionAt(bytes, error), Diagnostic::Severity::Error, RequestSchemaTexts::tr("From here on it is not JSON.")}};
    const auto json = JsonText::parse(bytes);
    if (!json)
        return {{{}, {1, 1}, Diagnostic::Severity::Error, json.error().message}};
    const JsonView root = JsonView::of(*json);
    Diagnostics diagnostics;
    for (const SchemaViolation &violation : m_schema->validate(*json)) {
        diagnostics.append({{}, positionAt(json->bytes(), beginOf(json->bytes(), root, violation.path)), Diagnostic::Severity::Error,
            violation.message.spoken()});
    }
    UnknownNames unknown(json->bytes());
    unknown.look(root, m_shape);
    diagnostics += unknown.diagnostics;
    sortByPosition(diagnostics);
    return diagnostics;
}

Completions RequestSchema::completions(const QString &text, qsizetype offset, const KnownNames &names) const
{
    return JsonCompleter(m_guide, names).at(text, offset);
}

} // namespace model
