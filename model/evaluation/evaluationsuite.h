// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/guardsettings.h"
#include "model/conversation/modeladdress.h"
#include "model/conversation/sessionsettings.h"
#include "model/descriptors/descriptorfile.h"
#include "model/evaluation/evaluationcase.h"
#include "model/evaluation/evaluationoutcome.h"

namespace model {

//! What is tried: one column of the matrix. What it does not say is as in a new conversation.
struct EvaluationVariant {
    //! Unlike that of the suite's other variants.
    QString name = {};
    //! As it is written: PROVIDER/MODEL; empty for the model of a new conversation.
    QString model = {};
    //! By name, or FILE, FILE#NAME.
    QString agent = {};
    QString library = {};
    //! What the model is told before everything else.
    QString instruction = {};
    //! A prompt's name, which the variables and the input fill in.
    QString prompt = {};
    //! Around a case's input: a text with `{{input}}` and the variables; empty for the input alone.
    QString frame = {};
    QMap<QString, JsonText> controls = {};
    //! Those that are on, and no others; nothing: as in a new conversation.
    std::optional<QStringList> ensembles = {};
    GuardSettings limits = {};

    JsonText toJson() const;
    static EvaluationVariant read(const JsonText &object);
    bool operator==(const EvaluationVariant &) const = default;
};

//! What a suite may use up; 0 for as much as it takes. What is reached ends the evaluation: no other run begins.
struct EvaluationBudget {
    double seconds = 0;
    qint64 tokens = 0;
    double cost = 0;

    bool operator==(const EvaluationBudget &) const = default;
};

//! Cases, variants, and what is expected: a descriptor of the kind `suite`, `evaluations/NAME.toml`. A value. The same as JSON, with
//! all its cases, is what a store keeps and what workers read.
struct EvaluationSuite {
    static constexpr int mostRepeats = 1000;
    static constexpr qint64 mostRuns = 1'000'000;
    static constexpr int mostSeconds = 86'400;
    static constexpr int mostParallel = 256;

    QString name = {};
    QString description = {};
    //! Where it was read; empty for one that came as JSON.
    QString path = {};
    QList<EvaluationVariant> variants = {};
    QList<EvaluationCase> cases = {};
    int repeats = 1;
    //! Seconds after which a run is stopped, and has failed; 0 for never.
    int timeout = 0;
    //! How many runs ask one provider at the same time.
    int parallel = 4;
    //! The model that judges where an expectation does not say: PROVIDER/MODEL; empty: the one that has answered.
    QString judge = {};
    EvaluationBudget budget = {};

    //! Files of cases that the descriptor names, as they are written.
    QStringList caseFiles = {};
    //! What is hardly meant, or can be judged only in part, for the person.
    Diagnostics remarks = {};

    //! Without the cases of its files. What is wrong beyond the schema is added to `diagnostics`. Registered with DescriptorCheck.
    static EvaluationSuite read(const DescriptorFile &file, Diagnostics &diagnostics);
    //! The whole of it, with the cases of its files. `faults`: what DescriptorCheck has found, which becomes its remarks. \return a Usage
    //! error with the place where something is wrong.
    static Result<EvaluationSuite> load(const QString &path, const Diagnostics &faults);
    JsonText toJson() const;
    static Result<EvaluationSuite> fromJson(const JsonText &object);

    //! As many as a window has room for, a line each.
    QString remarksInWords() const;
    //! Those of its runs that nothing came of, in order.
    QList<RunPlace> placesWithout(const QList<EvaluationOutcome> &outcomes) const;
    qint64 runs() const { return qint64(cases.size()) * variants.size() * repeats; }

private:
    //! Where something stands that something may be said of.
    struct Place {
        QString file = {};
        TextPosition position = {};
    };

    Diagnostics doubts() const;
    QStringList variablesOf(const EvaluationCase &each) const;
    Result<void> readCaseFiles();
    Result<void> settle();
    //! What all cases have, to those that do not say otherwise.
    EvaluationCase m_common;
    QList<Place> m_casePlaces;
    QList<Place> m_variantPlaces;
};

} // namespace model
