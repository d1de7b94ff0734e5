// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/terminal.h"
#include "gui/manual/manual.h"

#include <QCoreApplication>

class QCommandLineParser;

namespace gui {

//! `parlance help [CHAPTER]`: the manual on a terminal. Apart from the other commands, since it needs no profile.
class HelpCommand final
{
    Q_DECLARE_TR_FUNCTIONS(gui::HelpCommand)

public:
    explicit HelpCommand(Terminal &terminal)
        : m_terminal(terminal)
    {
    }

    static void declare(QCommandLineParser &parser);
    //! \return the exit status: wrong use where there is no such chapter, which is said with the one that may be meant.
    int run(const QStringList &arguments);

private:
    int tell(const QString &topic);
    int refuse(const ManualAddress &address);
    //! A line for each chapter.
    QString list() const;

    Terminal &m_terminal;
    Manual m_manual;
    bool m_asJson = false;
};

} // namespace gui
