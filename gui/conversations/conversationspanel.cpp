// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationspanel.h"

#include "gui/conversations/conversationdelegate.h"
#include "gui/conversations/conversationlibrary.h"
#include "gui/conversations/conversationlistmodel.h"
#include "gui/conversations/putawayconversations.h"
#include "gui/conversations/searchhitmodel.h"
#include "gui/shared/quietview.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/userprompts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"

#include <QAction>
#include <QDate>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <functional>

namespace gui {

using namespace Qt::StringLiterals;
using model::ConversationId;

//! Says what has just been done and offers to undo it, for a while. Only the last thing can be undone here. Owned by its panel.
class UndoBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UndoBar)

public:
    explicit UndoBar(QWidget *parent = nullptr);

    //! As long as what was done `stands`, by whatever else it may be undone.
    void offer(const QString &text, std::function<void()> undo, std::function<bool()> stands);
    void look();

private:
    void undo();

    QLabel *m_text;
    QTimer m_timer;
    std::function<void()> m_undo;
    std::function<bool()> m_stands;
};

namespace {

constexpr int offeredMilliseconds = 15'000;

} // namespace

UndoBar::UndoBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"undoBar"_s);
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(u"undoText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumWidth(20);
    m_text->setWordWrap(true);
    auto *button = new QPushButton(tr("&Undo"), this);
    button->setObjectName(u"undoButton"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::unit, spacing::unit, spacing::unit);
    layout->addWidget(m_text, 1);
    layout->addWidget(button);
    hide();
    m_timer.setSingleShot(true);
    m_timer.setInterval(offeredMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(button, &QPushButton::clicked, this, &UndoBar::undo);
}

void UndoBar::offer(const QString &text, std::function<void()> undo, std::function<bool()> stands)
{
    m_undo = std::move(undo);
    m_stands = std::move(stands);
    m_text->setText(text);
    m_text->setToolTip(toolTipText(text));
    setAccessibleName(text);
    show();
    m_timer.start();
}

void UndoBar::look()
{
    if (m_stands && !m_stands())
        hide();
}

void UndoBar::undo()
{
    hide();
    m_timer.stop();
    if (const auto action = std::exchange(m_undo, nullptr))
        action();
}

ConversationsPanel::ConversationsPanel(ConversationLibrary &library, UserPrompts &prompts, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_prompts(prompts)
    , m_conversations(new ConversationListModel(library, this))
    , m_hits(new SearchHitModel(library, this))
    , m_search(new QLineEdit(this))
    , m_filters(new QPushButton(tr("Filter"), this))
    , m_stack(new QStackedWidget(this))
    , m_list(new QuietView<QListView>(this))
    , m_results(new QuietView<QListView>(this))
    , m_undo(new UndoBar(this))
    , m_create(new QPushButton(tr("New conversation"), this))
    , m_archiveButton(new QPushButton(tr("Archive"), this))
    , m_deletedButton(new QPushButton(tr("Deleted"), this))
{
    m_search->setObjectName(u"conversationSearch"_s);
    m_search->setAccessibleName(tr("Search all conversations"));
    m_search->setPlaceholderText(tr("Search all conversations"));
    m_search->setClearButtonEnabled(true);
    m_create->setObjectName(u"newConversationButton"_s);
    m_create->setToolTip(tr("New conversation"));
    m_archiveButton->setObjectName(u"archiveButton"_s);
    m_archiveButton->setToolTip(tr("Conversations that were put away"));
    m_archiveButton->setAccessibleName(tr("Archived conversations"));
    m_archiveButton->setCheckable(true);
    m_deletedButton->setObjectName(u"deletedButton"_s);
    m_deletedButton->setToolTip(tr("Conversations that were deleted"));
    m_deletedButton->setAccessibleName(tr("Deleted conversations"));
    m_deletedButton->setCheckable(true);
    buildLists();
    buildFilters();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::gap, spacing::gap, spacing::gap);
    layout->setSpacing(spacing::gap);
    constexpr int fewestCharacters = 14;
    m_search->setMinimumWidth(fewestCharacters * m_search->fontMetrics().averageCharWidth());
    auto *searching = new WrappingRow;
    searching->setSpacing(spacing::unit);
    searching->addWidget(m_search);
    searching->addWidget(m_filters);
    layout->addLayout(searching);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_create);
    auto *places = new WrappingRow;
    places->setSpacing(spacing::gap);
    for (QPushButton *button : {m_archiveButton, m_deletedButton}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        places->addWidget(button);
    }
    layout->addLayout(places);

    connect(m_search, &QLineEdit::textChanged, this, &ConversationsPanel::showSearch);
    m_search->installEventFilter(this);
    connect(m_create, &QPushButton::clicked, this, &ConversationsPanel::newRequested);
    using Which = model::ConversationStore::Which;
    connect(m_archiveButton, &QPushButton::toggled, this,
        [this](bool shown) { showPlace(m_archiveButton, m_archive, Which::Archived, shown); });
    connect(
        m_deletedButton, &QPushButton::toggled, this, [this](bool shown) { showPlace(m_deletedButton, m_deleted, Which::Deleted, shown); });
    connect(m_conversations, &ConversationListModel::unfoldedChanged, this, &ConversationsPanel::unfoldedChanged);
    connect(m_conversations, &ConversationListModel::filesDropped, this, &ConversationsPanel::filesDropped);
    connect(m_conversations, &ConversationListModel::loaded, this, &ConversationsPanel::keepRow);
    connect(m_conversations, &ConversationListModel::loaded, m_undo, &UndoBar::look);
    // What was changed just now was not a while later.
    auto *clock = new QTimer(this);
    clock->setObjectName(u"momentsClock"_s);
    connect(clock, &QTimer::timeout, m_list->viewport(), qOverload<>(&QWidget::update));
    clock->start(60'000);
}

void ConversationsPanel::buildLists()
{
    for (QListView *list : {m_list, m_results}) {
        list->setFrameShape(QFrame::NoFrame);
        list->setUniformItemSizes(true);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        list->viewport()->setAutoFillBackground(false);
        m_stack->addWidget(list);
    }
    m_list->setObjectName(u"conversationList"_s);
    m_list->setAccessibleName(tr("Conversations"));
    m_list->setModel(m_conversations);
    auto *delegate = new ConversationDelegate(ConversationListModel::DetailRole, m_list);
    delegate->setIndentRole(ConversationListModel::IndentRole);
    delegate->setAccentRole(ConversationListModel::IsActiveRole);
    m_list->setItemDelegate(delegate);
    m_list->setDragDropMode(QAbstractItemView::DragDrop);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->installEventFilter(this);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->viewport()->installEventFilter(this);
    const auto open = [this](const QModelIndex &index) {
        const QString group = m_conversations->groupAt(index.row());
        if (group.isEmpty())
            Q_EMIT opened(m_conversations->idAt(index.row()));
        else
            m_conversations->setUnfolded(group, !m_conversations->isUnfolded(group));
    };
    connect(m_list, &QListView::clicked, this, open);
    connect(m_list, &QListView::activated, this, open);
    QAction *remove = m_list->addAction(tr("Delete"), QKeySequence(Qt::Key_Delete), this, [this] {
        if (const auto info = m_conversations->infoAt(m_list->currentIndex().row()))
            this->remove(info->id);
    });
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(m_list, &QWidget::customContextMenuRequested, this, &ConversationsPanel::showMenu);
    buildResults();
}

void ConversationsPanel::buildResults()
{
    m_results->setObjectName(u"searchResults"_s);
    m_results->setAccessibleName(tr("Search results"));
    m_results->setModel(m_hits);
    m_results->setItemDelegate(new ConversationDelegate(SearchHitModel::DetailRole, m_results, SearchHitModel::WordsRole));
    auto *nothing = new QLabel(tr("Nothing found."), this);
    nothing->setObjectName(u"nothingFound"_s);
    nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    nothing->setContentsMargins(0, spacing::wide, 0, 0);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    nothing->setTextFormat(Qt::PlainText);
    nothing->setMinimumWidth(20);
    nothing->setWordWrap(true);
    m_stack->addWidget(nothing);
    connect(m_results, &QListView::clicked, this, &ConversationsPanel::openHit);
    connect(m_results, &QListView::activated, this, &ConversationsPanel::openHit);
    connect(m_hits, &SearchHitModel::found, this, [this, nothing](int hits) {
        nothing->setText(m_hits->failure().isEmpty() ? tr("Nothing found.") : m_hits->failure());
        if (!m_search->text().isEmpty())
            m_stack->setCurrentIndex(hits > 0 ? 1 : 2);
        if (std::exchange(m_opensFirstHit, false) && hits > 0 && m_stack->currentWidget() == m_results) {
            m_results->setCurrentIndex(m_hits->index(0));
            openHit(m_results->currentIndex());
        }
    });
}

//! Each writes what it asks for into the search field, where it can be read, changed and taken away.
void ConversationsPanel::buildFilters()
{
    m_filters->setObjectName(u"searchFilters"_s);
    m_filters->setAccessibleName(tr("Filters of the search"));
    m_filters->setToolTip(tr("Only messages of some kind, model, tool, time or label"));
    auto *menu = new QMenu(m_filters);
    menu->setObjectName(u"searchFilterMenu"_s);
    const auto add = [this, menu](const QString &text, const std::function<QString()> &filter) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, filter] {
            const QString before = m_search->text().trimmed();
            m_search->setFocus(Qt::OtherFocusReason);
            m_search->setText(before.isEmpty() ? filter() : u"%1 %2"_s.arg(before, filter()));
        });
    };
    const auto daysAgo = [](int days) { return u"after:"_s + QDate::currentDate().addDays(-days).toString(Qt::ISODate); };
    add(tr("What &you said"), [] { return u"role:user"_s; });
    add(tr("&Answers"), [] { return u"role:assistant"_s; });
    add(tr("Tool &calls"), [] { return u"role:invocation"_s; });
    add(tr("&Results of tools"), [] { return u"role:result"_s; });
    add(tr("&Documents"), [] { return u"role:document"_s; });
    menu->addSeparator();
    add(tr("&Today"), [daysAgo] { return daysAgo(0); });
    add(tr("The last &seven days"), [daysAgo] { return daysAgo(6); });
    menu->addSeparator();
    add(tr("Answers of a &model: model:…"), [] { return u"model:"_s; });
    add(tr("Calls of a t&ool: tool:…"), [] { return u"tool:"_s; });
    add(tr("With a &label: label:…"), [] { return u"label:"_s; });
    add(tr("In a &group: group:…"), [] { return u"group:"_s; });
    add(tr("Not in the arc&hive"), [] { return u"archived:no"_s; });
    m_filters->setMenu(menu);
}

