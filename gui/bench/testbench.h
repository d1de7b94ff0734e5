// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/bench/benchjob.h"
#include "model/session/session.h"

#include <QHash>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace invocables {
class EnsembleCatalog;
} // namespace invocables

namespace gui {

class BenchHead;
class BenchRuns;
class FormView;
class QuestionCard;
class ResultView;
class RunsView;
class StepsView;

//! Tries out a tool: its arguments in a form or as JSON, a run through the whole pipeline outside any conversation, each step, what
//! the model and the person would get. Follows the catalog, so that a saved descriptor is tried out at once. Owned by its window.
class TestBench final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TestBench)

public:
    struct Parts {
        invocables::EnsembleCatalog &catalog;
        model::Invocations &invocations;
        model::Questions &questions;
        model::Approvals &approvals;
        model::ExchangeLog &log;
        BenchRuns &runs;
    };

    explicit TestBench(const Parts &parts, QWidget *parent = nullptr);
    ~TestBench() override;

    //! Its folders and model are worked with, its switches changed; null for none.
    void setSession(model::Session *session);
    //! By scoped name. A tool that is not there yet is shown once it is; an empty name changes nothing.
    void showTool(const QString &scopedName);
    //! The same with these arguments in its form.
    void showCall(const QString &scopedName, const model::JsonText &arguments);
    void focusForm();
    const QString &tool() const { return m_tool; }

Q_SIGNALS:
    void exchangesRequested(const model::ExchangeOrigin &origin);

private:
    void build();
    QWidget *buildForm();
    void buildButtons(QVBoxLayout *layout);
    void addShortcuts();
    void readCatalog();
    void takeTool();
    void switchMode();
    void run();
    void begin(const QString &tool, const model::JsonText &arguments);
    void end(const BenchRun &run);
    void ask(model::Question *question);
    void repeat(int row);
    void look(int row);
    void showActivity(const QString &progress);
    void showRunning(bool running);
    void countRuns();

    const Parts m_parts;
    QPointer<model::Session> m_session;
    QString m_tool;
    //! A tool that has been asked for and is not there yet.
    QString m_awaited;
    //! What was filled in for other tools, or typed as JSON, which need not be any yet.
    struct Draft {
        model::JsonText value;
        QString json;
    };
    QHash<QString, Draft> m_drafts;
    BenchJob *m_job = nullptr;
    QTimer m_tick;
    QString m_progress;
    BenchHead *m_head;
    FormView *m_form;
    QScrollArea *m_scroll;
    QVBoxLayout *m_questions;
    QPushButton *m_run;
    QPushButton *m_stop;
    QPushButton *m_asJson;
    StepsView *m_steps;
    ResultView *m_result;
    RunsView *m_runs;
};

} // namespace gui
