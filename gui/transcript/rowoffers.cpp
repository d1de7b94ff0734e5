// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/rowoffers.h"

#include "gui/transcript/rowelements.h"
#include "model/session/conversationmodel.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace gui {

namespace {

constexpr int mostRowsLookedAt = 200;

struct RowOfferTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::RowOffer)
};

//! As far as that is seen near the end: what a person says opens a turn.
bool isOfLastTurn(const QAbstractItemModel &rows, int row)
{
    const int last = rows.rowCount() - 1;
    for (int after = last; after > row && after > last - mostRowsLookedAt; --after) {
        const model::CanisterPointer canister = model::canisterAt(rows, after);
        if (canister && canister->role == model::Role::User && !canister->meanwhile)
            return false;
    }
    return row > last - mostRowsLookedAt;
}

} // namespace

QString RowOffer::deed() const
{
    if (action == RowAction::ToggleActive)
        return isOn.value_or(false) ? RowOfferTexts::tr("Deactivate") : RowOfferTexts::tr("Activate");
    if (action == RowAction::TogglePin)
        return isOn.value_or(false) ? RowOfferTexts::tr("Unpin") : RowOfferTexts::tr("Pin");
    return label;
}

QString RowOffer::keys() const
{
    switch (action) {
    case RowAction::Delete: return QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText);
    case RowAction::ReadText: return QKeySequence(Qt::SHIFT | Qt::Key_Return).toString(QKeySequence::NativeText);
    case RowAction::PreviousSibling: return QKeySequence(Qt::ALT | Qt::Key_Left).toString(QKeySequence::NativeText);
    case RowAction::NextSibling: return QKeySequence(Qt::ALT | Qt::Key_Right).toString(QKeySequence::NativeText);
    default: return {};
    }
}

QList<RowOffer> offersOf(const QAbstractItemModel &rows, int row)
{
    const model::CanisterPointer canister = model::canisterAt(rows, row);
    QList<RowOffer> offers;
    if (!canister)
        return offers;
    int group = 0;
    const auto add = [&offers, &group](RowAction action, const QString &label = {}) -> RowOffer & {
        offers.append({action, label.isEmpty() ? labelOf(action) : label, group});
        return offers.last();
    };
    for (const RowAction action : {RowAction::Copy, RowAction::CopyMarkdown, RowAction::CopyText, RowAction::ReadText})
        add(action);
    const auto shown = model::nodeAt(rows, row);
    if (!shown)
        return offers;
    ++group;
    const bool isUsers = canister->role == model::Role::User;
    add(RowAction::Edit,
        canister->invocation ? RowOfferTexts::tr("Edit the arguments…")
            : isUsers        ? QString()
                             : RowOfferTexts::tr("Edit…"));
    if (model::valueAt<model::Node>(rows, row, model::ConversationModel::ResultRole).row != 0)
        add(RowAction::EditResult);
    if (!isUsers)
        add(RowAction::Regenerate);
    if (canister->invocation) {
        add(RowAction::RunAgain);
        add(RowAction::LookInto);
        add(RowAction::UndoFiles);
    }
    add(RowAction::UndoTurn, isOfLastTurn(rows, row) ? QString() : RowOfferTexts::tr("Undo this turn and what follows"));
    for (const RowAction action : {RowAction::Fork, RowAction::CompareFrom, RowAction::Delete})
        add(action);
    ++group;
    add(RowAction::ShowSeen);
    add(RowAction::ShowExchanges);
    ++group;
    add(RowAction::ToggleActive).isOn = shown->active;
    add(RowAction::TogglePin).isOn = shown->pinned;
    if (const auto versioned = model::versionedAt(rows, row); versioned && versioned->siblings > 1) {
        add(RowAction::PreviousSibling).isEnabled = versioned->sibling > 0;
        add(RowAction::NextSibling).isEnabled = versioned->sibling + 1 < versioned->siblings;
        add(RowAction::CompareVersions);
    }
    return offers;
}

} // namespace gui
