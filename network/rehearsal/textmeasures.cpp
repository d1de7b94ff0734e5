// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/textmeasures.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace network {

QStringList markdownHeadings(const QString &text)
{
    static const QRegularExpression fence(u"^ {0,3}(`{3,}|~{3,})"_s);
    static const QRegularExpression hashes(u"^ {0,3}#{1,6}(?:[ \\t]+(.*?))?(?:[ \\t]+#+)?[ \\t]*$"_s);
    static const QRegularExpression underline(u"^ {0,3}(?:=+|-+)[ \\t]*$"_s);
    static const QRegularExpression plain(u"^ {0,3}[^\\s>|*+-]"_s);
    QStringList headings;
    QString open;
    QString before;
    for (const QString &line : text.split(u'\n')) {
        const auto fenced = fence.match(line);
        if (!open.isEmpty()) {
            if (fenced.hasMatch() && fenced.captured(1).startsWith(open))
                open.clear();
            continue;
        }
        const QString above = std::exchange(before, line);
        const bool isUnderlined = plain.match(above).hasMatch() && underline.match(line).hasMatch();
        if (fenced.hasMatch()) {
            open = fenced.captured(1);
            before.clear();
        } else if (const auto heading = hashes.match(line); heading.hasMatch()) {
            headings += heading.captured(1).trimmed();
            before.clear();
        } else if (isUnderlined) {
            headings += above.trimmed();
            before.clear();
        }
    }
    return headings;
}

int lineCount(const QString &text)
{
    return int(text.count(u'\n')) + (text.isEmpty() || text.endsWith(u'\n') ? 0 : 1);
}

int wordCount(const QString &text)
{
    const QString simplified = text.simplified();
    return simplified.isEmpty() ? 0 : int(simplified.count(u' ')) + 1;
}

int matchCount(const QString &text, const QString &pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    if (!expression.isValid())
        return -1;
    int count = 0;
    for (auto matches = expression.globalMatch(text); matches.hasNext(); matches.next())
        ++count;
    return count;
}

} // namespace network
