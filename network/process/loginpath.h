// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"

#include <QFileSystemWatcher>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace network {

//! What a login shell told of its PATH, with the start-up files as they were when it was asked: it holds as long as they are the same.
struct ShellAnswer {
    QString shell = {};
    //! Path, size and time of change of each start-up file that a login shell may read.
    QStringList startUpFiles = {};
    //! Empty where it told none.
    QString path = {};
    //! While it is asked: the process that asks it, and the file that it will write.
    qint64 process = 0;
    QString file = {};

    //! For a shell that is to be asked now.
    static ShellAnswer begin(const QString &shell);
    //! As it was kept in a JSON file; nothing where there is none or it cannot be read.
    static std::optional<ShellAnswer> read(const QString &place);
    bool keep(const QString &place) const;

    //! Whether the same shell would be asked with the same files.
    bool isAsOf(const ShellAnswer &other) const { return shell == other.shell && startUpFiles == other.startUpFiles; }
};

//! Asks a person's login shell for its PATH, which a program started from the desktop does not have: version managers of node,
//! Python and others set it in the shell's own files. First as an interactive shell, since many set it there; where that ends without
//! telling, as a plain login shell.
//!
//! The shell is nobody's child and is never ended: its files may hold locks, and take as long as they do in a terminal. It writes its
//! answer to a file; after some seconds nobody waits for it any longer, and it is taken when it comes, by this program or a later run of
//! it. An answer is kept with the start-up files that it came from, a missing one for a day, and while they are the same nobody is asked.
class LoginPath final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LoginPath)

public:
    //! `shell` is its absolute path, empty where there is none. `folder` is where answers are kept; where nothing can be written there they
    //! are not.
    LoginPath(const QString &shell, const QString &folder, QObject *parent, int patienceMilliseconds = 5000);
    ~LoginPath() override;

    //! The first time; later calls do nothing. settled() follows on a later turn of the event loop.
    void ask();
    //! Empty where it is not known.
    const QString &path() const { return m_path; }
    //! Why it is not, in words; empty before it was asked.
    const QString &complaint() const { return m_complaint; }

Q_SIGNALS:
    //! Once: it is known, or nobody waits for it any longer.
    void settled();
    //! After that the shell has told it all the same.
    void toldLate();

private:
    void begin();
    bool start(ShellAnswer asked);
    bool isBeingAsked(const ShellAnswer &wanted) const;
    std::optional<ShellAnswer> collected() const;
    void look();
    void take(const ShellAnswer &answer);
    void giveUp();
    void settle();
    QString keptFile() const { return m_folder + QStringLiteral("/login-path.json"); }
    QString askedFile() const { return m_folder + QStringLiteral("/login-path.asked.json"); }

    const QString m_shell;
    QString m_folder;
    //! In place of a folder.
    std::unique_ptr<QTemporaryDir> m_ownFolder;
    QFileSystemWatcher m_watcher;
    model::Countdown m_patience;
    bool m_asked = false;
    bool m_settled = false;
    QString m_path;
    QString m_complaint;
};

} // namespace network
