// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/skills/skilltools.h"

#include "invocables/external/commandinvocable.h"
#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "model/descriptors/nearestname.h"
#include "model/schema/jsonview.h"

#include <QCryptographicHash>
#include <QDirIterator>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonView, model::Skill;

namespace {

constexpr qsizetype mostFilesListed = 100;
constexpr qsizetype mostScripts = 200;
constexpr qsizetype mostSkillsListed = 200;
constexpr qsizetype longestSummary = 300;

const char readingParameters[] = R"({"type":"object","required":["name"],"properties":{
"name":{"type":"string","description":"The skill."},
"file":{"type":"string","description":"A file of the skill that its instructions name, such as references/details.md. Left out, its instructions."}
},"additionalProperties":false})";

const char runningParameters[] = R"({"type":"object","required":["skill","script"],"properties":{
"skill":{"type":"string","description":"The skill."},
"script":{"type":"string","description":"A file of its folder scripts, such as check.py."},
"arguments":{"type":"array","items":{"type":"string"},"maxItems":100,"default":[],"description":"What it is given on its command line."}
},"additionalProperties":false})";

struct SkillToolsTexts {
    Q_DECLARE_TR_FUNCTIONS(SkillTools)
    PARLANCE_PHRASED
};

model::Result<Skill> skillNamed(const QList<Skill> &skills, const QString &name)
{
    QStringList names;
    for (const Skill &skill : skills) {
        if (skill.name == name)
            return skill;
        names.append(skill.name);
    }
    const QString near = model::nearestName(name, names);
    const model::Wording missing = SkillToolsTexts::phrased("There is no skill “%1”.").arg(name.left(100));
    return model::failure(
        ErrorCategory::Validation, near.isEmpty() ? missing : missing + u" "_s + SkillToolsTexts::phrased("Did you mean %1?").arg(near));
}

