// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <utility>

namespace network {

//! An open file, which is closed with this. Can be moved.
class FileHandle
{
public:
    FileHandle() = default;
    explicit FileHandle(int file)
        : m_file(file)
    {
    }
    FileHandle(FileHandle &&other) noexcept
        : m_file(std::exchange(other.m_file, -1))
    {
    }
    FileHandle &operator=(FileHandle &&other) noexcept
    {
        std::swap(m_file, other.m_file);
        return *this;
    }
    ~FileHandle();

    bool isOpen() const { return m_file >= 0; }
    int number() const { return m_file; }

private:
    int m_file = -1;
};

// Sockets between processes of one person on one machine, each a file in a folder that is the person's alone. A path may be of any length.

//! Listens as the file of this name, which is there only once it does. Not open where that cannot be done.
FileHandle listenLocally(const QString &folder, const QString &name);
//! The next that has knocked; not open where nobody has, or it is of somebody else.
FileHandle acceptLocally(const FileHandle &listener);
//! Not open where nobody listens; `isDead` then says whether nobody will.
FileHandle connectLocally(const QString &folder, const QString &name, bool &isDead);

} // namespace network
