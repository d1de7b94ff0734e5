// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/window/palettemodel.h"
#include "model/basics/identifier.h"

namespace gui {

class Actions;
class CommandPalette;
class ConversationBar;
class Workbench;

//! What a window's command palette offers: its actions, models, agents, conversations, and the pages of the preferences. Owned by its
//! window.
class PaletteSources final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaletteSources)

public:
    PaletteSources(Workbench &workbench, const Actions &actions, ConversationBar &bar, QObject *parent = nullptr);

    //! Conversations come a moment later.
    void fill(CommandPalette &palette);

Q_SIGNALS:
    void conversationPicked(const model::ConversationId &id);
    //! Of the preferences.
    void pagePicked(int page);

private:
    QList<PaletteEntry> actions() const;
    QList<PaletteEntry> models() const;
    QList<PaletteEntry> agents() const;
    QList<PaletteEntry> pages();

    Workbench &m_workbench;
    const Actions &m_actions;
    ConversationBar &m_bar;
};

} // namespace gui
