// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/cassetteoptions.h"
#include "gui/commandline/sendingcommand.h"
#include "gui/workbench/evaluationground.h"
#include "model/evaluation/evaluationreport.h"

namespace gui {

//! `parlance evaluate SUITE`: runs a suite, or puts its runs into a store, or tells what came of them there. How it goes on standard error,
//! the table on standard output. Exit 0 where every run passed; with a baseline, where nothing became worse.
class EvaluateCommand final : public SendingCommand
{
    Q_OBJECT

public:
    EvaluateCommand(Workbench &workbench, Terminal &terminal);
    ~EvaluateCommand() override;

    qsizetype mostArguments() const override { return 1; }
    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;
    //! What there is by then is written all the same.
    void interrupt() override;

private:
    enum class Form { Text, Json, Junit, Markdown, Html };

    model::Result<void> readForm(const QCommandLineParser &parser);
    model::Result<void> readSuite(const QCommandLineParser &parser);
    model::Result<void> narrow(const QCommandLineParser &parser);
    model::Result<void> readSettings(const QCommandLineParser &parser);
    void takeGround(model::Result<std::unique_ptr<EvaluationGround>> ground);
    void findBaseline();
    void takeBaseline(const QString &id, const QList<model::EvaluationOutcome> &outcomes);
    void goOn();
    void evaluate();
    void tellQueued();
    void tellResults();
    void listEvaluations();
    void tellCase(const QString &conversation);
    model::Result<void> readGrades(const QCommandLineParser &parser);
    void grade();
    void note(const model::EvaluationOutcome &outcome);
    void tellTrouble(const model::Error &error);
    void readPreferences(const model::EvaluationRecord &record, const QList<model::EvaluationOutcome> &outcomes);
    void write(const model::EvaluationRecord &record, const QList<model::EvaluationOutcome> &outcomes,
        const QList<model::Preference> &preferences);
    QByteArray bytesOf(const model::EvaluationHead &head, const QList<model::EvaluationOutcome> &outcomes) const;
    int statusOf(const model::EvaluationHead &head, const QList<model::EvaluationOutcome> &outcomes) const;
    void finish(int status);

    CassetteOptions m_cassettes;
    std::unique_ptr<EvaluationGround> m_ground;
    std::unique_ptr<model::Evaluation> m_evaluation;
    model::EvaluationSuite m_suite;
    model::SessionSettings m_standard;
    Form m_form = Form::Text;
    QString m_output;
    QString m_baseline;
    QString m_wanted;
    QList<std::pair<model::RunPlace, int>> m_grades;
    //! Of what is told.
    QList<model::RunPlace> m_left;
    QString m_baselineId;
    QList<model::EvaluationOutcome> m_before;
    bool m_hasBaseline = false;
    bool m_isOnlyQueued = false;
    bool m_isAskedForResults = false;
    bool m_isAskedForList = false;
    bool m_isFresh = false;
    bool m_interrupted = false;
    qint64 m_done = 0;
};

} // namespace gui
