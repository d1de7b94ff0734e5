// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

namespace gui {

class Preferences;

//! All actions of one window by their names, which are their object names too. Menus, the command palette, the shortcut editor and
//! tests find them here. Shortcuts that the person has changed come from the preferences and are the same in all windows.
//! Owned by its window.
class Actions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Actions)

public:
    //! The actions become children of `window` and work anywhere in it.
    Actions(QWidget *window, Preferences &preferences);

    //! `keys`: the standard shortcut in portable text, several separated by "; ".
    QAction *add(const QString &name, const QString &text, const QString &keys = {});
    //! Null where there is none of that name.
    QAction *find(const QString &name) const { return m_byName.value(name).action; }
    //! In the order in which they were added.
    const QList<QAction *> &all() const { return m_order; }

    QString standardKeys(const QString &name) const { return m_byName.value(name).standard; }
    void setKeys(const QString &name, const QString &keys);
    //! The other action that has one of these shortcuts already; null where they are free.
    QAction *conflict(const QString &name, const QString &keys) const;

private:
    struct Entry {
        QAction *action = nullptr;
        QString standard;
    };
    void applyKeys(const QString &name);

    QWidget *m_window;
    Preferences &m_preferences;
    QHash<QString, Entry> m_byName;
    QList<QAction *> m_order;
};

} // namespace gui
