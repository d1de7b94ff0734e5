// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/judgement.h"

namespace model {

//! Those of judge() that are about a run's tool calls: `trajectory:…` and `tool-call-f1`. Pure.
Judgement judgeTools(const Expectation &expectation, const ComparedRun &run);

} // namespace model
