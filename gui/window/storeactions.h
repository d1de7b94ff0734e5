// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QWidget;

namespace gui {

class Windows;

//! What a person does to the store as a whole: a backup, a repair. Part of a main window.
class StoreActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StoreActions)

public:
    //! The windows outlive it; `window` owns it.
    StoreActions(Windows &windows, QWidget *window);

    void backUp();
    //! Asks first, since all windows are closed for it.
    void repair();

Q_SIGNALS:
    void said(const QString &text);

private:
    Windows &m_windows;
    QWidget *const m_window;
};

} // namespace gui
