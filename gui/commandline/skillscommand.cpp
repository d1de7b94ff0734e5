// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/skillscommand.h"

#include "model/schema/jsonwriter.h"
#include "model/skills/skillcatalog.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

model::JsonText skillJson(const model::Skill &skill)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", skill.name).member(u"description", skill.description);
    writer.member(u"license", skill.license).member(u"compatibility", skill.compatibility).key(u"allowed-tools").beginArray();
    for (const QString &tool : skill.allowedTools)
        writer.string(tool);
    writer.endArray().member(u"path", skill.path);
    writer.member(u"layer", skill.layer == model::DescriptorLayer::Workspace ? u"workspace" : u"profile");
    writer.flag(u"usable", skill.isSound()).key(u"diagnostics").beginArray();
    for (const model::Diagnostic &diagnostic : skill.diagnostics)
        writer.string(diagnostic.toString());
    return writer.endArray().endObject().text();
}

} // namespace

SkillsCommand::SkillsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void SkillsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
}

void SkillsCommand::start(const QCommandLineParser &parser)
{
    for (const model::Skill &skill : workbench().skills().skills()) {
        if (parser.isSet(u"json"_s)) {
            terminal().line(skillJson(skill));
            continue;
        }
        terminal().line(
            u"%1  %2"_s.arg(skill.name.leftJustified(28), skill.isSound() ? skill.description.simplified() : tr("cannot be used")));
        for (const model::Diagnostic &diagnostic : skill.diagnostics)
            terminal().line(u"  "_s + marked(diagnostic));
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
