// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/window/palettemodel.h"
#include "model/basics/identifier.h"

namespace gui {

class Actions;
class CommandPalette;
class ConversationBar;
class ConversationPage;
class Workbench;

//! What a window's command palette offers: its actions, those of the canister that one is at, models, agents, conversations, and the
//! pages of the preferences. Owned by its
//! window.
class PaletteSources final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaletteSources)

public:
    PaletteSources(Workbench &workbench, const Actions &actions, ConversationBar &bar, QObject *parent = nullptr);

    //! Also offers what can be done with the canister that the keyboard is on, or the last one, of the page that is shown then; null for
    //! none.
    void followPage(std::function<ConversationPage *()> shown) { m_page = std::move(shown); }
    //! Conversations come a moment later.
    void fill(CommandPalette &palette);

Q_SIGNALS:
    void conversationPicked(const model::ConversationId &id);
    //! A page of the preferences, by its place among PreferencesDialog::pages().
    void pagePicked(int page);

private:
    QList<PaletteEntry> actions() const;
    QList<PaletteEntry> canister() const;
    QList<PaletteEntry> models() const;
    QList<PaletteEntry> agents() const;
    QList<PaletteEntry> pages();

    Workbench &m_workbench;
    const Actions &m_actions;
    ConversationBar &m_bar;
    std::function<ConversationPage *()> m_page;
};

} // namespace gui
