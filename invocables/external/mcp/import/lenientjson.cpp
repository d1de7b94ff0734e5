// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/lenientjson.h"

#include <QString>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

//! The end of the string that begins at `at`; the text's where it does not end.
qsizetype endOfString(const QByteArray &text, qsizetype at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\')
            ++at;
    }
    return qMin(at + 1, text.size());
}

void blank(QByteArray &text, qsizetype from, qsizetype to)
{
    std::replace_if(
        text.begin() + from, text.begin() + to, [](char byte) { return byte != '\n' && byte != '\r'; }, ' ');
}

qsizetype endOfComment(const QByteArray &text, qsizetype at)
{
    const bool toLineEnd = text[at + 1] == '/';
    const qsizetype end = text.indexOf(toLineEnd ? "\n" : "*/", at + 2);
    return end < 0 ? text.size() : toLineEnd ? end : end + 2;
}

bool isSpace(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

} // namespace

QByteArray withoutComments(QByteArray text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        blank(text, 0, 3);
    // The comma after which nothing has come yet.
    qsizetype comma = -1;
    for (qsizetype at = 0; at < text.size();) {
        const char byte = text[at];
        const char next = at + 1 < text.size() ? text[at + 1] : '\0';
        if (byte == '/' && (next == '/' || next == '*')) {
            const qsizetype end = endOfComment(text, at);
            blank(text, at, end);
            at = end;
            continue;
        }
        if ((byte == '}' || byte == ']') && comma >= 0)
            text[comma] = ' ';
        if (!isSpace(byte))
            comma = byte == ',' ? at : -1;
        at = byte == '"' ? endOfString(text, at) : at + 1;
    }
    return text;
}

QString placeOf(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.first(qBound(qsizetype(0), offset, text.size()));
    const QByteArray line = before.mid(before.lastIndexOf('\n') + 1);
    return u"%1:%2"_s.arg(before.count('\n') + 1).arg(QString::fromUtf8(line).size() + 1);
}

} // namespace invocables
