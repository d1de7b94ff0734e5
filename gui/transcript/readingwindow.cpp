// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/readingwindow.h"

#include "gui/theme/spacing.h"

#include <QPlainTextEdit>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

void ReadingWindow::open(const QString &title, const QString &text, QWidget &near)
{
    auto *window = new ReadingWindow(title, text, near);
    window->show();
    window->activateWindow();
}

ReadingWindow::ReadingWindow(const QString &title, const QString &text, QWidget &near)
    : QWidget(near.window(), Qt::Window)
{
    setObjectName(u"readingWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    resize(QSize(spacing::columnWidth, near.window()->height() * 3 / 4).boundedTo(near.window()->size()));
    auto *reader = new QPlainTextEdit(this);
    reader->setObjectName(u"readingText"_s);
    reader->setAccessibleName(tr("The message as text"));
    reader->setReadOnly(true);
    reader->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    reader->setFrameShape(QFrame::NoFrame);
    reader->setPlainText(text);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(reader);
    for (const QKeySequence &keys : {QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
}

} // namespace gui
