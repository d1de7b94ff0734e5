// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/comparechoices.h"
#include "network/providers/description/provider.h"

#include <QFrame>
#include <QSet>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace gui {

class DropDownButton;
class ModelSelector;

//! The bar over a comparison: which agent and model, how often and how long, what differs; and what is done with it. Owned by its
//! window.
class CompareBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareBar)

public:
    explicit CompareBar(QWidget *parent = nullptr);

    void setAgents(const QList<CompareSetup::Choice> &agents);
    void setProviders(const QList<network::Provider> &providers, const QSet<QString> &keyless);
    void setAgent(const QString &agent);
    //! What holds where the person chooses none.
    void setStandardModel(const QString &model);
    void setVaries(CompareSetup::Varies varies);
    void setTimes(int times);
    //! For each run; 0 for none.
    void setLimit(int seconds);
    const QString &agent() const { return m_agent; }
    //! The one that the person has chosen; empty for the agent's, or the standard one.
    const QString &model() const { return m_model; }
    CompareSetup::Varies varies() const { return m_varies; }
    int times() const { return m_times; }
    int limit() const { return m_limit; }

    //! `ran`: there is something to save, and to run again.
    void showState(bool isRunning, bool ran);

Q_SIGNALS:
    void agentPicked();
    void variesPicked();
    //! A number is to be asked for that the menus do not have.
    void otherTimesRequested();
    void otherLimitRequested();
    void runRequested();
    void stopRequested();
    void saveRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    //! In their order.
    QList<QToolButton *> choices() const;
    DropDownButton *addMenu(const QString &name);
    //! One of several; `pick` is told its value.
    void addEntry(DropDownButton *button, const QString &text, bool isPicked, const std::function<void()> &pick);
    void fillAgents();
    void addOther(DropDownButton *button, void (CompareBar::*wish)());
    void showModel();
    void fillLimit();
    void fillTimes();
    void fillVaries();

    QList<CompareSetup::Choice> m_agents;
    QString m_agent;
    QString m_standardModel;
    QString m_model;
    int m_times = 5;
    int m_limit = 0;
    CompareSetup::Varies m_varies = CompareSetup::Varies::Models;
    QLabel *m_title;
    DropDownButton *m_agentButton;
    ModelSelector *m_modelButton;
    DropDownButton *m_timesButton;
    DropDownButton *m_limitButton;
    DropDownButton *m_variesButton;
    QPushButton *m_save;
    QPushButton *m_stop;
    QPushButton *m_run;
};

} // namespace gui
