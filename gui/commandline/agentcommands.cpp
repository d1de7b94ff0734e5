// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/agentcommands.h"

#include "invocables/agents/toolbinder.h"
#include "model/agents/agenttoml.h"
#include "model/gram/gramcheck.h"
#include "model/gram/gramcompose.h"
#include "model/gram/gramjson.h"
#include "model/gram/gramlexis.h"
#include "model/gram/gramparser.h"
#include "model/gram/gramwriter.h"

#include <QDirIterator>
#include <QFile>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::BoundTool, model::AgentEntry;

namespace {

QString formOf(const AgentEntry &entry)
{
    return entry.form == AgentEntry::Form::Gram ? u"gram"_s : u"toml"_s;
}

void writeTool(model::JsonWriter &writer, const BoundTool &tool)
{
    writer.beginObject().member(u"name", tool.specification.name);
    if (!tool.specification.signature.isEmpty())
        writer.member(u"signature", tool.specification.signature);
    if (!tool.boundTo.isEmpty())
        writer.member(u"bound-to", tool.boundTo);
    if (!tool.fault.isEmpty())
        writer.member(u"fault", tool.fault);
    writer.key(u"warnings").beginArray();
    for (const QString &warning : tool.warnings)
        writer.string(warning);
    writer.endArray().endObject();
}

model::JsonText agentJson(const AgentEntry &entry, const QList<BoundTool> &tools)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", entry.name).member(u"title", entry.title).member(u"description", entry.description);
    writer.member(u"path", entry.path).member(u"form", formOf(entry)).flag(u"character", entry.isCharacter).flag(u"listed", entry.isListed);
    if (entry.isCharacter)
        writer.member(u"character-name", entry.characterName);
    writer.member(u"state", model::toWire(entry.state)).member(u"model", entry.part ? entry.part->model.toString() : QString());
    writer.flag(u"compiled", entry.isCompiled).key(u"tools").beginArray();
    for (const BoundTool &tool : tools)
        writeTool(writer, tool);
    writer.endArray().key(u"diagnostics").beginArray();
    for (const model::Diagnostic &diagnostic : entry.diagnostics)
        writer.string(diagnostic.toString());
    writer.endArray().key(u"faults").beginArray();
    for (const model::CharacterFault &fault : entry.faults)
        writer.beginObject()
            .member(u"type", fault.type)
            .member(u"field", fault.field)
            .member(u"text", fault.text)
            .flag(u"error", fault.isError)
            .endObject();
    writer.endArray().endObject();
    return writer.text();
}

} // namespace

AgentsCommand::AgentsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void AgentsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"all"_s, tr("Also the characters that are not listed (good = false).")});
    parser.addOption({u"as"_s, tr("Write the named agent as gram or as toml, with the changes that are asked for."), tr("form")});
    parser.addOption({u"set"_s, tr("With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated."),
        tr("key=value")});
    parser.addOption({u"remove"_s, tr("With --as: leave this tool out; may be repeated."), tr("tool")});
    parser.addOption(
        {u"add"_s, tr("With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated."),
            tr("file")});
    parser.addPositionalArgument(u"agent"_s, tr("With --as: its name, or FILE, or FILE#NAME."), u"[AGENT]"_s);
    parser.addOption({u"library"_s,
        tr("Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name."), u"library"_s});
}

void AgentsCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    m_all = parser.isSet(u"all"_s);
    const bool isChange = parser.isSet(u"set"_s) || parser.isSet(u"remove"_s) || parser.isSet(u"add"_s);
    if (parser.isSet(u"as"_s)) {
        const auto written = writtenAgent(parser);
        if (!written) {
            fail(written.error());
            return;
        }
        terminal().source(*written);
        Q_EMIT finished(Committed);
        return;
    }
    if (isChange || !parser.positionalArguments().isEmpty()) {
        failUsage(tr("An agent is written, and changed, with --as gram or --as toml."));
        return;
    }
    if (parser.isSet(u"library"_s)) {
        const auto library = workbench().libraries().libraryFor(parser.value(u"library"_s));
        if (!library) {
            fail(library.error());
            return;
        }
        m_library = *library;
        if (!workbench().libraries().find(parser.value(u"library"_s)))
            workbench().libraries().useFile(*library);
    }
    // An agent's tools may be those of a server, which tells of them when it is connected.
    workbench().invocations().prepare(
        {{}, {QDir::current().canonicalPath()}, {}}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); }, [this] { show(); });
}

