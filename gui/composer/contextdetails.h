// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/contextreading.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace gui {

//! The parts of the next request as bars and numbers, what it costs, and what of the conversation does not go; above its gauge, until
//! something else is clicked. Owned by ComposerStatus.
class ContextDetails final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextDetails)

public:
    explicit ContextDetails(QWidget *parent = nullptr);

    void setReading(const ContextReading &reading);
    void openAbove(const QWidget &gauge);

Q_SIGNALS:
    //! By the names of slash commands.
    void commandRequested(const QString &name);

private:
    class Bar;
    struct Row {
        Bar *bar = nullptr;
        QLabel *tokens = nullptr;
    };

    QPushButton *addLink(const QString &name, const QString &text, const QString &command);
    Row addRow(QGridLayout &grid, const QString &name, const QString &title);
    void place();

    QList<Row> m_rows;
    Row m_answer;
    QLabel *m_total;
    QLabel *m_remarks;
    QLabel *m_cost;
    //! Where its lower right corner is.
    QPoint m_corner;
};

} // namespace gui
