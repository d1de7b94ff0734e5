// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/replytext.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <array>

namespace network::replytext {

bool isSpace(char character)
{
    return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}

qsizetype pastSpace(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isSpace(text[at]))
        ++at;
    return at;
}

bool startsWith(QByteArrayView text, QByteArrayView mark, qsizetype at)
{
    return text.size() - at >= mark.size() && text.sliced(at, mark.size()).compare(mark, Qt::CaseInsensitive) == 0;
}

qsizetype lineWith(QByteArrayView text, QByteArrayView mark, qsizetype from)
{
    bool isInFence = false;
    for (qsizetype line = 0; line < text.size();) {
        const qsizetype at = pastSpace(text, line);
        if (at >= text.size())
            return -1;
        if (startsWith(text, fence, at))
            isInFence = !isInFence;
        else if (!isInFence && at >= from && startsWith(text, mark, at))
            return at;
        const qsizetype end = text.indexOf('\n', at);
        line = end < 0 ? text.size() : end + 1;
    }
    return -1;
}

bool isInFence(QByteArrayView text, qsizetype at)
{
    bool inside = false;
    for (qsizetype found = text.indexOf(fence); found >= 0 && found < at; found = text.indexOf(fence, found + fence.size()))
        inside = !inside;
    return inside;
}

bool hasLetters(QByteArrayView text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
    });
}

QByteArrayView withoutMarks(QByteArrayView text, Repairs &repairs)
{
    static constexpr std::array<QByteArrayView, 8> ends {
        "<|im_end|>", "<|eot_id|>", "<|eom_id|>", "<|end|>", "<|end_of_text|>", "<|endoftext|>", "<end_of_turn>", "</s>"};
    constexpr QByteArrayView begin = "<|python_tag|>";
    text = text.trimmed();
    for (bool found = true; found;) {
        found = false;
        for (const QByteArrayView end : ends) {
            if (!text.endsWith(end))
                continue;
            text = text.chopped(end.size()).trimmed();
            repairs |= Repair::TemplateMarks;
            found = true;
        }
    }
    if (text.startsWith(begin)) {
        text = text.sliced(begin.size()).trimmed();
        repairs |= Repair::TemplateMarks;
    }
    return text;
}

namespace {

bool isLabel(QByteArrayView text)
{
    static const QList<QByteArray> known {"json", "output", "response", "assistant", "tool call", "tool_call", "action", "call",
        "function call", "function_call", "answer", "final answer", "result"};
    QByteArray word = text.toByteArray().toLower().replace("**", "").trimmed();
    if (word.endsWith(':'))
        word.chop(1);
    return known.contains(word.trimmed());
}

} // namespace

QByteArrayView unwrapped(QByteArrayView text, Repairs &repairs)
{
    constexpr qsizetype longestLabel = 24;
    const auto begin = std::find_if(text.begin(), text.end(), [](char c) { return c == '{' || c == '[' || c == '`'; });
    const qsizetype length = begin - text.begin();
    if (length > 0 && length <= longestLabel && begin != text.end() && isLabel(text.first(length))) {
        repairs |= Repair::TextAround;
        text = text.sliced(length);
    }
    if (text.startsWith(fence) && text.size() >= 2 * fence.size() && text.endsWith(fence)) {
        const QByteArrayView inside = text.sliced(fence.size()).chopped(fence.size());
        const qsizetype line = inside.indexOf('\n');
        if (line >= 0 && inside.indexOf(fence) < 0) {
            repairs |= Repair::CodeFence;
            return inside.sliced(line + 1).trimmed();
        }
    } else if (text.size() > 2 && text.startsWith('`') && text.endsWith('`') && text.sliced(1).indexOf('`') == text.size() - 2) {
        repairs |= Repair::CodeFence;
        return text.sliced(1).chopped(1).trimmed();
    }
    return text;
}

} // namespace network::replytext
