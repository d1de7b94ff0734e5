// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourcesdialog.h"

#include "gui/ensembles/serverstate.h"
#include "gui/forms/choicebox.h"
#include "gui/offerings/resourceview.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpservers.h"
#include "model/text/visibletext.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpEnsemble, invocables::McpOfferings, invocables::McpResource, invocables::McpServers, network::McpConnection;

ResourceModel::ResourceModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void ResourceModel::setServer(McpEnsemble *server)
{
    if (m_server) {
        m_server->disconnect(this);
        m_server->offerings().disconnect(this);
    }
    m_server = server;
    if (server) {
        connect(&server->offerings(), &McpOfferings::changed, this, &ResourceModel::read);
        connect(server, &McpEnsemble::resourceUpdated, this, &ResourceModel::updateMarks);
    }
    read();
}

void ResourceModel::read()
{
    const QList<McpResource> resources = m_server ? m_server->offerings().resources() : QList<McpResource>();
    if (resources == m_resources)
        return;
    beginResetModel();
    m_resources = resources;
    endResetModel();
}

void ResourceModel::updateMarks()
{
    if (!m_resources.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_resources.size()) - 1));
}

int ResourceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_resources.size());
}

QModelIndex ResourceModel::find(const QString &uri) const
{
    const auto found = std::find_if(
        m_resources.begin(), m_resources.end(), [&uri](const McpResource &resource) { return resource.uri == uri; });
    return found == m_resources.end() ? QModelIndex() : index(int(found - m_resources.begin()));
}

bool ResourceModel::isChanged(const QString &uri) const
{
    return m_server && m_server->isResourceUpdated(uri);
}

QString ResourceModel::markOf(const McpResource &resource) const
{
    if (resource.isTemplate)
        return tr("family");
    if (isChanged(resource.uri))
        return tr("changed");
    return m_server && m_server->watchedResources().contains(resource.uri) ? tr("watched") : QString();
}

QVariant ResourceModel::data(const QModelIndex &index, int role) const
{
    const McpResource &resource = m_resources.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return model::visibleLine(resource.title.left(longestText).simplified());
    case Qt::ToolTipRole: return toolTipText((resource.uri + u'\n' + resource.description).trimmed().left(longestText));
    case Qt::AccessibleTextRole:
        return model::visibleLine(
            u"%1, %2 %3"_s.arg(resource.title.left(longestText), resource.uri.left(longestText), markOf(resource)).trimmed());
    case AddressRole: return model::visibleLine(resource.uri.left(longestText));
    case MarkRole: return markOf(resource);
    case ChangedRole: return isChanged(resource.uri);
    case SearchRole: return QString(resource.title + u' ' + resource.uri + u' ' + resource.description);
    default: return {};
    }
}

namespace {

//! Paints a row of a ResourceModel: its title with its mark, its address below. Owned by the list.
class ResourceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResourceDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

void ResourceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Palette &colours = Palette::of(option.palette);
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : colours.ink;
    const QRect box = option.rect.adjusted(spacing::medium, spacing::unit, -spacing::medium, -spacing::unit);
    const QFontMetrics small(Theme::smallFont());
    const QString mark = index.data(ResourceModel::MarkRole).toString();
    const int markWidth = mark.isEmpty() ? 0 : small.horizontalAdvance(mark) + spacing::medium;
    painter->save();
    painter->setPen(ink);
    painter->setFont(option.font);
    const QRect title(box.left(), box.top(), box.width() - markWidth, option.fontMetrics.height());
    painter->drawText(title, int(Qt::AlignLeft | Qt::AlignVCenter),
        option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, title.width()));
    painter->setFont(Theme::smallFont());
    const bool isChanged = index.data(ResourceModel::ChangedRole).toBool();
    painter->setPen(isSelected ? ink : isChanged ? colours.accent : colours.dim);
    painter->drawText(QRect(title.right() + 1, box.top(), markWidth, title.height()), int(Qt::AlignRight | Qt::AlignVCenter), mark);
    painter->setPen(isSelected ? ink : colours.dim);
    const QRect address(box.left(), title.bottom() + 1, box.width(), small.height());
    painter->drawText(address, int(Qt::AlignLeft | Qt::AlignVCenter),
        small.elidedText(index.data(ResourceModel::AddressRole).toString(), Qt::ElideMiddle, address.width()));
    painter->restore();
}

QSize ResourceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {160, option.fontMetrics.height() + QFontMetrics(Theme::smallFont()).height() + 2 * spacing::unit + 1};
}

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
    parts->setSizes({Theme::zoomed(listWidth), Theme::zoomed(resourcesSize.width() - listWidth)});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    resize(Theme::zoomed(resourcesSize));
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

#include "resourcesdialog.moc"
