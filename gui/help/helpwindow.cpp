// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/help/helpwindow.h"

#include "gui/help/manualview.h"
#include "gui/shared/addressview.h"
#include "gui/shared/roomydelegate.h"
#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int addressRole = Qt::UserRole;
constexpr QSize usualHelpSize(1080, 760);
constexpr int usualSideWidth = 260;
constexpr qreal arrowSize = 1.5;

QToolButton *makeArrow(const QString &name, const QString &sign, const QString &says, const QKeySequence &keys, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setText(sign);
    QFont large = button->font();
    large.setPointSizeF(large.pointSizeF() * arrowSize);
    button->setFont(large);
    button->setAutoRaise(true);
    button->setAccessibleName(says);
    button->setShortcut(keys);
    button->setToolTip(u"%1 (%2)"_s.arg(says, leftToRight(keys.toString(QKeySequence::NativeText))));
    return button;
}

} // namespace

HelpWindow::HelpWindow(QWidget *window)
    : QWidget(window, Qt::Window)
    , m_search(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_back(makeArrow(u"helpBack"_s, u"‹"_s, tr("Back"), QKeySequence(u"Alt+Left"_s), this))
    , m_forward(makeArrow(u"helpForward"_s, u"›"_s, tr("Forward"), QKeySequence(u"Alt+Right"_s), this))
    , m_view(new ManualView(this))
{
    setObjectName(u"helpWindow"_s);
    auto *parts = new QSplitter(this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeSide());
    parts->addWidget(makePage());
    parts->setStretchFactor(1, 1);
    parts->setSizes({Theme::zoomed(usualSideWidth), Theme::zoomed(usualHelpSize.width() - usualSideWidth)});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(parts);
    resize(Theme::zoomed(usualHelpSize));
    addKeys();
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::fillList);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (!m_isFilling)
            followItem(item);
    });
    // Also of the one that is current already.
    connect(m_list, &QTreeWidget::itemClicked, this, &HelpWindow::followItem);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_view, &ManualView::followed, this, &HelpWindow::go);
    connect(m_view, &ManualView::addressFollowed, this, [](const QUrl &address) { AddressView::openInBrowser(address); });
    m_history = {Visit {{m_manual.chapters().constFirst().name}}};
    showPlace();
    fillList();
}

HelpWindow *HelpWindow::open(QWidget *window, const ManualAddress &address)
{
    auto *help = window->findChild<HelpWindow *>(QString(), Qt::FindDirectChildrenOnly);
    if (!help)
        help = new HelpWindow(window);
    help->go(address);
    help->QWidget::show();
    help->raise();
    help->activateWindow();
    help->m_view->setFocus(Qt::ShortcutFocusReason);
    return help;
}

QWidget *HelpWindow::makeSide()
{
    auto *side = new QWidget(this);
    side->setBackgroundRole(QPalette::AlternateBase);
    side->setAutoFillBackground(true);
    m_search->setObjectName(u"helpSearch"_s);
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"helpChapters"_s);
    m_list->setAccessibleName(tr("Chapters"));
    // The manual is English, as its text is.
    m_list->setLayoutDirection(Qt::LeftToRight);
    m_list->setHeaderHidden(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(spacing::medium);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setItemDelegate(new RoomyDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::small, spacing::small);
    layout->setSpacing(spacing::small);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    return side;
}

QWidget *HelpWindow::makePage()
{
    auto *page = new QWidget(this);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(spacing::small, spacing::small, spacing::small, 0);
    bar->setSpacing(spacing::unit);
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_view, 1);
    return page;
}

void HelpWindow::addKeys()
{
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    // First the search ends, then the window closes.
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, [this] {
        if (m_search->text().isEmpty())
            close();
        else
            m_search->clear();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        // The first hit; chapters only hold them.
        QTreeWidgetItem *first = m_list->topLevelItem(0);
        if (first && !m_search->text().isEmpty())
            m_list->setCurrentItem(first->child(0));
    });
}

QTreeWidgetItem *HelpWindow::addItem(QTreeWidgetItem *parent, const QString &title, const ManualAddress &address)
{
    auto *item = parent ? new QTreeWidgetItem(parent, {title}) : new QTreeWidgetItem(m_list, {title});
    item->setData(0, addressRole, address.toString());
    return item;
}

void HelpWindow::fillList()
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    m_list->clear();
    const QString words = m_search->text().simplified();
    m_view->markWords(words);
    if (!words.isEmpty())
        return fillHits(words);
    const ManualAddress now = address();
    for (const ManualChapter &chapter : m_manual.chapters()) {
        QTreeWidgetItem *item = addItem(nullptr, chapter.title, {chapter.name});
        item->setToolTip(0, chapter.summary);
        if (chapter.name != now.chapter)
            continue;
        m_list->setCurrentItem(item);
        for (const ManualSection &section : chapter.sections) {
            if (section.level != 2)
                continue;
            QTreeWidgetItem *below = addItem(item, section.title, {chapter.name, section.anchor});
            if (section.anchor == now.anchor)
                m_list->setCurrentItem(below);
        }
        item->setExpanded(true);
    }
}

void HelpWindow::fillHits(const QString &words)
{
    QTreeWidgetItem *chapterItem = nullptr;
    QString chapter;
    for (const ManualHit &hit : m_manual.search(words)) {
        if (hit.address.chapter != chapter) {
            chapter = hit.address.chapter;
            chapterItem = addItem(nullptr, m_manual.find(chapter)->title, {chapter});
            chapterItem->setExpanded(true);
        }
        addItem(chapterItem, hit.title, hit.address)->setToolTip(0, hit.excerpt);
    }
    if (!chapterItem) {
        auto *nothing = new QTreeWidgetItem(m_list, {tr("Nothing found.")});
        nothing->setFlags(Qt::NoItemFlags);
    }
}

void HelpWindow::followItem(const QTreeWidgetItem *item)
{
    const QString place = item ? item->data(0, addressRole).toString() : QString();
    if (!place.isEmpty())
        go(ManualAddress::parse(place));
}

void HelpWindow::go(const ManualAddress &address)
{
    if (!m_manual.has(address))
        return;
    Visit &now = m_history[m_now];
    if (now.address == address)
        return showPlace();
    now.scrolled = m_view->verticalScrollBar()->value();
    m_history.resize(m_now + 1);
    m_history.append(Visit {address});
    ++m_now;
    showPlace();
}

void HelpWindow::step(qsizetype by)
{
    m_history[m_now].scrolled = m_view->verticalScrollBar()->value();
    m_now = qBound(qsizetype(0), m_now + by, m_history.size() - 1);
    const int scrolled = m_history.at(m_now).scrolled;
    showPlace();
    m_view->verticalScrollBar()->setValue(scrolled);
}

void HelpWindow::showPlace()
{
    const ManualAddress &now = address();
    const ManualChapter &chapter = *m_manual.find(now.chapter);
    m_back->setEnabled(m_now > 0);
    m_forward->setEnabled(m_now + 1 < m_history.size());
    setWindowTitle(tr("%1 – Manual").arg(chapter.title));
    m_view->showChapter(chapter, now.anchor, m_search->text());
    if (m_search->text().simplified().isEmpty())
        fillList();
}

} // namespace gui
