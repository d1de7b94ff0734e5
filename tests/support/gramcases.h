// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace support {

//! A text in gram, and whether it is right.
struct GramCase {
    QString name;
    QString text;
    bool isRight = true;
    //! Its tree, where the case has one.
    QString tree = {};
};

//! The cases of tests/data/gram/corpus.
QList<GramCase> gramCorpus();
//! Those of a file of JSON Lines there; `verdict` names the member that says whether the text is right.
QList<GramCase> gramLines(const QString &file, const QString &verdict);
//! All of them, and the examples.
QList<GramCase> gramCases();

} // namespace support
