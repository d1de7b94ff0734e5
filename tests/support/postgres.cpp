// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/postgres.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSqlDatabase>

#include <csignal>

#include <pwd.h>
#include <unistd.h>

namespace support {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestStep = 60'000;
const char *const somebody = "postgres";

} // namespace

//! The newest that is installed, as Debian has them.
QString Postgres::programs()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        if (QFileInfo(versions.filePath(name + u"/bin/initdb"_s)).isExecutable())
            return versions.filePath(name + u"/bin/"_s);
    }
    return {};
}

QString Postgres::whyNot()
{
    if (programs().isEmpty())
        return u"There is no PostgreSQL here (Debian: postgresql)."_s;
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        return u"Qt has no driver for PostgreSQL here (Debian: libqt6sql6-psql)."_s;
    if (geteuid() == 0 && !getpwnam(somebody))
        return u"PostgreSQL does not run as the administrator, and there is no user postgres."_s;
    return {};
}

QStringList Postgres::asSomebody(const QString &program, const QStringList &arguments)
{
    const QStringList command {program};
    if (geteuid() != 0)
        return command + arguments;
    return QStringList {u"setpriv"_s, u"--reuid=postgres"_s, u"--regid=postgres"_s, u"--clear-groups"_s} + command + arguments;
}

Postgres::Postgres() = default;

Postgres::~Postgres()
{
    kill();
}

bool Postgres::run(const QString &program, const QStringList &arguments, QByteArray *said) const
{
    QStringList command = asSomebody(programs() + program, arguments);
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(command.takeFirst(), command);
    const bool ended = process.waitForFinished(longestStep);
    m_complaint = QString::fromUtf8(process.readAllStandardError());
    if (said)
        *said = process.readAllStandardOutput();
    return ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

bool Postgres::start()
{
    if (const passwd *user = geteuid() == 0 ? getpwnam(somebody) : nullptr;
        user && ::chown(QFile::encodeName(m_folder.path()).constData(), user->pw_uid, user->pw_gid) != 0)
        return false;
    const QString data = m_folder.filePath(u"data"_s);
    if (!run(
            u"initdb"_s, {u"-D"_s, data, u"-A"_s, u"trust"_s, u"-U"_s, u"postgres"_s, u"--no-sync"_s, u"-E"_s, u"UTF8"_s, u"--locale=C"_s}))
        return false;
    return startAgain() && run(u"createdb"_s, {u"-h"_s, m_folder.path(), u"-U"_s, u"postgres"_s, u"parlance"_s});
}

//! Only its processes die here, never the machine: what they have written the system keeps, and nobody waits for the disk.
bool Postgres::startAgain()
{
    QStringList command = asSomebody(programs() + u"postgres"_s,
        {u"-D"_s, m_folder.filePath(u"data"_s), u"-k"_s, m_folder.path(), u"-c"_s, u"listen_addresses="_s, u"-c"_s, u"max_connections=50"_s,
            u"-c"_s, u"synchronous_commit=off"_s, u"-c"_s, u"fsync=off"_s});
    m_server = std::make_unique<QProcess>();
    m_server->setWorkingDirectory(m_folder.path());
    m_server->setStandardErrorFile(m_folder.filePath(u"log"_s));
    m_server->start(command.takeFirst(), command);
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < longestStep) {
        if (run(u"pg_isready"_s, {u"-h"_s, m_folder.path(), u"-t"_s, u"5"_s}))
            return true;
        if (m_server->waitForFinished(100))
            return false;
    }
    return false;
}

void Postgres::kill()
{
    if (!m_server || m_server->state() == QProcess::NotRunning)
        return;
    // Its children see that it is gone.
    ::kill(pid_t(m_server->processId()), SIGQUIT);
    m_server->waitForFinished(longestStep);
}

QString Postgres::url(const QString &user) const
{
    return u"postgresql:///parlance?host=%1&user=%2"_s.arg(m_folder.path(), user);
}

QString Postgres::ask(const QString &statement, const QString &user) const
{
    QByteArray said;
    run(u"psql"_s, {u"-h"_s, m_folder.path(), u"-U"_s, user, u"-d"_s, u"parlance"_s, u"-X"_s, u"-A"_s, u"-t"_s, u"-c"_s, statement}, &said);
    return QString::fromUtf8(said).trimmed();
}

} // namespace support
