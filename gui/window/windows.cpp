// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/windows.h"

#include "gui/bench/benchruns.h"
#include "gui/desktop/desktop.h"
#include "gui/help/helpkey.h"
#include "gui/help/helpwindow.h"
#include "gui/preferences/languages.h"
#include "gui/preferences/preferences.h"
#include "gui/serving/programserver.h"
#include "gui/shared/addressview.h"
#include "gui/shared/plainstack.h"
#include "gui/shared/spellchecker.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/letters.h"
#include "gui/theme/theme.h"
#include "gui/window/announcements.h"
#include "gui/window/conversationpage.h"
#include "gui/window/dailycopying.h"
#include "gui/window/mainwindow.h"
#include "gui/window/notifier.h"
#include "gui/window/quickquestion.h"
#include "gui/window/titles.h"
#include "gui/window/zooming.h"
#include "gui/workbench/signinquestions.h"
#include "gui/workbench/workbench.h"

#include <QApplication>
#include <QIcon>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

Theme::Scheme toTheme(ColourScheme scheme)
{
    switch (scheme) {
    case ColourScheme::Light: return Theme::Scheme::Light;
    case ColourScheme::Dark: return Theme::Scheme::Dark;
    case ColourScheme::Desktop: break;
    }
    return Theme::Scheme::Desktop;
}

} // namespace

