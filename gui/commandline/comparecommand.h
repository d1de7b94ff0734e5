// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/sendingcommand.h"
#include "model/comparison/comparisonreport.h"

namespace model {
class Comparison;
} // namespace model

namespace gui {

//! `parlance compare [OPTIONS] PROMPT|-`: one prompt in several columns; how it goes on standard error, the table on standard output.
//! Exit 0 where every run was committed.
class CompareCommand final : public SendingCommand
{
    Q_OBJECT

public:
    CompareCommand(Workbench &workbench, Terminal &terminal);
    ~CompareCommand() override;

    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;
    //! What there is by then is written all the same.
    void interrupt() override;

private:
    enum class Form { Text, Json, Csv, Markdown };

    model::Result<void> readForm(const QCommandLineParser &parser);
    void noteRun(int column, int run);
    void write();

    std::unique_ptr<model::Comparison> m_comparison;
    model::ComparisonReport::Head m_head;
    Form m_form = Form::Text;
    QString m_output;
    bool m_interrupted = false;
};

} // namespace gui
