// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblespanel.h"

#include "gui/ensembles/ensembledelegate.h"
#include "gui/ensembles/ensemblesmodel.h"
#include "gui/ensembles/serveractions.h"
#include "gui/ensembles/serverlog.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/toolentry.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/processor/allowance.h"
#include "model/text/visibletext.h"

#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::Approval;
using invocables::Invoker;

EnsemblesPanel::EnsemblesPanel(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_catalog(parts.catalog)
    , m_servers(parts.servers)
    , m_descriptors(parts.descriptors)
    , m_approvals(parts.approvals)
    , m_model(new EnsemblesModel(this))
    , m_tree(new QTreeView(this))
    , m_serverActions(new ServerActions(parts.servers, m_tree))
    , m_problems(new QLabel(this))
{
    build();
    m_model->setAllowed([this](const Invoker &invoker) {
        const model::Approvals &book = m_session ? m_session->approvals() : m_approvals;
        return book.isAllowed(invoker.scopedName(), m_allowances.value(invoker.scopedName(), invoker.allowance()));
    });
    connect(m_model, &EnsemblesModel::switched, this, &EnsemblesPanel::keepSwitches);
    connect(&m_catalog, &invocables::EnsembleCatalog::changed, this, &EnsemblesPanel::readEnsembles);
    connect(&m_approvals, &model::Approvals::changed, this, &EnsemblesPanel::followSession);
    connect(m_serverActions, &ServerActions::logRequested, this, &EnsemblesPanel::showLog);
    connect(m_serverActions, &ServerActions::resourcesRequested, this, &EnsemblesPanel::resourcesRequested);
    connect(m_serverActions, &ServerActions::messagesRequested, this, [this](const QString &ensemble) {
        if (const invocables::McpEnsemble *server = m_servers.find(ensemble))
            Q_EMIT messagesRequested(ensemble, exchangesOf(server->connection().server()));
    });
    m_ticks.setInterval(1000);
    connect(&m_ticks, &QTimer::timeout, this, &EnsemblesPanel::showServers);
    readEnsembles();
}

void EnsemblesPanel::build()
{
    m_tree->setObjectName(u"ensembleTree"_s);
    m_tree->setAccessibleName(tr("Ensembles and tools"));
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(spacing::medium + spacing::unit);
    m_tree->viewport()->setAutoFillBackground(false);
    auto *delegate = new EnsembleDelegate(m_tree);
    m_tree->setItemDelegate(delegate);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_problems->setObjectName(u"ensembleProblems"_s);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_problems->setWordWrap(true);
    m_problems->setContentsMargins(spacing::medium, 0, spacing::medium, spacing::small);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::small, 0, 0);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_problems);
    const auto keep = [this](const QModelIndex &index, bool open) {
        m_unfolded.insert(index.data(EnsemblesModel::NameRole).toString(), open);
    };
    connect(m_tree, &QTreeView::expanded, this, [keep](const QModelIndex &index) { keep(index, true); });
    connect(m_tree, &QTreeView::collapsed, this, [keep](const QModelIndex &index) { keep(index, false); });
    connect(delegate, &EnsembleDelegate::tagClicked, this, &EnsemblesPanel::showApprovalMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this,
        [this](const QPoint &place) { showApprovalMenu(m_tree->indexAt(place), m_tree->viewport()->mapToGlobal(place)); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        const invocables::Ensemble *ensemble = m_model->ensembleAt(index);
        m_serverActions->setEnsemble(ensemble ? ensemble->name : QString());
    });
}

void EnsemblesPanel::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &EnsemblesPanel::followSession);
    followSession();
}

void EnsemblesPanel::readEnsembles()
{
    const QString current = m_tree->currentIndex().data(EnsemblesModel::NameRole).toString();
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_model->setEnsembles(m_catalog.ensembles());
    unfold();
    const QModelIndexList same = m_model->match(
        m_model->index(0, 0), EnsemblesModel::NameRole, current, 1, Qt::MatchExactly | Qt::MatchRecursive);
    if (!current.isEmpty() && !same.isEmpty())
        m_tree->setCurrentIndex(same.first());
    m_tree->verticalScrollBar()->setValue(scrolled);
    showServers();
    showProblems();
    prepareTools();
    Q_EMIT toolsOnChanged(m_model->toolsOn());
}

//! As the person left it; at first the ensembles that are on.
void EnsemblesPanel::unfold()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Unchecked;
        m_tree->setExpanded(index, m_unfolded.value(index.data(EnsemblesModel::NameRole).toString(), isOn));
    }
}

void EnsemblesPanel::showServers()
{
    QHash<QString, ServerState> states;
    bool counts = false;
    for (invocables::McpEnsemble *server : m_servers.all()) {
        states.insert(server->name(), ServerState::of(*server));
        counts = counts || server->connection().untilNextAttempt() > 0;
    }
    m_model->setServers(states);
    if (counts != m_ticks.isActive())
        counts ? m_ticks.start() : m_ticks.stop();
}

void EnsemblesPanel::showLog(const QString &ensemble)
{
    auto *log = new ServerLog(m_servers, ensemble, this);
    log->show();
}

void EnsemblesPanel::followSession()
{
    m_model->setSwitches(m_session ? m_session->settings().switches : model::Switches());
    // The tags depend on the session's approvals, which no switch shows.
    m_tree->viewport()->update();
    prepareTools();
    Q_EMIT toolsOnChanged(m_model->toolsOn());
}

void EnsemblesPanel::prepareTools()
{
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers) {
            if (m_catalog.isOn(*invoker, m_model->switches()))
                invocables::findAllowance(invoker, folders(), m_tree, [this, tool = invoker->scopedName()](const QString &allowance) {
                    m_allowances.insert(tool, allowance);
                    m_tree->viewport()->update();
                });
        }
    }
}

