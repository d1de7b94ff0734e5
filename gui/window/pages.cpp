// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/pages.h"

#include "gui/composer/composer.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/direction.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/transcript/turnfilesdialog.h"
#include "gui/window/conversationpage.h"
#include "gui/window/sessionstatus.h"
#include "gui/window/windows.h"
#include "gui/workbench/uncoveredcalls.h"
#include "gui/workbench/workbench.h"
#include "model/session/titling.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/graphemes.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Of a title, in a tab; its tool tip has all of it.
constexpr int longestTabTitle = 28;
constexpr int keepMilliseconds = 500;
constexpr int keepScrolledMilliseconds = 2000;
constexpr int thousand = 1000;

} // namespace

Pages::Pages(Windows &windows, QWidget *parent)
    : QWidget(parent)
    , m_windows(windows)
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_halves {new QStackedWidget(m_splitter), new QStackedWidget(m_splitter)}
{
    setObjectName(u"pages"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_splitter, 1);
    m_splitter->setObjectName(u"halves"_s);
    m_splitter->setChildrenCollapsible(false);
    m_halves[1]->hide();
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *focused) { followFocus(focused); });
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(keepMilliseconds);
    connect(&m_keepSoon, &QTimer::timeout, &m_windows, &Windows::keepOpen);
    connect(this, &Pages::currentChanged, &m_keepSoon, qOverload<>(&QTimer::start));
    connect(m_splitter, &QSplitter::splitterMoved, &m_keepSoon, qOverload<>(&QTimer::start));
    m_keepPlaces.setSingleShot(true);
    m_keepPlaces.setInterval(keepScrolledMilliseconds);
    connect(&m_keepPlaces, &QTimer::timeout, &m_windows, &Windows::keepOpen);
}

Pages::~Pages()
{
    disconnect(qApp, nullptr, this, nullptr);
    // A page keeps what is written in it when it ends, which is no news for tabs any more.
    for (const QList<Entry> entries = std::exchange(m_entries, {}); const Entry &entry : entries) {
        // What it tells goes into the page, which is not to be told while it ends.
        delete entry.status;
        delete entry.page;
    }
}

void Pages::show(const model::Sessions::Handle &session, Place place)
{
    const int known = indexOf(session->id());
    if (known >= 0) {
        if (place == Place::Beside && make(known) && m_entries.at(known).page != current())
            put(known, 1 - m_half);
        else
            work(known);
        return;
    }
    const int at = indexOf(current());
    const int replaced = replacedFor(place);
    const Entry entry = opened(session);
    if (replaced >= 0) {
        const Entry old = std::exchange(m_entries[replaced], entry);
        put(replaced, m_half);
        discard(old);
    } else {
        const int next = at < 0 ? count() : at + 1;
        m_entries.insert(next, entry);
        put(next, place == Place::Beside && at >= 0 ? 1 - m_half : m_half);
    }
}

//! Which one another takes the place of; -1 where it gets a tab of its own, as it does where what is written would be lost with it.
int Pages::replacedFor(Place place) const
{
    const int at = indexOf(current());
    const bool isFull = count() >= mostPages;
    if (at < 0 || (place != Place::Here && !isFull))
        return -1;
    if (!holdsUnkept(m_entries.at(at)))
        return at;
    const auto other = std::find_if(m_entries.cbegin(), m_entries.cend(),
        [this](const Entry &entry) { return !holdsUnkept(entry) && (!entry.page || halfOf(entry.page) < 0); });
    return !isFull ? -1 : other == m_entries.cend() ? at : int(other - m_entries.cbegin());
}

bool Pages::isBegun(const Entry &entry)
{
    return !entry.page || entry.page->session().isBusy() || entry.page->session().conversation().length() > 0;
}

//! It is in the store, or will be when its page goes.
bool Pages::isKept(const Entry &entry)
{
    return isBegun(entry) || !entry.page->composer().editor().toPlainText().trimmed().isEmpty();
}

