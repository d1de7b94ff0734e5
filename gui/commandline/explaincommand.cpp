// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/explaincommand.h"

#include "invocables/basics/worker.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/files/pathguard.h"
#include "invocables/processor/approvalstep.h"
#include "invocables/processor/findtool.h"
#include "invocables/processor/rulematch.h"
#include "invocables/tools/argumentscheck.h"
#include "model/schema/jsonpointer.h"
#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "model/session/approvals.h"
#include "model/text/visibletext.h"

namespace gui {

using namespace Qt::StringLiterals;
using invocables::Approval, invocables::ApprovalRule, invocables::RuleMatch;

ExplainCommand::ExplainCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ExplainCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addPositionalArgument(u"tool"_s, tr("The tool, such as io:write_file."), u"TOOL"_s);
    parser.addPositionalArgument(u"arguments"_s, tr("The arguments of the call as a JSON object."), u"JSON"_s);
}

void ExplainCommand::start(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty()) {
        failUsage(
            tr("Give a tool and its arguments as a JSON object, such as: io:write_file '{\"path\":\"notes/a.txt\",\"content\":\"\"}'"));
        return;
    }
    m_json = parser.isSet(u"json"_s);
    m_name = words.first();
    m_folders = {QDir::current().canonicalPath()};
    const QByteArray sent = words.value(1, u"{}"_s).toUtf8();
    workbench().invocations().prepare(
        {{}, m_folders, {}}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); },
        [this, sent] {
            const auto tool = invocables::findTool(*workbench().ensembles().tools(), m_name, {});
            const auto arguments = tool ? invocables::checkedArguments(**tool, sent) : tl::unexpected(tool.error());
            if (!arguments) {
                fail(arguments.error());
                return;
            }
            m_tool = *tool;
            m_arguments = *arguments;
            lookAtRules();
        });
}

void ExplainCommand::lookAtRules()
{
    const auto find = [match = RuleMatch(m_folders, workbench().hiddenFolders()), tool = m_tool, arguments = m_arguments] {
        return match.find(tool->policies.rules, arguments);
    };
    invocables::doOnWorker<int>(this, find, [this](int found) {
        const invocables::Policies &policies = m_tool->policies;
        Ruling ruling {policies.approval, u"descriptor"_s};
        if (found >= 0)
            ruling = {policies.rules.at(found).answer, u"rule"_s, found + 1, policies.rules.at(found)};
        if (ruling.answer != Approval::Ask) {
            tell(ruling);
            return;
        }
        invocables::findAllowance(m_tool, m_folders, this, [this, ruling](const QString &allowance) {
            const model::Approvals &book = workbench().approvals();
            if (book.isAllowed(m_tool->scopedName(), allowance))
                tell({Approval::Allow, u"kept"_s});
            else
                lookAtWhatIsKept(allowance, ruling);
        });
    });
}

//! What a person has allowed for calls like one that was asked about.
void ExplainCommand::lookAtWhatIsKept(const QString &allowance, const Ruling &otherwise)
{
    QList<ApprovalRule> rules;
    for (const QString &text : workbench().approvals().rulesFor(m_tool->scopedName(), allowance)) {
        if (const auto rule = ApprovalRule::fromText(text))
            rules.append(*rule);
    }
    const auto find = [match = RuleMatch(m_folders, workbench().hiddenFolders()), rules, arguments = m_arguments] {
        return match.find(rules, arguments);
    };
    invocables::doOnWorker<int>(this, find, [this, rules, otherwise](int found) {
        if (found < 0)
            tell(otherwise);
        else
            tell({Approval::Allow, u"kept-rule"_s, 0, rules.at(found)});
    });
}

void ExplainCommand::tell(const Ruling &ruling)
{
    const QString answer = invocables::approvalNames.nameOf(ruling.answer);
    const QString words = ruling.rule ? ruling.rule->inWords().spoken() : QString();
    const ApprovalRule rule = ruling.rule.value_or(ApprovalRule());
    const bool isHidden = ruling.answer != Approval::Refuse && leadsToHidden();
    if (m_json) {
        model::JsonWriter writer;
        writer.beginObject().member(u"tool", m_tool->scopedName()).member(u"answer", answer).member(u"by", ruling.by);
        if (ruling.place > 0)
            writer.member(u"rule", qint64(ruling.place)).member(u"path", rule.path).member(u"line", qint64(rule.position.line));
        if (ruling.rule)
            writer.member(u"where", words);
        writer.flag(u"hidden-file", isHidden).endObject();
        terminal().line(writer.text());
    } else {
        terminal().line(answer + u"  "_s + m_tool->scopedName() + u": "_s + reason(ruling));
        if (isHidden)
            terminal().line(tr("The file is hidden, or looks like a secret: a person is asked all the same."));
    }
    Q_EMIT finished(Committed);
}

QString ExplainCommand::reason(const Ruling &ruling) const
{
    if (ruling.by == u"kept")
        return tr("it was allowed always");
    if (ruling.by == u"kept-rule")
        return tr("it was allowed always where %1").arg(ruling.rule->inWords().spoken());
    if (ruling.place == 0)
        return m_tool->policies.rules.isEmpty() ? tr("its descriptor says so")
                                                : tr("no rule fits, and its descriptor says so for the rest");
    const QString place = ruling.rule->path + u':' + QString::number(ruling.rule->position.line);
    return tr("rule %1 of %2, %3 (%4)").arg(ruling.place).arg(m_tool->policies.rules.size()).arg(ruling.rule->inWords().spoken(), place);
}

//! What no rule covers: see GuardedPath.
bool ExplainCommand::leadsToHidden()
{
    const auto path = model::valueAt(m_arguments, u"/path");
    const auto found =
        invocables::PathGuard(m_folders, workbench().hiddenFolders()).locate(path ? model::JsonView::of(*path).string() : QString());
    return found && found->sensitive;
}

} // namespace gui
