// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QFile>
#include <QString>

namespace gui {

//! Standard output and standard error of the command line. Owned by CommandLine.
class Terminal final
{
    Q_DISABLE_COPY_MOVE(Terminal)

public:
    Terminal();

    //! Text without a line end. What others wrote commands no terminal: on one, control characters are shown instead of sent. A
    //! file or a pipe gets the text as it is.
    void write(const QString &text);
    void line(const QString &text);
    //! One JSON Lines record.
    void line(const model::JsonText &json);
    void bytes(const QByteArray &bytes);
    //! To standard error, where it does not mix with what scripts read: questions, and what is told of calls. Whatever others wrote in
    //! it, every character is seen, wherever it goes.
    void note(const QString &text);
    void error(const model::Error &error);

    //! Somebody sits at both ends of it.
    static bool isInteractive();

private:
    QFile m_out;
    QFile m_notes;
};

} // namespace gui
