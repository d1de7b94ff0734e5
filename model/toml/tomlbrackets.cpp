// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlbrackets.h"

#include "model/toml/tomlscanner.h"

namespace model {

qsizetype matchingBracket(const QString &text, qsizetype offset)
{
    using Kind = TomlToken::Kind;
    QList<TomlToken> open;
    for (const TomlToken &token : TomlScanner::tokens(text)) {
        if (token.kind == Kind::OpenBracket || token.kind == Kind::OpenBrace) {
            open.append(token);
        } else if (token.kind == Kind::CloseBracket || token.kind == Kind::CloseBrace) {
            const Kind opening = token.kind == Kind::CloseBracket ? Kind::OpenBracket : Kind::OpenBrace;
            if (open.isEmpty() || open.last().kind != opening)
                continue;
            const qsizetype begin = open.takeLast().begin;
            if (begin == offset)
                return token.begin;
            if (token.begin == offset)
                return begin;
        }
    }
    return -1;
}

} // namespace model