void ConversationsPanel::setCurrent(const ConversationId &id)
{
    m_current = id;
    markCurrent();
}

QWidget &ConversationsPanel::newButton() const
{
    return *m_create;
}

void ConversationsPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ConversationsPanel::search(const QString &words)
{
    m_search->setText(words);
    focusSearch();
}

//! From the search field the arrow keys go on into the list, and Enter opens what was found first. The middle of the mouse opens a tab.
bool ConversationsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_list->indexAt(mouse->position().toPoint());
        if (mouse->button() == Qt::MiddleButton && index.isValid())
            Q_EMIT openedInTab(m_conversations->idAt(index.row()));
    }
    // In the list it is about the row, as Delete is, and not about the conversation that is shown.
    if (watched == m_list && event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto *list = qobject_cast<QListView *>(m_stack->currentWidget());
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched == m_list && key == Qt::Key_F2) {
        renameAt(m_list->currentIndex().row());
        return true;
    }
    if (watched == m_list)
        return foldByKey(key) || QWidget::eventFilter(watched, event);
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_search && isEnter && m_hits->isSearching()) {
        m_opensFirstHit = true;
        return true;
    }
    if (watched != m_search || !list || list->model()->rowCount() == 0)
        return QWidget::eventFilter(watched, event);
    const bool opens = list == m_results && isEnter;
    if (!opens && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    if (list == m_results || !list->currentIndex().isValid())
        list->setCurrentIndex(list->model()->index(0, 0));
    if (opens)
        openHit(list->currentIndex());
    else
        list->setFocus(Qt::TabFocusReason);
    return true;
}

