// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlcontext.h"

#include "model/toml/tomlscanner.h"

#include <algorithm>

namespace model {

namespace {

using Kind = TomlToken::Kind;
using Where = TomlContext::Where;

//! Reads the statement that a place lies in, up to that place.
class Reader
{
public:
    Reader(const QString &text, qsizetype offset)
        : m_text(text)
        , m_offset(offset)
        , m_tokens(TomlScanner::tokens(text))
        , m_statements(TomlStatements::of(text, m_tokens))
    {
    }

    TomlContext read();

private:
    TomlStatement statementHere() const;
    void readHeader(const TomlStatement &statement, TomlContext &context) const;
    void readKey(const TomlStatement &statement, TomlContext &context) const;
    void readValue(const TomlStatement &statement, TomlContext &context) const;
    void takeWord(qsizetype first, qsizetype end, TomlContext &context) const;
    QStringList presentIn(const QStringList &table, const TomlStatement &here) const;
    bool isInComment(const TomlStatement &statement) const;
    bool isBefore(qsizetype token) const { return m_tokens[token].begin < m_offset; }

    const QString &m_text;
    const qsizetype m_offset;
    const QList<TomlToken> m_tokens;
    const QList<TomlStatement> m_statements;
};

TomlContext Reader::read()
{
    const TomlStatement statement = statementHere();
    TomlContext context;
    context.begin = context.end = m_offset;
    if (isInComment(statement))
        return context;
    const bool isHeader = statement.kind == TomlStatement::Kind::Table || statement.kind == TomlStatement::Kind::TableArray;
    if (isHeader)
        readHeader(statement, context);
    else if (statement.equals >= 0 && m_offset > m_tokens[statement.equals].begin)
        readValue(statement, context);
    else
        readKey(statement, context);
    return context;
}

TomlStatement Reader::statementHere() const
{
    TomlStatement last;
    for (const TomlStatement &statement : m_statements) {
        last = statement;
        const TomlToken &end = m_tokens[statement.endToken - 1];
        if (m_offset < end.end || (m_offset == end.end && end.kind != Kind::LineEnd))
            return statement;
    }
    // Behind the last line end there is one more line.
    TomlStatement empty;
    empty.firstToken = empty.endToken = m_tokens.size();
    empty.table = last.table;
    return empty;
}

bool Reader::isInComment(const TomlStatement &statement) const
{
    return std::any_of(m_tokens.begin() + statement.firstToken, m_tokens.begin() + statement.endToken,
        [this](const TomlToken &token) { return token.kind == Kind::Comment && token.begin < m_offset && m_offset <= token.end; });
}

void Reader::readHeader(const TomlStatement &statement, TomlContext &context) const
{
    qsizetype token = statement.firstToken;
    while (m_tokens[token].kind == Kind::Space)
        ++token;
    context.begin = m_tokens[token].begin;
    if (m_offset <= context.begin)
        return;
    qsizetype inner = context.begin;
    for (; token < statement.endToken && m_tokens[token].kind != Kind::LineEnd && m_tokens[token].kind != Kind::Comment; ++token) {
        if (m_tokens[token].kind == Kind::OpenBracket)
            inner = m_tokens[token].end;
        if (m_tokens[token].kind != Kind::Space)
            context.end = m_tokens[token].end;
    }
    context.where = Where::TableHeader;
    context.word = m_text.mid(inner, m_offset - inner).remove(QLatin1Char(']')).trimmed();
}

void Reader::readKey(const TomlStatement &statement, TomlContext &context) const
{
    context.where = Where::Key;
    context.path = statement.table;
    context.hasEquals = statement.equals >= 0;
    qsizetype last = statement.firstToken;
    for (qsizetype token = statement.firstToken; token < statement.endToken && isBefore(token); ++token) {
        // Parts before the last dot are tables on the way.
        if (m_tokens[token].kind == Kind::Dot) {
            context.path += keyParts(m_text, m_tokens, last, token);
            last = token + 1;
        }
    }
    takeWord(last, statement.endToken, context);
    context.isLineEmpty = !context.hasEquals && last == statement.firstToken;
    context.present = presentIn(context.path, statement);
}

void Reader::readValue(const TomlStatement &statement, TomlContext &context) const
{
    // What is open at the place: an array's elements, or an inline table with the key that has been begun in it.
    struct Open {
        bool isArray;
        qsizetype path;
    };
    QList<Open> open;
    QStringList path = statement.table + statement.path;
    bool expectsKey = false;
    qsizetype last = statement.equals + 1;
    qsizetype token = last;
    for (; token < statement.endToken && isBefore(token) && m_tokens[token].end <= m_offset; ++token) {
        const Kind kind = m_tokens[token].kind;
        if (kind == Kind::OpenBracket || kind == Kind::OpenBrace) {
            open.append({kind == Kind::OpenBracket, path.size()});
            if (kind == Kind::OpenBracket)
                path += QString::number(0);
            expectsKey = kind == Kind::OpenBrace;
        } else if ((kind == Kind::CloseBracket || kind == Kind::CloseBrace) && !open.isEmpty()) {
            path = path.first(open.takeLast().path);
            expectsKey = false;
        } else if (kind == Kind::Comma && !open.isEmpty()) {
            expectsKey = !open.last().isArray;
            path = path.first(open.last().path) + (expectsKey ? QStringList() : QStringList(QString::number(0)));
        } else if (kind == Kind::Equals && expectsKey) {
            path += keyParts(m_text, m_tokens, last, token);
            expectsKey = false;
        } else {
            continue;
        }
        last = token + 1;
    }
    context.where = expectsKey ? Where::Key : Where::Value;
    context.path = path;
    takeWord(last, statement.endToken, context);
    if (expectsKey) {
        while (token < statement.endToken && m_tokens[token].kind == Kind::Space)
            ++token;
        context.hasEquals = token < statement.endToken && m_tokens[token].kind == Kind::Equals;
    }
}

void Reader::takeWord(qsizetype first, qsizetype end, TomlContext &context) const
{
    for (qsizetype token = first; token < end; ++token) {
        const TomlToken &here = m_tokens[token];
        const bool isWord = here.kind == Kind::Word || here.kind == Kind::String;
        if (!isWord || m_offset < here.begin || m_offset > here.end)
            continue;
        context.begin = here.begin;
        context.end = here.end;
        context.word = keyPart(QStringView(m_text).sliced(here.begin, m_offset - here.begin));
        return;
    }
}

QStringList Reader::presentIn(const QStringList &table, const TomlStatement &here) const
{
    QStringList present;
    for (const TomlStatement &statement : m_statements) {
        const bool isHere = statement.firstToken == here.firstToken;
        const bool isKey = statement.kind == TomlStatement::Kind::KeyValue && statement.table == table;
        if (isKey && !isHere)
            present += statement.path.value(0);
        const bool isTable = statement.kind == TomlStatement::Kind::Table || statement.kind == TomlStatement::Kind::TableArray;
        if (isTable && statement.table.size() > table.size() && statement.table.first(table.size()) == table)
            present += statement.table.at(table.size());
    }
    return present;
}

} // namespace

TomlContext tomlContextAt(const QString &text, qsizetype offset)
{
    return Reader(text, qBound(qsizetype(0), offset, text.size())).read();
}

} // namespace model
