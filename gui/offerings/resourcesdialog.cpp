// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourcesdialog.h"

#include "gui/ensembles/serverstate.h"
#include "gui/forms/choicebox.h"
#include "gui/offerings/resourcedelegate.h"
#include "gui/offerings/resourcemodel.h"
#include "gui/offerings/resourceview.h"
#include "gui/theme/spacing.h"
#include "invocables/external/mcp/mcpservers.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::McpEnsemble, invocables::McpOfferings, invocables::McpServers;
using network::McpConnection;

namespace {

constexpr QSize resourcesSize {900, 560};
constexpr int longestState = 400;

} // namespace

ResourcesDialog::ResourcesDialog(McpServers &servers, QWidget *parent)
    : QDialog(parent)
    , m_servers(servers)
    , m_choice(new ChoiceBox(this))
    , m_refresh(new QPushButton(tr("List a&gain"), this))
    , m_search(new QLineEdit(this))
    , m_model(new ResourceModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_list(new QListView(this))
    , m_state(new QLabel(this))
    , m_view(new ResourceView(this))
{
    setObjectName(u"resourcesDialog"_s);
    setWindowTitle(tr("Resources of MCP servers"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&servers, &McpServers::changed, this, &ResourcesDialog::readServers);
    connect(m_choice, &QComboBox::activated, this, [this] { showServer(m_choice->currentText()); });
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        if (m_server)
            m_server->offerings().refresh();
    });
    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ResourcesDialog::pick);
    connect(m_view, &ResourceView::marksChanged, m_model, &ResourceModel::updateMarks);
    connect(m_view, &ResourceView::attachRequested, this, &ResourcesDialog::attachRequested);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ResourcesDialog::pickAgain);
}

void ResourcesDialog::build()
{
    auto *parts = new QSplitter(this);
    parts->setObjectName(u"resourcesSplitter"_s);
    parts->setChildrenCollapsible(false);
    parts->addWidget(buildList());
    auto *right = new QWidget(parts);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(spacing::medium, 0, 0, 0);
    column->addWidget(m_view);
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    constexpr int listWidth = 300;
    parts->setSizes({listWidth, resourcesSize.width() - listWidth});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    resize(resourcesSize);
}

QWidget *ResourcesDialog::buildList()
{
    m_choice->setObjectName(u"resourcesServer"_s);
    m_choice->setAccessibleName(tr("Server"));
    m_refresh->setObjectName(u"resourcesRefresh"_s);
    m_refresh->setAutoDefault(false);
    m_search->setObjectName(u"resourcesSearch"_s);
    m_search->setAccessibleName(tr("Search the resources"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(ResourceModel::SearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setObjectName(u"resourcesList"_s);
    m_list->setAccessibleName(tr("Resources"));
    m_list->setModel(m_found);
    m_list->setItemDelegate(new ResourceDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_state->setObjectName(u"resourcesState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    auto *left = new QWidget(this);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, spacing::medium, 0);
    column->setSpacing(spacing::small);
    auto *head = new QHBoxLayout;
    head->addWidget(m_choice, 1);
    head->addWidget(m_refresh);
    column->addLayout(head);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_state);
    return left;
}

void ResourcesDialog::showServer(const QString &ensemble)
{
    m_ensemble = ensemble;
    readServers();
    if (m_server && m_server->connection().state() == McpConnection::State::Off)
        m_server->start();
}

void ResourcesDialog::readServers()
{
    QStringList names;
    for (const McpEnsemble *server : m_servers.all())
        names.append(server->name());
    QStringList shown;
    for (int index = 0; index < m_choice->count(); ++index)
        shown.append(m_choice->itemText(index));
    if (names != shown) {
        m_choice->clear();
        m_choice->addItems(names);
    }
    if (!names.contains(m_ensemble))
        m_ensemble = names.value(0);
    m_choice->setCurrentText(m_ensemble);
    follow();
    showState();
}

void ResourcesDialog::follow()
{
    McpEnsemble *server = m_servers.find(m_ensemble);
    if (server == m_server)
        return;
    if (m_server)
        m_server->offerings().disconnect(this);
    m_server = server;
    m_failure.clear();
    m_picked.clear();
    m_model->setServer(server);
    m_view->setServer(server);
    if (!server)
        return;
    connect(&server->offerings(), &McpOfferings::changed, this, &ResourcesDialog::showState);
    connect(&server->offerings(), &McpOfferings::failed, this, [this](const model::Error &error) {
        m_failure = error.message;
        showState();
    });
    server->offerings().show();
}

void ResourcesDialog::showState()
{
    m_refresh->setEnabled(m_server && m_server->connection().client());
    if (!m_server) {
        m_state->setText(tr("There is no MCP server yet."));
        return;
    }
    const network::McpClient *client = m_server->connection().client();
    const int count = m_model->rowCount();
    if (!client) {
        const ServerState state = ServerState::of(*m_server);
        m_state->setText(state.reason.isEmpty() ? state.word : state.word + u": "_s + state.reason.left(longestState));
    } else if (!client->info().has(u"resources")) {
        m_state->setText(tr("This server has no resources."));
    } else if (m_server->offerings().isListing()) {
        m_failure.clear();
        m_state->setText(tr("Listing…"));
    } else if (!m_failure.isEmpty() && count == 0) {
        m_state->setText(m_failure.left(longestState));
    } else {
        m_state->setText(tr("%n resource(s)", nullptr, count));
    }
}

void ResourcesDialog::pick()
{
    const QModelIndex index = m_found->mapToSource(m_list->currentIndex());
    if (!index.isValid()) {
        m_view->clear();
        return;
    }
    m_picked = m_model->resourceAt(index).uri;
    m_view->setResource(m_model->resourceAt(index));
}

void ResourcesDialog::pickAgain()
{
    // A list that is another one may still have what was picked.
    const QModelIndex same = m_found->mapFromSource(m_model->find(m_picked));
    if (same.isValid())
        m_list->setCurrentIndex(same);
    else
        m_view->clear();
}

} // namespace gui
