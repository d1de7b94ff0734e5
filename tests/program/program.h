// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>
#include <memory>

//! The whole program, run from outside, with a profile and a working folder of its own that end with this.
class Program final
{
    Q_DISABLE_COPY_MOVE(Program)

public:
    //! What a call of the program has left behind.
    struct Run {
        //! -1 where it did not start or end, or was killed.
        int status = -1;
        QByteArray out;
        QByteArray notes;

        //! Standard output, a JSON object a line.
        QList<QJsonObject> lines() const;
        //! The lines of converse --json with this event.
        QList<QJsonObject> events(const QString &name) const;
        //! The last line's object: of converse, the end.
        QJsonObject end() const;
    };

    Program();

    QString profile() const { return m_folder.filePath(QStringLiteral("profile")); }
    QString workspace() const { return m_folder.filePath(QStringLiteral("workspace")); }
    QString database() const { return profile() + QStringLiteral("/data/parlance.sqlite"); }
    //! Writes a file below the test's folder, such as `workspace/a.txt` or `profile/config/providers/a.toml`.
    QString write(const QString &path, const QByteArray &bytes) const;
    QByteArray read(const QString &path) const;

    void setEnvironment(const QString &name, const QString &value) { m_environment.insert(name, value); }

    //! Runs it to its end, while the event loop goes on.
    Run run(const QStringList &arguments, const QByteArray &input = {}) const;
    //! `converse --json` with these arguments.
    Run converse(const QStringList &arguments) const;
    //! Starts it and leaves it running; the process is killed with the pointer.
    //! `prepare` is called in the new process before the program runs in it: only async-signal-safe calls there.
    //! `under`: a program that is given ours with its arguments, and runs it.
    std::unique_ptr<QProcess> start(
        const QStringList &arguments, const std::function<void()> &prepare = {}, const QStringList &under = {}) const;
    static Run finish(QProcess &process);
    //! `show ID --json`.
    QByteArray show(const QString &conversation) const { return run({QStringLiteral("show"), conversation, QStringLiteral("--json")}).out; }

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

//! Fails the test unless the run ended with this status, and says what the program said: on standard error by a message of its own, since
//! one of QVERIFY2 is cut off.
#define VERIFY_STATUS(run, wanted)                                                                                                         \
    do {                                                                                                                                   \
        const Program::Run &ended = (run);                                                                                                 \
        const QByteArray outcome = QByteArray::number(ended.status) + '\n' + ended.out.right(900);                                         \
        if (ended.status != (wanted))                                                                                                      \
            qInfo("%s", ended.notes.right(50'000).constData());                                                                            \
        QVERIFY2(ended.status == (wanted), outcome.constData());                                                                           \
    } while (false)
