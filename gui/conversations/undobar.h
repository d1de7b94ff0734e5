// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;

namespace gui {

//! Says what has just been done and offers to undo it, for a while. Only the last thing can be undone here. Owned by its panel.
class UndoBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UndoBar)

public:
    explicit UndoBar(QWidget *parent = nullptr);

    void offer(const QString &text, std::function<void()> undo);

private:
    void undo();

    QLabel *m_text;
    QTimer m_timer;
    std::function<void()> m_undo;
};

} // namespace gui
