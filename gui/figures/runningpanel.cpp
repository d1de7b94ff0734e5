// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/runningpanel.h"

#include "gui/ensembles/serverstate.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/workbench/workbench.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpservers.h"
#include "model/text/amounts.h"
#include "network/providers/conversing/resending.h"
#include "network/providers/local/llamaserver.h"
#include "network/providers/local/llamaservers.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int lookMilliseconds = 1000;

} // namespace

RunningPanel::RunningPanel(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_list(new QTreeWidget(this))
    , m_nothing(new QLabel(this))
{
    setObjectName(u"runningPanel"_s);
    m_list->setObjectName(u"running"_s);
    m_list->setAccessibleName(tr("Servers, and what they are asked now"));
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Server"), tr("State"), tr("Calls"), tr("Waiting"), tr("Memory"), tr("Restarts")});
    m_list->headerItem()->setToolTip(UnderWay, toolTipText(tr("Requests that are under way")));
    m_list->headerItem()->setToolTip(Waiting, toolTipText(tr("Those that have no answer yet")));
    m_list->headerItem()->setToolTip(Memory, toolTipText(tr("Of the servers that Parlance has started as programs")));
    m_list->headerItem()->setToolTip(Restarts, toolTipText(tr("How often it has been restarted since Parlance was started")));
    m_list->setFrameShape(QFrame::NoFrame);
    // The tint of its dock.
    m_list->viewport()->setAutoFillBackground(false);
    m_list->header()->setMinimumSectionSize(40);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    for (int column = UnderWay; column < ColumnCount; ++column)
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_nothing->setObjectName(u"runningNothing"_s);
    m_nothing->setText(
        tr("Nothing is running now: no MCP server is described, no model's server was started, and no provider is being asked."));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(spacing::wide);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    connect(&m_ticks, &QTimer::timeout, this, &RunningPanel::look);
}

void RunningPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    look();
    m_ticks.start(lookMilliseconds);
}

void RunningPanel::hideEvent(QHideEvent *event)
{
    m_ticks.stop();
    QWidget::hideEvent(event);
}

void RunningPanel::look()
{
    m_open.clear();
    m_answered.clear();
    m_seen.clear();
    model::ExchangeLog &log = m_workbench.exchangeLog();
    for (const model::ExchangeId &id : log.openExchanges()) {
        const model::Exchange *exchange = log.open(id);
        // Not its bodies: they grow, and would be copied for it.
        model::Exchange open;
        open.origin = exchange->origin;
        open.request.method = exchange->request.method;
        open.request.url = exchange->request.url;
        m_open.append(open);
        m_answered.append(exchange->status > 0 || !exchange->responseBody.isEmpty());
    }
    lookAtMcp();
    lookAtModels();
    lookAtProviders();
    for (int index = m_list->topLevelItemCount() - 1; index >= 0; --index) {
        if (!m_seen.contains(m_list->topLevelItem(index)))
            delete m_list->takeTopLevelItem(index);
    }
    m_nothing->setVisible(m_list->topLevelItemCount() == 0);
    m_list->setVisible(m_list->topLevelItemCount() > 0);
}

RunningPanel::Load RunningPanel::takeLoad(const QUrl &server)
{
    Load load;
    for (qsizetype index = m_open.size() - 1; index >= 0; --index) {
        const QUrl &url = m_open.at(index).request.url;
        if (url.scheme() != server.scheme() || url.host() != server.host() || url.port() != server.port())
            continue;
        ++load.underWay;
        load.waiting += m_answered.at(index) ? 0 : 1;
        m_open.removeAt(index);
        m_answered.removeAt(index);
    }
    return load;
}

QTreeWidgetItem *RunningPanel::row(const QString &kind, const QString &name)
{
    const QString text = u"%1 · %2"_s.arg(name, kind);
    QTreeWidgetItem *item = m_list->findItems(text, Qt::MatchExactly, Name).value(0);
    if (!item) {
        item = new QTreeWidgetItem(m_list, {text});
        item->setToolTip(Name, toolTipText(text));
        for (int column = UnderWay; column < ColumnCount; ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_seen.append(item);
    return item;
}

void RunningPanel::showMemory(QTreeWidgetItem &item, qint64 bytes, int restarts)
{
    item.setText(Memory, bytes > 0 ? model::sizeInWords(bytes) : QString());
    item.setText(Restarts, restarts > 0 ? QLocale().toString(restarts) : QString());
}

void RunningPanel::showLoad(QTreeWidgetItem &item, const Load &load)
{
    item.setText(UnderWay, load.underWay > 0 ? QLocale().toString(load.underWay) : QString());
    item.setText(Waiting, load.waiting > 0 ? QLocale().toString(load.waiting) : QString());
}

void RunningPanel::lookAtMcp()
{
    for (invocables::McpEnsemble *server : m_workbench.mcpServers().all()) {
        const ServerState state = ServerState::of(*server);
        QTreeWidgetItem *item = row(tr("MCP"), server->name());
        item->setText(State, state.word);
        item->setToolTip(State, toolTipText(state.reason));
        item->setForeground(State, state.isCalm ? Palette::of(*this).ink : Palette::of(*this).warning);
        showLoad(*item, takeLoad(exchangesOf(server->connection().server())));
        showMemory(*item, server->connection().memory(), server->connection().restarts());
    }
}

void RunningPanel::lookAtModels()
{
    using Phase = network::LlamaServer::State;
    for (const network::LlamaServer *server : m_workbench.llamaServers().all()) {
        QTreeWidgetItem *item = row(tr("model file"), server->provider());
        const Phase state = server->state();
        item->setText(State,
            state == Phase::Ready         ? tr("ready")
                : state == Phase::Stopped ? tr("stopped")
                : state == Phase::Failed  ? tr("failed")
                : state == Phase::Waiting ? tr("restarting")
                                          : tr("starting"));
        showLoad(*item, state == Phase::Ready ? takeLoad(server->url()) : Load());
        showMemory(*item, server->memory(), server->restarts());
    }
}

//! What nobody above has taken.
void RunningPanel::lookAtProviders()
{
    while (!m_open.isEmpty()) {
        const QUrl url = m_open.first().request.url;
        const network::Provider *provider = network::ResentRequest::receiver(m_open.first(), m_workbench.providers().providers());
        const QString name = provider ? provider->name : url.host();
        QTreeWidgetItem *item = row(tr("provider"), name.isEmpty() ? url.toString() : name);
        item->setText(State, tr("asked"));
        showLoad(*item, takeLoad(url));
    }
}

} // namespace gui
