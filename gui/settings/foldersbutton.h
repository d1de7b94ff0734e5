// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
#include <QStringList>

class QMenu;

namespace gui {

class Preferences;
class UserPrompts;

//! A button with the conversation's workspace folders: adds and takes away. There are none until the person picks one. Owned by the
//! bar.
class FoldersButton final : public DropDownButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FoldersButton)

public:
    FoldersButton(Preferences &preferences, UserPrompts &prompts, QWidget *parent = nullptr);

    void setFolders(const QStringList &folders);
    //! Adds the folder at `path`, which may begin with `~`; without one, or where there is none, asks which.
    void chooseFolder(const QString &path = {});

Q_SIGNALS:
    //! Canonical paths.
    void foldersEdited(const QStringList &folders);

private:
    void fillMenu();
    void add(const QString &folder);
    void take(const QString &path);
    void remove(const QString &folder);

    Preferences &m_preferences;
    UserPrompts &m_prompts;
    QStringList m_folders;
    QMenu *m_menu;
};

} // namespace gui
