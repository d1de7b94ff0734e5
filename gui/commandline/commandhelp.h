// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QCommandLineParser;

namespace gui {

//! What `parlance COMMAND --help` says, taken apart: for manual pages and for what a shell completes, which therefore know every option
//! that a command has. Qt's parser tells its options to nobody, so it is their text that is read. A value.
struct CommandHelp {
    struct Option {
        //! With their hyphens, as `-h`, `--help`.
        QStringList names;
        //! Empty where it takes none.
        QString value;
        QString text;
    };
    struct Argument {
        QString name;
        QString text;
    };

    //! What follows the command and its options, such as `PROMPT|-`.
    QString arguments;
    QList<Option> options;
    QList<Argument> positional;

    //! For a person, with the call that they know.
    static QString textOf(const QCommandLineParser &parser, const QString &call);
    static CommandHelp of(const QCommandLineParser &parser);
    static CommandHelp parse(const QString &helpText);
    //! Null where there is none of that name, which has its hyphens.
    const Option *find(const QString &name) const;
};

} // namespace gui
