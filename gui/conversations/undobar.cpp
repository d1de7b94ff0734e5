// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/undobar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int offeredMilliseconds = 15'000;

} // namespace

UndoBar::UndoBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"undoBar"_s);
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(u"undoText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumWidth(20);
    m_text->setWordWrap(true);
    auto *button = new QPushButton(tr("&Undo"), this);
    button->setObjectName(u"undoButton"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(m_text, 1);
    layout->addWidget(button);
    hide();
    m_timer.setSingleShot(true);
    m_timer.setInterval(offeredMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(button, &QPushButton::clicked, this, &UndoBar::undo);
}

void UndoBar::offer(const QString &text, std::function<void()> undo)
{
    m_undo = std::move(undo);
    m_text->setText(text);
    m_text->setToolTip(text);
    setAccessibleName(text);
    show();
    m_timer.start();
}

void UndoBar::undo()
{
    hide();
    m_timer.stop();
    if (const auto action = std::exchange(m_undo, nullptr))
        action();
}

} // namespace gui
