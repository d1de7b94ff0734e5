// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/actions.h"

#include "gui/preferences/preferences.h"

#include <QWidget>

namespace gui {

namespace {

QList<QKeySequence> sequences(const QString &keys)
{
    return keys.isEmpty() ? QList<QKeySequence>() : QKeySequence::listFromString(keys, QKeySequence::PortableText);
}

} // namespace

Actions::Actions(QWidget *window, Preferences &preferences)
    : QObject(window)
    , m_window(window)
    , m_preferences(preferences)
{
    connect(&preferences, &Preferences::shortcutChanged, this, &Actions::applyKeys);
}

QAction *Actions::add(const QString &name, const QString &text, const QString &keys)
{
    Q_ASSERT(!m_byName.contains(name));
    auto *action = new QAction(text, m_window);
    action->setObjectName(name);
    // An ampersand of a mnemonic has no place in a tooltip or in the palette.
    action->setToolTip(QString(text).remove(QLatin1Char('&')));
    m_window->addAction(action);
    m_byName.insert(name, {action, keys});
    m_order.append(action);
    applyKeys(name);
    return action;
}

void Actions::setKeys(const QString &name, const QString &keys)
{
    m_preferences.setShortcut(name, keys, standardKeys(name));
}

QAction *Actions::conflict(const QString &name, const QString &keys) const
{
    const QList<QKeySequence> wanted = sequences(keys);
    for (QAction *action : m_order) {
        if (action->objectName() == name)
            continue;
        for (const QKeySequence &taken : action->shortcuts()) {
            if (wanted.contains(taken))
                return action;
        }
    }
    return nullptr;
}

void Actions::applyKeys(const QString &name)
{
    const Entry entry = m_byName.value(name);
    if (entry.action)
        entry.action->setShortcuts(sequences(m_preferences.shortcut(name, entry.standard)));
}

} // namespace gui
