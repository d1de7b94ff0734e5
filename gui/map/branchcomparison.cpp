// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/map/branchcomparison.h"

#include "gui/transcript/rowtexts.h"
#include "model/store/conversationstore.h"
#include "model/text/graphemes.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

using BranchCanisters = QList<model::CanisterPointer>;

model::Result<model::Path> branchThrough(model::Database &database, const model::ConversationId &id, qint64 row)
{
    const model::ConversationStore store(database);
    const auto shown = store.path(id);
    const auto here = store.pathTo(id, row);
    if (!shown || !here)
        return shown ? here : shown;
    const auto isThrough = [&](const model::PathSegment &part) {
        return !here->isEmpty() && part.segment == here->last().segment && part.last >= here->last().last;
    };
    if (std::any_of(shown->cbegin(), shown->cend(), isThrough))
        return shown;
    return store.newestLeaf(row).and_then([&](qint64 leaf) { return store.pathTo(id, leaf); });
}

int commonLength(const model::Path &left, const model::Path &right)
{
    qsizetype index = 0;
    while (index < std::min(left.size(), right.size()) && left.at(index) == right.at(index))
        ++index;
    if (index == left.size() || index == right.size())
        return std::min(model::lengthOf(left), model::lengthOf(right));
    const model::PathSegment &one = left.at(index);
    const model::PathSegment &other = right.at(index);
    return one.segment == other.segment ? std::min(one.last, other.last) + 1 : one.first;
}

//! The indexes where turns begin, with the end.
QList<int> turnsOf(const BranchCanisters &canisters)
{
    QList<int> begins {0};
    for (int index = 1; index < int(canisters.size()); ++index) {
        if (canisters.at(index)->role == model::Role::User && !canisters.at(index)->meanwhile)
            begins.append(index);
    }
    begins.append(int(canisters.size()));
    return begins;
}

int distanceTo(model::Role role, const BranchCanisters &canisters, int from, int end)
{
    for (int index = from; index < end; ++index) {
        if (canisters.at(index)->role == role)
            return index - from;
    }
    return end;
}

QString comparedText(const model::Canister &canister)
{
    if (canister.invocation) {
        const model::Invocation &call = *canister.invocation;
        return call.name + u'\n' + readableArguments(call.editedArguments.isEmpty() ? call.arguments : call.editedArguments.bytes());
    }
    const QString text = canister.role == model::Role::Result ? textOfResult(canister) : canister.text();
    return canister.damage.isEmpty() ? text : canister.damage + u'\n' + text;
}

struct BranchTexts {
    Q_DECLARE_TR_FUNCTIONS(BranchComparison)
};

QString cutText(const QString &text)
{
    if (text.size() <= BranchComparison::longestText)
        return text;
    return model::wholeCharacters(text, BranchComparison::longestText) + u'\n' + BranchTexts::tr("… The rest of this text is not shown.");
}

BranchComparison::Pair pairOf(const model::CanisterPointer &left, const model::CanisterPointer &right)
{
    BranchComparison::Pair pair;
    const QString before = left ? cutText(comparedText(*left)) : QString();
    const QString after = right ? cutText(comparedText(*right)) : QString();
    if (left && right) {
        const model::WordDiff diff = model::WordDiff::between(before, after);
        pair.left.text = diff.before;
        pair.right.text = diff.after;
        pair.differs = before != after;
    } else {
        pair.left.text = {{before, false}};
        pair.right.text = {{after, false}};
    }
    for (const auto &[canister, side] : {std::pair(left, &pair.left), std::pair(right, &pair.right)}) {
        if (!canister)
            continue;
        side->speaker = speakerOf(*canister);
        side->created = canister->created;
    }
    return pair;
}

} // namespace

qsizetype BranchComparison::Pair::length() const
{
    qsizetype length = 0;
    for (const Side *side : {&left, &right}) {
        for (const model::WordPiece &piece : side->text)
            length += piece.text.size();
    }
    return length;
}

QList<std::pair<int, int>> BranchComparison::aligned(const BranchCanisters &left, const BranchCanisters &right)
{
    QList<std::pair<int, int>> pairs;
    const QList<int> leftTurns = turnsOf(left);
    const QList<int> rightTurns = turnsOf(right);
    for (qsizetype turn = 0; turn + 1 < std::max(leftTurns.size(), rightTurns.size()); ++turn) {
        int one = leftTurns.value(turn, int(left.size()));
        int other = rightTurns.value(turn, int(right.size()));
        const int end = leftTurns.value(turn + 1, int(left.size()));
        const int otherEnd = rightTurns.value(turn + 1, int(right.size()));
        while (one < end || other < otherEnd) {
            const int toOther = one < end ? distanceTo(left.at(one)->role, right, other, otherEnd) : 0;
            const int toOne = other < otherEnd ? distanceTo(right.at(other)->role, left, one, end) : 0;
            if (one < end && other < otherEnd && toOther == 0)
                pairs.append({one++, other++});
            else if (one < end && (other >= otherEnd || toOther >= toOne))
                pairs.append({one++, -1});
            else
                pairs.append({-1, other++});
        }
    }
    return pairs;
}

model::Result<BranchPair> BranchPair::read(model::Database &database, const model::ConversationId &id, qint64 left, qint64 right)
{
    const auto leftPath = branchThrough(database, id, left);
    const auto rightPath = branchThrough(database, id, right);
    if (!leftPath || !rightPath)
        return tl::unexpected(leftPath ? rightPath.error() : leftPath.error());
    BranchPair branches;
    branches.isOne = *leftPath == *rightPath;
    branches.common = commonLength(*leftPath, *rightPath);
    for (const auto &[path, side] : {std::pair(&*leftPath, &branches.left), std::pair(&*rightPath, &branches.right)}) {
        const auto nodes = model::ConversationStore(database).nodes(*path, branches.common, BranchComparison::mostCompared);
        if (!nodes)
            return tl::unexpected(nodes.error());
        for (const model::Node &node : *nodes) {
            if (!node.deleted)
                side->append(node.canister);
        }
        branches.leftOut += std::max(0, model::lengthOf(*path) - branches.common - BranchComparison::mostCompared);
    }
    return branches;
}

BranchComparison BranchComparison::of(const BranchPair &branches)
{
    BranchComparison comparison {branches.common, {}, branches.leftOut, branches.isOne};
    qsizetype length = 0;
    for (const auto &[one, other] : aligned(branches.left, branches.right)) {
        if (length > longestOfAll) {
            comparison.leftOut += (one >= 0 ? 1 : 0) + (other >= 0 ? 1 : 0);
            continue;
        }
        comparison.pairs.append(pairOf(one < 0 ? nullptr : branches.left.at(one), other < 0 ? nullptr : branches.right.at(other)));
        length += comparison.pairs.last().length();
    }
    return comparison;
}

} // namespace gui
