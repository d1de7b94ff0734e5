// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/findagentsdialog.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/providercatalog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

FindAgentsDialog::FindAgentsDialog(network::ProviderCatalog &providers, network::ProcessHost &host, QWidget *parent)
    : QDialog(parent)
    , m_providers(providers)
    , m_state(new QLabel(tr("Asking your login shell where its programs are…"), this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"findAgentsDialog"_s);
    setWindowTitle(tr("Agents on this machine"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    host.find(this, [this] { show(); });
}

void FindAgentsDialog::build()
{
    m_state->setObjectName(u"findAgentsState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_list->setObjectName(u"findAgentsList"_s);
    m_list->setSpacing(spacing::small);
    m_list->setAccessibleName(tr("Agents, and where their programs are"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_pick = buttons->addButton(tr("&Speak with it"), QDialogButtonBox::ActionRole);
    m_pick->setObjectName(u"findAgentsPick"_s);
    m_pick->setDefault(true);
    connect(m_pick, &QPushButton::clicked, this, &FindAgentsDialog::pick);
    connect(m_list, &QListWidget::itemActivated, this, &FindAgentsDialog::pick);
    connect(m_list, &QListWidget::currentItemChanged, this, &FindAgentsDialog::showPick);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_state);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(560, 380)));
    showPick();
}

//! Those that are there come first.
void FindAgentsDialog::show()
{
    m_list->clear();
    int found = 0;
    for (const network::ProviderCatalog::KnownAgent &agent : m_providers.agents()) {
        const bool isThere = !agent.program.isEmpty();
        const QString command = model::visibleLine(agent.command.value(0));
        const QString where = isThere ? model::visibleLine(agent.program) : tr("%1 is not on this machine").arg(command);
        auto *item = new QListWidgetItem(model::visibleLine(agent.title.isEmpty() ? agent.name : agent.title) + u'\n' + where);
        item->setData(Qt::UserRole, agent.name);
        item->setFlags(isThere ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
        m_list->insertItem(isThere ? found++ : m_list->count(), item);
    }
    if (found > 0)
        m_list->setCurrentRow(0);
    m_state->setText(found > 0
            ? tr("These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.")
            : tr("None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its "
                 "own, with dialect = \"acp\"."));
    showPick();
}

void FindAgentsDialog::showPick()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_pick->setEnabled(item && item->flags().testFlag(Qt::ItemIsEnabled));
}

void FindAgentsDialog::pick()
{
    if (!m_pick->isEnabled())
        return;
    Q_EMIT picked(m_list->currentItem()->data(Qt::UserRole).toString());
    accept();
}

} // namespace gui
