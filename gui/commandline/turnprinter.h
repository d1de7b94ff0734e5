// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/terminal.h"
#include "model/session/turnevent.h"

#include <QHash>
#include <QObject>

namespace gui {

//! Writes a turn's events for people: the answer to standard output as it comes, everything else to standard error. Owned by a
//! command.
class TurnPrinter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnPrinter)

public:
    TurnPrinter(Terminal &terminal, QObject *parent);

    void print(const model::TurnEvent &event);

private:
    void print(const model::DeltaEvent &event);
    void print(const model::CanisterEvent &event);
    void print(const model::InvocationEvent &event);
    void print(const model::ResultEvent &event);
    void print(const model::StateEvent &event);
    void print(const model::RetryEvent &event);
    void print(const model::NoticeEvent &event);
    void print(const model::EndEvent &event);
    void endLine();

    Terminal &m_terminal;
    QHash<QString, QString> m_calls;
    //! The error that was told last.
    QString m_told;
    bool m_inLine = false;
};

} // namespace gui
