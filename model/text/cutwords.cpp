// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/cutwords.h"

#include "model/text/inlinetext.h"

#include <QRegularExpression>
#include <QStringList>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Nobody writes longer ones; the reader looks far ahead for the end of a link.
constexpr qsizetype longestRead = 16 * 1024;

bool isFence(QStringView line)
{
    const QStringView trimmed = line.trimmed();
    return trimmed.startsWith(u"```") || trimmed.startsWith(u"~~~");
}

} // namespace

QString linesWithCutWords(const QString &markdown)
{
    static const QRegularExpression cut(uR"([\p{L}\p{N}](?:\*{1,3}|~~|`+|!?\[|\]\([^)\s]{0,2000}\))++[\p{L}\p{N}])"_s);
    if (!markdown.contains(u'*') && !markdown.contains(u'`') && !markdown.contains(u"~~"_s) && !markdown.contains(u"]("_s))
        return {};
    QStringList lines;
    bool isCode = false;
    for (const QStringView line : QStringView(markdown).split(u'\n')) {
        if (isFence(line))
            isCode = !isCode;
        else if (!isCode && line.size() <= longestRead && cut.match(line.toString()).hasMatch())
            lines += InlineText::read(line).text;
    }
    return lines.join(u'\n');
}

} // namespace model
