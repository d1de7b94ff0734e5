// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/userprompts.h"
#include "model/basics/identifier.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace gui {

class Announcements;
class BenchRuns;
class Desktop;
class MainWindow;
class Notifier;
class Preferences;
class ProgramServer;
class Theme;
class Titles;
class SpellChecker;
class Workbench;
class Zooming;

//! Opens windows on one workbench and owns what they share: preferences, theme and prompts. A window goes when it is closed. Made
//! by main() once the application is there; goes before the workbench.
class Windows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Windows)

public:
    //! `prompts`: null for the desktop's dialogs.
    explicit Windows(Workbench &workbench, std::unique_ptr<UserPrompts> prompts = nullptr, QObject *parent = nullptr);
    ~Windows() override;

    //! Opens and shows a window; with a conversation, or a new one where it is empty.
    MainWindow *open(const model::ConversationId &conversation = {});
    //! All that were open at the end of the last run, with their conversations.
    //! \return that which was in front.
    MainWindow *openLast();

    //! Those that are open, the last opened last.
    QList<MainWindow *> all() const;
    //! That which is worked in, or was last, comes to the front; one is opened where there is none. `token` is the desktop's leave, which
    //! may be empty.
    MainWindow *bringForward(const QString &token = {});
    //! The desktop's leave to come to the front, for the window that is shown next; nothing where it is empty.
    static void takeLeave(const QString &token);
    //! From now on the desktop is told of answers and questions, and things look as it wants them. It outlives this.
    void useDesktop(Desktop &desktop);
    //! It can be told something.
    bool hasDesktop() const;

    //! The preferred language, in a window in place of this one, in which nothing has been done yet.
    void speakAnew(MainWindow &window);

    Preferences &preferences() { return *m_preferences; }
    UserPrompts &prompts() { return *m_prompts; }
    Zooming &zooming() { return *m_zooming; }
    Titles &titles() { return *m_titles; }
    Workbench &workbench() { return m_workbench; }
    //! For the next run, where the program ends and nobody can be asked: by a signal.
    void keep();
    //! What the windows have open, for the next run: soon after something has changed, since a program may be killed.
    void keepOpen();
    //! It is being closed: alone, and then it does not come back unless it is the last one, or because the program ends.
    void leave(MainWindow &window);
    //! All windows close, to come back with the next run.
    void quit();
    //! All windows close; then the store is repaired and opened again.
    void repair();
    bool wantsRepair() const { return m_wantsRepair; }
    //! As the preferences want it.
    SpellChecker &spelling();
    //! Serves other programs, where the person wants that.
    ProgramServer &programServer();
    //! The runs of the test bench; read on first use.
    BenchRuns &benchRuns();

Q_SIGNALS:
    void quickQuestionRequested();

private:
    void tellWhatIsNew(MainWindow &window);
    MainWindow *make();
    void keepAsLast(QList<MainWindow *> windows);
    //! That whose page shows it; null where none does.
    MainWindow *showing(const model::ConversationId &conversation) const;

    Workbench &m_workbench;
    Preferences *m_preferences;
    std::unique_ptr<UserPrompts> m_prompts;
    std::unique_ptr<Theme> m_theme;
    Zooming *m_zooming = nullptr;
    Titles *m_titles = nullptr;
    SpellChecker *m_spelling = nullptr;
    std::unique_ptr<BenchRuns> m_benchRuns;
    const Desktop *m_desktop = nullptr;
    Notifier *m_notifier = nullptr;
    Announcements *m_announcements = nullptr;
    std::unique_ptr<ProgramServer> m_programServer;
    bool m_wantsRepair = false;
    bool m_isQuitting = false;
    QList<QPointer<MainWindow>> m_windows;
};

} // namespace gui
