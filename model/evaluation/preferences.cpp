// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/preferences.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PreferencesTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Preferences)
};

using ComparedPair = std::pair<ConversationId, ConversationId>;

//! Calls `take(first, second)` for each two answers to the same case, in the order of the outcomes.
template <typename Take>
void eachPair(const QList<EvaluationOutcome> &outcomes, Take take)
{
    QHash<std::pair<QString, int>, QList<qsizetype>> answers;
    for (qsizetype second = 0; second < outcomes.size(); ++second) {
        const EvaluationOutcome &outcome = outcomes.at(second);
        if (outcome.verdict == RunVerdict::Broken || outcome.run.conversation.isEmpty())
            continue;
        QList<qsizetype> &earlier = answers[{outcome.place.caseId, outcome.place.repeat}];
        for (const qsizetype first : std::as_const(earlier)) {
            if (outcomes.at(first).run.conversation != outcome.run.conversation)
                take(first, second);
        }
        earlier.append(second);
    }
}

QHash<ComparedPair, Preference::Better> byConversations(const QList<Preference> &preferences)
{
    QHash<ComparedPair, Preference::Better> known;
    for (const Preference &preference : preferences) {
        const Preference kept = preference.inOrder();
        known.insert({kept.one, kept.other}, kept.better);
    }
    return known;
}

ComparedPair keyOf(const EvaluationOutcome &first, const EvaluationOutcome &second)
{
    return std::minmax(first.run.conversation, second.run.conversation);
}

//! What judges gave the answer, on average; nothing where no model has judged it.
std::optional<double> judgesScore(const EvaluationOutcome &outcome)
{
    double sum = 0;
    int count = 0;
    for (const Judgement &judgement : outcome.judgements) {
        if (judgement.isBroken || !Expectation {judgement.type}.isJudgedByModel())
            continue;
        sum += judgement.score;
        ++count;
    }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

} // namespace

Preference Preference::inOrder() const
{
    if (one < other)
        return *this;
    const Better turned = better == Better::One ? Better::Other : better == Better::Other ? Better::One : Better::Neither;
    return {other, one, turned};
}

QList<AnswerPair> pairsToCompare(const QList<EvaluationOutcome> &outcomes, const QList<Preference> &preferences, QRandomGenerator &random)
{
    const auto known = byConversations(preferences);
    QList<AnswerPair> pairs;
    eachPair(outcomes, [&](qsizetype first, qsizetype second) {
        const EvaluationOutcome &one = outcomes.at(first);
        const EvaluationOutcome &other = outcomes.at(second);
        if (one.run.text == other.run.text || known.contains(keyOf(one, other)))
            return;
        pairs.append(random.bounded(2) == 0 ? AnswerPair {first, second} : AnswerPair {second, first});
    });
    std::shuffle(pairs.begin(), pairs.end(), random);
    return pairs;
}

PreferenceTally PreferenceTally::of(const QList<EvaluationOutcome> &outcomes, const QList<Preference> &preferences)
{
    PreferenceTally tally;
    if (preferences.isEmpty())
        return tally;
    const auto known = byConversations(preferences);
    QList<std::pair<bool, bool>> judged;
    eachPair(outcomes, [&](qsizetype first, qsizetype second) {
        const EvaluationOutcome &one = outcomes.at(first);
        const EvaluationOutcome &other = outcomes.at(second);
        const auto found = known.constFind(keyOf(one, other));
        if (found == known.cend())
            return;
        ++tally.compared;
        if (*found == Preference::Better::Neither) {
            ++tally.columns[one.place.variant].undecided;
            ++tally.columns[other.place.variant].undecided;
            return;
        }
        const bool isFirst = (*found == Preference::Better::One) == (one.run.conversation < other.run.conversation);
        ++tally.columns[isFirst ? one.place.variant : other.place.variant].better;
        ++tally.columns[isFirst ? other.place.variant : one.place.variant].worse;
        const auto score = judgesScore(one);
        const auto otherScore = judgesScore(other);
        if (!score || !otherScore || *score == *otherScore)
            return;
        judged.append({isFirst, *score > *otherScore});
        ++tally.judged;
        tally.agreed += isFirst == (*score > *otherScore) ? 1 : 0;
    });
    tally.kappa = cohensKappa(judged);
    return tally;
}

QStringList PreferenceTally::words() const
{
    QStringList lines;
    for (auto column = columns.begin(); column != columns.end(); ++column)
        lines.append(PreferencesTexts::tr("preferred blind: %1: %2 of %3, %4; undecided: %5")
                         .arg(column.key(), QLocale().toString(column->better), QLocale().toString(column->decided()),
                             shareInWords(column->better, column->decided(), column->rate()), QLocale().toString(column->undecided)));
    if (judged > 0)
        lines.append(PreferencesTexts::tr("The judge's scores agree with you on %1 of %n compared pair(s).", nullptr, judged)
                         .arg(QLocale().toString(agreed)));
    return lines;
}

QString shareInWords(int passed, int tried, const Interval &rate)
{
    if (tried == 0)
        return u"—"_s;
    return PreferencesTexts::tr("%1 % (%2 to %3)")
        .arg(QLocale().toString(qRound(100.0 * passed / tried)), QLocale().toString(qRound(rate.low * 100)),
            QLocale().toString(qRound(rate.high * 100)));
}

} // namespace model
