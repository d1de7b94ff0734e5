// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace gui {

class SuitePicker;

//! The bar of the window of evaluations: what is evaluated, how far it is, and what can be done with it. Owned by the window.
class EvaluateBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluateBar)

public:
    explicit EvaluateBar(QWidget *parent = nullptr);

    SuitePicker &suites() { return *m_suites; }
    QComboBox &baselines() { return *m_baselines; }
    QSpinBox &times() { return *m_times; }

    struct State {
        qint64 done = 0;
        qint64 total = 0;
        //! Since it began to run.
        qint64 milliseconds = 0;
        bool hasSuite = false;
        bool isRunning = false;
        bool canCompare = false;
    };
    void showState(const State &state);
    bool canCompare() const;

Q_SIGNALS:
    void runWanted();
    void stopWanted();
    void pairsWanted();
    void reportWanted();

private:
    SuitePicker *m_suites;
    QComboBox *m_baselines;
    QSpinBox *m_times;
    QPushButton *m_run;
    QPushButton *m_stop;
    QPushButton *m_pairs;
    QPushButton *m_report;
    QProgressBar *m_progress;
    QLabel *m_left;
};

} // namespace gui