//! Words are kept with their conversation, but what is attached is not; and both would be out of sight.
bool Pages::holdsUnkept(const Entry &entry)
{
    if (isBegun(entry))
        return false;
    const model::QueuedMessage written = entry.page->composer().written();
    return !written.contents.isEmpty() || !written.documents.isEmpty();
}

bool Pages::restore(const Preferences::LastWindow &last)
{
    const model::ConversationStore store(m_windows.workbench().store().reader());
    for (const Preferences::LastPage &page : last.pages) {
        const model::ConversationId id(page.id);
        const auto info = store.find(id);
        if (info && !info->deleted && count() < mostPages && indexOf(id) < 0)
            m_entries.append({.id = id, .title = info->title, .position = page.position, .pixels = page.pixels});
    }
    const int shown = indexOf(model::ConversationId(last.conversation));
    if (shown < 0 || !work(shown))
        return false;
    restoreBeside(model::ConversationId(last.beside), last.half, last.share);
    return true;
}

//! Next to the one that is worked in, which comes into `half`.
void Pages::restoreBeside(const model::ConversationId &beside, int half, int share)
{
    const int other = indexOf(beside);
    const int worked = indexOf(current());
    if (other < 0 || other == worked || !make(other))
        return;
    put(half == 0 ? worked : other, 0);
    put(half == 0 ? other : worked, 1);
    m_splitter->setSizes({share, thousand - share});
    activate(half);
}

Preferences::LastWindow Pages::kept() const
{
    Preferences::LastWindow last;
    last.geometry = window()->saveGeometry();
    for (const Entry &entry : m_entries) {
        if (!entry.page)
            last.pages.append({entry.id.toString(), entry.position, entry.pixels});
        else if (isKept(entry)) {
            const TranscriptLayout::Top top = entry.page->transcript().view().top();
            last.pages.append({entry.id.toString(), top.row, top.pixels});
        }
    }
    if (ConversationPage *page = current()) {
        last.conversation = isKept(m_entries.at(indexOf(page))) ? page->session().id().toString() : QString();
        last.folders = page->session().settings().folders;
        last.half = m_half;
    }
    if (const int beside = isBeside() ? indexOf(m_halves[size_t(1 - m_half)]->currentWidget()) : -1; beside >= 0) {
        const QList<int> sizes = m_splitter->sizes();
        last.beside = m_entries.at(beside).id.toString();
        last.share = sizes.at(0) * thousand / std::max(1, sizes.at(0) + sizes.at(1));
    }
    return last;
}

ConversationPage *Pages::current() const
{
    return qobject_cast<ConversationPage *>(m_halves[size_t(m_half)]->currentWidget());
}

SessionStatus *Pages::statusOf(const ConversationPage &page) const
{
    const int index = indexOf(&page);
    return index < 0 ? nullptr : m_entries.at(index).status;
}

QList<ConversationPage *> Pages::made() const
{
    QList<ConversationPage *> pages;
    for (const Entry &entry : m_entries) {
        if (entry.page)
            pages.append(entry.page);
    }
    return pages;
}

bool Pages::isBeside() const
{
    return !m_halves[1]->isHidden();
}

void Pages::leaveBeside()
{
    leave(1 - m_half);
}

model::ConversationId Pages::other() const
{
    const int at = indexOf(current());
    if (at < 0 || count() < 2)
        return {};
    return indexOf(m_before) >= 0 ? m_before : m_entries.at((at + 1) % count()).id;
}

void Pages::step(int step)
{
    const int at = indexOf(current());
    if (at >= 0 && count() > 1)
        work((at + step + count()) % count());
}

void Pages::close(const model::ConversationId &id)
{
    const int index = indexOf(id);
    if (index < 0 || count() < 2)
        return;
    const QWidget *page = m_entries.at(index).page;
    if (page && halfOf(page) >= 0 && isBeside())
        leave(halfOf(page));
    else if (page && page == current() && !work(indexOf(other())))
        return;
    discard(m_entries.takeAt(index));
    showTabs();
}

