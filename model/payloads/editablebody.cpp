// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/payloads/editablebody.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/jsontext.h"
#include "model/text/amounts.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

namespace {

struct EditableBodyTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EditableBody)
};

struct PlacedToken {
    qsizetype begin = 0;
    QByteArrayView raw = {};
};

QList<PlacedToken> placedTokensOf(QByteArrayView json)
{
    QList<PlacedToken> tokens;
    JsonScanner scanner(json);
    for (auto kind = scanner.next(); kind != JsonScanner::Token::End && kind != JsonScanner::Token::Broken; kind = scanner.next())
        tokens.append({scanner.begin(), scanner.raw()});
    return tokens;
}

//! The second, with all white space of the first where both begin and end with the same tokens, and none between.
QByteArray laidOutAs(QByteArrayView first, QByteArrayView second)
{
    const QList<PlacedToken> before = placedTokensOf(first);
    const QList<PlacedToken> after = placedTokensOf(second);
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype same = 0;
    while (same < shorter && before.at(same).raw == after.at(same).raw)
        ++same;
    qsizetype sameEnd = 0;
    while (sameEnd < shorter - same && before.at(before.size() - 1 - sameEnd).raw == after.at(after.size() - 1 - sameEnd).raw)
        ++sameEnd;
    if (same == before.size() && same == after.size())
        return first.toByteArray();
    const qsizetype headEnd = same < before.size() ? before.at(same).begin : first.size();
    const qsizetype tailBegin = sameEnd > 0 ? before.at(before.size() - sameEnd).begin : first.size();
    QByteArray joined = first.first(headEnd).toByteArray();
    for (qsizetype index = same; index < after.size() - sameEnd; ++index)
        joined += after.at(index).raw;
    return joined.append(first.sliced(tailBegin));
}

} // namespace

EditableBody::EditableBody(const QByteArray &body)
    : m_body(body)
{
    if (!body.isValidUtf8()) {
        m_refusal = EditableBodyTexts::tr("The body is not text: it can only be sent as it is.");
        return;
    }
    const auto json = JsonText::parse(body);
    const QByteArray shown = json ? withFolds(json->indented().bytes()) : body;
    if (shown.size() > largestShown) {
        m_folded.clear();
        m_refusal =
            EditableBodyTexts::tr("The body is too large to be edited (%1): it can only be sent as it is.").arg(sizeInWords(body.size()));
        return;
    }
    m_text = QString::fromUtf8(shown);
}

QByteArray EditableBody::withFolds(const QByteArray &laidOut)
{
    // One that is not in the text already.
    QByteArray sign = "folded";
    while (laidOut.contains("<<" + sign))
        sign += '-';
    QByteArray shown;
    qsizetype copied = 0;
    for (const PlacedToken &token : placedTokensOf(laidOut)) {
        if (!token.raw.startsWith('"') || token.raw.size() <= longestShown)
            continue;
        const QByteArray mark = "\"<<" + sign + ' ' + QByteArray::number(m_folded.size() + 1) + ": "
            + sizeInWords(token.raw.size()).toUtf8() + ">>\"";
        m_folded.append({mark, token.raw.toByteArray()});
        shown += QByteArrayView(laidOut).sliced(copied, token.begin - copied);
        shown += mark;
        copied = token.begin + token.raw.size();
    }
    return shown + laidOut.mid(copied);
}

QByteArray EditableBody::sent(const QString &edited) const
{
    if (!m_refusal.isEmpty() || edited == m_text)
        return m_body;
    QByteArray bytes = edited.toUtf8();
    for (const auto &[mark, meant] : m_folded)
        bytes.replace(mark, meant);
    const bool areBoth = JsonScanner::firstError(bytes) < 0 && JsonScanner::firstError(m_body) < 0;
    return areBoth ? laidOutAs(m_body, bytes) : bytes;
}

} // namespace model
