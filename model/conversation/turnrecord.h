// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QMetaType>
#include <QString>

namespace model {

//! Where a turn stands. Preparing: what its tools need is waited for. Storing: the store takes long to write down the calls that are to
//! run, or their results. Committed, Interrupted, RolledBack and Cancelled are ends.
enum class TurnState { Idle, Preparing, Conversing, Invoking, Storing, Committing, Committed, Interrupted, RolledBack, Cancelled };

QString toWire(TurnState state);
TurnState turnStateFromWire(QStringView name);

inline bool isEnd(TurnState state)
{
    return state >= TurnState::Committed;
}

//! An invocation that had already run when the turn was rolled back: its effects outside are not undone.
struct RanInvocation {
    QString id;
    QString name;
    QByteArray arguments;
    bool idempotent = false;
    //! The one that broke the turn.
    bool broke = false;
    //! It was stopped in the middle, or timed out.
    bool stopped = false;

    //! How much of its work it did is not known.
    bool isUnfinished() const { return broke || stopped; }

    bool operator==(const RanInvocation &) const = default;
};

//! A turn as the store keeps it: while it runs (its journal), and after it was rolled back. `base` is the row of the node after
//! which it stood; 0 for the beginning of the conversation.
struct TurnRecord {
    TurnId id = TurnId::create();
    ConversationId conversation = {};
    qint64 base = 0;
    TurnState state = TurnState::Idle;
    QDateTime started = QDateTime::currentDateTimeUtc();
    std::optional<Error> error = {};
    QList<RanInvocation> ran = {};
    //! The person has dismissed its banner.
    bool dismissed = false;
    //! What it staged, in order.
    QList<CanisterPointer> staged = {};
};

//! A round of a turn: what the model that was asked has cost, also where its answer has become no canister, and how the call failed.
struct ModelCall {
    ModelAddress model = {};
    Usage usage = {};
    std::optional<ErrorCategory> failure = {};
};

Usage usageOf(const QList<ModelCall> &calls);

//! How it is written down why a turn was rolled back, in the store and in archives. What cannot be read is nothing.
QByteArray errorToJson(const std::optional<Error> &error);
std::optional<Error> errorFromJson(const QByteArray &json);
QByteArray ranToJson(const QList<RanInvocation> &ran);
QList<RanInvocation> ranFromJson(const QByteArray &json);
//! A line about what of it stays outside. `arguments`: as they are to be shown.
Wording effectOutside(const RanInvocation &ran, const QString &arguments);

} // namespace model

Q_DECLARE_METATYPE(model::TurnState)
