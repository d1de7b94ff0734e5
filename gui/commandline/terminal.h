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

    //! A file or a pipe gets what others wrote as it is, control characters and all.
    void setRaw() { m_isRaw = true; }

    //! For screen readers and braille, which read what changes: whole lines, words instead of signs, choices by number. Also where the
    //! environment says ACCESSIBLE=1.
    void setPlain() { m_isPlain = true; }
    bool isPlain() const { return m_isPlain; }

    //! Text without a line end. What others wrote commands no terminal, at once or when a file is shown on one: control characters are
    //! shown instead of sent.
    void write(const QString &text);
    void line(const QString &text);
    //! One JSON Lines record.
    void line(const model::JsonText &json);
    //! As they are, but on a terminal.
    void bytes(const QByteArray &bytes);
    //! A text that programs read again, such as a descriptor: the same.
    void source(const QString &text);
    //! To standard error, where it does not mix with what scripts read: questions, and what is told of calls. Whatever others wrote in
    //! it, every character is seen, wherever it goes.
    void note(const QString &text);
    void error(const model::Error &error);
    //! Why something could not be written to standard output, in the system's words; empty where all could.
    const QString &failure() const { return m_failure; }

    //! How long lines of text for a person may be: as the terminal is wide, within reason; 100 in a file or a pipe.
    int columns() const;
    //! Somebody sits at both ends of it.
    static bool isInteractive();

private:
    QByteArray forFile(const QFile &file, const QString &text) const;
    void put(const QByteArray &bytes);

    QFile m_out;
    QFile m_notes;
    bool m_isRaw = false;
    bool m_isPlain = false;
    QString m_failure;
};

} // namespace gui
