// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/toolpreviews.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/livecheck.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "model/agents/agentreader.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/wire/dialect.h"

#include <QPlainTextEdit>

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// Of a file with more tools only these are shown together.
constexpr qsizetype mostToolsOfFile = 50;

void setText(QPlainTextEdit *view, const QString &text)
{
    // The same text stays where it has been scrolled to.
    if (view->toPlainText() != text)
        view->setPlainText(text);
}

} // namespace

ToolPreviews::ToolPreviews(const invocables::EnsembleCatalog &ensembles, DescriptorsPanel &panel)
    : QObject(&panel)
    , m_ensembles(ensembles)
    , m_panel(panel)
{
    for (const QString &dialect : network::Dialects::names()) {
        // One that is put over another sends no tools of its own: the contract's tab has them.
        if (!dialect.contains(u'+'))
            m_dialects.append({dialect, addTab(u"preview-"_s + dialect, network::Dialects::find(dialect)->title())});
    }
    m_contract = addTab(u"previewContract"_s, tr("Contract"));
    connect(&panel, &DescriptorsPanel::fileChecked, this, &ToolPreviews::takeFile);
    connect(&panel, &DescriptorsPanel::invokerShown, this, [this](const QString &name) {
        m_shown = name;
        show();
    });
    show();
}

QPlainTextEdit *ToolPreviews::addTab(const QString &name, const QString &title)
{
    auto *view = new QPlainTextEdit(&m_panel);
    view->setObjectName(name);
    view->setAccessibleName(tr("What %1 would be sent").arg(title));
    view->setReadOnly(true);
    view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    view->setFont(Theme::fixedFont());
    view->setFrameShape(QFrame::NoFrame);
    view->document()->setDocumentMargin(spacing::medium);
    m_panel.addSideTab(title, view);
    return view;
}

void ToolPreviews::takeFile(const model::DescriptorFile &file, model::DescriptorKind kind)
{
    // While the text is no TOML what it said last stays. Reading the tools of a very large one would be felt.
    const bool isLarge = m_panel.pane().editor().document()->characterCount() > LiveCheck::mostForMeaning;
    if (model::hasErrors(file.diagnostics) || isLarge)
        return;
    m_tools = described(file, kind);
    show();
}

QList<model::ToolDeclaration> ToolPreviews::described(const model::DescriptorFile &file, model::DescriptorKind kind) const
{
    QList<model::ToolDeclaration> tools;
    for (const invocables::InvokerPointer &invoker : m_ensembles.describedBy(file, kind))
        tools.append({invoker->scopedName(), wireName(*invoker), invoker->description, invoker->argumentsJson, invoker->aliases});
    if (kind != model::DescriptorKind::Agent)
        return tools;
    // What they are bound to is another matter: an agent's tools go under its own names.
    for (const model::AgentEntry &agent : model::readAgents(file)) {
        for (const model::ToolSpecification &tool : agent.part ? agent.part->tools : QList<model::ToolSpecification>())
            tools.append({tool.name, tool.name, tool.description, tool.schema});
    }
    return tools;
}

void ToolPreviews::show()
{
    QList<model::ToolDeclaration> tools;
    for (const model::ToolDeclaration &tool : std::as_const(m_tools)) {
        const bool isShown = m_shown.isEmpty() || tool.name == m_shown || m_tools.size() == 1;
        if (isShown && tools.size() < mostToolsOfFile)
            tools.append(tool);
    }
    const QString none = tr("There is no tool here that could be sent.");
    for (const auto &[dialect, view] : std::as_const(m_dialects))
        setText(view, tools.isEmpty() ? none : network::Dialects::find(dialect)->toolsJson(tools).indented().toString());
    setText(m_contract, tools.isEmpty() ? none : network::toolContract(tools));
}

QString ToolPreviews::wireName(const invocables::Invoker &invoker) const
{
    const auto ofThatName = m_ensembles.findInvokers(invoker.name);
    // One that is not in use yet gets its bare name where no other tool has it.
    const bool isInUse = m_ensembles.findInvoker(invoker.scopedName()) != nullptr;
    return isInUse || !ofThatName.isEmpty() ? m_ensembles.wireName(invoker) : invoker.name;
}

} // namespace gui
