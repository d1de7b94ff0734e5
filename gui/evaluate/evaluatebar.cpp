// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/evaluatebar.h"

#include "gui/evaluate/suitepicker.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/evaluation/evaluationsuite.h"
#include "model/text/amounts.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString remainingWords(qint64 done, qint64 total, qint64 milliseconds)
{
    if (done == 0 || done >= total)
        return {};
    return model::secondsInWords(std::max<qint64>(1, milliseconds / done * (total - done) / 1000));
}

} // namespace

EvaluateBar::EvaluateBar(QWidget *parent)
    : QWidget(parent)
    , m_suites(new SuitePicker(this))
    , m_baselines(new QComboBox(this))
    , m_times(new QSpinBox(this))
    , m_run(new QPushButton(tr("&Run"), this))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_pairs(new QPushButton(tr("&Better of two…"), this))
    , m_report(new QPushButton(tr("R&eport…"), this))
    , m_progress(new QProgressBar(this))
    , m_left(new QLabel(this))
{
    setObjectName(u"evaluateBar"_s);
    const auto named = [](QWidget *widget, const QString &name, const QString &accessible) {
        widget->setObjectName(name);
        widget->setAccessibleName(accessible);
        widget->setToolTip(accessible);
    };
    named(m_suites, u"evaluateSuite"_s, tr("The suite"));
    named(m_baselines, u"evaluateBaseline"_s, tr("What it is compared with"));
    named(m_times, u"evaluateTimes"_s, tr("How often each case runs"));
    named(m_progress, u"evaluateProgress"_s, tr("How far it has got"));
    m_run->setObjectName(u"evaluateRun"_s);
    m_stop->setObjectName(u"evaluateStop"_s);
    m_pairs->setObjectName(u"evaluatePairs"_s);
    m_report->setObjectName(u"evaluateReport"_s);
    m_left->setObjectName(u"evaluateLeft"_s);
    m_times->setRange(1, model::EvaluationSuite::mostRepeats);
    m_times->setPrefix(tr("Repeats: "));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(Theme::zoomed(160));
    m_baselines->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *row = new WrappingRow(this);
    row->setSpacing(spacing::gap);
    row->setContentsMargins(spacing::wide, spacing::gap, spacing::wide, spacing::gap);
    for (QWidget *part : QWidgetList {m_suites, m_baselines, m_times, m_run})
        row->addWidget(part);
    row->addStretch();
    for (QWidget *part : QWidgetList {m_left, m_progress, m_stop, m_pairs, m_report})
        row->addWidget(part);
    connect(m_run, &QPushButton::clicked, this, &EvaluateBar::runWanted);
    connect(m_stop, &QPushButton::clicked, this, &EvaluateBar::stopWanted);
    connect(m_pairs, &QPushButton::clicked, this, &EvaluateBar::pairsWanted);
    connect(m_report, &QPushButton::clicked, this, &EvaluateBar::reportWanted);
}

void EvaluateBar::showState(const State &state)
{
    m_progress->setVisible(state.isRunning);
    m_progress->setRange(0, int(std::max<qint64>(1, state.total)));
    m_progress->setValue(int(state.done));
    m_run->setEnabled(state.hasSuite && !state.isRunning);
    m_stop->setEnabled(state.isRunning);
    m_pairs->setEnabled(state.canCompare);
    m_report->setEnabled(!state.isRunning && state.done > 0);
    for (QWidget *widget : QWidgetList {m_suites, m_baselines, m_times})
        widget->setEnabled(!state.isRunning);
    const QString left = state.isRunning ? remainingWords(state.done, state.total, state.milliseconds) : QString();
    const QString done = tr("%1 of %2").arg(QLocale().toString(state.done), QLocale().toString(state.total));
    m_left->setText(left.isEmpty() ? (state.total > 0 ? done : QString()) : tr("%1 · %2 left").arg(done, left));
}

bool EvaluateBar::canCompare() const
{
    return m_pairs->isEnabled();
}

} // namespace gui
