// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/runningwindow.h"

#include "gui/ensembles/serverstate.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/workbench/workbench.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpservers.h"
#include "model/text/amounts.h"
#include "network/http/httprequest.h"
#include "network/providers/local/llamaserver.h"
#include "network/providers/local/llamaservers.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int lookMilliseconds = 1000;

} // namespace

RunningWindow::RunningWindow(Workbench &workbench, QWidget *window)
    : QWidget(window, Qt::Window)
    , m_workbench(workbench)
    , m_list(new QTreeWidget(this))
{
    setObjectName(u"runningWindow"_s);
    setWindowTitle(tr("What runs now"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(u"running"_s);
    m_list->setAccessibleName(tr("Servers, and what they are asked now"));
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Name"), tr("Kind"), tr("State"), tr("Under way"), tr("No answer yet"), tr("Memory"), tr("Begun again")});
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    auto *note = new QLabel(
        tr("The memory is that of models' servers; how often a server was begun again is counted while this is open."), this);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_list, 1);
    layout->addWidget(note);
    resize(760, 360);
    connect(&m_ticks, &QTimer::timeout, this, &RunningWindow::look);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
}

void RunningWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    look();
    m_ticks.start(lookMilliseconds);
}

void RunningWindow::hideEvent(QHideEvent *event)
{
    m_ticks.stop();
    QWidget::hideEvent(event);
}

void RunningWindow::look()
{
    m_open.clear();
    m_answered.clear();
    m_seen.clear();
    model::ExchangeLog &log = m_workbench.exchangeLog();
    for (const model::ExchangeId &id : log.openExchanges()) {
        const model::Exchange *exchange = log.open(id);
        m_open.append({exchange->request.method, exchange->request.url, {}, {}});
        m_answered.append(exchange->status > 0 || !exchange->responseBody.isEmpty());
    }
    lookAtMcp();
    lookAtModels();
    lookAtProviders();
    for (int index = m_list->topLevelItemCount() - 1; index >= 0; --index) {
        if (!m_seen.contains(m_list->topLevelItem(index)))
            delete m_list->takeTopLevelItem(index);
    }
}

RunningWindow::Load RunningWindow::takeLoad(const QUrl &server)
{
    Load load;
    for (qsizetype index = m_open.size() - 1; index >= 0; --index) {
        const QUrl &url = m_open.at(index).url;
        if (url.scheme() != server.scheme() || url.host() != server.host() || url.port() != server.port())
            continue;
        ++load.underWay;
        load.waiting += m_answered.at(index) ? 0 : 1;
        m_open.removeAt(index);
        m_answered.removeAt(index);
    }
    return load;
}

QTreeWidgetItem *RunningWindow::row(const QString &kind, const QString &name)
{
    QTreeWidgetItem *item = nullptr;
    for (QTreeWidgetItem *each : m_list->findItems(name, Qt::MatchExactly, Name)) {
        if (each->text(Kind) == kind)
            item = each;
    }
    if (!item)
        item = new QTreeWidgetItem(m_list, {name, kind});
    for (const int column : {int(UnderWay), int(Waiting), int(Memory), int(Restarts)})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_seen.append(item);
    return item;
}

void RunningWindow::showLoad(QTreeWidgetItem &item, const Load &load)
{
    item.setText(UnderWay, load.underWay > 0 ? QLocale().toString(load.underWay) : QString());
    item.setText(Waiting, load.waiting > 0 ? QLocale().toString(load.waiting) : QString());
}

void RunningWindow::noteRestart(QTreeWidgetItem &item, bool isWaiting)
{
    auto &[wasWaiting, count] = m_restarts[item.text(Kind) + u'/' + item.text(Name)];
    if (isWaiting && !wasWaiting)
        ++count;
    wasWaiting = isWaiting;
    item.setText(Restarts, count > 0 ? QLocale().toString(count) : QString());
}

void RunningWindow::lookAtMcp()
{
    for (invocables::McpEnsemble *server : m_workbench.mcpServers().all()) {
        const ServerState state = ServerState::of(*server);
        QTreeWidgetItem *item = row(tr("MCP"), server->name());
        item->setText(State, state.word);
        item->setToolTip(State, toolTipText(state.reason));
        item->setForeground(State, state.isCalm ? Palette::of(*this).ink : Palette::of(*this).warning);
        showLoad(*item, takeLoad(exchangesOf(server->connection().server())));
        noteRestart(*item, server->connection().state() == network::McpConnection::State::Waiting);
    }
}

void RunningWindow::lookAtModels()
{
    using Phase = network::LlamaServer::State;
    for (const network::LlamaServer *server : m_workbench.llamaServers().all()) {
        QTreeWidgetItem *item = row(tr("Model file"), server->provider());
        const Phase state = server->state();
        item->setText(State,
            state == Phase::Ready         ? tr("ready")
                : state == Phase::Stopped ? tr("stopped")
                : state == Phase::Failed  ? tr("failed")
                : state == Phase::Waiting ? tr("begins again")
                                          : tr("starting"));
        item->setText(Memory, server->memory() > 0 ? model::sizeInWords(server->memory()) : QString());
        showLoad(*item, state == Phase::Ready ? takeLoad(server->url()) : Load());
        noteRestart(*item, state == Phase::Waiting);
    }
}

//! What nobody above has taken.
void RunningWindow::lookAtProviders()
{
    while (!m_open.isEmpty()) {
        const QUrl url = m_open.first().url;
        QString name = url.host();
        for (const network::Provider &provider : m_workbench.providers().providers()) {
            const QList<QUrl> addresses = provider.addresses();
            if (std::any_of(addresses.begin(), addresses.end(), [&url](const QUrl &each) { return network::isSameOrigin(each, url); }))
                name = provider.name;
        }
        QTreeWidgetItem *item = row(tr("Address"), name.isEmpty() ? url.toString() : name);
        item->setText(State, tr("asked"));
        showLoad(*item, takeLoad(url));
    }
}

} // namespace gui
