// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangelistpane.h"

#include "gui/inspector/exchangebudgetdialog.h"
#include "gui/inspector/exchangefilterline.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangelistview.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/amounts.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! In the list of scopes, behind this conversation and all.
constexpr int serverScope = 2;
//! To add up what is kept takes long where there is much.
constexpr int sumMilliseconds = 700;

} // namespace

ExchangeListPane::ExchangeListPane(ExchangeLibrary &library, model::ExchangeLog &log, Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_preferences(preferences)
    , m_model(new ExchangeListModel(library, log, this))
    , m_scope(new QComboBox(this))
    , m_filter(new ExchangeFilterLine(this))
    , m_views(new DropDownButton(this))
    , m_viewMenu(new QMenu(this))
    , m_bar(new WrappingRow)
    , m_view(new ExchangeListView(*m_model, this))
    , m_footer(new QLabel(this))
    , m_budget(new QToolButton(this))
{
    build();
    connectParts();
    addKeys();
    adopt(m_preferences.lastInspectorView());
    m_sumSoon.setSingleShot(true);
    m_sumSoon.setInterval(sumMilliseconds);
}

void ExchangeListPane::build()
{
    m_scope->setObjectName(u"inspectorScope"_s);
    m_scope->setAccessibleName(tr("Which exchanges are listed"));
    m_scope->addItems({tr("This conversation"), tr("All conversations")});
    m_filter->setMinimumWidth(140);
    m_views->setObjectName(u"inspectorViews"_s);
    m_views->setText(tr("Views"));
    m_views->setToolTip(tr("Columns, grouping, and named filters"));
    m_views->setPopupMode(QToolButton::InstantPopup);
    m_views->setMenu(m_viewMenu);
    m_viewMenu->setObjectName(u"inspectorViewsMenu"_s);
    m_bar->setContentsMargins(spacing::gap, spacing::small, spacing::gap, spacing::small);
    m_bar->setSpacing(spacing::small);
    m_bar->addWidget(m_scope);
    m_bar->addWidget(m_filter);
    m_bar->addWidget(m_views);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_bar);
    layout->addWidget(m_view, 1);
    buildFooter();
}

void ExchangeListPane::buildFooter()
{
    m_footer->setObjectName(u"exchangeFooter"_s);
    m_footer->setTextFormat(Qt::PlainText);
    m_footer->setFont(Theme::smallFont());
    m_footer->setForegroundRole(QPalette::PlaceholderText);
    m_footer->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_footer->setWordWrap(true);
    m_budget->setObjectName(u"exchangeBudgetButton"_s);
    m_budget->setText(tr("B&udget…"));
    m_budget->setToolTip(tr("How much of past exchanges is kept"));
    m_budget->setAutoRaise(true);
    m_budget->setFont(Theme::smallFont());
    auto *row = new QHBoxLayout;
    row->setContentsMargins(spacing::gap, spacing::tight, spacing::unit, spacing::tight);
    row->addWidget(m_footer, 1);
    row->addWidget(m_budget, 0, Qt::AlignBottom);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

//! A splitter asks for no height by the width: in a narrow dock the controls take two lines.
void ExchangeListPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setMinimumHeight(layout()->totalMinimumHeightForWidth(width()));
}

bool ExchangeListPane::event(QEvent *event)
{
    const bool isTaken = QWidget::event(event);
    // Its texts may have grown.
    if (event->type() == QEvent::LayoutRequest)
        setMinimumHeight(layout()->totalMinimumHeightForWidth(width()));
    return isTaken;
}

void ExchangeListPane::connectParts()
{
    connect(m_scope, &QComboBox::activated, this, &ExchangeListPane::readScope);
    connect(m_filter, &ExchangeFilterLine::filterChanged, m_model, &ExchangeListModel::setFilter);
    connect(m_filter, &ExchangeFilterLine::complained, this, [this](const QString &message) {
        m_complaint = message;
        showFooter();
    });
    connect(m_filter, &ExchangeFilterLine::valuesWanted, this, [this] {
        m_library.names(this, [this](const ExchangeLibrary::Names &names) {
            if (!names)
                return;
            m_filter->setValues(u"provider"_s, names->providers);
            m_filter->setValues(u"model"_s, names->models);
            m_filter->setValues(u"tool"_s, names->tools);
            m_filter->setValues(u"host"_s, names->hosts);
        });
    });
    connect(m_viewMenu, &QMenu::aboutToShow, this, &ExchangeListPane::fillViews);
    connect(m_view, &ExchangeListView::columnsChanged, this, &ExchangeListPane::keepView);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExchangeListPane::currentChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ExchangeListPane::pickedChanged);
    connect(m_model, &ExchangeListModel::exchangeChanged, this, &ExchangeListPane::exchangeChanged);
    connect(m_model, &ExchangeListModel::loaded, this, &ExchangeListPane::takeLoaded);
    connect(m_model, &ExchangeListModel::progressed, this, &ExchangeListPane::showFooter);
    connect(m_model, &ExchangeListModel::failed, this, [this](const model::Error &error) {
        m_complaint = error.message;
        showFooter();
    });
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        m_sumSoon.start();
        // Whoever looks at the newest goes on looking at the newest.
        const QModelIndex newest = m_model->last();
        if (newest.isValid() && m_view->currentIndex().isValid() && m_model->before(newest) == m_view->currentIndex().siblingAtColumn(0)
            && m_view->selectionModel()->selectedRows().size() < 2)
            select(newest);
    });
    connect(&m_sumSoon, &QTimer::timeout, this, &ExchangeListPane::readSum);
    connect(m_budget, &QToolButton::clicked, this, &ExchangeListPane::askForBudget);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this,
        [this](const QPoint &place) { Q_EMIT menuRequested(m_view->viewport()->mapToGlobal(place)); });
}

