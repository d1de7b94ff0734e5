// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPushButton>

#include <limits>

namespace gui {

//! Stands over the lower edge of a transcript that is scrolled away from its end, says what has come there since, and leads to it.
//! Owned by its parent, the viewport.
class JumpButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JumpButton)

public:
    explicit JumpButton(QWidget *parent);

    //! There are so many rows now, and the person does not see the end, or sees it.
    void follow(int rows, bool seesEnd);
    //! Others stand in the place of rows; none of them is new.
    void forget() { m_rowsSeen = std::numeric_limits<int>::max(); }
    //! Text has come to the last row.
    void textHasCome() { m_hasNewText = true; }

private:
    void say(int rows);

    //! When the end was last seen.
    int m_rowsSeen = 0;
    bool m_hasNewText = false;
};

} // namespace gui
