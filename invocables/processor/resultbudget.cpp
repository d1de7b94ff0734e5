// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/resultbudget.h"

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

//! As many whole lines as fit, or as many whole characters where the first line does not.
QByteArray firstPart(const QByteArray &text, qint64 limit)
{
    const qsizetype line = text.lastIndexOf('\n', limit - 1);
    if (line >= limit / 2)
        return text.first(line + 1);
    qsizetype end = limit;
    while (end > 0 && (uchar(text.at(end)) & 0xC0) == 0x80)
        --end;
    return text.first(end);
}

QString remark(const QByteArray &part, const QByteArray &whole, qint64 firstLine)
{
    if (firstLine > 0 && part.endsWith('\n')) {
        const qint64 next = firstLine + part.count('\n');
        return u"[lines %1 to %2; call again with offset = %3 for what follows]"_s.arg(firstLine).arg(next - 1).arg(next);
    }
    return u"\n[the first %1 of %2 bytes; ask for less at once to see the rest]"_s.arg(part.size()).arg(whole.size());
}

} // namespace

InvocableResult withinBudget(const InvocableResult &result, qint64 limit)
{
    if (limit <= 0)
        return result;
    InvocableResult cut = result;
    qint64 left = limit;
    bool exceeded = false;
    for (model::Content &content : cut.contents) {
        auto *text = std::get_if<model::TextContent>(&content);
        if (!text)
            continue;
        const QByteArray whole = text->text.toUtf8();
        if (whole.size() > left) {
            const QByteArray part = left > 0 ? firstPart(whole, left) : QByteArray();
            text->text = QString::fromUtf8(part) + remark(part, whole, result.firstLine);
            exceeded = true;
        }
        left = qMax<qint64>(0, left - whole.size());
    }
    if (exceeded && cut.display.isEmpty())
        cut.display = model::plainText(result.contents);
    return cut;
}

} // namespace invocables