model::Result<QString> AgentsCommand::writtenAgent(const QCommandLineParser &parser)
{
    const QString form = parser.value(u"as"_s);
    if (form != u"gram" && form != u"toml")
        return model::failure(model::ErrorCategory::Usage, tr("--as is gram or toml, not %1.").arg(form));
    if (parser.positionalArguments().isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("Which agent? Give its name, or FILE, or FILE#NAME."));
    const QString name = parser.positionalArguments().first();
    const QString file = workbench().agents().fileOf(name);
    const auto notation = form == u"gram" ? model::AgentForm::Gram : model::AgentForm::Toml;
    const auto changes = changesOf(parser);
    const auto agent = changes ? workbench().agents().documentFor(name) : tl::make_unexpected(changes.error());
    const auto changed = agent ? changes->applied(*agent, file, notation) : agent;
    if (!changed)
        return tl::make_unexpected(changed.error());
    return notation == model::AgentForm::Gram ? model::GramWriter::write(*changed) : model::agenttoml::fromGram(*changed, file);
}

model::Result<model::AgentChanges> AgentsCommand::changesOf(const QCommandLineParser &parser)
{
    model::AgentChanges changes;
    changes.removed = parser.values(u"remove"_s);
    for (const QString &entry : parser.values(u"set"_s)) {
        const QString value = entry.section(u'=', 1);
        if (!entry.contains(u'='))
            return model::failure(model::ErrorCategory::Usage, tr("A change is key=value, not %1.").arg(entry));
        const auto text = value.startsWith(u'@') ? textOf(value.mid(1)) : model::Result<QByteArray>(value.toUtf8());
        if (!text)
            return tl::make_unexpected(text.error());
        if (!text->isValidUtf8())
            return model::failure(model::ErrorCategory::Usage, tr("%1 is not UTF-8 text.").arg(value.mid(1)));
        changes.set.append({entry.section(u'=', 0, 0), QString::fromUtf8(*text)});
    }
    for (const QString &path : parser.values(u"add"_s)) {
        const auto text = textOf(path);
        if (!text)
            return tl::make_unexpected(text.error());
        const model::GramText read = model::GramReader::read(*text);
        for (const model::GramFault &fault : read.faults + model::SignatureReader::checkTypes(read.document)) {
            if (fault.severity == model::Diagnostic::Severity::Error)
                return model::failure(model::ErrorCategory::Validation, fault.diagnostic(path).toString());
        }
        changes.added.append({path, read.document});
    }
    return changes;
}

model::Result<QByteArray> AgentsCommand::textOf(const QString &path)
{
    constexpr qint64 largest = 4 * model::GramParser::largestText;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return model::failure(model::ErrorCategory::Usage, tr("%1 cannot be read: %2").arg(path, file.errorString()));
    return readUpTo(file, largest);
}

void AgentsCommand::show()
{
    for (const AgentEntry &entry : workbench().agents().entries()) {
        if (!entry.isListed && !m_all)
            continue;
        const QList<model::ToolSpecification> specified = entry.part ? entry.part->tools : QList<model::ToolSpecification>();
        const QList<BoundTool> tools = invocables::ToolBinder::bind(
            specified, m_library ? &*m_library : nullptr, *workbench().ensembles().tools());
        if (m_json) {
            terminal().line(agentJson(entry, tools));
            continue;
        }
        const QString model = entry.part && !entry.part->model.isEmpty() ? entry.part->model.toString() : u"-"_s;
        terminal().line(u"%1  %2  %3  %4"_s.arg(
            entry.name.leftJustified(28), model::toWire(entry.state).leftJustified(18), model.leftJustified(24), entry.description));
        for (const BoundTool &tool : tools)
            terminal().line(u"  %1  %2"_s.arg(
                tool.specification.name.leftJustified(26), tool.fault.isEmpty() ? tool.boundTo : tr("not bound: %1").arg(tool.fault)));
        for (const model::Diagnostic &diagnostic : entry.diagnostics)
            terminal().line(u"  "_s + marked(diagnostic));
    }
    Q_EMIT finished(Committed);
}

