// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/systemtextbutton.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

SystemTextButton::SystemTextButton(QWidget *parent)
    : DropDownButton(parent)
    , m_popup(new QFrame(this, Qt::Popup))
    , m_editor(new QPlainTextEdit(m_popup))
{
    setObjectName(u"systemTextButton"_s);
    m_popup->setObjectName(u"systemTextPopup"_s);
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_popup->installEventFilter(this);
    m_editor->setObjectName(u"systemText"_s);
    m_editor->setAccessibleName(tr("System text"));
    m_editor->setPlaceholderText(tr("What the model is told before everything else, for example how to answer."));
    m_editor->setTabChangesFocus(true);
    auto *remark = new QLabel(tr("Sent with every request of this conversation, from the next turn on."), m_popup);
    remark->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(m_popup);
    layout->addWidget(m_editor);
    layout->addWidget(remark);
    m_popup->resize(520, 260);
    setSystemText({});
    connect(this, &QToolButton::clicked, this, &SystemTextButton::openEditor);
}

void SystemTextButton::setSystemText(const QString &text)
{
    m_systemText = text;
    setText(text.isEmpty() ? tr("System text") : tr("System text •"));
    setShortText(text.isEmpty() ? tr("System") : tr("System •"));
    setAccessibleName(text.isEmpty() ? tr("System text: none") : tr("System text"));
    setToolTip(text.isEmpty() ? tr("No system text") : text.left(400));
}

void SystemTextButton::openEditor()
{
    m_editor->setPlainText(m_systemText);
    m_editor->moveCursor(QTextCursor::End);
    m_popup->move(mapToGlobal(QPoint(0, height() + 2)));
    m_popup->show();
    m_editor->setFocus();
}

bool SystemTextButton::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_popup && event->type() == QEvent::Hide && m_editor->toPlainText() != m_systemText) {
        setSystemText(m_editor->toPlainText());
        Q_EMIT edited(m_systemText);
    }
    return QToolButton::eventFilter(watched, event);
}

} // namespace gui
