// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace gui {

//! In place of a dock's title bar where its tab names it already. A plain widget has a height of -1 for the dock, which takes that off its
//! own. Owned by the dock.
class UntitledBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UntitledBar)

public:
    using QWidget::QWidget;

    QSize sizeHint() const override { return {0, 0}; }
    QSize minimumSizeHint() const override { return {0, 0}; }
};

} // namespace gui