namespace {

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

//! Agents are descriptors, which are not as large as other texts in gram may be.
model::GramFaults faultsAsDescriptor(const QByteArray &bytes, const model::GramText &read)
{
    if (hasErrors(read.faults) || model::AgentPattern::agentsOf(read.document).isEmpty())
        return {};
    const auto file = model::DescriptorFile::parse(bytes, u".gram"_s);
    if (file.gram || file.diagnostics.isEmpty())
        return {};
    return {{u"InvalidStructure"_s, {1, 1}, file.diagnostics.first().message}};
}

} // namespace

GramCommand::GramCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void GramCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"file"_s, tr("Texts in gram, or folders of them; - is standard input."), u"FILE|-…"_s);
    parser.addOption(
        {u"check"_s, tr("Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.")});
    parser.addOption({u"tree"_s, tr("Write the syntax tree.")});
    parser.addOption({u"format"_s, tr("Write the text anew, laid out.")});
    parser.addOption({u"select"_s,
        tr("Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, "
           "as in \":Agent {model: 'OpenAI/gpt-4o-mini'}\". Above each is the place where it was found."),
        tr("expression")});
    parser.addOption({u"compose"_s,
        tr("Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, "
           "are errors.")});
}

void GramCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().isEmpty()) {
        failUsage(tr("Which texts in gram? Give files or folders, or - for standard input."));
        return;
    }
    const model::Result<Output> output = wanted(parser);
    if (!output) {
        fail(output.error());
        return;
    }
    m_output = *output;
    if (parser.isSet(u"select"_s)) {
        const auto select = model::GramSelect::parse(parser.value(u"select"_s));
        if (!select) {
            failUsage(select.error().message);
            return;
        }
        m_select = *select;
    }
    const auto texts = textsOf(parser.positionalArguments());
    if (!texts) {
        fail(texts.error());
        return;
    }
    m_files.beginObject().member(u"schema_version", qint64(1)).member(u"tool", u"parlance").key(u"files").beginArray();
    bool isRight = true;
    if (m_output == Output::Composed || m_output == Output::ComposedAsJson) {
        isRight = compose(*texts);
    } else {
        for (const Text &text : *texts)
            isRight = show(text.path, text.bytes) && isRight;
    }
    if (m_output == Output::CheckAsJson)
        terminal().line(m_files.endArray().endObject().text());
    Q_EMIT finished(isRight && (!m_select || m_hasFound) ? Committed : Failed);
}

model::Result<GramCommand::Output> GramCommand::wanted(const QCommandLineParser &parser) const
{
    const bool isJson = parser.isSet(u"json"_s);
    const QList<std::pair<QString, Output>> outputs {{u"check"_s, isJson ? Output::CheckAsJson : Output::Check}, {u"tree"_s, Output::Tree},
        {u"format"_s, Output::Layout}, {u"select"_s, isJson ? Output::FoundAsJson : Output::Found},
        {u"compose"_s, isJson ? Output::ComposedAsJson : Output::Composed}};
    Output output = isJson ? Output::Patterns : Output::Check;
    int given = 0;
    for (const auto &[option, meant] : outputs) {
        if (!parser.isSet(option))
            continue;
        output = meant;
        ++given;
    }
    if (given > 1)
        return model::failure(model::ErrorCategory::Usage, tr("--check, --tree, --format, --select and --compose exclude each other."));
    return output;
}

