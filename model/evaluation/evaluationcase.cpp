// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationcase.h"

#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EvaluationCaseTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationCase)
};

using CaseMembers = QList<std::pair<QString, JsonText>>;

CaseMembers membersOf(const std::optional<JsonText> &value)
{
    return value ? value->members() : CaseMembers();
}

QString textOfValue(const JsonText &value)
{
    const QJsonValue read = value.read();
    return read.isString() ? read.toString() : value.toString();
}

const QRegularExpression &variablePlace()
{
    static const QRegularExpression place(u"\\{\\{\\s*([\\p{L}_][\\p{L}\\p{N}_.-]*)\\s*\\}\\}"_s);
    return place;
}

//! What is written by several names in the files of several programs.
std::optional<JsonText> firstOf(const JsonText &object, std::initializer_list<QStringView> names)
{
    for (const QStringView name : names) {
        const auto found = object.member(name);
        if (found && found->bytes() != "null")
            return found;
    }
    return {};
}

//! The text of a message, whose content may be a list of parts.
QString contentOf(const QJsonValue &content)
{
    if (content.isString())
        return content.toString();
    QStringList texts;
    for (const QJsonValue &part : content.toArray())
        texts.append(part.toObject().value("text"_L1).toString());
    return texts.join(u'\n');
}

Result<QList<CaseMessage>> readMessages(const JsonText &list)
{
    QList<CaseMessage> messages;
    for (const QJsonValue &each : list.read().toArray()) {
        const QString role = each.toObject().value("role"_L1).toString();
        const QString text = contentOf(each.toObject().value("content"_L1));
        if (role == u"system" || role == u"developer")
            messages.append({CaseMessage::Speaker::System, text});
        else if (role == u"assistant")
            messages.append({CaseMessage::Speaker::Assistant, text});
        else if (role == u"user")
            messages.append({CaseMessage::Speaker::User, text});
        else
            return failure(
                ErrorCategory::Validation, EvaluationCaseTexts::tr("a message is of system, user or assistant, not of “%1”").arg(role));
    }
    if (messages.isEmpty() || messages.last().speaker != CaseMessage::Speaker::User)
        return failure(ErrorCategory::Validation, EvaluationCaseTexts::tr("the last message is the user's"));
    return messages;
}

Result<void> readInput(const JsonText &object, EvaluationCase &made)
{
    const auto input = firstOf(object, {u"input", u"messages", u"question", u"prompt"});
    if (!input)
        return {};
    if (!input->bytes().startsWith('[')) {
        made.input = textOfValue(*input);
        return {};
    }
    auto messages = readMessages(*input);
    if (!messages)
        return tl::make_unexpected(messages.error());
    made.input = messages->takeLast().text;
    made.before = *messages;
    return {};
}

void readExpectations(const JsonText &object, EvaluationCase &made)
{
    for (const QStringView list : {u"assert", u"expect"}) {
        for (const auto &[name, each] : membersOf(object.member(list)))
            made.expect.append(Expectation::read(each));
    }
    if (const auto expected = firstOf(object, {u"expected", u"target", u"ideal", u"expected_output"}))
        made.expect.append(Expectation::ofExpected(*expected));
}

QStringView nameOfSpeaker(CaseMessage::Speaker speaker)
{
    switch (speaker) {
    case CaseMessage::Speaker::System: return u"system";
    case CaseMessage::Speaker::Assistant: return u"assistant";
    case CaseMessage::Speaker::User: break;
    }
    return u"user";
}

} // namespace

Result<EvaluationCase> EvaluationCase::read(const JsonText &written)
{
    // OpenAI's evals have it one step further in.
    const JsonText object = written.member(u"item").value_or(written);
    const QJsonObject read = object.read().toObject();
    EvaluationCase made;
    const QJsonValue id = read.value("id"_L1);
    made.id = id.isDouble() ? QString::number(qint64(id.toDouble())) : id.toString().simplified();
    made.description = read.value("description"_L1).toString().simplified();
    for (const auto &[name, value] : membersOf(object.member(u"vars")))
        made.vars.insert(name, textOfValue(value));
    if (const auto readInput = model::readInput(object, made); !readInput)
        return tl::make_unexpected(readInput.error());
    readExpectations(object, made);
    if (read.value("threshold"_L1).isDouble())
        made.threshold = read.value("threshold"_L1).toDouble();
    if (const auto call = object.member(u"invoke"); call && call->isObject()) {
        made.invoke.tool = stringIn(*call, u"tool");
        made.invoke.arguments = call->member(u"arguments").value_or(JsonText::trusted("{}"));
        if (made.invoke.tool.isEmpty() || !made.invoke.arguments.isObject())
            return failure(ErrorCategory::Validation, EvaluationCaseTexts::tr("a call has a tool, and arguments that are an object"));
    }
    if (made.input.isEmpty() && made.vars.isEmpty() && made.invoke.tool.isEmpty())
        return failure(ErrorCategory::Validation, EvaluationCaseTexts::tr("the case has no input"));
    return made;
}

