// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/textlines.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace gui {

class BodyDelegate;
class BodyModel;

//! Shows a body of any size: only the lines on the screen are made into text; a long one is shown in part with *Show all*. Lines
//! can be selected and copied. Large bodies are formatted on a worker. Owned by an ExchangeView.
class BodyView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyView)

public:
    explicit BodyView(const QString &name, QWidget *parent = nullptr);

    void setBody(const QByteArray &body, const QString &placeholder);
    void setForm(BodyForm form);
    const QByteArray &body() const { return m_body; }

Q_SIGNALS:
    //! The lines are there.
    void shown();

private:
    void format();
    void showLines(const TextLines &lines);
    void showRemainder();
    void copySelection();

    QByteArray m_body;
    QString m_placeholder;
    BodyForm m_form = BodyForm::Formatted;
    int m_formatting = 0;
    BodyModel *m_model;
    BodyDelegate *m_delegate;
    QListView *m_list;
    QLabel *m_remark;
    QPushButton *m_all;
};

} // namespace gui
