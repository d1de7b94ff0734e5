// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpcalls.h"

#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::InvocationState, model::JsonText, model::JsonView;

namespace {

constexpr qsizetype longestCallName = 48;
constexpr qsizetype longestTitle = 300;
constexpr qsizetype largestCompared = 1024 * 1024;
constexpr int mostShownLines = 2000;
constexpr int mostPlaces = 100;
constexpr int mostTerminals = 16;
constexpr int linesAround = 3;

struct AcpCallTexts {
    Q_DECLARE_TR_FUNCTIONS(AcpCall)
};

//! As tools may be called everywhere.
QString toolName(const QString &said)
{
    QString name = said.left(longestCallName);
    for (QChar &letter : name) {
        if (letter.unicode() > 0x7f || (!letter.isLetterOrNumber() && letter != u'_' && letter != u'-'))
            letter = u'_';
    }
    return name;
}

QString toolNameIn(const JsonView::Members &update)
{
    if (const QString name = update["name"].string(); !name.isEmpty())
        return toolName(name);
    // Claude's adapter tells it beside the protocol.
    return toolName(update["_meta"].members()["claudeCode"].members()["toolName"].string());
}

AcpCall::Status callStatus(const JsonView &status, AcpCall::Status before)
{
    if (status == "in_progress")
        return AcpCall::Status::Running;
    if (status == "completed")
        return AcpCall::Status::Completed;
    if (status == "failed")
        return AcpCall::Status::Failed;
    return before;
}

QByteArray argumentsOf(const JsonView &input, const QByteArray &before)
{
    if (input.isObject())
        return input.text().toByteArray();
    if (input.isNone() || input.isNull())
        return before;
    return model::JsonWriter().beginObject().member(u"input", JsonText::trusted(input.text().toByteArray())).endObject().bytes();
}

QString cutToRoom(const QString &text, qsizetype &room)
{
    const QString kept = text.left(std::max<qsizetype>(room, 0));
    room -= text.size();
    return kept;
}

QList<model::DiffLine> linesOf(const AcpCall::Diff &diff)
{
    return model::LineDiff::withContext(model::LineDiff::between(diff.before.value_or(QString()), diff.after), linesAround);
}

QString diffText(const AcpCall::Diff &diff)
{
    QString text = u"--- "_s + (diff.before ? diff.path : u"/dev/null"_s) + u"\n+++ "_s + diff.path + u'\n';
    if (diff.before.value_or(QString()).size() + diff.after.size() > largestCompared)
        return text;
    for (const model::DiffLine &line : linesOf(diff)) {
        const bool isGap = line.before == 0 && line.after == 0;
        text += isGap                                       ? u"@@"_s
            : line.change == model::DiffLine::Change::Same  ? u' ' + line.text
            : line.change == model::DiffLine::Change::Added ? u'+' + line.text
                                                            : u'-' + line.text;
        text += u'\n';
    }
    return text;
}

//! What a call gave, where it says so in no other way.
model::Contents rawContents(const JsonText &output)
{
    const JsonView view = JsonView::of(output);
    if (view.isNone() || view.isNull())
        return {};
    const QString text = view.isString() ? view.string() : view.members()["output"].string();
    if (!text.isEmpty())
        return {model::TextContent {text}};
    return {model::DataContent {output}};
}

} // namespace

bool AcpCall::isWorthTelling() const
{
    return status != Status::Pending || invocation.arguments.size() > qsizetype(std::char_traits<char>::length("{}"));
}

QStringList AcpCall::paths() const
{
    QStringList paths = places;
    for (const Diff &diff : diffs)
        paths.append(diff.path);
    const auto input = JsonView::of(JsonText::trusted(invocation.arguments)).members();
    for (const char *name : {"path", "file_path", "filePath", "filepath", "abs_path", "notebook_path"})
        paths.append(input[name].string());
    paths.removeAll(QString());
    paths.removeDuplicates();
    return paths;
}

std::optional<model::FileChange> AcpCall::change() const
{
    if (diffs.isEmpty())
        return {};
    const Diff &diff = diffs.first();
    model::FileChange change {.path = model::visibleLine(diff.path), .exists = diff.before.has_value()};
    if (diff.before.value_or(QString()).size() + diff.after.size() > largestCompared) {
        change.remark = AcpCallTexts::tr("The difference is too large to be shown.");
        return change;
    }
    change.lines = linesOf(diff);
    for (model::DiffLine &line : change.lines)
        line.text = model::visibleText(line.text);
    change.leftOut = int(std::max<qsizetype>(0, change.lines.size() - mostShownLines));
    change.lines.resize(change.lines.size() - change.leftOut);
    if (diffs.size() > 1)
        change.remark = AcpCallTexts::tr("It changes %n further file(s).", nullptr, int(diffs.size()) - 1);
    return change;
}

