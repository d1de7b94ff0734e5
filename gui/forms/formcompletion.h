// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

class QKeyEvent;

namespace gui {

class CompletionPopup;
class FormView;

//! Offers values for the field of a form that a person is writing in; whoever knows values is asked for them. Owned by the form.
class FormCompletion final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormCompletion)

public:
    explicit FormCompletion(FormView &form);

    //! Shows values for the field at `pointer` while the keyboard is still there.
    void offer(const QString &pointer, const QStringList &values);

Q_SIGNALS:
    //! The text of the field at `pointer` is now this one; asked for also by the down key.
    void wanted(const QString &pointer, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void adopt(QWidget *control);
    bool takesKey(const QKeyEvent &event);
    void take(int row);
    QString text() const;

    FormView &m_form;
    CompletionPopup *m_popup;
    QPointer<QWidget> m_control;
    QStringList m_values;
    bool m_isTaking = false;
};

} // namespace gui
