// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

namespace gui {

//! Shown where the open file has been changed here and by another program: which of the two is to stay. Owned by its pane.
class ConflictBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConflictBar)

public:
    explicit ConflictBar(QWidget *parent = nullptr);

Q_SIGNALS:
    void reloadRequested();
    void keepRequested();
    void compareRequested();
};

} // namespace gui
