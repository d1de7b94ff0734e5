// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/commandimport.h"

#include "invocables/external/mcp/import/secretlikeness.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using Kind = ForeignText::Piece::Kind;

namespace {

struct CommandImportTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandImport)
};

// Shorter values of options with telling names are words as a rule (`--auth none`).
constexpr qsizetype shortestSecret = 6;

//! As one word for a shell.
QString quoted(const QString &text)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    return plain.match(text).hasMatch() ? text : u'\'' + QString(text).replace(u'\'', u"'\\''"_s) + u'\'';
}

//! `--key=` of `--key=abc`, `KEY=` of `KEY=abc`.
QString assignment(const QString &word)
{
    static const QRegularExpression form(u"^(--?[A-Za-z][A-Za-z0-9_.-]*|[A-Za-z_][A-Za-z0-9_]*)="_s);
    return form.match(word).captured();
}

bool holdsSecret(const QString &name, const QString &value)
{
    return isSecretText(value) || (value.size() >= shortestSecret && isSecret(name, value));
}

} // namespace

void CommandImport::read(const QString &program, const QStringList &arguments)
{
    const QStringList texts = withoutShellOfWindows(QStringList {program} + arguments);
    QList<Word> words;
    for (qsizetype index = 0; index < texts.size(); ++index)
        words.append(wordOf(texts[index], index > 0 ? texts[index - 1] : QString()));
    if (words.first().isEmpty())
        return m_draft.fail(CommandImportTexts::tr("It names no program."));
    if (!words.first().first().isVariable)
        words.first().first().text = programPath(words.first().first().text);
    write(words);
}

QStringList CommandImport::withoutShellOfWindows(QStringList words)
{
    static const QRegularExpression shell(u"^(.*[\\\\/])?cmd(\\.exe)?$"_s, QRegularExpression::CaseInsensitiveOption);
    if (words.size() < 3 || !shell.match(words[0]).hasMatch() || words[1].compare(u"/c", Qt::CaseInsensitive) != 0)
        return words;
    m_draft.remark(CommandImportTexts::tr("“%1 %2” is of Windows and is left out.").arg(words[0], words[1]));
    return words.mid(2);
}

QString CommandImport::programPath(const QString &program)
{
    static const QRegularExpression ofWindows(u"^[A-Za-z]:[\\\\/]"_s);
    if (ofWindows.match(program).hasMatch())
        m_draft.remark(CommandImportTexts::tr("“%1” is a path of Windows, which is not found here.").arg(program));
    if (program.startsWith(u"~/") && !m_variables.home.isEmpty())
        return m_variables.home + program.mid(1);
    if (!program.contains(u'/') || program.startsWith(u'/') || program.startsWith(u'~'))
        return program;
    const QString base = m_draft.server.folder.isEmpty() ? m_variables.workspace : m_draft.server.folder;
    if (base.isEmpty())
        m_draft.fail(CommandImportTexts::tr("The program %1 is below a folder that is not known here.").arg(program));
    return QDir::cleanPath(base + u'/' + program);
}

CommandImport::Word CommandImport::wordOf(const QString &word, const QString &before)
{
    const ForeignText read = ForeignText::read(word, m_variables, m_draft.remarks);
    if (!read.unknown().isEmpty())
        m_draft.fail(CommandImportTexts::tr("What %1 stands for is not known here.").arg(read.unknown()));
    if (read.isPlain())
        return plainWord(read.plain(), before);
    Word parts;
    for (const ForeignText::Piece &piece : read.pieces())
        parts.append(piece.kind == Kind::Plain ? Part {false, piece.text} : Part {true, variableOf(piece)});
    return parts;
}

CommandImport::Word CommandImport::plainWord(const QString &word, const QString &before)
{
    if (word.isEmpty())
        return {};
    const QString head = assignment(word);
    const QString value = word.mid(head.size());
    const QString name = !head.isEmpty() ? head.chopped(1) : before.startsWith(u'-') && !before.contains(u'=') ? before : QString();
    const bool isMissing = isSecretName(name) && isPlaceholder(value);
    if (value.startsWith(u'-') || (!isMissing && !holdsSecret(name, value)))
        return {{false, word}};
    const QString key = m_draft.addKey(name.isEmpty() ? u"ARGUMENT"_s : name, isMissing ? QString() : value,
        name.isEmpty() ? CommandImportTexts::tr("An argument of the program.") : CommandImportTexts::tr("The value of %1.").arg(name));
    m_draft.server.environment.append({key, {}, key});
    Word parts {{true, key}};
    if (!head.isEmpty())
        parts.prepend({false, head});
    return parts;
}

QString CommandImport::variableOf(const ForeignText::Piece &piece)
{
    network::McpServer &server = m_draft.server;
    const auto isSet = [&server](const QString &name) {
        return server.inherited.contains(name)
            || std::any_of(
                server.environment.begin(), server.environment.end(), [&name](const auto &setting) { return setting.name == name; });
    };
    if (piece.kind == Kind::Input) {
        const QString key = m_draft.addInput(piece.text, m_variables.inputs.value(piece.text).description);
        if (!isSet(key))
            server.environment.append({key, {}, key});
        return key;
    }
    if (!isSet(piece.text) && isSecretName(piece.text)) {
        m_draft.addNamedKey(piece.text);
        server.environment.append({piece.text, {}, piece.text});
    } else if (!isSet(piece.text)) {
        server.inherited.append(piece.text);
    }
    return piece.text;
}

void CommandImport::write(const QList<Word> &words)
{
    const bool needsShell = std::any_of(words.begin(), words.end(),
        [](const Word &word) { return std::any_of(word.begin(), word.end(), [](const Part &part) { return part.isVariable; }); });
    QStringList texts;
    for (const Word &word : words) {
        QString text;
        for (const Part &part : word)
            text += part.isVariable ? u"\"$"_s + part.text + u'"' : needsShell ? quoted(part.text) : part.text;
        texts.append(word.isEmpty() && needsShell ? u"''"_s : text);
    }
    if (needsShell)
        m_draft.remark(CommandImportTexts::tr("Its arguments hold keys or variables; sh puts these in when the server is started."));
    m_draft.server.vector = needsShell ? QStringList {u"sh"_s, u"-c"_s, u"exec "_s + texts.join(u' ')} : texts;
}

} // namespace invocables
