// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/inspectorpanel.h"

#include "gui/inspector/callsteps.h"
#include "gui/inspector/exchangedelegate.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangeview.h"
#include "gui/shared/dropdownbutton.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

using model::Exchange;

namespace {

//! In the list of scopes, behind this conversation and all.
constexpr int serverScope = 2;

} // namespace

InspectorPanel::InspectorPanel(ExchangeLibrary &library, model::ExchangeLog &log, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_log(log)
    , m_exchanges(new ExchangeListModel(library, log, this))
    , m_scope(new QComboBox(this))
    , m_turns(new DropDownButton(this))
    , m_turnMenu(new QMenu(this))
    , m_list(new QListView(this))
    , m_view(new ExchangeView(this))
{
    build();
    connect(m_scope, &QComboBox::activated, this, &InspectorPanel::read);
    connect(m_turnMenu, &QMenu::aboutToShow, this, &InspectorPanel::fillTurns);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &InspectorPanel::showCurrent);
    connect(m_exchanges, &ExchangeListModel::exchangeChanged, this, [this](const model::ExchangeId &id) {
        if (id == m_shown)
            showCurrent();
    });
    connect(m_view, &ExchangeView::stepsShown, this, &InspectorPanel::showSteps);
    connect(m_exchanges, &ExchangeListModel::loaded, this, [this] {
        const int wanted = m_wanted ? m_exchanges->rowOf(*m_wanted) : -1;
        m_wanted.reset();
        showRow(wanted >= 0 ? wanted : m_exchanges->rowCount() - 1);
    });
    connect(m_exchanges, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        // Whoever looks at the newest goes on looking at the newest.
        if (m_list->currentIndex().row() == first - 1)
            showRow(last);
    });
}

void InspectorPanel::build()
{
    m_scope->setObjectName(u"inspectorScope"_s);
    m_scope->setAccessibleName(tr("Which exchanges are listed"));
    m_scope->addItems({tr("This conversation"), tr("All conversations")});
    m_turns->setObjectName(u"rolledBackTurns"_s);
    m_turns->setText(tr("Rolled-back turns"));
    m_turns->setPopupMode(QToolButton::InstantPopup);
    m_turns->setMenu(m_turnMenu);
    m_turnMenu->setObjectName(u"rolledBackTurnsMenu"_s);
    m_list->setObjectName(u"exchangeList"_s);
    m_list->setAccessibleName(tr("Exchanges"));
    m_list->setModel(m_exchanges);
    m_list->setItemDelegate(new ExchangeDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 6, 8, 6);
    top->addWidget(m_scope);
    top->addStretch(1);
    top->addWidget(m_turns);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(u"inspectorSplitter"_s);
    splitter->addWidget(m_list);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(splitter, 1);
}

void InspectorPanel::setConversation(const model::ConversationId &conversation)
{
    m_conversation = conversation;
    read();
}

void InspectorPanel::showExchangeOf(const model::ExchangeOrigin &origin)
{
    const int row = m_exchanges->rowOf(origin);
    if (row >= 0)
        return showRow(row);
    m_wanted = origin;
    // What a tool did outside a conversation is only among all of them.
    m_scope->setCurrentIndex(origin.conversation.isEmpty() ? 1 : 0);
    read();
}

void InspectorPanel::showServer(const QString &name, const QUrl &server)
{
    m_server = server;
    const QString title = tr("Messages of %1").arg(name);
    if (m_scope->count() > serverScope)
        m_scope->setItemText(serverScope, title);
    else
        m_scope->addItem(title);
    m_scope->setCurrentIndex(serverScope);
    read();
}

void InspectorPanel::read()
{
    if (m_scope->currentIndex() == serverScope)
        m_exchanges->setServer(m_server);
    else
        m_exchanges->setConversation(m_scope->currentIndex() == 0 ? m_conversation : model::ConversationId());
}

void InspectorPanel::showRow(int row)
{
    const QModelIndex index = m_exchanges->index(row);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    if (!index.isValid())
        showCurrent();
}

void InspectorPanel::showCurrent()
{
    m_shown = m_exchanges->idAt(m_list->currentIndex().row());
    if (m_shown.isEmpty()) {
        m_view->clear();
        return;
    }
    if (const model::ExchangeOrigin origin = m_exchanges->originAt(m_list->currentIndex().row()); m_origin != origin) {
        m_origin = origin;
        m_view->setSteps({});
    }
    showSteps();
    if (const Exchange *open = m_log.open(m_shown)) {
        m_view->setExchange(*open);
        return;
    }
    m_library.find(m_shown, this, [this, id = m_shown](const model::Result<Exchange> &exchange) {
        if (id != m_shown)
            return;
        if (exchange)
            m_view->setExchange(*exchange);
        else
            m_view->clear();
    });
}

void InspectorPanel::showSteps()
{
    if (m_shown.isEmpty() || m_origin.turn.isEmpty())
        return;
    m_library.canistersOf(m_origin.turn, this, [this, origin = m_origin](const ExchangeLibrary::Canisters &canisters) {
        if (origin == m_origin && canisters)
            m_view->setSteps(callSteps(*canisters, origin.invocation));
    });
}

void InspectorPanel::fillTurns()
{
    m_turnMenu->clear();
    m_turnMenu->addAction(tr("Looking…"))->setEnabled(false);
    m_library.rolledBack(m_conversation, this, [this](const ExchangeLibrary::Turns &turns) {
        m_turnMenu->clear();
        if (!turns || turns->isEmpty()) {
            m_turnMenu->addAction(tr("None in this conversation"))->setEnabled(false);
            return;
        }
        for (const model::TurnRecord &turn : *turns) {
            const QString when = QLocale().toString(turn.started.toLocalTime(), QLocale::ShortFormat);
            const QString why = turn.error ? turn.error->message.simplified().left(80) : QString();
            m_turnMenu->addAction(u"%1  %2"_s.arg(when, why), this, [this, turn] { Q_EMIT reviewRequested(turn); });
        }
        // It has grown since it was opened.
        const QRect screen = m_turnMenu->screen()->availableGeometry();
        const int furthest = screen.right() - m_turnMenu->sizeHint().width();
        m_turnMenu->move(std::max(screen.left(), std::min(m_turnMenu->x(), furthest)), m_turnMenu->y());
    });
}

} // namespace gui
