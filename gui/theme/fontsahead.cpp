// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/fontsahead.h"

#include <QFontDatabase>
#include <QThreadPool>

#include <clocale>

#include <fontconfig/fontconfig.h>

namespace gui {

FontsAhead::FontsAhead()
{
    // As the application would, but not while another thread runs.
    std::setlocale(LC_ALL, "");
    // Where no thread can be made it is done when it is asked for.
    m_read = std::async(std::launch::async | std::launch::deferred, [] { FcInit(); });
}

void FontsAhead::list() const
{
    QThreadPool::globalInstance()->start([read = m_read] {
        read.wait();
        (void)QFontDatabase::families();
    });
}

} // namespace gui
