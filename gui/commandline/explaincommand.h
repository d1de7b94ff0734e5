// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "invocables/tools/invoker.h"

#include <QDir>

namespace gui {

//! `parlance explain TOOL JSON`: whether such a call would be asked about, and which rule says so. Nothing is called.
class ExplainCommand final : public Command
{
    Q_OBJECT

public:
    ExplainCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 2; }
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    //! What answers for the call.
    struct Ruling {
        invocables::Approval answer = invocables::Approval::Ask;
        //! `rule`, `descriptor`, `kept` (allowed before), `kept-rule`; as `--json` writes it.
        QString by;
        //! Of a rule: its place among the tool's, from 1.
        int place = 0;
        std::optional<invocables::ApprovalRule> rule = {};
    };

    void lookAtRules();
    void lookAtWhatIsKept(const QString &allowance, const Ruling &otherwise);
    void tell(const Ruling &ruling);
    QString reason(const Ruling &ruling) const;
    bool leadsToHidden();

    bool m_json = false;
    QString m_name;
    invocables::InvokerPointer m_tool;
    model::JsonText m_arguments;
    QStringList m_folders;
};

} // namespace gui
