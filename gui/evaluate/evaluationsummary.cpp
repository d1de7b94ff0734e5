// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/evaluationsummary.h"

#include "gui/theme/direction.h"
#include "model/basics/aside.h"
#include "model/text/amounts.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

EvaluationSummary::EvaluationSummary(QWidget *parent)
    : QWidget(parent)
    , m_figures(new QLabel(this))
    , m_findings(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QLabel *label : {m_figures, m_findings}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    m_figures->setObjectName(u"evaluateFigures"_s);
    m_findings->setObjectName(u"evaluateFindings"_s);
    m_findings->hide();
}

void EvaluationSummary::sumUp(const Asked &asked)
{
    if (m_isBusy) {
        m_next = asked;
        return;
    }
    m_isBusy = true;
    model::runAside(
        this, [asked] { return sumsOf(asked); }, [this](const Sums &sums) { take(sums); });
}

void EvaluationSummary::clear()
{
    m_isOutdated = m_isBusy;
    m_next.reset();
    fill({});
}

EvaluationSummary::Sums EvaluationSummary::sumsOf(Asked asked)
{
    QList<model::EvaluationOutcome> outcomes;
    for (const QList<model::EvaluationOutcome> &runs : asked.runs)
        outcomes += runs;
    asked.head.findChanges(asked.baseline, outcomes);
    const model::EvaluationReport report(asked.head, outcomes);
    return {report.table(), report.findings(), asked.head.changes};
}

void EvaluationSummary::take(const Sums &sums)
{
    m_isBusy = false;
    if (!std::exchange(m_isOutdated, false))
        fill(sums);
    if (const auto next = std::exchange(m_next, {}))
        sumUp(*next);
}

void EvaluationSummary::fill(const Sums &sums)
{
    QStringList lines;
    for (const model::EvaluationColumn &column : sums.table.columns) {
        QString line = tr("%1: passed %2").arg(column.variant, rateInWords(column));
        if (column.median)
            line += tr(", median %1").arg(model::medianInWords(column, QLocale()));
        if (column.cost)
            line += u", "_s + model::moneyInWords(*column.cost, column.currency);
        lines.append(line);
    }
    m_figures->setText(asProse(lines.join(u'\n')));
    constexpr qsizetype mostShown = 8;
    QStringList findings = sums.findings.first(std::min(mostShown, sums.findings.size()));
    if (const qsizetype more = sums.findings.size() - findings.size(); more > 0)
        findings.append(tr("%n more are in the report.", nullptr, int(more)));
    m_findings->setText(asProse(findings.join(u'\n')));
    m_findings->setVisible(!findings.isEmpty());
    QStringList people = sums.table.preferred.words();
    if (const QString agreement = sums.table.agreement.words(); !agreement.isEmpty())
        people.prepend(agreement);
    Q_EMIT summedUp(people, sums.changes);
}

} // namespace gui
