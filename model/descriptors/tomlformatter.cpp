// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/tomlformatter.h"

#include "model/descriptors/descriptorfile.h"

#include <QCoreApplication>

namespace model {

namespace {

using Kind = TomlToken::Kind;
using Statement = TomlStatement::Kind;

struct TomlFormatterTexts {
    Q_DECLARE_TR_FUNCTIONS(TomlFormatter)
};

bool isOpening(Kind kind)
{
    return kind == Kind::OpenBracket || kind == Kind::OpenBrace;
}

bool isClosing(Kind kind)
{
    return kind == Kind::CloseBracket || kind == Kind::CloseBrace;
}

} // namespace

Result<QString> TomlFormatter::format(const QString &text)
{
    const DescriptorFile read = DescriptorFile::parse(text.toUtf8(), {});
    if (hasErrors(read.diagnostics))
        return failure(
            ErrorCategory::Validation, TomlFormatterTexts::tr("What is not TOML cannot be formatted."), read.diagnostics.first().message);
    const auto tokens = TomlScanner::tokens(text);
    TomlFormatter formatter(text, tokens);
    QList<Line> lines;
    for (const TomlStatement &statement : TomlStatements::of(text, tokens))
        lines.append({statement.kind, formatter.written(statement)});
    const QString formatted = joined(lines);
    // The formatter must never change what a file says.
    if (DescriptorFile::parse(formatted.toUtf8(), {}).root.toJson() != read.root.toJson())
        return failure(ErrorCategory::Validation, TomlFormatterTexts::tr("This text cannot be formatted without changing it."));
    return formatted;
}

QString TomlFormatter::written(const TomlStatement &statement)
{
    m_line.clear();
    m_open.clear();
    m_previous = {Kind::LineEnd};
    m_spaces = 0;
    m_isHeader = statement.kind == Statement::Table || statement.kind == Statement::TableArray;
    for (qsizetype token = statement.firstToken; token < statement.endToken; ++token)
        write(m_tokens[token]);
    return m_line;
}

void TomlFormatter::write(const TomlToken &token)
{
    if (token.kind == Kind::Space) {
        m_spaces = token.end - token.begin;
        return;
    }
    if (token.kind == Kind::LineEnd) {
        writeLineEnd();
    } else {
        if (isClosing(token.kind) && !m_open.isEmpty())
            m_open.removeLast();
        m_line += before(token);
        QStringView text = token.in(m_text);
        while (token.kind == Kind::Comment && text.back().isSpace())
            text.chop(1);
        m_line += text;
        if (isOpening(token.kind))
            m_open.append(token.kind);
    }
    m_previous = token;
    m_spaces = 0;
}

void TomlFormatter::writeLineEnd()
{
    // Only within an array does a line end belong to a statement; of several empty lines one stays.
    if (!m_open.isEmpty() && !m_isHeader && !m_line.endsWith(QLatin1String("\n\n")))
        m_line += QLatin1Char('\n');
}

QString TomlFormatter::before(const TomlToken &token) const
{
    if (m_previous.kind == Kind::LineEnd)
        return QString(4 * m_open.size(), QLatin1Char(' '));
    const QString space(1, QLatin1Char(' '));
    // Comments may stand in a column of their own.
    if (token.kind == Kind::Comment)
        return QString(qMax<qsizetype>(1, m_spaces), QLatin1Char(' '));
    if (m_isHeader)
        return {};
    if (token.kind == Kind::Comma)
        return {};
    if (token.kind == Kind::Equals || m_previous.kind == Kind::Equals || m_previous.kind == Kind::Comma)
        return isClosing(token.kind) && token.kind == Kind::CloseBracket ? QString() : space;
    if (token.kind == Kind::CloseBrace || m_previous.kind == Kind::OpenBrace)
        return m_previous.kind == Kind::OpenBrace && token.kind == Kind::CloseBrace ? QString() : space;
    // A date and its time may have a space between them.
    return token.kind == Kind::Word && m_previous.kind == Kind::Word ? space : QString();
}

QString TomlFormatter::joined(const QList<Line> &lines)
{
    QList<Line> kept;
    for (const Line &line : lines) {
        const bool isEmpty = line.kind == Statement::Empty;
        if (isEmpty && (kept.isEmpty() || kept.last().kind == Statement::Empty))
            continue;
        if (line.kind == Statement::Table || line.kind == Statement::TableArray) {
            // The comment right above a table belongs to it.
            qsizetype at = kept.size();
            while (at > 0 && kept[at - 1].kind == Statement::Comment)
                --at;
            if (at > 0 && kept[at - 1].kind != Statement::Empty)
                kept.insert(at, {Statement::Empty, {}});
        }
        kept.append(line);
    }
    while (!kept.isEmpty() && kept.last().kind == Statement::Empty)
        kept.removeLast();
    QString text;
    for (const Line &line : kept)
        text += line.text + QLatin1Char('\n');
    return text;
}

} // namespace model
