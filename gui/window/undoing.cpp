// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/undoing.h"

#include "gui/shared/actions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

Undoing::Undoing(model::EditHistory &history, Actions &actions, QObject *parent)
    : QObject(parent)
    , m_history(history)
    , m_undo(actions.find(u"editUndo"_s))
    , m_redo(actions.find(u"editRedo"_s))
{
    actions.on(u"editUndo"_s, this, [this] { m_history.undo(this); });
    actions.on(u"editRedo"_s, this, [this] { m_history.redo(this); });
    connect(&history, &model::EditHistory::changed, this, &Undoing::showNames);
    connect(&history, &model::EditHistory::applied, this, &Undoing::show);
    connect(&history, &model::EditHistory::failed, this, [this](const model::Error &error, const QObject *asker) {
        if (asker == this)
            Q_EMIT said(error.message);
    });
    showNames();
}

void Undoing::showNames()
{
    const QString undo = m_history.undoName();
    const QString redo = m_history.redoName();
    m_undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undo));
    m_redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redo));
    m_undo->setEnabled(!undo.isEmpty());
    m_redo->setEnabled(!redo.isEmpty());
}

void Undoing::show(const model::Edit &edit, const QObject *asker)
{
    for (const model::EditStep &step : edit) {
        const auto *deletion = std::get_if<model::DeletionEdit>(&step.to);
        if (deletion && deletion->since)
            Q_EMIT conversationRemoved(step.conversation);
    }
    // Other windows have the same history.
    if (asker != this)
        return;
    // A title or a label is seen in the list.
    const auto seen = std::find_if(edit.cbegin(), edit.cend(), [](const model::EditStep &step) {
        const auto *deletion = std::get_if<model::DeletionEdit>(&step.to);
        return step.isOfTree() || std::holds_alternative<model::SettingsEdit>(step.to) || (deletion && !deletion->since);
    });
    if (seen != edit.cend())
        Q_EMIT conversationRequested(seen->conversation);
}

} // namespace gui
