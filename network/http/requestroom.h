// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <memory>
#include <utility>

namespace network {

//! How many bytes of requests that are not whole yet a server holds over all its connections: whoever sends them is not known before
//! that. Shared by a server and its connections.
class RequestRoom
{
public:
    //! A connection's part; let go with it.
    class Share
    {
        Q_DISABLE_COPY_MOVE(Share)

    public:
        explicit Share(std::shared_ptr<RequestRoom> room)
            : m_room(std::move(room))
        {
        }
        ~Share() { letGo(); }

        //! Holds so many more bytes. \return whether there is room for them.
        bool hold(qint64 bytes)
        {
            m_bytes += bytes;
            return (m_room->m_held += bytes) <= m_room->m_largest;
        }
        void letGo() { m_room->m_held -= std::exchange(m_bytes, 0); }
        bool isEmpty() const { return m_bytes == 0; }

    private:
        const std::shared_ptr<RequestRoom> m_room;
        qint64 m_bytes = 0;
    };

    //! In bytes.
    explicit RequestRoom(qint64 largest)
        : m_largest(largest)
    {
    }

private:
    const qint64 m_largest;
    qint64 m_held = 0;
};

} // namespace network
