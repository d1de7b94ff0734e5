// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/comparesetup.h"

#include <QFrame>

#include <functional>

class QPushButton;

namespace gui {

class DropDownButton;

//! The bar over a comparison: which agent, how often, what differs; and what is done with it. Owned by its window.
class CompareBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareBar)

public:
    explicit CompareBar(QWidget *parent = nullptr);

    void setAgents(const QList<CompareSetup::Choice> &agents);
    void setModels(const QList<CompareSetup::Choice> &models);
    void setAgent(const QString &agent);
    //! What holds where the person chooses none.
    void setStandardModel(const QString &model);
    void setVaries(CompareSetup::Varies varies);
    void setTimes(int times);
    const QString &agent() const { return m_agent; }
    //! The one that the person has chosen; empty for the agent's, or the standard one.
    const QString &model() const { return m_model; }
    CompareSetup::Varies varies() const { return m_varies; }
    int times() const { return m_times; }

    //! `ran`: there is something to save, and to run again.
    void showState(bool isRunning, bool ran);

Q_SIGNALS:
    void agentPicked();
    void variesPicked();
    void runRequested();
    void stopRequested();
    void saveRequested();

private:
    DropDownButton *addMenu(const QString &name);
    //! One of several; `pick` is told its value.
    void addEntry(DropDownButton *button, const QString &text, bool isPicked, const std::function<void()> &pick);
    void pickModel(const QString &model);
    void fillAgents();
    void fillModels();
    void fillTimes();
    void fillVaries();

    QList<CompareSetup::Choice> m_agents;
    QList<CompareSetup::Choice> m_models;
    QString m_agent;
    QString m_standardModel;
    QString m_model;
    int m_times = 5;
    CompareSetup::Varies m_varies = CompareSetup::Varies::Models;
    DropDownButton *m_agentButton;
    DropDownButton *m_modelButton;
    DropDownButton *m_timesButton;
    DropDownButton *m_variesButton;
    QPushButton *m_save;
    QPushButton *m_stop;
    QPushButton *m_run;
};

} // namespace gui
