// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>
#include <QPointer>

class QFormLayout;
class QLabel;

namespace gui {

//! A form for something new, in a window of its own: rows, a line for what must be typed otherwise, and the button that makes it. Its
//! subclasses have the rows. Deletes itself when it is closed.
class EntryDialog : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EntryDialog)

public:
    ~EntryDialog() override = default;

protected:
    //! `name` is the dialog's; those of its own parts begin with `part`: `…Problem`, and the button is `button`.
    struct Names {
        QString dialog;
        QString part;
        QString button;
    };

    EntryDialog(Names names, const QString &title, QWidget *parent);

    QFormLayout &form() { return *m_form; }
    //! Once the rows are there: puts the button with this text below them, where the tab key reaches it last.
    void finishForm(const QString &action);
    //! The button was pressed: makes what the form describes and accepts, or says what is wrong with it.
    virtual void make() = 0;
    void say(const QString &problem, QWidget *where);

    void changeEvent(QEvent *event) override;

private:
    void adoptColours();

    const Names m_names;
    QFormLayout *const m_form;
    QLabel *const m_problem;
    //! Whose problem is said.
    QPointer<QWidget> m_where;
};

} // namespace gui
