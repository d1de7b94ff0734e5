// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/quickfix.h"

#include "model/toml/tomlkey.h"
#include "model/toml/tomlposition.h"
#include "model/toml/tomlstatements.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

using Kind = TomlToken::Kind;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(QuickFix)
};

//! The token that begins at the place; -1 where none does.
qsizetype tokenAt(const QList<TomlToken> &tokens, qsizetype offset)
{
    const auto found = std::find_if(tokens.begin(), tokens.end(), [offset](const TomlToken &token) { return token.begin == offset; });
    return found == tokens.end() ? -1 : found - tokens.begin();
}

//! Where the value that begins with this token ends: a number with a fraction has several.
qsizetype endOfValue(const QList<TomlToken> &tokens, qsizetype token)
{
    qsizetype last = token;
    while (tokens[token].kind == Kind::Word && last + 1 < tokens.size()
        && (tokens[last + 1].kind == Kind::Dot || tokens[last + 1].kind == Kind::Word))
        ++last;
    return tokens[last].end;
}

//! Behind the comments that a file begins with.
qsizetype endOfOpeningComments(const QList<TomlToken> &tokens, const QList<TomlStatement> &statements)
{
    qsizetype end = 0;
    for (const TomlStatement &statement : statements) {
        if (statement.kind != TomlStatement::Kind::Comment && statement.kind != TomlStatement::Kind::Empty)
            break;
        end = tokens[statement.endToken - 1].end;
    }
    return end;
}

QuickFix added(const QString &text, const QList<TomlToken> &tokens, qsizetype offset, const QString &what)
{
    const QString title = Texts::tr("Add %1").arg(what.section(u" = "_s, 0, 0));
    const qsizetype token = tokenAt(tokens, offset);
    if (token >= 0 && tokens[token].kind == Kind::OpenBrace) {
        const bool isEmpty = QStringView(text).sliced(tokens[token].end).trimmed().startsWith(u'}');
        return {title, tokens[token].end, tokens[token].end, u' ' + what + (isEmpty ? u" "_s : u","_s)};
    }
    const auto statements = TomlStatements::of(text, tokens);
    qsizetype at = endOfOpeningComments(tokens, statements);
    for (const TomlStatement &statement : statements) {
        const bool isHeader = statement.kind == TomlStatement::Kind::Table || statement.kind == TomlStatement::Kind::TableArray;
        const bool isHere = tokens[statement.firstToken].begin <= offset && offset < tokens[statement.endToken - 1].end;
        if (isHeader && isHere && !what.startsWith(u'['))
            at = tokens[statement.endToken - 1].end;
    }
    const bool needsLine = at > 0 && text[at - 1] != u'\n';
    return {title, at, at, (needsLine ? u"\n"_s : QString()) + what + u'\n'};
}

} // namespace

std::optional<QuickFix> quickFix(const QString &text, const Diagnostic &diagnostic)
{
    if (diagnostic.remedy.kind == Remedy::Kind::None)
        return {};
    const qsizetype offset = offsetOf(text, diagnostic.position);
    const auto tokens = TomlScanner::tokens(text);
    const QString &right = diagnostic.remedy.text;
    if (diagnostic.remedy.kind == Remedy::Kind::AddKey)
        return added(text, tokens, offset, right);
    const qsizetype token = tokenAt(tokens, offset);
    if (token < 0 || (tokens[token].kind != Kind::Word && tokens[token].kind != Kind::String))
        return {};
    if (diagnostic.remedy.kind == Remedy::Kind::RenameKey)
        return QuickFix {Texts::tr("Change to “%1”").arg(right), offset, tokens[token].end, writtenKey(right)};
    return QuickFix {Texts::tr("Change to %1").arg(right), offset, endOfValue(tokens, token), right};
}

} // namespace model
