// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlstatements.h"

#include "model/toml/tomlscanner.h"

#include <QHash>

namespace model {

namespace {

using Kind = TomlToken::Kind;
using Statement = TomlStatement::Kind;

bool isKeyPart(const TomlToken &token)
{
    return token.kind == Kind::Word || token.kind == Kind::String;
}

} // namespace

QList<TomlStatement> TomlStatements::of(QStringView text, const QList<TomlToken> &tokens)
{
    const TomlStatements reader(text, tokens);
    QList<TomlStatement> statements;
    for (qsizetype first = 0; first < tokens.size();) {
        const qsizetype end = reader.endOfStatement(first);
        statements.append(reader.read(first, end));
        first = end;
    }
    reader.place(statements);
    return statements;
}

qsizetype TomlStatements::endOfStatement(qsizetype first) const
{
    int brackets = 0;
    int braces = 0;
    const qsizetype begin = skipSpace(first);
    const bool isHeader = begin < m_tokens.size() && m_tokens[begin].kind == Kind::OpenBracket;
    for (qsizetype token = first; token < m_tokens.size(); ++token) {
        switch (m_tokens[token].kind) {
        case Kind::OpenBracket: ++brackets; break;
        case Kind::CloseBracket: --brackets; break;
        case Kind::OpenBrace: ++braces; break;
        case Kind::CloseBrace: --braces; break;
        case Kind::LineEnd:
            if (isHeader || brackets + braces <= 0 || (braces <= 0 && beginsStatement(token + 1)))
                return token + 1;
            break;
        default: break;
        }
    }
    return m_tokens.size();
}

bool TomlStatements::beginsStatement(qsizetype token) const
{
    // Within an array no line begins `key =` or `[name.`: the brackets before it were never closed.
    token = skipSpace(token);
    if (token >= m_tokens.size())
        return false;
    bool isHeader = false;
    while (token < m_tokens.size() && m_tokens[token].kind == Kind::OpenBracket) {
        isHeader = true;
        ++token;
    }
    if (token >= m_tokens.size() || !isKeyPart(m_tokens[token]))
        return false;
    if (isHeader) {
        const QChar begin = m_tokens[token].in(m_text).front();
        const QStringView word = m_tokens[token].in(m_text);
        return begin.isLetter() && word != u"true" && word != u"false" && word != u"inf" && word != u"nan";
    }
    while (
        token < m_tokens.size() && (isKeyPart(m_tokens[token]) || m_tokens[token].kind == Kind::Dot || m_tokens[token].kind == Kind::Space))
        ++token;
    return token < m_tokens.size() && m_tokens[token].kind == Kind::Equals;
}

TomlStatement TomlStatements::read(qsizetype first, qsizetype end) const
{
    TomlStatement statement {Statement::Broken, first, end};
    const qsizetype begin = skipSpace(first);
    if (begin >= end || m_tokens[begin].kind == Kind::LineEnd) {
        statement.kind = Statement::Empty;
    } else if (m_tokens[begin].kind == Kind::Comment) {
        statement.kind = Statement::Comment;
    } else if (m_tokens[begin].kind == Kind::OpenBracket) {
        const bool isArray = begin + 1 < end && m_tokens[begin + 1].kind == Kind::OpenBracket;
        qsizetype last = begin;
        while (last < end && m_tokens[last].kind != Kind::CloseBracket && m_tokens[last].kind != Kind::Comment)
            ++last;
        statement.kind = isArray ? Statement::TableArray : Statement::Table;
        statement.path = keyParts(m_text, m_tokens, begin, last);
    } else {
        qsizetype token = begin;
        while (token < end && (isKeyPart(m_tokens[token]) || m_tokens[token].kind == Kind::Dot || m_tokens[token].kind == Kind::Space))
            ++token;
        statement.path = keyParts(m_text, m_tokens, begin, token);
        if (token < end && m_tokens[token].kind == Kind::Equals) {
            statement.kind = Statement::KeyValue;
            statement.equals = token;
        }
    }
    return statement;
}

void TomlStatements::place(QList<TomlStatement> &statements) const
{
    QHash<QStringList, int> elements;
    QStringList table;
    for (TomlStatement &statement : statements) {
        const bool isArray = statement.kind == Statement::TableArray;
        if (isArray || statement.kind == Statement::Table) {
            table.clear();
            for (qsizetype part = 0; part < statement.path.size(); ++part) {
                table += statement.path[part];
                if (isArray && part == statement.path.size() - 1)
                    ++elements[table];
                if (const int count = elements.value(table))
                    table += QString::number(count - 1);
            }
        }
        statement.table = table;
    }
}

qsizetype TomlStatements::skipSpace(qsizetype token) const
{
    while (token < m_tokens.size() && m_tokens[token].kind == Kind::Space)
        ++token;
    return token;
}

} // namespace model
