// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationsuite.h"
#include "model/prompts/prompt.h"

#include <functional>

namespace model {

//! A variant as it runs here: its names looked up among the descriptors.
struct PlannedVariant {
    EvaluationVariant variant = {};
    SessionSettings settings = {};
    std::optional<Prompt> prompt = {};
    //! Changes with everything that an answer depends on beside the case: model, agent, tools, their descriptors.
    QByteArray fingerprint = {};

    //! Who judges where nobody is named: the model of the variant.
    const ModelAddress &model() const { return settings.model; }
    //! What is asked in a case. \return a Usage error where a prompt wants to know what the case does not say.
    Result<QString> asked(const EvaluationCase &each) const;
    //! The settings of a conversation for that case.
    Result<SessionSettings> settingsFor(const EvaluationCase &each) const;
};

//! Looks a variant up; for the suite whose judge and folder it has. \return a Usage error that names what is missing.
using VariantPlanner = std::function<Result<PlannedVariant>(const EvaluationVariant &)>;

//! What the answer of a run depends on, and that with what is expected of it.
struct RunKeys {
    QByteArray answer;
    QByteArray whole;

    static RunKeys of(const EvaluationSuite &suite, const EvaluationCase &each, const PlannedVariant &variant, int repeat);
};

} // namespace model