Result<EvaluationCase> EvaluationCase::of(const QList<CanisterPointer> &path, const QString &id)
{
    qsizetype asked = path.size();
    while (asked > 0 && (path.at(asked - 1)->role != Role::User || path.at(asked - 1)->meanwhile))
        --asked;
    if (asked == 0)
        return failure(ErrorCategory::Usage, EvaluationCaseTexts::tr("Nothing was asked in the conversation %1.").arg(id));
    EvaluationCase made;
    made.id = id;
    made.input = path.at(asked - 1)->text();
    for (const CanisterPointer &canister : path.first(asked - 1)) {
        if (canister->role == Role::User || canister->role == Role::Document)
            made.before.append({CaseMessage::Speaker::User, canister->text()});
        else if (canister->role == Role::Assistant && !canister->text().isEmpty())
            made.before.append({CaseMessage::Speaker::Assistant, canister->text()});
        else if (canister->role == Role::Supervisor)
            made.before.append({CaseMessage::Speaker::System, canister->text()});
    }
    QStringList tools;
    QString answer;
    for (const CanisterPointer &canister : path.mid(asked)) {
        if (canister->invocation)
            tools.append(canister->invocation->name);
        if (canister->role == Role::Assistant)
            answer = canister->text();
    }
    JsonWriter sequence;
    sequence.beginObject().member(u"type", u"trajectory:tool-sequence").key(u"value").beginArray();
    for (const QString &tool : std::as_const(tools))
        sequence.string(tool);
    sequence.endArray().endObject();
    if (!tools.isEmpty())
        made.expect.append(Expectation::read(sequence.text()));
    JsonWriter likeness;
    likeness.beginObject().member(u"type", u"similar").member(u"value", answer).key(u"threshold").number(0.75).endObject();
    if (!answer.isEmpty())
        made.expect.append(Expectation::read(likeness.text()));
    return made;
}

Result<EvaluationCase> EvaluationCase::of(Database &database, const ConversationId &conversation)
{
    const ConversationStore store(database);
    const auto info = store.find(conversation);
    const auto path = info ? store.path(conversation) : tl::make_unexpected(info.error());
    const auto nodes = path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
    if (!nodes)
        return tl::make_unexpected(nodes.error());
    QList<CanisterPointer> canisters;
    for (const Node &node : *nodes)
        canisters.append(node.canister);
    return of(canisters, info->title.isEmpty() ? conversation.toString() : info->title);
}

EvaluationCase EvaluationCase::of(const CaseCall &call, const QString &result)
{
    EvaluationCase made;
    made.id = call.tool;
    made.invoke = call;
    JsonWriter equal;
    equal.beginObject().member(u"type", u"equals").member(u"value", result).endObject();
    made.expect = {Expectation::read(equal.text())};
    return made;
}

JsonText EvaluationCase::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"id", id);
    if (!description.isEmpty())
        writer.member(u"description", description);
    if (before.isEmpty()) {
        writer.member(u"input", input);
    } else {
        writer.key(u"input").beginArray();
        for (const CaseMessage &message : before)
            writer.beginObject().member(u"role", nameOfSpeaker(message.speaker)).member(u"content", message.text).endObject();
        writer.beginObject().member(u"role", u"user").member(u"content", input).endObject().endArray();
    }
    writer.key(u"vars").beginObject();
    for (auto variable = vars.begin(); variable != vars.end(); ++variable)
        writer.member(variable.key(), variable.value());
    writer.endObject();
    if (!invoke.tool.isEmpty())
        writer.key(u"invoke").beginObject().member(u"tool", invoke.tool).member(u"arguments", invoke.arguments).endObject();
    if (threshold)
        writer.key(u"threshold").number(*threshold);
    writer.key(u"expect").beginArray();
    for (const Expectation &each : expect)
        writer.splice(each.toJson());
    return writer.endArray().endObject().text();
}

QString EvaluationCase::asked() const
{
    return invoke.tool.isEmpty() ? withVariables(input, vars) : invoke.tool + u' ' + invoke.arguments.toString();
}

QStringList variablesIn(const QString &text)
{
    QStringList names;
    for (auto matches = variablePlace().globalMatch(text); matches.hasNext();)
        names.append(matches.next().captured(1));
    names.removeDuplicates();
    return names;
}

QString withVariables(const QString &text, const QMap<QString, QString> &vars)
{
    if (vars.isEmpty() || !text.contains("{{"_L1))
        return text;
    QString filled;
    qsizetype from = 0;
    // In one pass: what a value says is no place to be filled.
    for (auto matches = variablePlace().globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const auto found = vars.find(match.captured(1));
        filled += QStringView(text).mid(from, match.capturedStart() - from);
        filled += found == vars.end() ? match.captured() : found.value();
        from = match.capturedEnd();
    }
    return filled + text.mid(from);
}

JsonText withVariables(const JsonText &value, const QMap<QString, QString> &vars)
{
    if (vars.isEmpty() || !value.bytes().contains("{{"))
        return value;
    const QJsonValue read = value.read();
    if (read.isString())
        return JsonText::of(withVariables(read.toString(), vars));
    JsonWriter writer;
    if (value.isObject()) {
        writer.beginObject();
        for (const auto &[name, member] : value.members())
            writer.member(name, withVariables(member, vars));
        return writer.endObject().text();
    }
    if (read.isArray()) {
        writer.beginArray();
        for (const auto &[name, element] : value.members())
            writer.splice(withVariables(element, vars));
        return writer.endArray().text();
    }
    return value;
}

} // namespace model