void ExchangeListPane::addKeys()
{
    const auto add = [this](const QString &name, const QString &text, const QKeySequence &keys, const std::function<void()> &does) {
        auto *action = new QAction(text, m_view);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_view->addAction(action);
        connect(action, &QAction::triggered, this, does);
    };
    add(u"pinPicked"_s, tr("Pin or unpin"), Qt::Key_P, [this] {
        const QList<model::ExchangeEntry> entries = picked();
        setPinned(std::any_of(entries.begin(), entries.end(), [](const model::ExchangeEntry &entry) { return !entry.isPinned; }));
    });
    add(u"groupToggle"_s, tr("Group by turns, or not"), Qt::Key_G, [this] {
        m_model->setGrouped(!m_model->isGrouped());
        keepView();
    });
    add(u"focusFilter"_s, tr("Go to the filter"), Qt::Key_Slash, [this] { focusFilter(); });
}

void ExchangeListPane::setConversation(const model::ConversationId &conversation)
{
    m_conversation = conversation;
    readScope();
}

void ExchangeListPane::show(const model::ExchangeOrigin &origin)
{
    m_filter->setFilterText({});
    if (const QModelIndex index = m_model->isReading() ? QModelIndex() : m_model->indexOf(origin); index.isValid())
        return select(index);
    m_wanted = origin;
    // What a tool did outside a conversation is only among all of them.
    m_scope->setCurrentIndex(origin.conversation.isEmpty() ? 1 : 0);
    readScope();
}

void ExchangeListPane::show(const model::ExchangeId &id)
{
    if (const QModelIndex index = m_model->indexOf(id); index.isValid())
        return select(index);
    m_filter->setFilterText({});
    m_wantedId = id;
    m_scope->setCurrentIndex(1);
    readScope();
}

void ExchangeListPane::showServer(const QString &name, const QString &place)
{
    m_place = place;
    const QString title = tr("Messages of %1").arg(name);
    if (m_scope->count() > serverScope)
        m_scope->setItemText(serverScope, title);
    else
        m_scope->addItem(title);
    m_scope->setCurrentIndex(serverScope);
    readScope();
}

void ExchangeListPane::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ExchangeListPane::readScope()
{
    if (m_scope->currentIndex() == serverScope)
        m_model->setScope({}, m_place);
    else
        m_model->setScope(m_scope->currentIndex() == 0 ? m_conversation : model::ConversationId());
}

void ExchangeListPane::takeLoaded()
{
    const QModelIndex wanted = m_wanted ? m_model->indexOf(*m_wanted) : m_model->indexOf(m_wantedId);
    m_wanted.reset();
    m_wantedId = {};
    m_sumSoon.start();
    select(wanted.isValid() ? wanted : m_model->last());
}

void ExchangeListPane::select(const QModelIndex &index)
{
    if (!index.isValid()) {
        m_view->selectionModel()->clear();
        Q_EMIT currentChanged();
        return;
    }
    m_view->expand(index.parent());
    m_view->setCurrentIndex(index);
    m_view->showCurrent();
}

const model::ExchangeEntry *ExchangeListPane::current() const
{
    return m_model->entryAt(m_view->currentIndex());
}

QList<model::ExchangeEntry> ExchangeListPane::picked() const
{
    QList<model::ExchangeEntry> entries;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        if (const model::ExchangeEntry *entry = m_model->entryAt(index))
            entries += *entry;
    }
    std::sort(entries.begin(), entries.end(), [](const model::ExchangeEntry &one, const model::ExchangeEntry &other) {
        return one.exchange.started != other.exchange.started ? one.exchange.started < other.exchange.started : one.number < other.number;
    });
    return entries;
}

void ExchangeListPane::setPinned(bool isPinned)
{
    QList<model::ExchangeId> ids;
    for (const model::ExchangeEntry &entry : picked())
        ids += entry.exchange.id;
    if (ids.isEmpty())
        return;
    m_library.setPinned(ids, isPinned, this, [this, ids, isPinned](const model::Result<void> &done) {
        m_complaint = done ? QString() : done.error().message;
        for (const model::ExchangeId &id : done ? ids : QList<model::ExchangeId>())
            m_model->notePinned(id, isPinned);
        showFooter();
        m_sumSoon.start();
    });
}

