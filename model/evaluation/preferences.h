// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationoutcome.h"
#include "model/evaluation/statistics.h"

#include <QMap>

class QRandomGenerator;

namespace model {

//! Which of two answers to one case a person found better, without knowing whose they were. An answer is known by the conversation in
//! which it was given, so that this holds in every evaluation that takes it from before. A value.
struct Preference {
    enum class Better { Neither, One, Other };

    ConversationId one = {};
    ConversationId other = {};
    Better better = Better::Neither;

    //! The same with the lesser identifier first, as it is kept.
    Preference inOrder() const;
    bool operator==(const Preference &) const = default;
};

//! Two answers that are to be compared, by their places among the outcomes.
struct AnswerPair {
    qsizetype left = 0;
    qsizetype right = 0;

    bool operator==(const AnswerPair &) const = default;
};

//! Answers to the same case by two variants that nobody has compared: in random order, and each at a random side, so that nothing tells
//! whose they are. Those that are alike to the letter are no pair, nor those of broken runs and of tool calls.
QList<AnswerPair> pairsToCompare(const QList<EvaluationOutcome> &outcomes, const QList<Preference> &preferences, QRandomGenerator &random);

//! What came of the comparisons. Pure.
struct PreferenceTally {
    struct Column {
        int better = 0;
        int worse = 0;
        int undecided = 0;

        int decided() const { return better + worse; }
        //! Of the share of decided comparisons in which it was better.
        Interval rate() const { return wilsonInterval(better, decided()); }
    };
    //! By variant.
    QMap<QString, Column> columns = {};
    int compared = 0;
    //! Decided pairs of which judges gave one answer the higher score, and those in which it was the person's.
    int judged = 0;
    int agreed = 0;
    //! Beyond chance; nothing where that cannot be said.
    std::optional<double> kappa = {};

    static PreferenceTally of(const QList<EvaluationOutcome> &outcomes, const QList<Preference> &preferences);
    //! A line for each variant, then how far the judge agrees; none where nothing was compared.
    QStringList words() const;
};

//! `80 % (49 to 94)`; a dash where nothing was tried.
QString shareInWords(int passed, int tried, const Interval &rate);

} // namespace model
