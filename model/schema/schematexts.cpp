// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schematexts.h"

#include "model/schema/jsonscanner.h"

namespace model {

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
    const std::string name = plain.contains('\\') ? JsonScanner::decoded(quoted).toStdString()
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

} // namespace model
