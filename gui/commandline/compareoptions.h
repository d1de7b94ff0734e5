// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "model/comparison/comparisonplan.h"

#include <QCommandLineParser>

namespace gui {

//! What the arguments of `parlance compare` say: those of `converse`, of which agents, libraries, models and instructions may be
//! repeated, a column each (or one for each pairing, where several kinds are). Reads them only. All errors are of the category Usage.
class CompareOptions final
{
    Q_DECLARE_TR_FUNCTIONS(CompareOptions)

public:
    static void declare(QCommandLineParser &parser);

    //! Both outlive it.
    CompareOptions(const QCommandLineParser &parser, Workbench &workbench);

    model::Result<model::ComparisonPlan> plan() const;

private:
    using Variants = QList<model::ComparisonVariant>;

    model::Result<Variants> variants(const model::SessionSettings &standard) const;
    //! Each variant once for each value of an option that is repeated.
    model::Result<Variants> multiplied(const Variants &variants, const QString &option, QString model::SessionSettings::*setting) const;
    model::Result<QString> find(const QString &option, const QString &value) const;
    model::Result<int> number(const QString &option, int most) const;

    const QCommandLineParser &m_parser;
    Workbench &m_workbench;
};

} // namespace gui