model::InvocationOutcome AcpCall::outcome(const QString &agent) const
{
    model::InvocationOutcome outcome;
    outcome.invocation = invocation.id;
    outcome.name = invocation.name;
    outcome.contents = contents;
    for (const Diff &diff : diffs)
        outcome.contents.append(model::TextContent {diffText(diff), u"text/x-diff"_s});
    if (outcome.contents.isEmpty())
        outcome.contents = rawContents(output);
    outcome.milliseconds = clock.isValid() ? double(clock.nsecsElapsed()) / 1e6 : 0;
    outcome.steps = {{u"execute"_s, outcome.milliseconds, title}};
    outcome.ran = !isRefused || status == Status::Completed;
    if (isRefused) {
        outcome.state = status == Status::Completed ? InvocationState::Failed : InvocationState::Refused;
        outcome.error = model::Error {ErrorCategory::Permission,
            status == Status::Completed ? AcpCallTexts::tr("This call was refused, but %1 says that it was done anyway.").arg(agent)
                                        : AcpCallTexts::tr("This call of %1 was refused.").arg(agent),
            {}};
    } else if (status == Status::Failed) {
        const QString said = model::plainText(outcome.contents).trimmed().section(u'\n', 0, 0);
        outcome.state = InvocationState::Failed;
        outcome.error = model::Error {ErrorCategory::Execution,
            said.isEmpty() ? AcpCallTexts::tr("%1 says that it failed.").arg(agent) : model::shortened(said, longestTitle), {}};
    } else if (status != Status::Completed) {
        outcome.state = InvocationState::Unknown;
        outcome.error = model::Error {ErrorCategory::Execution, AcpCallTexts::tr("%1 did not say how it ended.").arg(agent), {}};
    }
    if (outcome.contents.isEmpty())
        outcome.contents = {model::TextContent {outcome.error ? u"Error: "_s + outcome.error->message : u"Done."_s}};
    return outcome;
}

AcpCall *AcpCalls::take(const JsonView::Members &update)
{
    const QString id = update["toolCallId"].string();
    AcpCall *known = find(id);
    if (!known) {
        if (id.isEmpty() || m_calls.size() >= mostCalls)
            return nullptr;
        known = &m_calls[id];
        m_order.push_back(known);
        known->invocation = {u"call_"_s + model::newIdentifier(), {}, "{}"};
        known->clock.start();
    }
    AcpCall &call = *known;
    if (call.isOver)
        return known;
    if (update["title"].isString())
        call.title = model::shortened(update["title"].string(), longestTitle);
    if (update["kind"].isString())
        call.kind = toolName(update["kind"].string());
    call.status = callStatus(update["status"], call.status);
    if (call.invocation.name.isEmpty() || !call.isAnnounced) {
        const QString named = toolNameIn(update);
        const QString kind = call.kind.isEmpty() || call.kind == "other"_L1 ? u"tool"_s : call.kind;
        if (!named.isEmpty() || call.invocation.name.isEmpty() || call.invocation.name == m_agent + u":tool"_s)
            call.invocation.name = m_agent + u':' + (named.isEmpty() ? kind : named);
    }
    if (update["rawInput"].text().size() <= largestCall)
        call.invocation.arguments = argumentsOf(update["rawInput"], call.invocation.arguments);
    if (const JsonView output = update["rawOutput"]; !output.isNone() && output.text().size() <= largestCall)
        call.output = JsonText::trusted(output.text().toByteArray());
    if (const JsonView places = update["locations"]; places.isArray()) {
        call.places.clear();
        for (const JsonView &place : places.elements()) {
            if (call.places.size() < mostPlaces)
                call.places.append(place.members()["path"].string());
        }
    }
    if (const JsonView content = update["content"]; content.isArray())
        takeContent(call, content);
    return known;
}

//! The whole list, in place of the one before.
void AcpCalls::takeContent(AcpCall &call, const JsonView &content)
{
    call.contents.clear();
    call.diffs.clear();
    call.terminals.clear();
    qsizetype room = largestCall;
    for (const JsonView &element : content.elements()) {
        const auto members = element.members();
        if (members["type"] == "content") {
            takeBlock(call, members["content"].members(), room);
        } else if (members["type"] == "terminal" && call.terminals.size() < mostTerminals) {
            call.terminals.append(members["terminalId"].string());
        } else if (members["type"] == "diff" && room > 0) {
            AcpCall::Diff diff {members["path"].string(), {}, cutToRoom(members["newText"].string(), room)};
            if (members["oldText"].isString())
                diff.before = cutToRoom(members["oldText"].string(), room);
            call.diffs.append(diff);
        }
    }
}

void AcpCalls::takeBlock(AcpCall &call, const JsonView::Members &block, qsizetype &room)
{
    if (room <= 0)
        return;
    const JsonView type = block["type"];
    if (type == "text") {
        call.contents.append(model::TextContent {cutToRoom(block["text"].string(), room)});
    } else if (type == "image") {
        const QByteArray data = QByteArray::fromBase64(block["data"].string().toLatin1());
        room -= data.size();
        if (!data.isEmpty() && room > 0)
            call.contents.append(model::ImageContent {data, block["mimeType"].string(), {}});
    } else if (type == "resource") {
        call.contents.append(model::TextContent {cutToRoom(block["resource"].members()["text"].string(), room)});
    } else if (type == "resource_link") {
        call.contents.append(model::TextContent {cutToRoom(block["uri"].string(), room)});
    }
}

AcpCall *AcpCalls::find(const QString &id)
{
    const auto found = m_calls.find(id);
    return found == m_calls.end() ? nullptr : &found->second;
}

QList<AcpCall *> AcpCalls::open()
{
    QList<AcpCall *> calls;
    for (AcpCall *call : m_order) {
        if (!call->isOver)
            calls.append(call);
    }
    return calls;
}

} // namespace network
