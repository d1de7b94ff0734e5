// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/windowcommands.h"

#include <QAction>
#include <QHash>
#include <QObject>

#include <type_traits>

class QMenuBar;

namespace gui {

class Preferences;

//! All actions of one window by the names of their commands. Menus, the command palette, the shortcut editor, slash commands and tests
//! find them here. Shortcuts that the person has changed come from the preferences and are the same in all windows. Owned by its
//! window.
class Actions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Actions)

public:
    //! The actions become children of `window` and work anywhere in it.
    Actions(QWidget *window, Preferences &preferences);

    QAction *add(const WindowCommand &command);
    void add(const QList<WindowCommand> &commands);
    //! What a command does: `does()`, or `does(argument)` with what is written behind the slash command; empty where it is done in
    //! another way. Ends with `context`.
    template <typename Does>
    void on(const QString &name, QObject *context, Does does)
    {
        Q_ASSERT(find(name));
        m_byName[name].isDone = true;
        if constexpr (std::is_invocable_v<Does, QString>)
            connect(find(name), &QAction::triggered, context, [this, does] { does(m_argument); });
        else
            connect(find(name), &QAction::triggered, context, [does] { does(); });
    }
    //! Does what a slash command says, where that can be done now.
    void run(const QString &slash, const QString &argument);

    //! Null where there is none of that name.
    QAction *find(const QString &name) const { return m_byName.value(name).action; }
    //! The names of those that nobody does.
    QStringList idle() const;
    //! In the order in which they were added.
    const QList<QAction *> &all() const { return m_order; }
    void fillMenus(QMenuBar &bar) const;
    //! Has the tool tip of a control that does the same say the keys, too.
    void explain(QWidget &control, const QString &name) const;

    QString standardKeys(const QString &name) const { return m_byName.value(name).command.keys; }
    void setKeys(const QString &name, const QString &keys);
    //! The other action that has one of these shortcuts already, or one that begins as it does or the other way about; null where they are
    //! free.
    QAction *conflict(const QString &name, const QString &keys) const;

private:
    struct Entry {
        WindowCommand command;
        QAction *action = nullptr;
        //! Somebody does it.
        bool isDone = false;
    };
    void fillMenu(QMenuBar &bar, WindowCommand::Menu menu) const;
    void applyKeys(const QString &name);

    QWidget *m_window;
    Preferences &m_preferences;
    QHash<QString, Entry> m_byName;
    QList<QAction *> m_order;
    //! Of the slash command that is being done.
    QString m_argument;
};

} // namespace gui
