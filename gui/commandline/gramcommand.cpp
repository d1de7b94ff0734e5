// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/gramcommand.h"

#include "model/agents/agentcheck.h"
#include "model/agents/gramjson.h"
#include "model/agents/gramlexis.h"
#include "model/agents/gramparser.h"
#include "model/agents/gramwriter.h"

#include <QDirIterator>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Beyond this the reader refuses the text anyway.
constexpr qint64 largestFile = 4 * model::GramParser::largestText + 1;

//! What is on one line from a place on: a word, a number, a text in quotes, or one sign.
qsizetype endOfToken(QStringView line, qsizetype begin)
{
    if (begin >= line.size())
        return begin;
    if (const qsizetype end = model::gram::endOfSymbol(line, begin); end > begin)
        return end;
    if (const auto number = model::gram::numberAt(line, begin))
        return number->end;
    const bool isQuoted = line[begin] == u'"' || line[begin] == u'\'' || line[begin] == u'`';
    const auto token = isQuoted ? model::gram::quotedAt(line, begin) : model::gram::QuotedToken {};
    const bool isWhole = isQuoted && token.problem == model::gram::QuotedToken::Problem::None;
    return isWhole ? token.end : begin + (line[begin].isHighSurrogate() && begin + 1 < line.size() ? 2 : 1);
}

//! As editors count: from 0, in UTF-16 units.
void writeRange(model::JsonWriter &writer, const QList<QStringView> &lines, model::TextPosition position)
{
    const qint64 line = std::max(0, position.line - 1);
    const QStringView text = line < lines.size() ? lines[line] : QStringView();
    qsizetype begin = 0;
    for (int column = 1; column < position.column && begin < text.size(); ++column)
        begin += text[begin].isHighSurrogate() && begin + 1 < text.size() ? 2 : 1;
    writer.key(u"range").beginObject();
    for (const auto &[name, character] : {std::pair(u"start"_s, begin), std::pair(u"end"_s, endOfToken(text, begin))})
        writer.key(name).beginObject().member(u"line", line).member(u"character", qint64(character)).endObject();
    writer.endObject();
}

} // namespace

GramCommand::GramCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void GramCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"file"_s, tr("Texts in gram, or folders of them; - is standard input."), u"FILE|-…"_s);
    parser.addOption({u"check"_s, tr("Say what is wrong, agents and signatures too. This is done where nothing else is asked for.")});
    parser.addOption({u"tree"_s, tr("Write the syntax tree.")});
    parser.addOption({u"format"_s, tr("Write the text anew, laid out.")});
}

void GramCommand::start(const QCommandLineParser &parser)
{
    const bool isJson = parser.isSet(u"json"_s);
    if (parser.positionalArguments().isEmpty()) {
        failUsage(tr("Which texts in gram? Give files or folders, or - for standard input."));
        return;
    }
    if (int(parser.isSet(u"check"_s)) + int(parser.isSet(u"tree"_s)) + int(parser.isSet(u"format"_s)) > 1) {
        failUsage(tr("--check, --tree and --format exclude each other."));
        return;
    }
    if (parser.isSet(u"tree"_s))
        m_output = Output::Tree;
    else if (parser.isSet(u"format"_s))
        m_output = Output::Layout;
    else if (isJson)
        m_output = parser.isSet(u"check"_s) ? Output::CheckAsJson : Output::Patterns;
    m_files.beginObject().member(u"schema_version", qint64(1)).member(u"tool", u"parlance").key(u"files").beginArray();
    bool isRight = true;
    for (const QString &path : parser.positionalArguments()) {
        for (const QString &file : filesOf(path)) {
            const model::Result<QByteArray> bytes = bytesOf(file);
            if (!bytes) {
                fail(bytes.error());
                return;
            }
            isRight = show(file, *bytes) && isRight;
        }
    }
    if (m_output == Output::CheckAsJson)
        terminal().line(m_files.endArray().endObject().text());
    Q_EMIT finished(isRight ? Committed : Failed);
}

QStringList GramCommand::filesOf(const QString &path)
{
    if (!QFileInfo(path).isDir())
        return {path};
    QStringList files;
    QDirIterator iterator(path, {u"*.gram"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(iterator.next());
    files.sort();
    return files;
}

model::Result<QByteArray> GramCommand::bytesOf(const QString &path)
{
    QFile file(path);
    const bool isOpen = path == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return model::failure(model::ErrorCategory::Usage, tr("%1 cannot be read: %2.").arg(path, file.errorString()));
    return file.read(largestFile);
}

bool GramCommand::show(const QString &path, const QByteArray &bytes)
{
    const model::GramText read = model::GramReader::read(bytes);
    const QString text = QString::fromUtf8(bytes);
    return m_output == Output::Check || m_output == Output::CheckAsJson ? check(path, read, text) : write(path, read, text);
}

bool GramCommand::check(const QString &path, const model::GramText &read, const QString &text)
{
    const model::GramFaults faults = model::checkGram(read);
    if (m_output == Output::Check) {
        for (const model::GramFault &fault : faults)
            terminal().line(fault.diagnostic(path).toString() + u" ["_s + fault.code + u']');
        return !hasErrors(faults);
    }
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    m_files.beginObject().member(u"path", path).key(u"diagnostics").beginArray();
    for (const model::GramFault &fault : faults) {
        const bool isError = fault.severity == model::Diagnostic::Severity::Error;
        m_files.beginObject().member(u"severity", isError ? u"error" : u"warning").member(u"code", fault.code).member(u"message", fault.message);
        writeRange(m_files, lines, fault.position);
        m_files.endObject();
    }
    m_files.endArray().endObject();
    return !hasErrors(faults);
}

bool GramCommand::write(const QString &path, const model::GramText &read, const QString &text)
{
    note(path, read.faults);
    // A text that is not read whole is not written as if it were.
    if (hasErrors(read.faults))
        return false;
    if (m_output == Output::Tree) {
        terminal().line(toText(model::GramParser::parse(text).tree));
        return true;
    }
    if (m_output == Output::Patterns) {
        terminal().line(model::gramjson::toJson(read.document));
        return true;
    }
    const model::Result<QString> layout = model::GramWriter::write(read.document);
    if (layout)
        terminal().write(*layout);
    else
        terminal().note(path + u": "_s + layout.error().message);
    return layout.has_value();
}

void GramCommand::note(const QString &path, const model::GramFaults &faults)
{
    for (const model::GramFault &fault : faults)
        terminal().note(fault.diagnostic(path).toString());
}

} // namespace gui
