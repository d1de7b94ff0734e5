// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <ctime>

namespace support {

//! The processor time that the program has taken since this was made. That work is bounded can be told by it beside whatever else runs,
//! which a clock on the wall counts as well.
class ProcessorClock
{
public:
    //! In milliseconds.
    qint64 elapsed() const { return now() - m_start; }

private:
    static qint64 now()
    {
        timespec time {};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return qint64(time.tv_sec) * 1'000 + time.tv_nsec / 1'000'000;
    }

    const qint64 m_start = now();
};

} // namespace support