model::Result<QList<GramCommand::Text>> GramCommand::textsOf(const QStringList &paths)
{
    QList<Text> texts;
    for (const QString &path : paths) {
        for (const QString &file : filesOf(path)) {
            const model::Result<QByteArray> bytes = bytesOf(file);
            if (!bytes)
                return tl::unexpected(bytes.error());
            texts.append({file, *bytes});
        }
    }
    return texts;
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
    // Beyond this the reader refuses the text anyway.
    return readUpTo(file, 4 * model::GramParser::largestText);
}

bool GramCommand::show(const QString &path, const QByteArray &bytes)
{
    const model::GramText read = model::GramReader::read(bytes);
    if (m_select)
        return select(path, read);
    return m_output == Output::Check || m_output == Output::CheckAsJson ? check(path, read, bytes)
                                                                        : write(path, read, QString::fromUtf8(bytes));
}

bool GramCommand::check(const QString &path, const model::GramText &read, const QByteArray &bytes)
{
    const model::GramFaults faults = model::checkGram(read) + faultsAsDescriptor(bytes, read);
    if (m_output == Output::Check) {
        for (const model::GramFault &fault : faults)
            terminal().line(marked(fault.diagnostic(path)) + u" ["_s + fault.code + u']');
        return !hasErrors(faults);
    }
    const QString text = QString::fromUtf8(bytes);
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    m_files.beginObject().member(u"path", path).key(u"diagnostics").beginArray();
    for (const model::GramFault &fault : faults) {
        const bool isError = fault.severity == model::Diagnostic::Severity::Error;
        m_files.beginObject()
            .member(u"severity", isError ? u"error" : u"warning")
            .member(u"code", fault.code)
            .member(u"message", fault.message);
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
        terminal().source(*layout);
    else
        terminal().note(path + u": "_s + layout.error().message);
    return layout.has_value();
}

//! What can be read of a text that is wrong is looked through all the same.
bool GramCommand::select(const QString &path, const model::GramText &read)
{
    note(path, read.faults);
    bool isWritten = true;
    for (const model::Pattern *pattern : m_select->in(read.document)) {
        m_hasFound = true;
        const model::TextPosition place = pattern->position;
        if (m_output == Output::FoundAsJson) {
            model::JsonWriter writer;
            writer.beginObject().member(u"path", path).member(u"line", qint64(place.line)).member(u"column", qint64(place.column));
            terminal().line(writer.member(u"pattern", model::gramjson::toJson(*pattern)).endObject().text());
            continue;
        }
        model::GramDocument found;
        found.patterns = {*pattern};
        const model::Result<QString> text = model::GramWriter::write(found);
        terminal().line(u"// %1:%2:%3"_s.arg(path, QString::number(place.line), QString::number(place.column)));
        isWritten = isWritten && text;
        if (text)
            terminal().source(*text);
        else
            terminal().note(path + u": "_s + text.error().message);
    }
    return isWritten && !hasErrors(read.faults);
}

bool GramCommand::compose(const QList<Text> &texts)
{
    QList<model::GramCompose::Source> sources;
    for (const Text &text : texts)
        sources.append({text.path, text.bytes});
    const model::GramCompose::Composed composed = model::GramCompose::compose(sources);
    for (const model::Diagnostic &diagnostic : composed.diagnostics)
        terminal().note(marked(diagnostic));
    if (!composed.isRight())
        return false;
    if (m_output == Output::ComposedAsJson) {
        terminal().line(model::gramjson::toJson(composed.document));
        return true;
    }
    const model::Result<QString> text = model::GramWriter::write(composed.document);
    if (text)
        terminal().source(*text);
    else
        terminal().note(text.error().message);
    return text.has_value();
}

void GramCommand::note(const QString &path, const model::GramFaults &faults)
{
    for (const model::GramFault &fault : faults)
        terminal().note(marked(fault.diagnostic(path)));
}

} // namespace gui
