// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisonplan.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Error> wrong(const QString &message)
{
    return failure(ErrorCategory::Usage, message);
}

struct ComparisonPlanTexts {
    Q_DECLARE_TR_FUNCTIONS(model::ComparisonPlan)
};

} // namespace

QString ComparisonVariant::labelOf(const QString &written)
{
    constexpr qsizetype longest = 40;
    const QString line = written.simplified();
    return line.size() <= longest ? line : line.left(longest - 1).trimmed() + u'…';
}

Result<void> ComparisonPlan::check() const
{
    if (prompt.trimmed().isEmpty())
        return wrong(ComparisonPlanTexts::tr("What is to be asked? A comparison needs a prompt."));
    if (variants.size() < 2)
        return wrong(
            ComparisonPlanTexts::tr("A comparison needs at least two columns: libraries, models, agents or instructions that differ."));
    if (variants.size() > mostVariants)
        return wrong(ComparisonPlanTexts::tr("A comparison has at most %1 columns.").arg(QLocale().toString(mostVariants)));
    if (times < 1 || times > mostTimes)
        return wrong(ComparisonPlanTexts::tr("A comparison runs 1 to %1 times.").arg(QLocale().toString(mostTimes)));
    for (const ComparisonVariant &variant : variants) {
        if (variant.settings.model.isEmpty() && variant.settings.agent.isEmpty())
            return wrong(ComparisonPlanTexts::tr("%1 has no model.").arg(variant.label));
    }
    return {};
}

void ComparisonPlan::makeLabelsUnique()
{
    QSet<QString> taken;
    for (qsizetype index = 0; index < variants.size(); ++index) {
        QString &label = variants[index].label;
        const QString name = label.simplified().isEmpty() ? QString::number(index + 1) : label.simplified();
        label = name;
        for (int number = 2; taken.contains(label); ++number)
            label = u"%1 (%2)"_s.arg(name, QString::number(number));
        taken.insert(label);
    }
}

} // namespace model
