// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/map/treemappanel.h"

#include "gui/map/branchwindow.h"
#include "gui/map/treemapview.h"
#include "gui/theme/spacing.h"
#include "model/session/session.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

using MapKind = TreeMapModel::Kind;

TreeMapPanel::TreeMapPanel(model::Store &store, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_model(new TreeMapModel(store, this))
    , m_view(new TreeMapView(this))
    , m_about(new QLabel(this))
    , m_compare(new QPushButton(tr("Com&pare the branches"), this))
{
    setObjectName(u"treeMapPanel"_s);
    m_soon.setSingleShot(true);
    m_soon.setInterval(50);
    connect(&m_soon, &QTimer::timeout, m_model, &TreeMapModel::refresh);
    m_about->setObjectName(u"treeMapAbout"_s);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_compare->setObjectName(u"treeMapCompare"_s);
    m_compare->setAutoDefault(false);
    m_compare->setToolTip(tr("Mark two canisters of different branches with Ctrl+click or Ctrl+Space"));
    m_view->setModel(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::gap, spacing::gap, spacing::gap);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_about);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_compare);
    setFocusProxy(m_view);
    connect(m_view, &TreeMapView::rowChosen, this, &TreeMapPanel::go);
    connect(m_view, &TreeMapView::unfoldRequested, this, &TreeMapPanel::unfold);
    connect(m_view, &QWidget::customContextMenuRequested, this, &TreeMapPanel::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TreeMapPanel::tell);
    connect(m_model, &TreeMapModel::dataChanged, this, &TreeMapPanel::tell);
    connect(m_model, &TreeMapModel::failed, this, &TreeMapPanel::failed);
    connect(m_model, &TreeMapModel::outlineRead, this, [this] {
        tell();
        if (!m_view->currentIndex().isValid() && m_model->headRow() >= 0)
            m_view->setCurrentIndex(m_model->index(m_model->headRow()));
    });
    connect(m_compare, &QPushButton::clicked, this, &TreeMapPanel::compareMarked);
    tell();
}

void TreeMapPanel::setSession(model::Session *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(&m_session->conversation(), nullptr, this, nullptr);
    }
    m_session = session;
    m_goal = 0;
    if (!session)
        return;
    const model::Conversation &conversation = session->conversation();
    const auto pathChanged = [this] {
        arrive();
        refreshSoon();
    };
    connect(&conversation, &model::Conversation::appended, this, pathChanged);
    connect(&conversation, &model::Conversation::replaced, this, pathChanged);
    connect(&conversation, &model::Conversation::nodeChanged, this, &TreeMapPanel::refreshSoon);
    connect(&conversation, &model::Conversation::othersChanged, this, &TreeMapPanel::refreshSoon);
    connect(session, &model::Session::storedChanged, this, &TreeMapPanel::refreshSoon);
    connect(session, &model::Session::rolledBackChanged, this, &TreeMapPanel::refreshSoon);
    // What is not committed has come to nothing for the conversation.
    connect(session, &model::Session::failed, this, [this] { m_goal = 0; });
    m_model->setConversation(session->id());
}

void TreeMapPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_isStale, false))
        m_soon.start();
}

//! Where it is seen; else when it is.
void TreeMapPanel::refreshSoon()
{
    m_isStale = !isVisible();
    if (!m_isStale && !m_soon.isActive())
        m_soon.start();
}

void TreeMapPanel::tell()
{
    m_compare->setEnabled(marked().size() == 2);
    if (m_model->rowCount() == 0)
        m_about->setText(tr("Nothing has been said here yet."));
    else
        m_about->setText(tr("%n branch(es)", nullptr, m_model->branches()));
}

