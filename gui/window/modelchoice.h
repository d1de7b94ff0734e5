// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/modeladdress.h"

#include <QObject>
#include <QSet>

namespace gui {

class Actions;
class ConversationBar;
class Preferences;
class Workbench;

//! Which model answers in a window's conversation: tells the bar of those there are, with what is known of them, and makes the one that is
//! picked that of new conversations too. Owned by its window.
class ModelChoice final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelChoice)

public:
    ModelChoice(Workbench &workbench, Preferences &preferences, ConversationBar &bar);

    void connectActions(Actions &actions);
    //! They have been read: there are models to be offered.
    void useCatalogs();
    //! Its first model, or the list where it has none.
    void pickProvider(const QString &name);

private:
    void showProviders();
    QSet<QString> silent() const;
    void keep(const model::ModelAddress &address);

    Workbench &m_workbench;
    Preferences &m_preferences;
    ConversationBar &m_bar;
};

} // namespace gui
