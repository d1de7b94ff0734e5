// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;

namespace gui {

//! Says which file has been deleted, with the way back. Owned by the panel.
class RemovedBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemovedBar)

public:
    explicit RemovedBar(QWidget *parent = nullptr);

    void showRemoved(const QString &path);

Q_SIGNALS:
    void undoRequested();

private:
    QLabel *m_text;
};

} // namespace gui
