// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/framing/linebuffer.h"

#include <QStringList>

namespace network {

//! What a llama.cpp server writes to its standard output and error, read as it comes: the last lines, how far it has loaded its model,
//! and whether somebody else has its port. Bounded whatever it writes. A value.
class ServerOutput
{
public:
    static constexpr int keptLines = 1000;

    enum class Stage { Starting, Reading, LoadingTensors, Preparing, WarmingUp };

    //! Of one of the two streams. \return the lines that have become whole.
    QStringList read(const QByteArray &bytes, bool isError);
    //! The program is started anew: what it wrote before stays among the lines, and says nothing of this run.
    void beginAgain();
    //! A line of our own among them.
    void note(const QString &line);

    const QStringList &lines() const { return m_lines; }
    Stage stage() const { return m_stage; }
    //! From 0 to 100 of the tensors; -1 where it does not say.
    int percent() const { return m_percent; }
    bool portWasTaken() const { return m_portWasTaken; }
    //! What it wrote last of what sounds like an error, else its last lines; for the message when it has ended.
    QString lastWords() const;
    //! Those of its lines in this run that sound like an error; the first often says what led to the others.
    QStringList complaints() const;

private:
    void take(const QString &line);
    QStringList ofThisRun() const { return m_lines.mid(m_lines.size() - m_ofThisRun); }

    LineBuffer m_streams[2] {LineBuffer(longestLine), LineBuffer(longestLine)};
    QStringList m_lines;
    //! How many of the last ones are of this run.
    qsizetype m_ofThisRun = 0;
    Stage m_stage = Stage::Starting;
    int m_percent = -1;
    bool m_portWasTaken = false;

    static constexpr qsizetype longestLine = 64 * 1024;
};

} // namespace network
