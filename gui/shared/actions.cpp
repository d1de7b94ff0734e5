// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/actions.h"

#include "gui/preferences/preferences.h"
#include "gui/shared/accesskey.h"
#include "gui/theme/direction.h"

#include <QMenu>
#include <QMenuBar>
#include <QScopedValueRollback>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

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

QAction *Actions::add(const WindowCommand &command)
{
    Q_ASSERT(!m_byName.contains(command.name));
    auto *action = new QAction(command.text, m_window);
    action->setObjectName(command.name);
    // An ampersand of a mnemonic has no place in a tooltip or in the palette.
    action->setToolTip(withoutAccessKey(command.text));
    m_window->addAction(action);
    m_byName.insert(command.name, {command, action});
    m_order.append(action);
    applyKeys(command.name);
    return action;
}

void Actions::add(const QList<WindowCommand> &commands)
{
    for (const WindowCommand &command : commands)
        add(command);
}

void Actions::run(const QString &slash, const QString &argument)
{
    const auto named = std::find_if(
        m_byName.cbegin(), m_byName.cend(), [&slash](const Entry &entry) { return entry.command.slash == slash; });
    if (slash.isEmpty() || named == m_byName.cend())
        return;
    const QScopedValueRollback<QString> running(m_argument, argument);
    named->action->trigger();
}

QStringList Actions::idle() const
{
    QStringList names;
    for (const QAction *action : m_order) {
        if (!m_byName.value(action->objectName()).isDone)
            names.append(action->objectName());
    }
    return names;
}

void Actions::fillMenus(QMenuBar &bar) const
{
    using Menu = WindowCommand::Menu;
    for (const Menu menu : {Menu::Program, Menu::Conversation, Menu::Edit, Menu::View, Menu::Tools, Menu::Agents, Menu::Help})
        fillMenu(bar, menu);
}

void Actions::fillMenu(QMenuBar &bar, WindowCommand::Menu menu) const
{
    QMap<int, QList<QAction *>> groups;
    for (QAction *action : m_order) {
        const QList<WindowCommand::Place> places = m_byName.value(action->objectName()).command.places;
        for (const WindowCommand::Place &place : places) {
            if (place.menu == menu)
                groups[place.group].append(action);
        }
    }
    QMenu *made = bar.addMenu(titleOf(menu));
    made->setObjectName(objectNameOf(menu));
    for (const QList<QAction *> &group : std::as_const(groups)) {
        if (!made->isEmpty())
            made->addSeparator();
        made->addActions(group);
    }
}

void Actions::explain(QWidget &control, const QString &name) const
{
    const QAction *action = find(name);
    Q_ASSERT(action);
    const QString text = control.toolTip().isEmpty() ? action->toolTip() : control.toolTip();
    const auto show = [&control, action, text] {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        control.setToolTip(keys.isEmpty() ? text : u"%1 (%2)"_s.arg(text, leftToRight(keys)));
    };
    connect(action, &QAction::changed, &control, show);
    show();
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
            // The beginning of a longer one would keep that from ever being reached.
            const auto isInTheWay = [&taken](const QKeySequence &each) {
                return each.matches(taken) != QKeySequence::NoMatch || taken.matches(each) != QKeySequence::NoMatch;
            };
            if (std::any_of(wanted.begin(), wanted.end(), isInTheWay))
                return action;
        }
    }
    return nullptr;
}

void Actions::applyKeys(const QString &name)
{
    const Entry entry = m_byName.value(name);
    if (entry.action)
        entry.action->setShortcuts(sequences(m_preferences.shortcut(name, entry.command.keys)));
}

} // namespace gui