Windows::Windows(Workbench &workbench, std::unique_ptr<UserPrompts> prompts, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_preferences(new Preferences(workbench.profile().config, this))
    , m_prompts(prompts ? std::move(prompts) : std::make_unique<DialogPrompts>())
    , m_theme(std::make_unique<Theme>(*qApp, toTheme(m_preferences->colourScheme())))
{
    connect(m_preferences, &Preferences::colourSchemeChanged, m_theme.get(),
        [this](ColourScheme scheme) { m_theme->setScheme(toTheme(scheme)); });
    m_zooming = new Zooming(*m_preferences, *m_theme, this);
    m_titles = new Titles(workbench, *m_preferences, this);
    new HelpKey(this);
    hideStacksFromReaders();
    m_announcements = new Announcements(
        *m_preferences, workbench.sessions(), workbench.questions(),
        [this](const model::ConversationId &id) -> QWidget * {
            if (MainWindow *window = showing(id))
                return window;
            return QuickQuestion::showing(id);
        },
        this);
    new DailyCopying(workbench.store(), *m_preferences, this);
    connect(m_preferences, &Preferences::tracesChanged, &workbench, &Workbench::traceAsPreferred);
    workbench.signInQuestions().setOpen(&AddressView::openInBrowser);
}

Windows::~Windows()
{
    for (const QPointer<MainWindow> &window : std::as_const(m_windows))
        delete window;
}

BenchRuns &Windows::benchRuns()
{
    if (!m_benchRuns)
        m_benchRuns = std::make_unique<BenchRuns>(m_workbench.profile().data + u"/bench.json"_s);
    return *m_benchRuns;
}

ProgramServer &Windows::programServer()
{
    if (!m_programServer)
        m_programServer = std::make_unique<ProgramServer>(m_workbench);
    return *m_programServer;
}

SpellChecker &Windows::spelling()
{
    if (m_spelling)
        return *m_spelling;
    m_spelling = new SpellChecker(SpellChecker::systemFolders(), this);
    const auto adopt = [this] {
        m_spelling->setLanguages(m_preferences->spellingLanguages().value_or(m_spelling->ofDesktop()));
        m_spelling->setOwnWords(m_preferences->spellingWords());
    };
    connect(m_preferences, &Preferences::spellingChanged, m_spelling, adopt);
    adopt();
    return *m_spelling;
}

void Windows::repair()
{
    m_wantsRepair = true;
    quit();
    // One that has something to ask first stays.
    for (const QPointer<MainWindow> &window : std::as_const(m_windows))
        m_wantsRepair = m_wantsRepair && (!window || !window->isVisible());
}

void Windows::keep()
{
    QList<MainWindow *> windows = all();
    // What counts is what is written last.
    std::stable_partition(windows.begin(), windows.end(), [](const MainWindow *window) { return !window->isActiveWindow(); });
    for (MainWindow *window : std::as_const(windows))
        window->keep();
    keepOpen();
}

void Windows::keepOpen()
{
    // Where it was called off, since one had something to ask first.
    m_isQuitting = false;
    keepAsLast(all());
}

void Windows::keepAsLast(QList<MainWindow *> windows)
{
    // That which is in front comes first, or else that which was opened last.
    std::reverse(windows.begin(), windows.end());
    std::stable_partition(windows.begin(), windows.end(), [](const MainWindow *window) { return window->isActiveWindow(); });
    QList<Preferences::LastWindow> last;
    for (MainWindow *window : std::as_const(windows)) {
        if (window->page())
            last.append(window->pages().kept());
    }
    if (!last.isEmpty())
        m_preferences->keepLastWindows(last);
}

void Windows::leave(MainWindow &window)
{
    if (m_isQuitting || qGuiApp->isSavingSession())
        return;
    QList<MainWindow *> others = all();
    others.removeOne(&window);
    keepAsLast(others.isEmpty() ? QList<MainWindow *> {&window} : others);
}

void Windows::quit()
{
    keep();
    m_isQuitting = true;
    qApp->closeAllWindows();
}

MainWindow *Windows::open(const model::ConversationId &conversation)
{
    MainWindow *window = make();
    window->openConversation(conversation);
    window->arrange();
    window->show();
    return window;
}

void Windows::speakAnew(MainWindow &window)
{
    if (!Languages::change(readableLanguage(m_preferences->language())))
        return;
    QGuiApplication::setLayoutDirection(Languages::direction());
    const QByteArray geometry = window.saveGeometry();
    open()->restoreGeometry(geometry);
    window.close();
}

MainWindow *Windows::openLast()
{
    MainWindow *window = nullptr;
    const QList<Preferences::LastWindow> windows = m_preferences->lastWindows();
    for (auto last = windows.crbegin(); last != windows.crend(); ++last) {
        window = make();
        window->openLastConversation(*last);
        window->arrange(last->geometry);
        window->show();
    }
    return window;
}

QList<MainWindow *> Windows::all() const
{
    QList<MainWindow *> windows;
    for (const QPointer<MainWindow> &window : m_windows) {
        if (window && window->isVisible())
            windows.append(window);
    }
    return windows;
}

MainWindow *Windows::showing(const model::ConversationId &conversation) const
{
    for (MainWindow *window : all()) {
        ConversationPage *page = window->page();
        if (page && page->session().id() == conversation)
            return window;
    }
    return nullptr;
}

MainWindow *Windows::bringForward(const QString &token)
{
    const QList<MainWindow *> windows = all();
    auto *active = qobject_cast<MainWindow *>(QApplication::activeWindow());
    MainWindow *window = active ? active : windows.isEmpty() ? openLast() : windows.constLast();
    takeLeave(token);
    window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
    window->raise();
    window->activateWindow();
    return window;
}

void Windows::takeLeave(const QString &token)
{
    // Where Qt's plugin for Wayland looks for it.
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
}

bool Windows::hasDesktop() const
{
    return m_desktop && m_desktop->isThere();
}

void Windows::useDesktop(Desktop &desktop)
{
    m_desktop = &desktop;
    m_notifier = new Notifier(desktop, *m_preferences, m_workbench.sessions(), m_workbench.questions(), this);
    connect(m_notifier, &Notifier::conversationRequested, this, [this](const model::ConversationId &id, const QString &token) {
        MainWindow *window = bringForward(token);
        if (!id.isEmpty())
            window->openConversation(id);
    });
    const auto adopt = [this, &desktop] {
        const Desktop::Look &look = desktop.look();
        m_theme->setWishes({look.isDark, look.highContrast, look.reducedMotion, look.accent});
    };
    connect(&desktop, &Desktop::lookChanged, m_theme.get(), adopt);
    adopt();
}

//! Once for each version, to whoever had another one before.
void Windows::tellWhatIsNew(MainWindow &window)
{
    const QString version = QCoreApplication::applicationVersion();
    const QString before = m_preferences->seenVersion();
    if (version.isEmpty() || before == version)
        return;
    m_preferences->setSeenVersion(version);
    if (!before.isEmpty())
        HelpWindow::open(&window, {u"changes"_s});
}

MainWindow *Windows::make()
{
    auto *window = new MainWindow(*this);
    connect(window, &MainWindow::quickQuestionRequested, this, &Windows::quickQuestionRequested);
    connect(window, &MainWindow::ready, this, [this, window] {
        // For desktops that do not take it from the program's entry; found once there is time for it.
        if (QGuiApplication::windowIcon().isNull())
            QGuiApplication::setWindowIcon(QIcon::fromTheme(u"org.parlance.Parlance"_s));
        tellWhatIsNew(*window);
    });
    window->setAttribute(Qt::WA_DeleteOnClose);
    m_windows.removeAll(nullptr);
    m_windows.append(window);
    return window;
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_windows.cpp>
