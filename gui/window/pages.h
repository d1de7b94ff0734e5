// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/preferences/preferences.h"
#include "model/session/sessions.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace gui {

class ConversationPage;
class SessionStatus;
class Windows;

//! The conversations that a window has open: a tab each, of which one is worked in, and one more may be seen beside it. A conversation
//! has one page, which is made when it is first seen; there are tabs to be seen where there is more than one. Owned by its window, and
//! goes before the docks, which its pages look at.
class Pages final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Pages)

public:
    explicit Pages(Windows &windows, QWidget *parent = nullptr);
    ~Pages() override;

    //! As many may be open; what goes beyond takes the place of the one that is worked in.
    static constexpr int mostPages = 32;

    //! Where a conversation is to be seen for which there is no page yet. What would take the place of one in which something is written
    //! and nothing has been said gets a tab.
    enum class Place { Here, Tab, Beside };
    //! A conversation with a page is shown by it, whatever the place, but that it comes beside the other where that is asked for.
    void show(const model::Sessions::Handle &session, Place place);
    //! Those of a window of the last run, each at its place in the text, and two beside each other where they were; those that are not
    //! shown are opened when they are seen.
    //! \return false where there was none, or the one that was shown is gone.
    bool restore(const Preferences::LastWindow &last);
    //! For the next run.
    Preferences::LastWindow kept() const;

    //! That in which the person works; null as long as nothing has been shown.
    ConversationPage *current() const;
    //! Of a page of this; null of any other.
    SessionStatus *statusOf(const ConversationPage &page) const;
    //! Those that have been seen.
    QList<ConversationPage *> made() const;
    int count() const { return int(m_entries.size()); }

    bool isBeside() const;
    //! The other half is given up; its conversation keeps its tab.
    void leaveBeside();
    //! The one beside, or the one that was worked in before; null where there is no other.
    model::ConversationId other() const;
    //! \param step 1 for the next tab, -1 for the one before; at the end it goes round.
    void step(int step);
    //! Where the conversation has no page, nothing happens; the last one cannot be closed.
    void close(const model::ConversationId &id);

Q_SIGNALS:
    void pageMade(gui::ConversationPage *page, gui::SessionStatus *status);
    //! Another page is the one that is worked in.
    void currentChanged();
    //! A conversation that has a tab could not be opened.
    void failed(const model::Error &error);
    void newRequested();
    //! By its button or the middle of the mouse.
    void closeRequested(const model::ConversationId &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry {
        model::ConversationId id;
        //! Until it has a page, which knows better.
        QString title = {};
        //! Where it was left, as TranscriptLayout::Top.
        int position = -1;
        int pixels = 0;
        ConversationPage *page = nullptr;
        SessionStatus *status = nullptr;
    };

    int replacedFor(Place place) const;
    //! Something has been said in it, or is being said.
    static bool isBegun(const Entry &entry);
    static bool isKept(const Entry &entry);
    static bool holdsUnkept(const Entry &entry);
    int indexOf(const model::ConversationId &id) const;
    int indexOf(const QWidget *page) const;
    //! Half of the room in which the page is seen; -1 for none.
    int halfOf(const QWidget *page) const;
    Entry opened(const model::Sessions::Handle &session);
    //! \return whether it has a page now.
    bool make(int index);
    //! \return false where it could not be opened; then it has no tab any more.
    bool work(int index);
    void put(int index, int half);
    void activate(int half);
    void followFocus(const QWidget *focused);
    void leave(int half);
    static void discard(const Entry &entry);
    void buildTabs();
    void showTab(int index);
    void showTabs();
    void restoreBeside(const model::ConversationId &beside, int half, int share);

    Windows &m_windows;
    QList<Entry> m_entries;
    QTabBar *m_tabs = nullptr;
    QSplitter *m_splitter;
    std::array<QStackedWidget *, 2> m_halves;
    //! Which half is worked in: 0 or 1.
    int m_half = 0;
    //! The current page, as it was told last.
    ConversationPage *m_told = nullptr;
    model::ConversationId m_before;
    //! Not only at the end: a program may be killed. Of the place in a text only once it has been left in peace for a while.
    QTimer m_keepSoon;
    QTimer m_keepPlaces;
};

} // namespace gui
