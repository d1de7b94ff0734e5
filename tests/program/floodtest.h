// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/program/program.h"

//! What tests of floods have in common: the program run under watch against a peer that sends without end, and the bounds for it.
class FloodTest : public QObject
{
    Q_OBJECT

protected:
    static constexpr qint64 answerLimit = 1; // MiB
    //! For what has no end but the person's, in milliseconds.
    static constexpr int patienceOfAPerson = 1'000;
    //! Of what the program wrote last, in bytes: a test's message is cut after a thousand, and what matters comes last.
    static constexpr qsizetype mostShown = 600;

    //! Runs it, interrupts it after the time where it has not ended before.
    Program::Run run(const QStringList &arguments, int interruptAfter);
    //! Against a peer that floods by HTTP.
    Program::Run converse(const QString &kind, const QString &dialect, int interruptAfter);
    //! Calls the tool `flood:flood` of an ensemble that the text describes, but for its name.
    Program::Run invoke(const QByteArray &ensemble, const QByteArray &arguments, int interruptAfter);
    //! Fails the test where a bound was overrun. `kept`: KiB of text that are.
    void verifyBounds(const QString &kind, qint64 kept) const;

    //! Starts a peer that floods by HTTP, until the test function ends. \return where it is.
    QString serve(const QString &kind);

    std::unique_ptr<Program> m_program;

protected Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

private:
    //! What the program took, as `floodpeer watch` has measured it.
    struct Taken {
        qint64 memory = 0; // KiB
        qint64 afterInterrupt = 0; // ms
    };

    std::unique_ptr<QProcess> m_peer;
    Taken m_taken;
    //! Of a run in which nothing floods.
    qint64 m_usual = 0;
};
