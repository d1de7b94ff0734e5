// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace gui {

//! The last lines of a server's log: read only, bounded whatever the server writes. Whoever looks at its end goes on looking at its end.
class LogLines final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogLines)

public:
    //! Characters of a line.
    static constexpr int longestLine = 4000;

    LogLines(const QString &name, int keptLines, QWidget *parent);

    void append(const QString &line) { appendPlainText(line.left(longestLine)); }
    void setLines(const QStringList &lines);
    void copyAll();
};

} // namespace gui
