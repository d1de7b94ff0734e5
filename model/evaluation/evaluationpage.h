// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationreport.h"

namespace model {

//! An evaluation as one page of HTML that can be sent to somebody: no scripts, nothing from elsewhere, light and dark as the reader's
//! desktop is. Charts are drawn in it; each run that did not pass can be opened; against a baseline, answers that changed are shown with
//! the words that differ. Pure.
QByteArray evaluationPage(const EvaluationHead &head, const QList<EvaluationOutcome> &outcomes);
//! The report that a file of this name holds: Markdown (`.md`), JSON Lines (`.jsonl`), JUnit's XML (`.xml`), else the page.
QByteArray evaluationReportFor(const QString &path, const EvaluationHead &head, const QList<EvaluationOutcome> &outcomes);

} // namespace model