void TreeMapPanel::go(const QModelIndex &index)
{
    if (!m_session || !index.isValid())
        return;
    const QString id = index.data(TreeMapModel::IdRole).toString();
    switch (index.data(TreeMapModel::KindRole).value<MapKind>()) {
    case MapKind::Canister: return goTo(index.data(TreeMapModel::RowRole).toLongLong(), index.data(TreeMapModel::PositionRole).toInt());
    case MapKind::Folded: return unfold(index, true);
    case MapKind::ForkFrom:
    case MapKind::ForkTo: return Q_EMIT conversationRequested(model::ConversationId(id));
    case MapKind::RolledBack: return reviewTurn(id);
    case MapKind::More: return;
    }
}

void TreeMapPanel::goTo(qint64 row, int position)
{
    if (row == 0)
        return;
    m_goal = row;
    m_goalPosition = position;
    const model::Node *node = position < m_session->conversation().length() ? m_session->conversation().nodeAt(position) : nullptr;
    if (node && node->row == row)
        return arrive();
    if (const auto shown = m_session->edits().showNode(row); !shown) {
        m_goal = 0;
        Q_EMIT failed(shown.error());
    }
}

//! Once the conversation has followed.
void TreeMapPanel::arrive()
{
    if (m_goal == 0 || !m_session || m_goalPosition >= m_session->conversation().length())
        return;
    const model::Node *node = m_session->conversation().nodeAt(m_goalPosition);
    if (!node || node->row != m_goal)
        return;
    m_goal = 0;
    // Not while the conversation tells its views, of which some do not know yet.
    QMetaObject::invokeMethod(
        this, [this, id = m_session->id(), position = m_goalPosition] { Q_EMIT positionRequested(id, position); }, Qt::QueuedConnection);
}

void TreeMapPanel::reviewTurn(const QString &id)
{
    m_store.run(
        this, [turn = model::TurnId(id)](model::Database &database) { return model::TurnStore(database).find(turn); },
        [this](const model::Result<model::TurnRecord> &turn) {
            if (!turn)
                return Q_EMIT failed(turn.error());
            if (m_session && m_session->id() == turn->conversation)
                m_session->reviewRolledBack(*turn);
        });
}

void TreeMapPanel::unfold(const QModelIndex &index, bool isUnfolded)
{
    const int row = index.row();
    if (m_model->setUnfolded(row, isUnfolded) && !m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1)));
}

QList<qint64> TreeMapPanel::marked() const
{
    QList<qint64> nodes;
    const QModelIndexList indexes = m_view->selectionModel()->selectedRows();
    // Two are compared: of many it need not be known what they are.
    if (indexes.size() != 2)
        return nodes;
    for (const QModelIndex &index : indexes) {
        if (const qint64 row = index.data(TreeMapModel::RowRole).toLongLong(); row != 0)
            nodes.append(row);
    }
    // The older at the left.
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

void TreeMapPanel::compareMarked()
{
    const QList<qint64> nodes = marked();
    if (nodes.size() == 2 && m_session)
        BranchWindow::open(m_store, m_session->id(), nodes.first(), nodes.last(), *this);
}

void TreeMapPanel::compareWithShown(const QModelIndex &index)
{
    const qint64 row = index.data(TreeMapModel::RowRole).toLongLong();
    if (row != 0 && m_session)
        BranchWindow::open(m_store, m_session->id(), row, m_session->conversation().head(), *this);
}

void TreeMapPanel::showMenu(const QPoint &position)
{
    const QPersistentModelIndex index = m_view->indexAt(position);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"treeMapMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto kind = index.data(TreeMapModel::KindRole).value<MapKind>();
    menu->addAction(kind == MapKind::Folded ? tr("&Unfold") : tr("&Go there"), this, [this, index] { go(index); });
    QAction *compare = menu->addAction(tr("Compare with the branch that is &shown"), this, [this, index] { compareWithShown(index); });
    compare->setEnabled(kind == MapKind::Canister && !index.data(TreeMapModel::ShownRole).toBool());
    menu->addAction(tr("&Compare the two that are marked"), this, &TreeMapPanel::compareMarked)->setEnabled(marked().size() == 2);
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

} // namespace gui
