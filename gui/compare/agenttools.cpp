// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/agenttools.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! More would push the columns' choice away.
constexpr int mostShown = 8;

} // namespace

AgentTools::AgentTools(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"compareTools"_s);
    setAccessibleName(tr("Tools that the agent asks for"));
    m_column->setContentsMargins(spacing::wide, spacing::gap, spacing::medium, spacing::wide);
    m_column->setSpacing(spacing::tight);
    hide();
}

void AgentTools::addLabel(const QString &text, const QFont &font, bool isDim)
{
    auto *label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setFont(font);
    label->setWordWrap(true);
    label->setToolTip(toolTipText(text));
    if (isDim)
        label->setForegroundRole(QPalette::PlaceholderText);
    m_column->addWidget(label);
}

void AgentTools::setTools(const QList<model::ToolSpecification> &tools)
{
    for (QLabel *label : findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly))
        delete label;
    setVisible(!tools.isEmpty());
    if (tools.isEmpty())
        return;
    addLabel(tr("TOOLS ASKED FOR"), Theme::smallFont(), true);
    for (const model::ToolSpecification &tool : tools.mid(0, mostShown)) {
        addLabel(tool.name, Theme::fixedFont(), false);
        if (!tool.signature.isEmpty())
            addLabel(tool.signature, Theme::smallFont(), true);
    }
    if (tools.size() > mostShown)
        addLabel(tr("and %1 more").arg(QLocale().toString(tools.size() - mostShown)), Theme::smallFont(), true);
}

} // namespace gui
