// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/foldersbutton.h"

#include "gui/preferences/preferences.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/userprompts.h"
#include "model/basics/workspacekind.h"
#include "model/text/visibletext.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! A path in a menu: its home folder shortened, and no mnemonics in it.
QString menuText(const QString &path)
{
    const QString home = QDir::homePath();
    const QString shown = path.startsWith(home + u'/') ? u"~"_s + path.mid(home.size()) : path;
    return model::visibleLine(shown).replace(u'&', u"&&"_s);
}

} // namespace

FoldersButton::FoldersButton(Preferences &preferences, UserPrompts &prompts, QWidget *parent)
    : DropDownButton(parent)
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_menu(new QMenu(this))
{
    setObjectName(u"foldersButton"_s);
    m_menu->setObjectName(u"foldersMenu"_s);
    m_menu->setToolTipsVisible(true);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
    setFolders({});
    connect(m_menu, &QMenu::aboutToShow, this, &FoldersButton::fillMenu);
}

void FoldersButton::setFolders(const QStringList &folders)
{
    m_folders = folders;
    QString name = tr("none");
    if (folders.size() == 1)
        name = model::visibleLine(QFileInfo(folders.first()).fileName());
    else if (folders.size() > 1)
        name = tr("%n folder(s)", nullptr, int(folders.size()));
    setText(tr("Workspace: %1").arg(name));
    setShortText(folders.isEmpty() ? tr("Workspace") : name);
    setAccessibleName(text());
    setToolTip(folders.isEmpty() ? tr("File tools see no folder until you pick one.") : toolTipText(folders.join(u'\n')));
}

void FoldersButton::chooseFolder(const QString &path)
{
    const QString named = path == u'~' || path.startsWith("~/"_L1) ? QDir::homePath() + path.mid(1) : path;
    if (!named.isEmpty() && QFileInfo(named).isDir())
        return add(named);
    m_prompts.chooseFolder(window(), tr("Add a workspace folder"), this, [this](const QString &folder) { add(folder); });
}

void FoldersButton::fillMenu()
{
    m_menu->clear();
    for (const QString &folder : std::as_const(m_folders)) {
        QAction *action = m_menu->addAction(tr("Remove %1").arg(menuText(folder)), this, [this, folder] { remove(folder); });
        action->setToolTip(model::visibleLine(folder));
    }
    if (!m_folders.isEmpty())
        m_menu->addSeparator();
    m_menu->addAction(tr("&Add a folder…"), this, [this] { chooseFolder(); });
    bool begun = false;
    for (const QString &folder : m_preferences.recentFolders()) {
        if (m_folders.contains(folder) || !QFileInfo(folder).isDir())
            continue;
        if (!std::exchange(begun, true))
            m_menu->addSection(tr("Recently used"));
        m_menu->addAction(menuText(folder), this, [this, folder] { add(folder); });
    }
}

void FoldersButton::add(const QString &folder)
{
    const QString path = QFileInfo(folder).canonicalFilePath();
    if (path.isEmpty() || m_folders.contains(path))
        return;
    // More than a folder of work is named as what it is before tools get it.
    if (const QStringList warnings = model::workspaceWarnings({path}); warnings.isEmpty())
        take(path);
    else
        m_prompts.confirm(window(), warnings.first(), tr("Add it anyway"), this, [this, path] { take(path); });
}

void FoldersButton::take(const QString &path)
{
    m_preferences.addRecentFolder(path);
    setFolders(m_folders + QStringList {path});
    Q_EMIT foldersEdited(m_folders);
}

void FoldersButton::remove(const QString &folder)
{
    QStringList folders = m_folders;
    folders.removeAll(folder);
    setFolders(folders);
    Q_EMIT foldersEdited(m_folders);
}

} // namespace gui
