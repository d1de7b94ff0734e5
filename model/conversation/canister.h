// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/conversation/content.h"
#include "model/conversation/modeladdress.h"
#include "model/conversation/resultstate.h"
#include "model/conversation/usage.h"

#include <QDateTime>
#include <QStringList>

#include <memory>
#include <optional>

namespace model {

enum class Role { Supervisor, User, Assistant, Document, Invocation, Result };

QString toWire(Role role);
std::optional<Role> roleFromWire(QStringView name);

//! Why an answer ended. Truncated: the stream stopped before its last event; Length: the provider's limit.
enum class StopReason { None, Finished, Invocations, Length, Filtered, Paused, Truncated };

QString toWire(StopReason reason);
StopReason stopReasonFromWire(QStringView name);

//! A tool call that a model asked for. `id` is unique within a conversation; `name` is scoped (`io:read_file`), or as the model
//! wrote it where no tool matches; `arguments` are as the model sent them, which need not be well-formed JSON.
struct Invocation {
    QString id;
    QString name;
    QByteArray arguments;
    //! What ran instead, where the person edited the arguments at approval.
    JsonText editedArguments = {};
    //! What had to be put right in what the model wrote before the call could be read (`single-quotes`, `trailing-commas`, …).
    QStringList repairs = {};
    // How it came; not kept with a conversation.
    //! The model wrote it as text, as the contract has it.
    bool byContract = false;
    //! Its arguments end where the answer reached the limit of its length: after so many tokens, 0 where nobody counted.
    std::optional<qint64> cutOffAfter = {};

    bool operator==(const Invocation &) const = default;
};

//! One message of a conversation. A value that is never changed once it is in a conversation; conversations, turns and views
//! share it through CanisterPointer.
struct Canister {
    CanisterId id = CanisterId::create();
    Role role = Role::User;
    Contents contents = {};
    QDateTime created = QDateTime::currentDateTimeUtc();
    //! Of an invocation canister.
    std::optional<Invocation> invocation = {};
    //! Of a result canister.
    std::optional<ResultState> result = {};
    //! Of an assistant canister: who spoke, why it ended, what it cost.
    ModelAddress model = {};
    StopReason stop = StopReason::None;
    Usage usage = {};
    //! The answer was cut off by Stop or by an error; what there is of it is kept.
    bool interrupted = false;
    //! Of a document canister: its title.
    QString title = {};
    //! Why what it held cannot be read any more, or only in part; empty for a sound one. Shown, and never sent.
    QString damage = {};

    QString text() const { return plainText(contents); }

    bool operator==(const Canister &) const = default;
};

using CanisterPointer = std::shared_ptr<const Canister>;

inline CanisterPointer share(Canister canister)
{
    return std::make_shared<const Canister>(std::move(canister));
}

} // namespace model

Q_DECLARE_METATYPE(model::CanisterPointer)