void ExchangeListPane::fillViews()
{
    m_viewMenu->clear();
    QAction *grouped = m_viewMenu->addAction(tr("By &turns\tG"));
    grouped->setObjectName(u"groupByTurn"_s);
    grouped->setCheckable(true);
    grouped->setChecked(m_model->isGrouped());
    connect(grouped, &QAction::triggered, this, [this](bool isGrouped) {
        m_model->setGrouped(isGrouped);
        keepView();
    });
    QMenu *columns = m_viewMenu->addMenu(tr("&Columns"));
    columns->setObjectName(u"columnsMenu"_s);
    m_view->fillColumnMenu(*columns);
    m_viewMenu->addSeparator();
    addSavedViews();
    QAction *save = m_viewMenu->addAction(tr("&Save this view…"), this, &ExchangeListPane::saveView);
    save->setObjectName(u"saveView"_s);
}

void ExchangeListPane::addSavedViews()
{
    const QList<Preferences::InspectorView> views = m_preferences.inspectorViews();
    if (views.isEmpty())
        return;
    for (const Preferences::InspectorView &view : views) {
        QAction *action = m_viewMenu->addAction(QString(view.name).replace(u'&', u"&&"_s), this, [this, view] { adopt(view); });
        action->setCheckable(true);
        action->setChecked(view == shownView(view.name));
        action->setToolTip(view.filter);
    }
    QMenu *forget = m_viewMenu->addMenu(tr("&Forget"));
    forget->setObjectName(u"forgetView"_s);
    for (const Preferences::InspectorView &view : views) {
        forget->addAction(QString(view.name).replace(u'&', u"&&"_s), this, [this, name = view.name] {
            QList<Preferences::InspectorView> left = m_preferences.inspectorViews();
            left.removeIf([&name](const Preferences::InspectorView &each) { return each.name == name; });
            m_preferences.setInspectorViews(left);
        });
    }
    m_viewMenu->addSeparator();
}

void ExchangeListPane::adopt(const Preferences::InspectorView &view)
{
    m_view->setColumns(view.columns);
    m_model->setGrouped(view.isGrouped);
    m_filter->setFilterText(view.filter);
}

Preferences::InspectorView ExchangeListPane::shownView(const QString &name) const
{
    return {name, m_filter->text().trimmed(), m_view->columns(), m_model->isGrouped()};
}

void ExchangeListPane::saveView()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(u"viewNameDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save this view"));
    dialog->setLabelText(tr("The name under which the filter, the columns and the grouping are saved"));
    dialog->setTextValue(m_filter->text().trimmed());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &text) {
        const QString name = text.simplified();
        if (name.isEmpty())
            return;
        QList<Preferences::InspectorView> views = m_preferences.inspectorViews();
        views.removeIf([&name](const Preferences::InspectorView &each) { return each.name == name; });
        views.append(shownView(name));
        m_preferences.setInspectorViews(views);
    });
    dialog->open();
}

void ExchangeListPane::keepView()
{
    m_preferences.keepInspectorView(shownView());
}

void ExchangeListPane::showFooter()
{
    if (!m_complaint.isEmpty()) {
        m_footer->setText(m_complaint);
        return;
    }
    QStringList parts {tr("%n exchange(s)", nullptr, m_model->count())};
    if (m_model->isReading())
        parts += tr("looking further…");
    else if (m_model->hasEarlier())
        parts[0] = tr("the last %n exchange(s)", nullptr, m_model->count());
    if (m_sum) {
        const QString budget = model::sizeInWords(m_preferences.exchangeBudget().bytes);
        parts += tr("%1 of %2 kept").arg(model::sizeInWords(m_sum->bytes), budget);
        if (m_sum->pinned > 0)
            parts += tr("%n pinned", nullptr, int(m_sum->pinned));
    }
    m_footer->setText(parts.join(u" · "_s));
    m_footer->setToolTip(m_footer->text());
}

void ExchangeListPane::readSum()
{
    if (!isVisible())
        return;
    m_library.sum(this, [this](const ExchangeLibrary::Sum &sum) {
        if (sum)
            m_sum = *sum;
        showFooter();
    });
}

void ExchangeListPane::askForBudget()
{
    auto *dialog = new ExchangeBudgetDialog(m_preferences.exchangeBudget(), m_sum ? m_sum->bytes : -1, this);
    connect(dialog, &ExchangeBudgetDialog::chosen, this, [this](const model::ExchangeBudget &budget) {
        m_preferences.setExchangeBudget(budget);
        Q_EMIT budgetChosen(budget);
        m_sumSoon.start();
        showFooter();
    });
    dialog->open();
}

} // namespace gui
