// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace gui {

class Actions;
class Preferences;
class Theme;

//! How large all windows show their texts, and in which fonts, as the preferences say; Ctrl with the wheel changes the size, too. Owned by
//! Windows.
class Zooming final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Zooming)

public:
    Zooming(Preferences &preferences, Theme &theme, QObject *parent = nullptr);

    //! Of a window.
    void connectActions(Actions &actions);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    //! By so many steps, up or down.
    void zoom(int steps);
    void apply();

    Preferences &m_preferences;
    Theme &m_theme;
    //! Of the wheel, which has not become a step.
    int m_turned = 0;
};

} // namespace gui
