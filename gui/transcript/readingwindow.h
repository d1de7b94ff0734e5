// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace gui {

//! What a canister says as plain text in a window of its own, with a cursor: to be read by line, word and letter, also aloud and on a
//! braille display, and to be selected by keys. Deletes itself when it is closed.
class ReadingWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadingWindow)

public:
    //! `near`: the widget that it is opened from.
    static void open(const QString &title, const QString &text, QWidget &near);

private:
    ReadingWindow(const QString &title, const QString &text, QWidget &near);
};

} // namespace gui
