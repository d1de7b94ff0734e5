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

//! A server's question as it stands.
network::McpServerRequest passedOn(const Question &question)
{
    const Question::Subject &subject = question.subject();
    JsonWriter writer;
    writer.beginObject().member(u"message", subject.text);
    if (subject.url.isEmpty())
        writer.member(
            u"requestedSchema", subject.schema.isEmpty() ? JsonText::trusted(R"({"type":"object","properties":{}})") : subject.schema);
    else
        writer.member(u"mode", u"url").member(u"url", subject.url.toString()).member(u"elicitationId", question.id().toString());
    return {u"elicitation/create"_s, writer.endObject().text()};
}

//! Whether a client can be asked this, as far as it has said.
bool canBeAsked(const Question::Subject &subject, const network::ServedCall &call)
{
    if (!subject.canBeAllowedBy(model::AnsweredBy::Peer) || !call.canAsk(u"elicitation/create"))
        return false;
    const JsonText capability = call.peer().capabilities.member(u"elicitation").value_or(JsonText());
    return subject.url.isEmpty() || capability.member(u"url").has_value();
}

Verdict verdictOf(const std::optional<JsonText> &answer)
{
    if (!answer || model::stringIn(*answer, u"action") != "accept"_L1)
        return Verdict::Refuse;
    const QString decision = model::stringIn(answer->member(u"content").value_or(JsonText()), u"decision");
    return decision == allowOnce ? Verdict::AllowOnce : decision == allowConversation ? Verdict::AllowConversation : Verdict::Refuse;
}

} // namespace

PeerQuestions::PeerQuestions(model::Questions &questions, std::function<bool()> isAlone, QObject *parent)
    : QObject(parent)
    , m_isAlone(std::move(isAlone))
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

void PeerQuestions::follow(const model::ConversationId &conversation, network::ServedCall &call, bool isKept)
{
    m_calls.insert(conversation, &call);
    if (!isKept)
        m_unkept.insert(conversation);
    connect(&call, &QObject::destroyed, this, [this, conversation] {
        if (m_calls.value(conversation))
            return;
        m_calls.remove(conversation);
        m_unkept.remove(conversation);
    });
    Q_EMIT followed(conversation, &call);
}

void PeerQuestions::decide(Question *question)
{
    const QPointer<network::ServedCall> call = m_calls.value(question->subject().conversation);
    if (call && canBeAsked(question->subject(), *call))
        ask(*question, *call);
    else if (m_isAlone())
        question->giveAnswer({Verdict::Refuse, {}, model::AnsweredBy::Policy});
    else if (call)
        Q_EMIT followed(question->subject().conversation, call);
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
    const bool isElicitation = question.subject().kind == model::QuestionKind::Elicitation;
    call.ask(question.id().toString(), isElicitation ? passedOn(question) : decisionOn(question.subject()),
        [asked = QPointer(&question), isElicitation](const std::optional<JsonText> &answer) {
            if (asked)
                asked->giveAnswer(isElicitation ? elicited(answer) : model::Answer {verdictOf(answer), {}, model::AnsweredBy::Peer});
        });
}

model::Answer elicited(const std::optional<JsonText> &answer)
{
    const QString action = model::stringIn(answer.value_or(JsonText()), u"action");
    const Verdict verdict = action == "accept"_L1 ? Verdict::AllowOnce : action == "decline"_L1 ? Verdict::Refuse : Verdict::Cancelled;
    const JsonText content = answer.value_or(JsonText()).member(u"content").value_or(JsonText());
    return {verdict, verdict == Verdict::AllowOnce ? content : JsonText(), model::AnsweredBy::Peer};
}

} // namespace gui