int Pages::indexOf(const model::ConversationId &id) const
{
    const auto it = std::find_if(m_entries.cbegin(), m_entries.cend(), [&id](const Entry &entry) { return entry.id == id; });
    return it == m_entries.cend() ? -1 : int(it - m_entries.cbegin());
}

int Pages::indexOf(const QWidget *page) const
{
    const auto it = std::find_if(m_entries.cbegin(), m_entries.cend(), [page](const Entry &entry) { return page && entry.page == page; });
    return it == m_entries.cend() ? -1 : int(it - m_entries.cbegin());
}

int Pages::halfOf(const QWidget *page) const
{
    for (int half = 0; half < (isBeside() ? 2 : 1); ++half) {
        if (m_halves[size_t(half)]->currentWidget() == page)
            return half;
    }
    return -1;
}

Pages::Entry Pages::opened(const model::Sessions::Handle &session)
{
    Workbench &workbench = m_windows.workbench();
    auto *page = new ConversationPage(session, workbench.questions(), workbench.store(), m_windows.preferences(), this);
    page->hide();
    auto *status = new SessionStatus(workbench, *page);
    const auto show = [this, page] { showTab(indexOf(page)); };
    connect(&session->conversation(), &model::Conversation::titleChanged, page, show);
    connect(session.get(), &model::Session::settingsChanged, page, show);
    connect(status, &SessionStatus::turnChanged, this, show);
    // It is in the store from then on, and may be all that a kill leaves.
    connect(session.get(), &model::Session::turnStarted, &m_keepSoon, qOverload<>(&QTimer::start));
    connect(session.get(), &model::Session::turnEnded, &m_keepSoon, qOverload<>(&QTimer::start));
    connect(page->transcript().view().verticalScrollBar(), &QScrollBar::valueChanged, &m_keepPlaces, qOverload<>(&QTimer::start));
    connect(&page->composer().editor(), &QPlainTextEdit::textChanged, this, [this, page] {
        if (page->session().conversation().length() == 0)
            m_keepPlaces.start();
    });
    connect(page, &ConversationPage::filesUndoRequested, page, [&workbench, page](const model::TurnId &turn) {
        (new TurnFilesDialog(workbench.store(), turn, workbench.hiddenFolders(), uncoveredCalls(workbench, turn), page))->open();
    });
    Q_EMIT pageMade(page, status);
    return {.id = session->id(), .page = page, .status = status};
}

bool Pages::make(int index)
{
    Entry &entry = m_entries[index];
    if (entry.page)
        return true;
    const auto session = m_windows.workbench().sessions().open(entry.id);
    if (!session) {
        Q_EMIT failed(session.error());
        return false;
    }
    const TranscriptLayout::Top place {entry.position, entry.pixels};
    entry = opened(*session);
    entry.page->transcript().view().scrollTo(place);
    return true;
}

bool Pages::work(int index)
{
    if (!make(index)) {
        m_entries.removeAt(index);
        showTabs();
        return false;
    }
    const int half = halfOf(m_entries.at(index).page);
    if (half >= 0)
        activate(half);
    else
        put(index, m_half);
    return true;
}

void Pages::put(int index, int half)
{
    QStackedWidget *stack = m_halves[size_t(half)];
    ConversationPage *page = m_entries.at(index).page;
    const bool hasHadFocus = page->focusWidget();
    stack->addWidget(page);
    stack->setCurrentWidget(page);
    // The stack gives the keyboard to the first part that takes it; who has come to a page for the first time writes.
    if (!hasHadFocus && page->isAncestorOf(QApplication::focusWidget()))
        page->composer().editor().setFocus(Qt::OtherFocusReason);
    if (half == 1 && !isBeside()) {
        stack->show();
        m_splitter->setSizes({width() / 2, width() / 2});
    }
    m_keepSoon.start();
    activate(half);
}

void Pages::activate(int half)
{
    const int old = indexOf(m_told);
    m_half = half;
    if (current() != m_told) {
        m_before = old < 0 ? model::ConversationId() : m_entries.at(old).id;
        m_told = current();
        showTabs();
        Q_EMIT currentChanged();
    } else
        showTabs();
}

