// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/stepsmodel.h"

#include "model/text/amounts.h"

#include <QHash>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Steps by their wire names, and states where a run is seen from outside only.
QString stepTitle(const QString &name)
{
    static const QHash<QString, const char *> titles {{u"find"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "tool found")},
        {u"parse"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "arguments read")},
        {u"defaults"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "defaults filled in")},
        {u"validate"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "arguments checked")},
        {u"deduplicate"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "duplicates looked for")},
        {u"approve"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "approval")}, {u"confine"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "confined")},
        {u"execute"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "executed")},
        {u"format"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "result formatted")},
        {u"parsing"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "reading the arguments")},
        {u"validating"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "checking the arguments")},
        {u"waiting-for-approval"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "waiting for your word")},
        {u"running"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "running")}, {u"done"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "done")},
        {u"failed"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "failed")}, {u"refused"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "refused")},
        {u"timed-out"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "timed out")},
        {u"reused"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "an earlier result was used")}};
    const char *title = titles.value(name);
    return title ? StepsModel::tr(title) : name;
}

} // namespace

void StepsModel::setSteps(const QList<model::InvocationStep> &steps, Mark last)
{
    beginResetModel();
    m_steps = steps;
    m_last = last;
    endResetModel();
}

int StepsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_steps.size());
}

int StepsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

StepsModel::Mark StepsModel::markOf(int row) const
{
    return row == m_steps.size() - 1 ? m_last : Mark::Passed;
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::InvocationStep &step = m_steps.at(index.row());
    const Mark mark = markOf(index.row());
    if (role == MarkRole)
        return int(mark);
    const bool isTime = index.column() == 1;
    if (role == Qt::TextAlignmentRole && isTime)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && !isTime)
        return step.remark;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (isTime)
        return mark == Mark::UnderWay ? u"…"_s : model::timeInWords(step.milliseconds);
    const QString title = stepTitle(step.name);
    const QString text = step.remark.isEmpty() ? title : u"%1: %2"_s.arg(title, step.remark.simplified());
    return role == Qt::AccessibleTextRole && mark == Mark::Failed ? tr("%1 (here it failed)").arg(text) : text;
}

} // namespace gui
