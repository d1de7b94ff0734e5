// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/linediff.h"

#include <QPlainTextEdit>

namespace gui {

//! Two texts compared line by line: what goes, what comes, and a few lines around. Read only. Owned by the widget it stands in.
class DifferenceView final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceView)

public:
    explicit DifferenceView(QWidget *parent = nullptr);

    void compare(const QString &before, const QString &after);

protected:
    void changeEvent(QEvent *event) override;

private:
    void colour();

    QList<model::DiffLine> m_lines;
};

} // namespace gui
