// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisonplan.h"

#include <QCoreApplication>
#include <QSet>

namespace gui {

//! What the person has set in the window of comparisons; makes the plan of it. A value.
struct CompareSetup {
    Q_DECLARE_TR_FUNCTIONS(CompareSetup)

public:
    enum class Varies { Libraries, Models, Agents, Instructions };

    //! Something that can be a column, or be the same in all of them.
    struct Choice {
        //! As settings have it.
        QString value;
        QString title = {};
        //! In small print beside it.
        QString note = {};
        //! Why it cannot be taken; empty where it can.
        QString fault = {};
        //! What speaks against it without forbidding it.
        QString remark = {};

        bool operator==(const Choice &) const = default;
        QString shown() const { return title.isEmpty() ? value : title; }
    };

    //! What is the same in all columns.
    model::SessionSettings base;
    Varies varies = Varies::Models;
    //! What differs, a column each.
    QList<Choice> columns;
    QString prompt;
    int times = 5;
    //! 0 for no limit.
    int secondsPerRun = 0;
    std::optional<model::ComparisonPlan::Beginning> from = {};

    model::ComparisonPlan plan() const;
    static QString nameOf(Varies varies);
};

class Workbench;

//! What there is to compare with, as the catalogs have it now.
struct CompareChoices {
    QList<CompareSetup::Choice> agents;
    QList<CompareSetup::Choice> libraries;
    QList<CompareSetup::Choice> models;
    //! Why libraries are nothing to compare; empty where they are.
    QString noLibraries;

    //! Whose tools the libraries are to bind, and which providers lack their key.
    struct With {
        QString agent;
        model::Switches switches;
        QSet<QString> keyless;
    };
    static CompareChoices of(Workbench &workbench, const With &with);
    const QList<CompareSetup::Choice> &of(CompareSetup::Varies varies) const;
};

} // namespace gui
