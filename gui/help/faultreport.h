// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

namespace gui {

//! What whoever mends a fault wants to know of the program and of the machine, to be copied into a report. It has nothing of the person:
//! no names, paths, conversations or keys. Nothing is sent. A child of the window that asked for it, gone when it is closed.
class FaultReport final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FaultReport)

public:
    explicit FaultReport(QWidget *window);

    //! As Markdown, a line for each thing; in English, as it is read by others.
    static QString facts();
};

} // namespace gui
