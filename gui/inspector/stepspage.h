// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace gui {

//! The steps of calls, whose names, times and remarks stand below one another also where texts are larger now. Owned by its parent.
class StepsPage final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepsPage)

public:
    explicit StepsPage(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void alignColumns();
};

} // namespace gui
