// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFileDevice>
#include <QString>

#include <memory>

namespace model {

//! Where a person has said that something goes out to. A file is replaced once all of it is written, and stays as it was without
//! commit(). What is none, a pipe or a device such as /dev/stdout, is written into as it stands; opening a pipe that nobody reads fails
//! instead of waiting. A value that belongs to whoever writes.
class OutputFile final
{
    Q_DISABLE_COPY_MOVE(OutputFile)

public:
    //! OwnerOnly: as what is recorded is, see openPrivately(); it is not about what is there already and no file.
    enum class Readers { All, OwnerOnly };

    explicit OutputFile(const QString &path, Readers readers = Readers::All);
    ~OutputFile();

    bool open();
    QIODevice &device() { return *m_file; }
    //! All is written. \return whether it has arrived.
    bool commit();
    QString errorString() const { return m_error.isEmpty() ? m_file->errorString() : m_error; }

    //! All three.
    bool write(const QByteArray &whole) { return open() && m_file->write(whole) == whole.size() && commit(); }

private:
    bool openAsItStands();

    const QString m_path;
    const Readers m_readers;
    const bool m_isReplaced;
    const std::unique_ptr<QFileDevice> m_file;
    QString m_error;
};

} // namespace model
