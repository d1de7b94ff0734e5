// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/basics/filedescriptor.h"

#include <unistd.h>

namespace invocables {

FileDescriptor &FileDescriptor::operator=(FileDescriptor &&other) noexcept
{
    if (this != &other) {
        if (isOpen())
            ::close(m_descriptor);
        m_descriptor = other.release();
    }
    return *this;
}

FileDescriptor::~FileDescriptor()
{
    if (isOpen())
        ::close(m_descriptor);
}

} // namespace invocables