//! As in a tree: Right unfolds the group, Left folds it, and goes from a conversation in it to the group.
bool ConversationsPanel::foldByKey(int key)
{
    int row = m_list->currentIndex().row();
    if (row < 0 || (key != Qt::Key_Left && key != Qt::Key_Right))
        return false;
    if (const QString group = m_conversations->groupAt(row); !group.isEmpty()) {
        m_conversations->setUnfolded(group, key == Qt::Key_Right);
        return true;
    }
    if (key == Qt::Key_Right || m_conversations->infoAt(row)->group.isEmpty())
        return false;
    while (row > 0 && m_conversations->groupAt(row).isEmpty())
        --row;
    m_list->setCurrentIndex(m_conversations->index(row));
    return true;
}

void ConversationsPanel::renameAt(int row)
{
    if (const QString group = m_conversations->groupAt(row); !group.isEmpty())
        renameGroup(group);
    else if (const auto info = m_conversations->infoAt(row))
        rename(info->id);
}

void ConversationsPanel::renameGroup(const QString &group)
{
    m_prompts.askText(this, tr("Rename the group"), tr("Name:"), group, this, [this, group](const QString &text) {
        if (const QString name = text.simplified(); !name.isEmpty())
            m_library.renameGroup(group, name);
    });
}

void ConversationsPanel::openHit(const QModelIndex &index)
{
    const model::SearchHit hit = m_hits->hitAt(index.row());
    // What only the title has leads to where the conversation was left.
    if (hit.isTitle)
        Q_EMIT opened(hit.conversation);
    else
        Q_EMIT openedAt(hit.conversation, hit.position, hit.row, m_hits->words());
}

