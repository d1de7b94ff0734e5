// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/checkcommand.h"

#include "gui/preferences/preferencefaults.h"
#include "invocables/agents/toolbinder.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/schema/jsonwriter.h"

#include <QDir>
#include <QDirIterator>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto preferencesFile = "parlance.ini"_L1;

model::JsonText diagnosticJson(const model::Diagnostic &diagnostic)
{
    model::JsonWriter writer;
    const bool error = diagnostic.severity == model::Diagnostic::Severity::Error;
    writer.beginObject().member(u"file", diagnostic.file).member(u"line", qint64(diagnostic.position.line));
    writer.member(u"column", qint64(diagnostic.position.column)).member(u"severity", error ? u"error" : u"warning");
    writer.member(u"message", diagnostic.message).endObject();
    return writer.text();
}

} // namespace

CheckCommand::CheckCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void CheckCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"path"_s, tr("Descriptors, or folders of them."), u"PATH…"_s);
}

void CheckCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    if (parser.positionalArguments().isEmpty()) {
        failUsage(tr("Which descriptors? Give files or folders."));
        return;
    }
    int errors = 0;
    for (const QString &path : parser.positionalArguments())
        errors += check(path);
    Q_EMIT finished(errors > 0 ? Failed : Committed);
}

int CheckCommand::check(const QString &path)
{
    if (!QFileInfo(path).isDir())
        return checkFile(path);
    QStringList files;
    QDirIterator iterator(
        path, {u"*.toml"_s, u"*.gram"_s, u"SKILL.md"_s, QString(preferencesFile)}, QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        const QFileInfo file(iterator.next());
        // Elsewhere gram need not be a descriptor: it may be a run that was kept.
        if (!model::DescriptorFile::isGram(file.fileName()) || file.dir().dirName() == model::folderOf(model::DescriptorKind::Agent))
            files.append(file.filePath());
    }
    files.sort();
    int errors = 0;
    for (const QString &file : std::as_const(files))
        errors += checkFile(file);
    return errors;
}

int CheckCommand::checkFile(const QString &path)
{
    return tell(QFileInfo(path).fileName() == preferencesFile ? preferenceFaults(path) : checkDescriptor(path));
}

model::Diagnostics CheckCommand::checkDescriptor(const QString &path)
{
    const model::DescriptorFile file = model::DescriptorFile::read(path);
    const auto kind = model::kindOf(file);
    const auto reading = kind ? workbench().descriptorCheck().read(file, *kind) : model::DescriptorCheck::Reading {file.diagnostics};
    model::Diagnostics diagnostics = kind ? reading.diagnostics + checkName(file, *kind) : reading.diagnostics;
    if (!kind && diagnostics.isEmpty())
        diagnostics.append(
            {path, {1, 1}, model::Diagnostic::Severity::Error, tr("this is not a descriptor: none of its tables says what it describes")});
    const auto library = model::valueAmong<model::ToolLibrary>(reading.values);
    if (library && !model::hasErrors(diagnostics))
        diagnostics += invocables::ToolBinder::unknownTools(*library, *workbench().ensembles().tools());
    return diagnostics;
}

//! \return how many of them are errors.
int CheckCommand::tell(const model::Diagnostics &diagnostics)
{
    int errors = 0;
    for (const model::Diagnostic &diagnostic : diagnostics) {
        errors += diagnostic.severity == model::Diagnostic::Severity::Error;
        if (m_json)
            terminal().line(diagnosticJson(diagnostic));
        else
            terminal().line(marked(diagnostic));
    }
    return errors;
}

model::Diagnostics CheckCommand::checkName(const model::DescriptorFile &file, model::DescriptorKind kind)
{
    // Tools of different ensembles may share a name.
    if (kind == model::DescriptorKind::Invoker)
        return {};
    model::Diagnostics diagnostics;
    for (const model::DeclaredName &declared : model::declaredNames(file, kind)) {
        QString &first = m_named[{int(kind), declared.name}];
        if (first.isEmpty())
            first = file.path;
        else if (first != file.path)
            diagnostics.append({file.path, declared.position, model::Diagnostic::Severity::Error,
                tr("the name “%1” is already that of %2").arg(declared.name, first)});
    }
    return diagnostics;
}

} // namespace gui
