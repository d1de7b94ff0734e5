// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace support {

//! A PostgreSQL of a test's own: in a temporary folder, on a socket there and on no port, under another person's rights where the test is
//! the administrator's. Ends with this.
class Postgres final
{
    Q_DISABLE_COPY_MOVE(Postgres)

public:
    Postgres();
    ~Postgres();

    //! Empty where there is one; else why not, for QSKIP.
    static QString whyNot();

    //! With an empty database `parlance`; once.
    bool start();
    //! As a machine does that loses its power, and comes back.
    void kill();
    bool startAgain();
    //! Of that database, for `--store`.
    QString url(const QString &user = QStringLiteral("postgres")) const;
    //! What psql says of a statement, without heads and blanks.
    QString ask(const QString &statement, const QString &user = QStringLiteral("postgres")) const;
    //! Whose children serve the connections.
    qint64 process() const { return m_server ? m_server->processId() : 0; }
    //! What went wrong last.
    const QString &complaint() const { return m_complaint; }

private:
    static QString programs();
    static QStringList asSomebody(const QString &program, const QStringList &arguments);
    bool run(const QString &program, const QStringList &arguments, QByteArray *said = nullptr) const;

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_server;
    mutable QString m_complaint;
};

} // namespace support