//! In its row, where that is to be seen.
void ConversationsPanel::rename(const ConversationId &id)
{
    const int row = m_conversations->rowOf(id);
    if (row >= 0 && m_list->isVisible()) {
        m_list->scrollTo(m_conversations->index(row));
        m_list->edit(m_conversations->index(row));
        return;
    }
    m_library.find(id, this, [this, id](const ConversationLibrary::Found &info) {
        if (!info)
            return;
        m_prompts.askText(this, tr("Rename"), tr("Title:"), info->title, this, [this, id](const QString &text) {
            if (const QString title = text.simplified(); !title.isEmpty())
                m_library.setTitle(id, title);
        });
    });
}

void ConversationsPanel::editLabels(const ConversationId &id)
{
    m_library.find(id, this, [this, id](const ConversationLibrary::Found &info) {
        if (!info)
            return;
        const auto setLabels = [this, id](const QString &text) {
            QStringList labels;
            for (const QString &label : text.split(u',')) {
                if (!label.trimmed().isEmpty() && !labels.contains(label.trimmed()))
                    labels.append(label.trimmed());
            }
            m_library.setLabels(id, labels);
        };
        m_prompts.askText(this, tr("Labels"), tr("Labels, separated by commas:"), info->labels.join(u", "_s), this, setLabels);
    });
}

void ConversationsPanel::remove(const ConversationId &id)
{
    m_library.find(id, this, [this, id](const ConversationLibrary::Found &info) {
        if (!info || info->deleted)
            return;
        m_library.remove(id);
        m_undo->offer(
            tr("Deleted “%1”").arg(info->title.simplified()),
            [this, id] {
                m_library.restore(id);
                Q_EMIT opened(id);
            },
            [this, id] { return m_conversations->rowOf(id) < 0; });
        Q_EMIT removed(id);
    });
}

void ConversationsPanel::erase(const ConversationId &id)
{
    m_library.find(id, this, [this, id](const ConversationLibrary::Found &info) {
        if (!info)
            return;
        m_prompts.confirm(this, PutAwayConversations::erasureText(info->title), tr("&Erase for good"), this, [this, id] {
            Q_EMIT removed(id);
            m_library.erase(id);
        });
    });
}

void ConversationsPanel::moveToGroup(const ConversationId &id)
{
    m_library.find(id, this, [this, id](const ConversationLibrary::Found &info) {
        if (!info)
            return;
        // An empty name cancels, as in every such question; out of a group leads its menu.
        m_prompts.askText(this, tr("Move to Group"), tr("Group:"), info->group, this, [this, id](const QString &text) {
            if (const QString group = text.simplified(); !group.isEmpty())
                m_library.setGroup(id, group);
        });
    });
}

void ConversationsPanel::archive(const ConversationId &id)
{
    m_library.find(id, this, [this, id](const ConversationLibrary::Found &info) {
        if (!info || info->deleted)
            return;
        m_library.setArchived(id, !info->archived);
        const QString text = info->archived ? tr("“%1” is in the list again") : tr("“%1” is in the archive");
        m_undo->offer(
            text.arg(info->title.simplified()), [this, id, was = info->archived] { m_library.setArchived(id, was); },
            [this, id, was = info->archived] { return was == (m_conversations->rowOf(id) >= 0); });
    });
}

void ConversationsPanel::setUnfolded(const QStringList &groups)
{
    m_conversations->setUnfolded(groups);
}

