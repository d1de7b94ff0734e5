// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/terminal.h"
#include "gui/workbench/workbench.h"

#include <QCommandLineParser>
#include <QObject>

#include <limits>

namespace gui {

//! What the program says when it ends, for scripts.
enum ExitStatus { Committed = 0, Failed = 1, WrongUse = 2, CancelledByPerson = 130 };

//! One command of the command line, such as `converse`. Made for one run and ended by `finished`.
class Command : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Command)

public:
    ~Command() override = default;

    //! Adds the command's options and positional arguments.
    virtual void declare(QCommandLineParser &parser) const = 0;
    //! How many arguments it takes beside its options; more are wrong use.
    virtual qsizetype mostArguments() const { return 0; }
    //! The folder whose descriptors it works with beside the person's, where these are trusted; empty for none.
    //! Such a command declares the trustOption().
    virtual QString workspace(const QCommandLineParser &) const { return {}; }
    static QCommandLineOption trustOption();
    //! The folders whose instructions for models are said to one, where a person trusts them; empty for a command that has none.
    virtual QStringList conversesIn(const QCommandLineParser &) const { return {}; }
    //! `--trace` and `--trace-contents`.
    static QList<QCommandLineOption> traceOptions();
    //! Begins the work; `finished` follows, possibly at once.
    virtual void start(const QCommandLineParser &parser) = 0;
    //! A pipe gives what it has, a piece at a time: reads to the end, or so many bytes and one more where there are more.
    static QByteArray readUpTo(QIODevice &device, qint64 most);
    //! The person pressed Ctrl+C.
    virtual void interrupt() { Q_EMIT finished(CancelledByPerson); }

Q_SIGNALS:
    void finished(int exitStatus);

protected:
    static constexpr qsizetype anyNumber = std::numeric_limits<qsizetype>::max();

    Command(Workbench &workbench, Terminal &terminal);

    Workbench &workbench() { return m_workbench; }
    Terminal &terminal() { return m_terminal; }
    //! Ends with an error's text and status 1, or 2 where the use was wrong.
    void fail(const model::Error &error);
    void failUsage(const QString &message);
    //! `--trace` and `--trace-contents`, where they are given.
    model::Result<void> traceAsTold(const QCommandLineParser &parser);
    //! A diagnostic as compilers write it, a warning marked as one.
    static QString marked(const model::Diagnostic &diagnostic);
    //! The value of an option that is a number of things, 1 or more; a Usage error where it is none.
    static model::Result<int> count(const QCommandLineParser &parser, const QString &option);

private:
    Workbench &m_workbench;
    Terminal &m_terminal;
};

} // namespace gui
