// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/basics/result.h"
#include "model/conversation/content.h"
#include "model/conversation/modeladdress.h"
#include "model/conversation/usage.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <memory>
#include <optional>

namespace model {

//! One step of an invocation on its way, for the person who looks into it. `name` is its wire name (`find`, `parse`, `defaults`,
//! `validate`, `deduplicate`, `approve`, `confine`, `execute`, `back-off`, `format`); `remark` says in a few words what came of it.
struct InvocationStep {
    QString name;
    double milliseconds = 0;
    QString remark = {};

    bool operator==(const InvocationStep &) const = default;
};

//! The earlier call whose result served for a call that was the same, so that this was not run: how long ago that was, and how many
//! canisters of the path before.
struct ReusedResult {
    QString invocation;
    double milliseconds = 0;
    int canisters = 0;

    bool operator==(const ReusedResult &) const = default;
};

//! How a tool call ended. `display` is what the person is shown where it differs from the contents that the model gets.
struct ResultState {
    QString invocation;
    std::optional<Error> error = {};
    double milliseconds = 0;
    QString display = {};
    //! The whole text, where the model got only the first part of it.
    QString whole = {};
    std::optional<ReusedResult> reused = {};
    //! The earlier calls whose results this one supersedes; they are not sent any more.
    QStringList supersedes = {};
    QList<InvocationStep> steps = {};
    //! Of a character's tool: the states that the call has gone through, by their wire names.
    QStringList lifecycle = {};

    bool operator==(const ResultState &) const = default;
};

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
    //! Of a user canister: it was said while the turn was under way, and does not begin one.
    bool meanwhile = false;
    //! A person has written it in place of what was there: the model, or the tool, said something else.
    bool byHand = false;
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
