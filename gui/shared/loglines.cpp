// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/loglines.h"

#include "gui/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>

namespace gui {

LogLines::LogLines(const QString &name, int keptLines, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(name);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFont(Theme::fixedFont());
    setMaximumBlockCount(keptLines);
    setPlaceholderText(tr("The server has written nothing yet."));
}

void LogLines::setLines(const QStringList &lines)
{
    clear();
    for (const QString &line : lines)
        append(line);
}

void LogLines::copyAll()
{
    QGuiApplication::clipboard()->setText(toPlainText());
}

} // namespace gui
