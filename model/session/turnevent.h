// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/session/invocations.h"
#include "model/session/questions.h"

#include <variant>

namespace model {

struct StateEvent {
    TurnState state;
    int round = 0;
    //! Of Preparing: the ensembles.
    QStringList waitingFor = {};
};
struct DeltaEvent {
    Delta delta;
};
struct InvocationEvent {
    Invocation invocation;
};
struct InvocationStateEvent {
    QString invocation;
    InvocationState state;
    //! Of a character's tool: the step of its life cycle that this is.
    std::optional<ToolCallState> lifecycle = {};
};
struct ProgressEvent {
    QString invocation;
    double progress = 0;
    double total = 0;
    QString text;
};
struct QuestionEvent {
    QuestionId id;
    QuestionKind kind;
    QString text;
};
struct AnswerEvent {
    QuestionId id;
    Verdict verdict;
    AnsweredBy by = AnsweredBy::Person;
};
struct RetryEvent {
    int milliseconds = 0;
    QString reason;
};
//! Something that the person should know of how the model is spoken with.
struct NoticeEvent {
    QString text;
};
struct ResultEvent {
    InvocationOutcome outcome;
};
//! A canister has reached its final form within the turn; it is not yet committed.
struct CanisterEvent {
    CanisterPointer canister;
};
struct EndEvent {
    TurnState state;
    ConversationId conversation;
    TurnId turn;
    Usage usage;
    std::optional<Error> error;
    QList<RanInvocation> ran;
};

//! Everything that a turn does, as one stream. The transcript, the JSON Lines of the command line and the tests read this.
using TurnEvent = std::variant<StateEvent, DeltaEvent, InvocationEvent, InvocationStateEvent, ProgressEvent, QuestionEvent, AnswerEvent,
    RetryEvent, NoticeEvent, ResultEvent, CanisterEvent, EndEvent>;

//! One JSON object, without a line end. An empty text for events that JSON Lines leave out (InvocationStateEvent has
//! `{"event":"invocation-state",…}`, ProgressEvent `{"event":"progress",…}`).
JsonText toJson(const TurnEvent &event);

} // namespace model

Q_DECLARE_METATYPE(model::TurnEvent)
