// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/manual/manual.h"

#include <QObject>

class QWidget;

namespace gui {

//! The place in the manual that tells of a part of the window, or of a dialog: that of the widget, or of the nearest one that it is in.
//! The first chapter where nothing fits.
ManualAddress helpFor(const QWidget *widget);
//! The object names of the parts that it knows.
QStringList partsWithHelp();

//! Opens the manual where F1 is pressed in a window that has no action for it: in dialogs and windows of their own. Watches the
//! application; owned by Windows.
class HelpKey final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HelpKey)

public:
    explicit HelpKey(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace gui