QStringList filesIn(const QString &folder)
{
    QStringList files;
    QDirIterator iterator(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (iterator.hasNext() && files.size() <= mostFilesListed) {
        const QString file = iterator.next().mid(folder.size() + 1);
        if (file != u"SKILL.md")
            files.append(file);
    }
    files.sort();
    return files;
}

//! For the model.
QString instructionsOf(const Skill &skill)
{
    QStringList parts {skill.instructions.trimmed()};
    if (!skill.allowedTools.isEmpty())
        parts.append(u"[The skill says that it uses these tools: %1]"_s.arg(skill.allowedTools.join(u", "_s)));
    const QStringList files = filesIn(skill.folder);
    if (!files.isEmpty())
        parts.append(u"[Files of this skill: %1%2]"_s.arg(
            files.mid(0, mostFilesListed).join(u", "_s), files.size() > mostFilesListed ? u", and more"_s : QString()));
    return parts.join(u"\n\n"_s);
}

class ReadSkill final : public Invocable
{
public:
    explicit ReadSkill(QList<Skill> skills)
        : m_skills(std::move(skills))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override
    {
        const auto members = JsonView::of(arguments).members();
        const auto skill = skillNamed(m_skills, members["name"].string());
        if (!skill)
            return new ReadyJob(tl::unexpected(skill.error()), parent);
        const QString file = members["file"].string();
        const bool isWhole = file.isEmpty() || file == u"SKILL.md";
        InvocationContext within = context;
        within.folders = {skill->folder};
        within.hiddenFolders.clear();
        const auto read = [skill = *skill, isWhole](const GuardedPath &path, const StopFlag &stop) -> model::Result<InvocableResult> {
            if (isWhole)
                return textResult(instructionsOf(skill));
            return readBytes(path, stop)
                .and_then([&path](const QByteArray &bytes) { return decodeText(bytes, u"utf-8"_s, path.shown()); })
                .map([](const QString &text) { return textResult(text); });
        };
        return new FileJob(within, isWhole ? u"SKILL.md"_s : file, arguments, FileJob::Access::Reads, read, parent);
    }

private:
    const QList<Skill> m_skills;
};

//! What runs a script that cannot be run by itself.
QString interpreterOf(const QString &script)
{
    static const QHash<QString, QString> known {{u"py"_s, u"python3"_s}, {u"sh"_s, u"sh"_s}, {u"bash"_s, u"bash"_s}, {u"js"_s, u"node"_s},
        {u"mjs"_s, u"node"_s}, {u"rb"_s, u"ruby"_s}, {u"pl"_s, u"perl"_s}};
    return known.value(QFileInfo(script).suffix());
}

class RunSkillScript final : public Invocable
{
public:
    RunSkillScript(QList<Skill> skills, InvocableServices services)
        : m_skills(std::move(skills))
        , m_services(std::move(services))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override
    {
        const auto described = command(arguments);
        if (!described)
            return new ReadyJob(tl::unexpected(described.error()), parent);
        return CommandInvocable(*described, m_services).invoke(arguments, context, parent);
    }

    void prepare(QObject *context, const std::function<void()> &done) override { CommandInvocable({}, m_services).prepare(context, done); }

    QString confinement() const override
    {
        CommandDescription description;
        description.confinement.sandbox = Confinement::Sandbox::Required;
        return CommandInvocable(description, m_services).confinement();
    }

    //! All that can be run: what is allowed for longer than once is asked again when one of them changes.
    ProgramWords programWords(const QStringList &) const override
    {
        ProgramWords program;
        for (const Skill &skill : m_skills) {
            for (const QString &file : QDir(skill.folder + u"/scripts"_s).entryList(QDir::Files, QDir::Name).mid(0, mostScripts))
                program.words.append(skill.folder + u"/scripts/"_s + file);
        }
        return program;
    }

    QString preview(const model::JsonText &arguments) const override
    {
        const auto described = command(arguments);
        return described ? shownCommand(described->vector.literals()) : described.error().message;
    }

private:
    model::Result<CommandDescription> command(const model::JsonText &arguments) const
    {
        const auto members = JsonView::of(arguments).members();
        const auto skill = skillNamed(m_skills, members["skill"].string());
        if (!skill)
            return tl::unexpected(skill.error());
        const QString named = members["script"].string();
        const auto script = PathGuard({skill->folder}).locate(u"scripts/"_s + named);
        if (!script)
            return tl::unexpected(script.error());
        const QFileInfo file(script->absolute());
        const QString interpreter = file.isExecutable() ? QString() : interpreterOf(file.fileName());
        if (!script->exists || !file.isFile() || script->components.value(0) != u"scripts" || script->sensitive)
            return model::failure(
                ErrorCategory::Execution, SkillToolsTexts::phrased("The skill %1 has no script “%2”.").arg(skill->name, named.left(100)));
        if (interpreter.isEmpty() && !file.isExecutable())
            return model::failure(ErrorCategory::Execution,
                SkillToolsTexts::phrased("“%1” is not executable, and nothing is known that would run it.").arg(named.left(100)));
        CommandDescription description;
        for (const QString &word : interpreter.isEmpty() ? QStringList {file.filePath()} : QStringList {interpreter, file.filePath()})
            description.vector.append(ResultTemplate::literal(word));
        for (const JsonView &word : members["arguments"].elements())
            description.vector.append(ResultTemplate::literal(word.string()));
        description.dashes = true;
        description.input = CommandDescription::Input::None;
        description.output = CommandDescription::Output::Text;
        description.confinement.sandbox = Confinement::Sandbox::Required;
        description.ownFolders = {QFileInfo(skill->folder).canonicalFilePath()};
        return description;
    }

    const QList<Skill> m_skills;
    const InvocableServices m_services;
};

//! With a line for each skill.
QString readingPurpose(const QList<Skill> &skills)
{
    QStringList lines {u"Reads a skill: instructions for a kind of task, to be read before such a task is begun. Skills:"_s};
    for (const Skill &skill : skills.mid(0, mostSkillsListed))
        lines.append(u"- %1: %2"_s.arg(skill.name, skill.description.simplified().left(longestSummary)));
    if (skills.size() > mostSkillsListed)
        lines.append(u"- and %1 more"_s.arg(skills.size() - mostSkillsListed));
    return lines.join(u'\n');
}

InvokerPointer invokerFor(const QString &name, const QString &description, const char *parameters, std::shared_ptr<Invocable> invocable,
    model::SchemaCache &schemas)
{
    auto invoker = std::make_shared<Invoker>();
    invoker->ensemble = u"skills"_s;
    invoker->name = name;
    invoker->description = description;
    invoker->argumentsJson = model::JsonText::trusted(parameters);
    invoker->schema = schemas.compiled(invoker->argumentsJson).value_or(nullptr);
    invoker->invocable = std::move(invocable);
    const QByteArray what = name.toUtf8() + '\0' + description.toUtf8();
    invoker->fingerprint = QString::fromLatin1(QCryptographicHash::hash(what, QCryptographicHash::Sha256).toHex());
    return invoker;
}

} // namespace

std::optional<Ensemble> skillEnsemble(const QList<Skill> &skills, const InvocableServices &services, model::SchemaCache &schemas)
{
    QList<Skill> sound = skills;
    sound.removeIf([](const Skill &skill) { return !skill.isSound(); });
    if (sound.isEmpty())
        return {};
    const QString purpose = readingPurpose(sound);
    auto reading = std::make_shared<Invoker>(
        *invokerFor(u"read_skill"_s, purpose, readingParameters, std::make_shared<ReadSkill>(sound), schemas));
    reading->policies.approval = Approval::Allow;
    reading->policies.idempotent = true;
    reading->policies.writes = false;
    QStringList places;
    for (const Skill &skill : std::as_const(sound))
        places.append(skill.folder);
    auto running = std::make_shared<Invoker>(
        *invokerFor(u"run_skill_script"_s, u"Runs a script of a skill whose instructions say so, in the first workspace folder."_s,
            runningParameters, std::make_shared<RunSkillScript>(sound, services), schemas));
    running->fingerprint += places.join(u'\n');
    running->policies.timeout = 120;
    Ensemble ensemble;
    ensemble.name = u"skills"_s;
    ensemble.title = u"skills"_s;
    ensemble.description = SkillToolsTexts::tr("Reads skills, and runs their scripts in a sandbox.");
    ensemble.invokers = {reading, running};
    return ensemble;
}

} // namespace invocables