QStringList EnsemblesPanel::folders() const
{
    return m_session ? m_session->settings().folders : QStringList();
}

void EnsemblesPanel::keepSwitches(const model::Switches &switches)
{
    if (!m_session)
        return;
    model::SessionSettings settings = m_session->settings();
    settings.switches = switches;
    m_session->setSettings(settings);
}

void EnsemblesPanel::showProblems()
{
    QStringList lines;
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const model::Diagnostic &diagnostic : ensemble.diagnostics)
            lines.append(diagnostic.toString());
        // A server may say whatever it likes.
        constexpr int longestReason = 400;
        invocables::McpEnsemble *server = m_servers.find(ensemble.name);
        if (server && ensemble.connection == invocables::ConnectionState::Failed)
            lines.append(u"%1: %2"_s.arg(ensemble.name, ServerState::of(*server).reason.left(longestReason)));
    }
    QPalette colours = m_problems->palette();
    colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    m_problems->setPalette(colours);
    m_problems->setText(model::visibleText(lines.mid(0, 8).join(u'\n')));
    m_problems->setVisible(!lines.isEmpty());
}

void EnsemblesPanel::showApprovalMenu(const QModelIndex &index, const QPoint &place)
{
    const invocables::Ensemble *ensemble = m_model->ensembleAt(index);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"approvalMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto invoker = m_model->invokerAt(index)) {
        addApprovals(*menu, invoker);
        if (ensemble->server)
            addDescribedApprovals(*menu, *invoker);
    } else if (ensemble) {
        m_serverActions->setEnsemble(ensemble->name);
        m_serverActions->addTo(*menu);
    }
    if (ensemble) {
        addDefaultAction(*menu, index);
        const QString path = index.data(EnsemblesModel::PathRole).toString();
        menu->addAction(tr("Show the &descriptor"), this, [this, path] { Q_EMIT descriptorRequested(path); })->setEnabled(!path.isEmpty());
    }
    menu->addAction(tr("Add an MCP ser&ver…"), this, &EnsemblesPanel::serverRequested);
    menu->popup(place);
}

void EnsemblesPanel::addApprovals(QMenu &menu, const invocables::InvokerPointer &invoker)
{
    if (invoker->policies.approval != Approval::Ask || !m_session)
        return;
    const QString tool = invoker->scopedName();
    menu.addAction(tr("&Ask each time"), this, [this, tool] { forget(tool); });
    menu.addAction(tr("Allow in this &conversation"), this, [this, tool, invoker] {
        invocables::findAllowance(invoker, folders(), m_tree, [this, tool, session = m_session](const QString &allowance) {
            m_allowances.insert(tool, allowance);
            if (session)
                session->approvals().allow(tool, allowance);
        });
    });
    menu.addAction(tr("Allow al&ways"), this, [this, tool, invoker] {
        invocables::findAllowance(invoker, folders(), m_tree, [this, tool](const QString &allowance) {
            m_allowances.insert(tool, allowance);
            m_approvals.allowAlways(tool, allowance);
        });
    });
    menu.addSeparator();
}

void EnsemblesPanel::addDescribedApprovals(QMenu &menu, const Invoker &invoker)
{
    QMenu *described = menu.addMenu(tr("In the descrip&tor"));
    described->setObjectName(u"describedApprovals"_s);
    const auto add = [&](const QString &text, Approval approval) {
        QAction *action = described->addAction(text, this, [this, tool = invoker.scopedName(), approval] {
            const invocables::InvokerPointer current = m_catalog.findInvoker(tool);
            const invocables::Ensemble *ensemble = current ? m_catalog.find(current->ensemble) : nullptr;
            if (!ensemble)
                return;
            const auto edit = invocables::approvalEntry(*ensemble, *current, approval);
            if (edit)
                Q_EMIT defaultRequested(edit->path, edit->text);
            else
                // What is not simple is left to the person's hand.
                Q_EMIT descriptorRequested(ensemble->path);
        });
        action->setCheckable(true);
        action->setChecked(invoker.policies.approval == approval);
        action->setDisabled(action->isChecked());
    };
    add(tr("&Ask"), Approval::Ask);
    add(tr("A&llow"), Approval::Allow);
    add(tr("&Refuse"), Approval::Refuse);
    menu.addSeparator();
}

//! What is switched here holds for the conversation only; this writes it down for all that say nothing else.
void EnsemblesPanel::addDefaultAction(QMenu &menu, const QModelIndex &index)
{
    const invocables::InvokerPointer tool = m_model->invokerAt(index);
    const invocables::Ensemble *ensemble = tool ? m_catalog.find(tool->ensemble) : m_model->ensembleAt(index);
    if (!ensemble)
        return;
    const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Unchecked;
    const bool isDefault = isOn == (tool ? tool->enabled : ensemble->enabled);
    menu.addAction(isOn ? tr("&On by default") : tr("&Off by default"), this,
            [this, name = ensemble->name, tool, isOn] {
                const invocables::Ensemble *current = m_catalog.find(name);
                if (!current)
                    return;
                const auto edit = invocables::defaultSwitch(m_descriptors, *current, tool, isOn);
                if (edit)
                    Q_EMIT defaultRequested(edit->path, edit->text);
                else
                    Q_EMIT failed(edit.error());
            })
        ->setDisabled(isDefault);
    menu.addSeparator();
}

void EnsemblesPanel::forget(const QString &tool)
{
    m_approvals.forget(tool);
    if (m_session)
        m_session->approvals().forget(tool);
}

} // namespace gui
