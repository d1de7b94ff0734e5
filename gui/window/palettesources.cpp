// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/palettesources.h"

#include "gui/agents/agentselector.h"
#include "gui/settings/conversationbar.h"
#include "gui/settings/modelselector.h"
#include "gui/settings/preferencesdialog.h"
#include "gui/shared/accesskey.h"
#include "gui/shared/actions.h"
#include "gui/transcript/rowoffers.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/commandpalette.h"
#include "gui/window/conversationpage.h"
#include "gui/workbench/workbench.h"
#include "model/agents/agentcatalog.h"
#include "model/session/conversationmodel.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace gui {

PaletteSources::PaletteSources(Workbench &workbench, const Actions &actions, ConversationBar &bar, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_actions(actions)
    , m_bar(bar)
{
}

void PaletteSources::fill(CommandPalette &palette)
{
    palette.add(actions() + canister() + pages() + models() + agents());
    constexpr int mostConversations = 500;
    m_workbench.store().run(
        &palette, [](model::Database &database) { return model::ConversationStore(database).list(mostConversations); },
        [this, &palette](const model::Result<QList<model::ConversationInfo>> &listed) {
            QList<PaletteEntry> entries;
            for (const model::ConversationInfo &info : listed.value_or(QList<model::ConversationInfo>())) {
                entries.append({u"conversation:"_s + info.id.toString(), info.title, tr("conversation"),
                    [this, id = info.id] { Q_EMIT conversationPicked(id); }});
            }
            palette.add(entries);
        });
}

QList<PaletteEntry> PaletteSources::actions() const
{
    QList<PaletteEntry> entries;
    for (QAction *action : m_actions.all()) {
        if (action->isEnabled() && action->isVisible())
            entries.append({u"action:"_s + action->objectName(), withoutAccessKey(action->text()),
                action->shortcut().toString(QKeySequence::NativeText), [action] { action->trigger(); }});
    }
    return entries;
}

QList<PaletteEntry> PaletteSources::canister() const
{
    ConversationPage *page = m_page ? m_page() : nullptr;
    if (!page)
        return {};
    TranscriptPanel &transcript = page->transcript();
    const int row = transcript.here();
    const QPointer<TranscriptView> view = &transcript.view();
    const auto shown = model::nodeAt(view->rows(), row);
    QList<PaletteEntry> entries;
    for (const RowOffer &offer : shown ? offersOf(view->rows(), row) : QList<RowOffer>()) {
        if (!offer.isEnabled)
            continue;
        const QString keys = offer.keys();
        entries.append({u"canister:%1"_s.arg(int(offer.action)), tr("Canister: %1").arg(withoutAccessKey(offer.deed())),
            keys.isEmpty() ? tr("canister") : keys, [view, row, id = shown->row, action = offer.action] {
                // Not with another that stands in its place by now.
                const auto there = view ? model::nodeAt(view->rows(), row) : std::nullopt;
                if (there && there->row == id)
                    view->perform(action, row);
            }});
    }
    return entries;
}

QList<PaletteEntry> PaletteSources::models() const
{
    QList<PaletteEntry> entries;
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        for (const network::ModelEntry &model : provider.enabled ? provider.models : QList<network::ModelEntry>()) {
            const model::ModelAddress address {provider.name, model.name};
            entries.append({u"model:"_s + address.toString(), titleOf(provider, model), tr("model"),
                [bar = &m_bar, address] { bar->pickModel(address); }});
        }
    }
    return entries;
}

QList<PaletteEntry> PaletteSources::agents() const
{
    QList<PaletteEntry> entries;
    for (const model::AgentEntry &agent : m_workbench.agents().entries()) {
        if (agent.part && agent.isListed)
            entries.append({u"agent:"_s + agent.name, agent.name, tr("agent"),
                [bar = &m_bar, name = agent.name] { Q_EMIT bar->agents().agentPicked(name); }});
    }
    return entries;
}

QList<PaletteEntry> PaletteSources::pages()
{
    QList<PaletteEntry> entries;
    const QStringList titles = PreferencesDialog::pages();
    for (int page = 0; page < titles.size(); ++page) {
        entries.append({u"preferences:%1"_s.arg(page), tr("Preferences: %1").arg(withoutAccessKey(titles.at(page))), tr("preferences"),
            [this, page] { Q_EMIT pagePicked(page); }});
    }
    return entries;
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_palettesources.cpp>
