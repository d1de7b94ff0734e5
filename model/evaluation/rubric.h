// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/judgement.h"

namespace model {

// How a model is asked to judge an answer, and how what it says is read. Pure.

//! Before everything else.
QString judgeInstruction();
//! What was asked, what was answered, and what the answer is held to.
QString judgeQuestion(const Expectation &expectation, const QString &asked, const QString &answered);
//! The first JSON object in the text that has `pass` or `score`. \return a Validation error where there is none.
Result<Judgement> readVerdict(const Expectation &expectation, const QString &said);

} // namespace model
