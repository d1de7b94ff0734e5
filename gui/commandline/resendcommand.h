// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "network/providers/conversing/resending.h"

#include <QDir>

namespace gui {

//! `parlance resend EXCHANGE`: a kept request once more, as it stands or with another body, to the same or another provider of its
//! language, one time after the other.
class ResendCommand final : public Command
{
    Q_OBJECT

public:
    static constexpr int mostTimes = 100;

    ResendCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    model::Result<void> prepare(const QCommandLineParser &parser);
    void sendNext();
    void take(const network::ResentAnswer &answer);
    void tell(const network::ResentAnswer &answer);
    void tellJson(const network::ResentAnswer &answer);
    void end();

    network::ResentRequest m_request;
    QString m_provider;
    model::ExchangeId m_of;
    //! What the first answer said, and how long it took.
    QString m_earlier;
    double m_earlierMilliseconds = 0;
    QPointer<network::Resending> m_job;
    int m_times = 1;
    int m_sent = 0;
    int m_failed = 0;
    bool m_json = false;
    bool m_isInLine = false;
};

} // namespace gui
