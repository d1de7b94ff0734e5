// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
class QFrame;
class QPlainTextEdit;

namespace gui {

//! A button that opens the conversation's system text in a small editor; what was written counts when the editor closes. Owned by
//! the bar.
class SystemTextButton final : public DropDownButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SystemTextButton)

public:
    explicit SystemTextButton(QWidget *parent = nullptr);

    void setSystemText(const QString &text);
    void openEditor();

Q_SIGNALS:
    void edited(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString m_systemText;
    QFrame *m_popup;
    QPlainTextEdit *m_editor;
};

} // namespace gui
