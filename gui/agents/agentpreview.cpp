// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentpreview.h"

#include "gui/agents/agentsmodel.h"
#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/livecheck.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/agents/agentreader.h"

#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// Of a file with more agents, or an agent with more tools, only these are shown.
constexpr qsizetype mostAgents = 20;
constexpr qsizetype mostToolsOfAgent = 50;

QString textOfTool(const model::ToolSpecification &tool)
{
    QStringList lines {tool.signature.isEmpty() ? tool.name : tool.name + u"  "_s + tool.signature, tool.description};
    if (!tool.schema.isEmpty())
        lines.append(tool.schema.indented().toString());
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

AgentPreview::AgentPreview(DescriptorsPanel &panel)
    : QObject(&panel)
    , m_panel(panel)
    , m_view(new QPlainTextEdit(&panel))
{
    m_view->setObjectName(u"agentPreview"_s);
    m_view->setAccessibleName(tr("What results from the agent"));
    m_view->setReadOnly(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setFont(Theme::fixedFont());
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->document()->setDocumentMargin(spacing::medium);
    panel.addSideTab(tr("Agent"), m_view);
    panel.offerSideTab(m_view, false);
    connect(&panel, &DescriptorsPanel::fileChecked, this, &AgentPreview::takeFile);
}

void AgentPreview::takeFile(const model::DescriptorFile &file, model::DescriptorKind kind)
{
    const bool isAgent = kind == model::DescriptorKind::Agent;
    m_panel.offerSideTab(m_view, isAgent);
    const bool isLarge = m_panel.pane().editor().document()->characterCount() > LiveCheck::mostForMeaning;
    // While the text is no TOML what it said last stays. Reading the tools of a very large one would be felt.
    if (!isAgent || isLarge || (!file.gram && file.root.isNone()))
        return;
    QStringList texts;
    for (const model::AgentEntry &agent : model::readAgents(file).mid(0, mostAgents))
        texts.append(textOf(agent));
    const QString text = texts.isEmpty() ? tr("There is no agent here.") : texts.join(u"\n\n"_s);
    // The same text stays where it has been scrolled to.
    if (m_view->toPlainText() != text)
        m_view->setPlainText(text);
}

QString AgentPreview::textOf(const model::AgentEntry &agent)
{
    QStringList parts {agent.shownName()};
    if (const QString fault = faultOf(agent); !fault.isEmpty())
        parts.first() += u'\n' + tr("cannot play: %1").arg(fault);
    if (!agent.part)
        return parts.first();
    parts.first() += u'\n'
        + (agent.part->model.isEmpty() ? tr("plays with the conversation's model") : tr("plays with %1").arg(agent.part->model.toString()));
    if (!agent.part->instruction.isEmpty())
        parts.append(agent.part->instruction);
    for (const model::ToolSpecification &tool : agent.part->tools.mid(0, mostToolsOfAgent))
        parts.append(textOfTool(tool));
    return parts.join(u"\n\n"_s);
}

} // namespace gui
