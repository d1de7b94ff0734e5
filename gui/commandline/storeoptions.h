// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/evaluationground.h"

#include <QCommandLineParser>

namespace gui {

//! `--store` of commands that use a PostgreSQL for evaluations.
class StoreOptions final
{
    Q_DECLARE_TR_FUNCTIONS(StoreOptions)

public:
    static void declare(QCommandLineParser &parser);
    //! Where `--store` leads, in the option or as the only argument. \return a Usage error where it is no such place.
    static model::Result<model::StoreAddress> address(const QCommandLineParser &parser);
    //! The ground in that store, or without `--store` on this machine: `done` at once or later.
    static void open(const QCommandLineParser &parser, Workbench &workbench, model::PostgresPurpose purpose, QObject *context,
        const EvaluationGround::Made &done);
};

} // namespace gui
