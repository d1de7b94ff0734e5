// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationchanges.h"

#include <QDateTime>
#include <QLocale>

class QXmlStreamWriter;

namespace model {

//! What is known of an evaluation when it is told of.
struct EvaluationHead {
    QString id = {};
    QString suite = {};
    QString description = {};
    QDateTime when = {};
    //! `ended`, or `stopped` with why.
    QString end = {};
    QString breakOff = {};
    //! Runs that did not take place, in the order of the suite.
    QList<RunPlace> left = {};
    //! Nothing where there is no baseline.
    std::optional<EvaluationChanges> changes = {};
    //! Of the baseline, for the differences of answers.
    QList<EvaluationOutcome> before = {};
    //! Of the suite; those of other answers are passed over.
    QList<Preference> preferences = {};

    //! Why it ended before its last run, and how many are left; empty where it did not.
    QString endInWords() const;
    //! Finds what has changed since `before`, the outcomes of the evaluation `baseline`; nothing where there are none.
    void findChanges(const QString &baseline, const QList<EvaluationOutcome> &now);
};

//! All of an evaluation for people and for other programs. What models and tools wrote stays text in whatever reads it. Pure; the page
//! that can be sent to somebody is EvaluationPage.
class EvaluationReport final
{
public:
    EvaluationReport(EvaluationHead head, QList<EvaluationOutcome> outcomes);

    //! A line for each run, then the end with the sums.
    QByteArray jsonLines() const;
    //! As build servers read it: a suite for each variant, a test case for each run.
    QByteArray junit() const;
    QByteArray markdown() const;
    //! The table for a terminal.
    QString text() const;
    //! What was found against the baseline, and of what is unstable, a line each.
    QStringList findings() const;

    const EvaluationTable &table() const { return m_table; }

private:
    QByteArray endLine() const;
    QList<QStringList> rows() const;
    QString sums() const;
    QStringList broken() const;
    void writeTestSuite(QXmlStreamWriter &xml, const QString &variant) const;

    const EvaluationHead m_head;
    const QList<EvaluationOutcome> m_outcomes;
    const EvaluationTable m_table;
};

//! `5/5`, `3/5`, `broken`.
QString wordsOf(const EvaluationCell &cell);
//! Of the whole turns; those that did not come to their end are told of.
QString medianInWords(const EvaluationColumn &column, const QLocale &locale);
//! `92 % (86 to 96)`
QString rateInWords(const EvaluationColumn &column);
//! The last row of the table, with the rates of comparisons; empty where nothing was compared.
QStringList preferredRow(const EvaluationTable &table);

} // namespace model
