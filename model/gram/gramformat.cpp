// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramformat.h"

#include "model/gram/gramlexis.h"
#include "model/gram/gramparser.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>

namespace model {

qsizetype matchingGramBracket(QStringView text, qsizetype offset)
{
    constexpr QStringView opening = u"([{";
    constexpr QStringView closing = u")]}";
    QList<qsizetype> open;
    for (qsizetype at = 0; at < text.size();) {
        if (const qsizetype end = gram::endOfCommentOrText(text, at); end > at) {
            at = end;
            continue;
        }
        if (opening.contains(text[at]))
            open.append(at);
        const qsizetype kind = closing.indexOf(text[at]);
        if (kind >= 0 && !open.isEmpty() && text[open.last()] == opening[kind]) {
            const qsizetype begin = open.takeLast();
            if (begin == offset)
                return at;
            if (at == offset)
                return begin;
        }
        ++at;
    }
    return -1;
}

namespace {

struct GramFormatTexts {
    Q_DECLARE_TR_FUNCTIONS(GramFormat)
};

} // namespace

QStringList gramComments(QStringView text)
{
    QStringList comments;
    for (const GramNode &node : GramParser::parse(text).tree) {
        if (node.kind == GramNode::Kind::Comment)
            comments.append(text.sliced(node.begin, node.end - node.begin).trimmed().toString());
    }
    return comments;
}

Result<QString> formatGram(const QString &text)
{
    const GramText read = GramReader::read(text);
    const auto error = std::find_if(
        read.faults.begin(), read.faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
    if (error != read.faults.end())
        return failure(ErrorCategory::Validation, GramFormatTexts::tr("What is not gram cannot be formatted."), error->message);
    const Result<QString> formatted = GramWriter::write(read.document);
    if (!formatted)
        return formatted;
    QStringList before = gramComments(text);
    QStringList after = gramComments(*formatted);
    // The writer may put one elsewhere.
    before.sort();
    after.sort();
    if (before != after)
        return failure(ErrorCategory::Validation, GramFormatTexts::tr("This text cannot be formatted without losing a comment."));
    return formatted;
}

} // namespace model