//! Who writes or clicks in the other half works there from then on.
void Pages::followFocus(const QWidget *focused)
{
    const int other = 1 - m_half;
    if (focused && isBeside() && m_halves[size_t(other)]->isAncestorOf(focused))
        activate(other);
}

//! What stands in the other half has all of the room.
void Pages::leave(int half)
{
    if (!isBeside())
        return;
    if (half == 0) {
        QWidget *page = m_halves[1]->currentWidget();
        m_halves[0]->addWidget(page);
        m_halves[0]->setCurrentWidget(page);
    }
    m_halves[1]->hide();
    m_keepSoon.start();
    activate(0);
}

void Pages::discard(const Entry &entry)
{
    if (!entry.page)
        return;
    delete entry.status;
    entry.page->hide();
    // It may be within one of its own signals.
    entry.page->deleteLater();
}

void Pages::buildTabs()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"conversationTabs"_s);
    m_tabs->setAccessibleName(tr("Open conversations"));
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->setMovable(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setDrawBase(false);
    m_tabs->installEventFilter(this);
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_tabs);
    connect(m_tabs, &QTabBar::currentChanged, this, &Pages::work);
    connect(m_tabs, &QTabBar::tabMoved, this, [this](int from, int to) {
        m_entries.move(from, to);
        m_keepSoon.start();
    });
    connect(m_tabs, &QTabBar::tabCloseRequested, this, [this](int index) { Q_EMIT closeRequested(m_entries.at(index).id); });
}

void Pages::showTab(int index)
{
    if (!m_tabs || index < 0 || index >= m_tabs->count())
        return;
    const Entry &entry = m_entries.at(index);
    QString known = entry.page ? entry.page->session().conversation().title() : entry.title;
    // As the list calls it, where nothing has been said.
    if (known.isEmpty() && entry.page)
        known = model::titleByRule(entry.page->session().settings().draft);
    const QString title = known.isEmpty() ? tr("New conversation") : known;
    const bool isWaiting = entry.status && entry.status->isWaiting();
    const bool isUnderWay = entry.status && entry.status->isUnderWay();
    const QString state = isWaiting ? tr("Waiting for you") : isUnderWay ? tr("A turn is under way") : QString();
    const QString sign = isWaiting ? u"? "_s : isUnderWay ? u"… "_s : QString();
    m_tabs->setTabText(index, sign + isolated(model::beginningOf(title, longestTabTitle)).replace(u'&', u"&&"_s));
    m_tabs->setTabToolTip(index, toolTipText(state.isEmpty() ? title : u"%1\n%2"_s.arg(title, state)));
    m_tabs->setAccessibleTabName(index, state.isEmpty() ? title : tr("%1: %2").arg(title, state));
}

void Pages::showTabs()
{
    if (!m_tabs && count() > 1)
        buildTabs();
    if (!m_tabs)
        return;
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > count())
        m_tabs->removeTab(m_tabs->count() - 1);
    while (m_tabs->count() < count()) {
        QWidget *button = m_tabs->tabButton(m_tabs->addTab(QString()), QTabBar::RightSide);
        if (button)
            button->setAccessibleName(tr("Close the tab"));
    }
    for (int index = 0; index < count(); ++index)
        showTab(index);
    m_tabs->setCurrentIndex(indexOf(current()));
    m_tabs->setVisible(count() > 1);
    m_keepSoon.start();
}

bool Pages::eventFilter(QObject *watched, QEvent *event)
{
    const bool isClick = event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick;
    if (watched != m_tabs || !isClick)
        return QWidget::eventFilter(watched, event);
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const int index = m_tabs->tabAt(mouse->position().toPoint());
    if (index >= 0 && mouse->button() == Qt::MiddleButton && event->type() == QEvent::MouseButtonRelease)
        Q_EMIT closeRequested(m_entries.at(index).id);
    else if (index < 0 && mouse->button() == Qt::LeftButton && event->type() == QEvent::MouseButtonDblClick)
        Q_EMIT newRequested();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_pages.cpp>
