// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsontext.h"
#include "tests/fuzz/fuzzer.h"

#include <QJsonDocument>

//! JSON kept as text: what is accepted stays the same value in whatever form it is written.
void fuzz::meets(const QByteArray &bytes)
{
    const auto text = model::JsonText::parse(bytes);
    if (!text)
        return;
    const auto compact = text->compacted();
    const auto again = model::JsonText::parse(compact.bytes());
    require(again.has_value() && again->compacted() == compact);
    const auto indented = model::JsonText::parse(text->indented().bytes());
    require(indented.has_value() && indented->compacted() == compact);
    for (const auto &[name, member] : text->members())
        require(model::JsonText::parse(member.bytes()).has_value());
    (void)text->member(u"a");
    (void)text->read();
}
