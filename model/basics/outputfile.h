// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFileDevice>
#include <QString>

#include <memory>
#include <optional>

namespace model {

//! Where a person has said that something goes out to. A file is replaced once all of it is written, and stays as it was without
//! commit(). What is none, a pipe or a device, is written into as it stands; opening a pipe that nobody reads fails instead of waiting.
//! So is what the program was started with, /dev/stdout and /dev/fd/N: also where that is a file, since others write into it, too.
//! A value that belongs to whoever writes.
class OutputFile final
{
    Q_DISABLE_COPY_MOVE(OutputFile)

public:
    //! OwnerOnly: as what is recorded is, see openPrivately(); it is not about what is there already and no file.
    enum class Readers { All, OwnerOnly };
    //! Append: what is in a file stays.
    enum class Manner { Replace, Append };

    explicit OutputFile(const QString &path, Readers readers = Readers::All, Manner manner = Manner::Replace);
    ~OutputFile();

    bool open();
    QIODevice &device() { return *m_file; }
    //! All is written. \return whether it has arrived.
    bool commit();
    QString errorString() const { return m_error.isEmpty() ? m_file->errorString() : m_error; }

    //! All three.
    bool write(const QByteArray &whole);

private:
    bool openFile(QIODevice::OpenMode mode);
    bool openAsItStands();

    const QString m_path;
    const Readers m_readers;
    const Manner m_manner;
    //! Of the program's own that the path stands for.
    const std::optional<int> m_descriptor;
    const bool m_isFile;
    const std::unique_ptr<QFileDevice> m_file;
    QString m_error;
};

} // namespace model
