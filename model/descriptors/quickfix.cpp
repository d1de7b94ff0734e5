// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/quickfix.h"

#include "model/toml/tomlscanner.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

using Kind = TomlToken::Kind;

struct QuickFixTexts {
    Q_DECLARE_TR_FUNCTIONS(QuickFix)
};

//! Where the value that begins with this token ends: a number with a fraction has several.
qsizetype endOfValue(const QString &text, const TomlToken &first)
{
    qsizetype end = first.end;
    while (first.kind == Kind::Word && end < text.size()) {
        const TomlToken next = TomlScanner::tokenAt(text, end);
        if (next.kind != Kind::Dot && next.kind != Kind::Word)
            break;
        end = next.end;
    }
    return end;
}

qsizetype endOfLine(const QString &text, qsizetype offset)
{
    const qsizetype end = text.indexOf(u'\n', offset);
    return end < 0 ? text.size() : end + 1;
}

//! Behind the comments that a file begins with.
qsizetype endOfOpeningComments(const QString &text)
{
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype end = endOfLine(text, at);
        const QStringView line = QStringView(text).sliced(at, end - at).trimmed();
        if (!line.isEmpty() && !line.startsWith(u'#'))
            break;
        at = end;
    }
    return at;
}

QuickFix added(const QString &text, qsizetype offset, const Remedy &remedy)
{
    const QString title = QuickFixTexts::tr("Add %1").arg(remedy.text.section(u" = "_s, 0, 0));
    const bool toTop = remedy.kind == Remedy::Kind::AddAtTop;
    if (!toTop && offset < text.size() && text[offset] == u'{') {
        const bool isEmpty = QStringView(text).sliced(offset + 1).trimmed().startsWith(u'}');
        return {title, offset + 1, offset + 1, u' ' + remedy.text + (isEmpty ? u" "_s : u","_s)};
    }
    // Behind the table's header, or where the file begins.
    const qsizetype at = toTop ? endOfOpeningComments(text) : endOfLine(text, offset);
    const bool needsLine = at > 0 && text[at - 1] != u'\n';
    return {title, at, at, (needsLine ? u"\n"_s : QString()) + remedy.text + u'\n'};
}

} // namespace

std::optional<QuickFix> quickFix(const QString &text, const Diagnostic &diagnostic)
{
    const Remedy &remedy = diagnostic.remedy;
    if (remedy.kind == Remedy::Kind::None)
        return {};
    const qsizetype offset = offsetOf(text, diagnostic.position);
    if (remedy.kind == Remedy::Kind::AddKey || remedy.kind == Remedy::Kind::AddAtTop)
        return added(text, offset, remedy);
    if (offset >= text.size())
        return {};
    const TomlToken token = TomlScanner::tokenAt(text, offset);
    if (token.kind != Kind::Word && token.kind != Kind::String)
        return {};
    if (remedy.kind == Remedy::Kind::RenameKey)
        return QuickFix {QuickFixTexts::tr("Change to “%1”").arg(remedy.text), offset, token.end, writtenKey(remedy.text)};
    return QuickFix {QuickFixTexts::tr("Change to %1").arg(remedy.text), offset, endOfValue(text, token), remedy.text};
}

} // namespace model
