// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <future>

namespace gui {

//! Reads what fonts there are beside what else a start does, of which it takes a third: the files of fontconfig, before there is an
//! application, and Qt's own list, once there is one. Owned by main, and waits for its thread in the end.
class FontsAhead final
{
public:
    //! To be made before the application.
    FontsAhead();

    //! Whoever asks for a font from now on waits for the list. Once the application is made.
    void list() const;
    //! Waits for the files: whoever asks for a font while they are read reads them all once more.
    void wait() const { m_read.wait(); }

private:
    std::shared_future<void> m_read;
};

} // namespace gui
