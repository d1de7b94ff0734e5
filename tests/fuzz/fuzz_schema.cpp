// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaview.h"
#include "tests/fuzz/fuzzer.h"

namespace {

//! References can lead on without an end.
void look(const model::SchemaView &schema, int &left)
{
    if (schema.isNull() || --left < 0)
        return;
    (void)schema.likelyTypes();
    (void)schema.path();
    for (const model::SchemaView::Member &member : schema.members())
        look(member.schema, left);
    for (const char *keyword : {"items", "additionalProperties", "not"})
        look(schema.at(keyword), left);
    for (const model::SchemaView &alternative : schema.list("anyOf"))
        look(alternative, left);
}

} // namespace

//! A schema on the first line, a value on the second: neither may bring the program down, whatever a server sends.
void fuzz::meets(const QByteArray &bytes)
{
    const qsizetype line = bytes.indexOf('\n');
    const auto text = model::JsonText::parse(bytes.left(line));
    const auto value = model::JsonText::parse(line < 0 ? QByteArray("{}") : bytes.mid(line + 1));
    if (!text || !value)
        return;
    int left = 200;
    look(model::SchemaView(*text), left);
    const auto schema = model::JsonSchema::compile(*text);
    if (!schema)
        return;
    (void)(*schema)->validate(*value);
    require(model::JsonText::parse((*schema)->withDefaults(*value).bytes()).has_value());
}
