// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/claudecodereader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ClaudeCodeTexts {
    Q_DECLARE_TR_FUNCTIONS(ClaudeCodeReader)
};

bool hasResult(const QJsonArray &blocks)
{
    return std::any_of(blocks.begin(), blocks.end(), [](const QJsonValue &block) { return block[u"type"] == u"tool_result"_s; });
}

Contents claudeCodeResult(const QJsonValue &content)
{
    Contents contents;
    if (const QString text = foreignText(content); !text.isEmpty())
        contents += TextContent {text};
    for (const QJsonValue &part : content.toArray()) {
        if (const auto picture = foreignPicture(part[u"source"][u"media_type"].toString(), part[u"source"][u"data"].toString()))
            contents += *picture;
    }
    return contents;
}

} // namespace

bool ClaudeCodeReader::recognises(const JsonText &first)
{
    const QJsonObject object = first.read().toObject();
    const QString type = object[u"type"].toString();
    return (object[u"sessionId"].isString() && !type.isEmpty()) || (type == u"summary" && object[u"leafUuid"].isString())
        || (type == u"file-history-snapshot" && object.contains(u"snapshot"));
}

QString ClaudeCodeReader::format() const
{
    return ClaudeCodeTexts::tr("a session of Claude Code");
}

Result<void> ClaudeCodeReader::take(const JsonText &piece)
{
    const QJsonObject line = piece.read().toObject();
    const QString type = line[u"type"].toString();
    if (type != u"user" && type != u"assistant")
        return {};
    if (line[u"isSidechain"].toBool()) {
        leaveOut(ClaudeCodeTexts::tr("messages among agents of the session"));
        return {};
    }
    if (line[u"isMeta"].toBool()) {
        leaveOut(ClaudeCodeTexts::tr("what the program told the model"));
        return {};
    }
    if (!m_session) {
        m_session = std::make_unique<SessionFile>(u"claude-code"_s, line[u"sessionId"].toString(identifierFor(piece.bytes())),
            [this](ArchiveRecord record) { put(std::move(record)); });
    }
    takeMessage(line);
    return {};
}

void ClaudeCodeReader::takeMessage(const QJsonObject &line)
{
    const QJsonObject message = line[u"message"].toObject();
    const bool isAnswer = line[u"type"] == u"assistant"_s;
    const QJsonArray blocks = message[u"content"].toArray();
    if (!isAnswer || message[u"id"].toString() != m_answerId)
        flush();
    m_session->setTime(foreignTime(line[u"timestamp"]));
    // What a person has written may follow an earlier message; all else comes in the order of the lines, whatever it names: results of
    // calls that were made together name one each.
    const QString parent = line[u"parentUuid"].toString();
    if (!isAnswer && !hasResult(blocks) && parent != m_lastLine && m_numbers.contains(parent))
        m_session->goTo(m_session->conversation().settled(m_numbers.value(parent)));
    m_lastLine = line[u"uuid"].toString();
    if (message[u"content"].isString())
        takeBlock({{u"type"_s, u"text"_s}, {u"text"_s, message[u"content"]}}, line);
    for (const QJsonValue &block : blocks)
        takeBlock(block.toObject(), line);
    if (!isAnswer)
        flush();
    if (!m_answer)
        m_numbers.insert(m_lastLine, m_session->last());
}

void ClaudeCodeReader::takeBlock(const QJsonObject &block, const QJsonObject &line)
{
    const QString type = block[u"type"].toString();
    const QJsonObject message = line[u"message"].toObject();
    if (type == u"tool_result") {
        takeResult(block);
        return;
    }
    if (type == u"tool_use") {
        flush();
        m_session->added(m_session->conversation().addCall(
            m_session->last(), block[u"id"].toString(), block[u"name"].toString(), JsonText::of(block[u"input"].toObject()).bytes()));
        return;
    }
    std::optional<Content> content;
    if (type == u"text" && !block[u"text"].toString().isEmpty())
        content = TextContent {block[u"text"].toString()};
    else if (type == u"thinking" && !block[u"thinking"].toString().isEmpty())
        content = ThoughtContent {block[u"thinking"].toString(), {}, {}};
    else if (const auto picture = foreignPicture(block[u"source"][u"media_type"].toString(), block[u"source"][u"data"].toString()))
        content = *picture;
    if (!content)
        return;
    if (!m_answer) {
        m_answer = Canister();
        m_answer->role = line[u"type"] == u"assistant"_s ? Role::Assistant : Role::User;
        if (line[u"isCompactSummary"].toBool()) {
            m_answer->role = Role::Document;
            m_answer->title = ClaudeCodeTexts::tr("Summary of what came before");
        }
        if (m_answer->role == Role::Assistant) {
            m_answerId = message[u"id"].toString();
            m_answer->model = {u"anthropic"_s, message[u"model"].toString()};
            m_answer->stop = StopReason::Finished;
            // Each line of a message has its usage again.
            const QJsonObject usage = m_answerId != std::exchange(m_counted, m_answerId) ? message[u"usage"].toObject() : QJsonObject();
            m_answer->usage = {usage[u"input_tokens"].toInteger(), usage[u"output_tokens"].toInteger(),
                usage[u"cache_read_input_tokens"].toInteger(), usage[u"cache_creation_input_tokens"].toInteger()};
        }
    }
    m_answer->contents += *content;
}

void ClaudeCodeReader::takeResult(const QJsonObject &block)
{
    flush();
    m_session->added(m_session->conversation().addResult(
        m_session->last(), block[u"tool_use_id"].toString(), claudeCodeResult(block[u"content"]), block[u"is_error"].toBool()));
}

//! What has been put together comes to its place.
void ClaudeCodeReader::flush()
{
    m_answerId.clear();
    if (!m_answer)
        return;
    m_session->added(m_session->conversation().add(m_session->last(), *m_answer));
    m_answer.reset();
    m_numbers.insert(m_lastLine, m_session->last());
}

Result<void> ClaudeCodeReader::end()
{
    flush();
    if (m_session)
        m_session->end();
    return {};
}

} // namespace model
