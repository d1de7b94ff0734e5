// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationcase.h"
#include "model/text/diagnostic.h"

namespace model {

//! The cases of a file: lines of JSON (`.jsonl`, `.json`), a table (`.csv`), or promptfoo's YAML (`.yaml`, `.yml`) cut to what is safe:
//! its tests with their variables and assertions, of which no code is run and no file is read. A value; pure but for the file.
struct CaseFile {
    //! 256 MiB; more are no cases that a person has written.
    static constexpr qint64 largest = qint64(256) * 1024 * 1024;
    static constexpr qsizetype mostCases = 100'000;

    QString name = {};
    QList<EvaluationCase> cases = {};
    //! Where each of them stands; 0 where that is not known.
    QList<qint64> lines = {};
    //! What cannot be judged, as warnings at their places.
    Diagnostics remarks = {};

    //! \return a Usage error that names the file, and the line where there is one.
    static Result<CaseFile> read(const QString &path);
    //! `name` says the form.
    static Result<CaseFile> parse(const QByteArray &bytes, const QString &name);
};

} // namespace model
