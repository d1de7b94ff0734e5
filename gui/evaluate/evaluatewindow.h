// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/evaluationground.h"
#include "model/evaluation/evaluationreport.h"

#include <QElapsedTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QStackedWidget;
class QTimer;

namespace gui {

class BlindPairs;
class EvaluateBar;
class EvaluationMatrix;
class EvaluationSummary;
class MatrixView;
class RunDetails;
class UserPrompts;
class Workbench;

//! The window of evaluations: a suite, run as a matrix of cases and variants that fills as runs end, against a baseline; a click on a
//! cell shows its runs. On this machine, or in a store where others work, too. Owned by the window that opened it; holds its evaluation
//! until the next.
class EvaluateWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluateWindow)

public:
    EvaluateWindow(Workbench &workbench, UserPrompts &prompts, QWidget *parent = nullptr);
    ~EvaluateWindow() override;

    //! Reads a suite; what is wrong with it is said in the window.
    void open(const QString &path);
    //! From now on evaluations are in this PostgreSQL, and what workers anywhere do to the suite's latest is seen as it comes; where no
    //! suite is shown, to the newest there.
    void useStore(const QString &address);
    bool isRunning() const { return m_isRunning; }

public Q_SLOTS:
    void run();
    void stop();
    void save();
    //! Two answers after another, of which nobody knows whose they are.
    void comparePairs();

Q_SIGNALS:
    void conversationWanted(const model::ConversationId &conversation);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    QWidget *buildMiddle();
    void listSuites();
    void followSuites();
    void listStoredSuites();
    void openStored(const QString &evaluation);
    void takeSuite(const model::EvaluationSuite &suite, const QString &shown, bool isOfOthers);
    void listBaselines();
    void showBaselines(const QList<model::EvaluationRecord> &records);
    void showSuite();
    void begin();
    void takeGround(std::unique_ptr<EvaluationGround> ground, const QString &where);
    void follow();
    void takeFollowed(const model::EvaluationRecord &record, const QList<model::EvaluationOutcome> &outcomes);
    void take(const model::EvaluationOutcome &outcome);
    void end(const QList<model::EvaluationOutcome> &outcomes);
    void showProgress();
    void showFigures();
    void showCell();
    void readPreferences();
    void takePreferences(const QString &suite, const model::Result<QList<model::Preference>> &preferences);
    void prefer(const model::Preference &preference);
    void leavePairs();
    void openConversation(const model::EvaluationOutcome &run);
    void grade(const model::RunPlace &place, int grade);
    void say(const QString &text);
    //! Without what has changed since the baseline.
    model::EvaluationHead head() const;

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    std::unique_ptr<EvaluationGround> m_ground;
    std::unique_ptr<model::Evaluation> m_evaluation;
    std::optional<model::EvaluationSuite> m_suite;
    //! Its file, or the evaluation that it was read from.
    QString m_shownSuite;
    bool m_isOfOthers = false;
    QList<model::EvaluationRecord> m_stored;
    QList<model::Preference> m_preferences;
    QList<model::EvaluationOutcome> m_before;
    QString m_baselineId;
    //! The evaluation whose runs are in the matrix.
    QString m_shownId;
    model::EvaluationRecord::State m_shownState = model::EvaluationRecord::State::Running;
    EvaluationMatrix *m_matrix;
    EvaluateBar *m_bar;
    QLabel *m_message;
    MatrixView *m_table;
    EvaluationSummary *m_summary;
    RunDetails *m_details;
    QWidget *m_halves = nullptr;
    BlindPairs *m_blind;
    QStackedWidget *m_pages;
    QTimer *m_figuresTimer;
    QTimer *m_followTimer;
    QElapsedTimer m_clock;
    bool m_isRunning = false;
};

} // namespace gui
