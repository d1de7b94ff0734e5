// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/peerquestions.h"

#include "model/schema/jsonwriter.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using model::Question, model::Verdict;

namespace {

// What a client's form offers; they go over the wire.
constexpr auto allowOnce = "allow"_L1;
constexpr auto allowConversation = "allow in this conversation"_L1;
constexpr auto refuseIt = "refuse"_L1;

network::McpServerRequest decisionOn(const Question::Subject &subject)
{
    JsonWriter writer;
    writer.beginObject().member(u"message", subject.inFull()).key(u"requestedSchema").beginObject().member(u"type", u"object");
    writer.key(u"properties").beginObject().key(u"decision").beginObject().member(u"type", u"string").member(u"title", u"Decision");
    writer.key(u"enum").beginArray().string(QString(allowOnce)).string(QString(allowConversation)).string(QString(refuseIt)).endArray();
    writer.endObject().endObject().key(u"required").beginArray().string(u"decision").endArray().endObject().endObject();
    return {u"elicitation/create"_s, writer.text()};
}

Verdict verdictOf(const std::optional<JsonText> &answer)
{
    if (!answer || model::stringIn(*answer, u"action") != "accept"_L1)
        return Verdict::Refuse;
    const QString decision = model::stringIn(answer->member(u"content").value_or(JsonText()), u"decision");
    return decision == allowOnce ? Verdict::AllowOnce : decision == allowConversation ? Verdict::AllowConversation : Verdict::Refuse;
}

} // namespace

PeerQuestions::PeerQuestions(model::Questions &questions, bool isAlone, QObject *parent)
    : QObject(parent)
    , m_isAlone(isAlone)
{
    // Answered later, so that everybody has heard of the question before its answer.
    connect(&questions, &model::Questions::raised, this, [this](Question *question) {
        const auto later = [this, asked = QPointer(question)] {
            if (asked && !asked->answer())
                decide(asked);
        };
        QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
    });
}

void PeerQuestions::follow(const model::ConversationId &conversation, network::ServedCall &call)
{
    m_calls.insert(conversation, &call);
    connect(&call, &QObject::destroyed, this, [this, conversation] {
        if (!m_calls.value(conversation))
            m_calls.remove(conversation);
    });
    Q_EMIT followed(conversation, &call);
}

void PeerQuestions::decide(Question *question)
{
    const QPointer<network::ServedCall> call = m_calls.value(question->subject().conversation);
    const bool canAnswer = call && question->subject().canBeAllowedBy(model::AnsweredBy::Peer) && call->canAsk(u"elicitation/create");
    if (canAnswer)
        ask(*question, *call);
    else if (m_isAlone)
        question->giveAnswer({Verdict::Refuse, {}, model::AnsweredBy::Policy});
}

void PeerQuestions::ask(Question &question, network::ServedCall &call)
{
    const auto tell = [this, conversation = question.subject().conversation, asked = QPointer(&call)] {
        if (asked)
            Q_EMIT followed(conversation, asked);
    };
    // Once it stands, and once it is settled.
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    connect(&question, &Question::answered, this, tell, Qt::QueuedConnection);
    question.setAlsoAsked(call.peer().name.isEmpty() ? tr("another program") : call.peer().name);
    call.ask(
        question.id().toString(), decisionOn(question.subject()), [asked = QPointer(&question)](const std::optional<JsonText> &answer) {
            if (asked)
                asked->giveAnswer({verdictOf(answer), {}, model::AnsweredBy::Peer});
        });
}

} // namespace gui
