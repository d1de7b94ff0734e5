// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/window/palettemodel.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace gui {

class FilterModel;
class Preferences;

//! A list of all that a person can have done, which narrows as one types, with what was done lately first; Enter does it. A child of its
//! window that lies over it; opened by openOver(), closed by Escape, by leaving it or by doing something.
class CommandPalette final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandPalette)

public:
    CommandPalette(Preferences &preferences, QWidget *window);

    void add(const QList<PaletteEntry> &entries);
    void openOver();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void giveFocusBack();
    void showFitting();
    void trigger(const QModelIndex &index);

    Preferences &m_preferences;
    PaletteModel *m_entries;
    FilterModel *m_filtered;
    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_none;
    //! What had the keyboard.
    QPointer<QWidget> m_before;
};

} // namespace gui
