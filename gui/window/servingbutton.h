// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPushButton>

namespace gui {

class ProgramServer;

//! Says in the window's menu bar that other programs are served, here or by other processes, how many, and whether something is under way
//! for them; hidden where nothing is served. Owned by the window; the server outlives it.
class ServingButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServingButton)

public:
    ServingButton(const ProgramServer &server, QWidget *parent);

private:
    void showState();

    const ProgramServer &m_server;
};

} // namespace gui
