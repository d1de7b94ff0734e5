// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/turnevent.h"

#include <QObject>

namespace model {

class PendingCanisters;
class TurnJournal;

//! Puts what a turn makes where it belongs: among its pending canisters, into its journal, and among its events. Part of a Turn, as
//! both others are.
class Staging final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Staging)

public:
    //! `model`: who answers.
    Staging(PendingCanisters &pending, TurnJournal &journal, ModelAddress model);

    //! The turn and what it is begun with.
    void begin(const TurnRecord &turn, const QList<CanisterPointer> &opening);
    //! At the end; it is told of only by tell().
    void stage(const CanisterPointer &canister);
    void replace(int index, const CanisterPointer &canister);
    //! Of an answer that streams; begins one where none does.
    void append(const Delta &delta);
    //! What was streaming gets its final form, or goes where nothing was said.
    void answer(const ConverseReply &reply, bool interrupted);
    //! A call, told and staged.
    void call(const Invocation &call);
    //! A canister, told and staged.
    void tell(const CanisterPointer &canister);

Q_SIGNALS:
    void told(const model::TurnEvent &event);

private:
    PendingCanisters &m_pending;
    TurnJournal &m_journal;
    const ModelAddress m_model;
};

} // namespace model
