// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace model {
class Store;
}

namespace gui {

//! Says above a conversation what is wrong with the file in which all are kept: that it is damaged, with Repair beside it, or that it
//! can only be read. Hidden while there is nothing to say. Owned by its window; the store outlives it.
class StoreBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StoreBar)

public:
    StoreBar(model::Store &store, QWidget *parent);

Q_SIGNALS:
    void repairRequested();

private:
    void tellState();

    model::Store &m_store;
    QLabel *m_text;
    QPushButton *m_repair;
};

} // namespace gui