void ConversationsPanel::showPlace(QPushButton *button, PutAwayConversations *&place, model::ConversationStore::Which which, bool shown)
{
    if (shown && !place) {
        place = new PutAwayConversations(m_library, m_prompts, which, this);
        m_stack->addWidget(place);
        connect(place, &PutAwayConversations::opened, this, &ConversationsPanel::opened);
        connect(place, &PutAwayConversations::restored, this, [this, button](const ConversationId &id) {
            button->setChecked(false);
            Q_EMIT opened(id);
        });
    }
    // One place at a time.
    if (shown)
        (button == m_deletedButton ? m_archiveButton : m_deletedButton)->setChecked(false);
    m_search->setEnabled(!shown);
    if (shown)
        m_stack->setCurrentWidget(place);
    else
        showSearch(m_search->text());
}

void ConversationsPanel::showSearch(const QString &words)
{
    m_opensFirstHit = false;
    m_hits->setQuery(words);
    if (words.trimmed().isEmpty())
        m_stack->setCurrentWidget(m_list);
}

void ConversationsPanel::showMenu(const QPoint &place)
{
    const QModelIndex index = m_list->indexAt(place);
    if (!index.isValid())
        return;
    if (const QString group = m_conversations->groupAt(index.row()); !group.isEmpty())
        return showGroupMenu(place, group);
    const ConversationId id = m_conversations->idAt(index.row());
    auto *menu = new QMenu(this);
    menu->setObjectName(u"conversationMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // The row is marked as long as the menu is there, and no longer.
    m_list->setCurrentIndex(index);
    connect(menu, &QMenu::aboutToHide, this, &ConversationsPanel::markCurrent);
    menu->addAction(tr("Open in a new &tab"), this, [this, id] { Q_EMIT openedInTab(id); });
    menu->addAction(tr("Open &beside"), this, [this, id] { Q_EMIT openedBeside(id); });
    menu->addAction(tr("Open in a new &window"), this, [this, id] { Q_EMIT openedInNewWindow(id); });
    menu->addSeparator();
    menu->addAction(tr("&Rename"), this, [this, id] { rename(id); });
    menu->addAction(tr("&Labels…"), this, [this, id] { editLabels(id); });
    addGroups(*menu->addMenu(tr("Move to &group")), id);
    menu->addSeparator();
    menu->addAction(tr("&Archive"), this, [this, id] { archive(id); });
    menu->addAction(tr("&Delete"), this, [this, id] { remove(id); });
    menu->addAction(tr("&Erase for good…"), this, [this, id] { erase(id); });
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

void ConversationsPanel::addGroups(QMenu &menu, const ConversationId &id)
{
    menu.setObjectName(u"groupsMenu"_s);
    const auto info = m_conversations->infoAt(m_conversations->rowOf(id));
    const QString own = info ? info->group : QString();
    for (const QString &group : m_conversations->groups()) {
        QAction *action = menu.addAction(QString(group).replace(u'&', u"&&"_s), this, [this, id, group] { m_library.setGroup(id, group); });
        action->setEnabled(group != own);
    }
    menu.addSeparator();
    menu.addAction(tr("&New group…"), this, [this, id] { moveToGroup(id); });
    menu.addAction(tr("N&o group"), this, [this, id] { m_library.setGroup(id, {}); })->setEnabled(!own.isEmpty());
}

void ConversationsPanel::showGroupMenu(const QPoint &place, const QString &group)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"groupMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool isUnfolded = m_conversations->isUnfolded(group);
    menu->addAction(
        isUnfolded ? tr("&Fold") : tr("&Unfold"), this, [this, group, isUnfolded] { m_conversations->setUnfolded(group, !isUnfolded); });
    menu->addAction(tr("&Rename the group"), this, [this, group] { renameGroup(group); });
    menu->addAction(tr("&Dissolve the group"), this, [this, group] { m_library.renameGroup(group, {}); });
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

//! Whoever goes through the list by the keyboard stays where they are, or at the next one where that is gone.
void ConversationsPanel::keepRow()
{
    if (!m_isMarked || !m_list->hasFocus() || !m_list->currentIndex().isValid())
        markCurrent();
}

void ConversationsPanel::markCurrent()
{
    const int row = m_conversations->rowOf(m_current);
    m_isMarked = row >= 0;
    if (row < 0)
        m_list->clearSelection();
    else if (m_list->currentIndex().row() != row || !m_list->selectionModel()->isRowSelected(row, {}))
        m_list->setCurrentIndex(m_conversations->index(row));
}

} // namespace gui

#include "conversationspanel.moc"
