// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formcompletion.h"

#include "gui/forms/formview.h"
#include "gui/shared/completionpopup.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

const QString prefix = u"value:"_s;

QRect caretOf(QWidget *control)
{
    QRect caret = control->rect();
    if (auto *edit = qobject_cast<QPlainTextEdit *>(control))
        caret.setTop(edit->cursorRect().top());
    return {control->mapToGlobal(caret.topLeft()), caret.size()};
}

} // namespace

FormCompletion::FormCompletion(FormView &form)
    : QObject(&form)
    , m_form(form)
    , m_popup(new CompletionPopup(&form))
{
    m_popup->hide();
    connect(&form, &FormView::edited, this, &FormCompletion::follow);
    connect(&form, &FormView::reshaped, m_popup, &QWidget::hide);
    connect(m_popup, &CompletionPopup::picked, this, &FormCompletion::take);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { adopt(now); });
}

//! Its keys are looked at while it has them.
void FormCompletion::adopt(QWidget *control)
{
    const bool isField = control && m_form.isAncestorOf(control) && control->objectName().startsWith(prefix);
    if (control == m_control)
        return;
    if (m_control)
        m_control->removeEventFilter(this);
    m_popup->hide();
    m_control = isField ? control : nullptr;
    if (m_control)
        m_control->installEventFilter(this);
}

QString FormCompletion::text() const
{
    if (const auto *edit = qobject_cast<QPlainTextEdit *>(m_control))
        return edit->toPlainText();
    const auto *line = qobject_cast<QLineEdit *>(m_control);
    return line ? line->text() : QString();
}

void FormCompletion::follow()
{
    if (m_isTaking)
        return;
    adopt(QApplication::focusWidget());
    m_popup->hide();
    if (m_control)
        Q_EMIT wanted(m_control->objectName().mid(prefix.size()), text());
}

void FormCompletion::offer(const QString &pointer, const QStringList &values)
{
    if (!m_control || m_control->objectName() != prefix + pointer || !m_control->isVisible())
        return;
    m_values = values;
    m_values.removeAll(text());
    if (m_values.isEmpty()) {
        m_popup->hide();
        return;
    }
    QList<model::Completion> choices;
    for (const QString &value : std::as_const(m_values))
        choices.append({value.left(200).simplified(), value, 0, {}});
    m_popup->showChoices(choices, caretOf(m_control));
}

bool FormCompletion::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_control && event->type() == QEvent::KeyPress && takesKey(*static_cast<QKeyEvent *>(event)))
        return true;
    if (watched == m_control && event->type() == QEvent::Hide)
        m_popup->hide();
    return QObject::eventFilter(watched, event);
}

bool FormCompletion::takesKey(const QKeyEvent &event)
{
    if (!m_popup->isVisible()) {
        if (event.key() == Qt::Key_Down && text().isEmpty())
            follow();
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Down: m_popup->move(1); return true;
    case Qt::Key_Up: m_popup->move(-1); return true;
    case Qt::Key_Escape: m_popup->hide(); return true;
    case Qt::Key_Tab:
    case Qt::Key_Return:
    case Qt::Key_Enter: take(m_popup->row()); return true;
    default: return false;
    }
}

void FormCompletion::take(int row)
{
    m_popup->hide();
    if (!m_control || row < 0 || row >= m_values.size())
        return;
    m_isTaking = true;
    if (auto *edit = qobject_cast<QPlainTextEdit *>(m_control)) {
        edit->selectAll();
        edit->insertPlainText(m_values.at(row));
    } else if (auto *line = qobject_cast<QLineEdit *>(m_control)) {
        line->selectAll();
        line->insert(m_values.at(row));
    }
    m_isTaking = false;
}

} // namespace gui
