// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonschema.h"
#include "tests/fuzz/fuzzer.h"

//! A schema on the first line, a value on the second: neither may bring the program down, whatever a server sends.
void fuzz::meets(const QByteArray &bytes)
{
    const qsizetype line = bytes.indexOf('\n');
    const auto text = model::JsonText::parse(bytes.left(line));
    const auto value = model::JsonText::parse(line < 0 ? QByteArray("{}") : bytes.mid(line + 1));
    if (!text || !value)
        return;
    const auto schema = model::JsonSchema::compile(*text);
    if (!schema)
        return;
    (void)(*schema)->validate(*value);
    require(model::JsonText::parse((*schema)->withDefaults(*value).bytes()).has_value());
}
