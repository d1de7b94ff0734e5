// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QScrollArea>

namespace gui {

class FormView;

//! A form that is as high as it needs to be, up to a bound, and scrolls beyond. Owned by the widget that it stands in; owns the form.
class FormScroll final : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormScroll)

public:
    FormScroll(FormView *form, int mostHeight, QWidget *parent);

    QSize sizeHint() const override { return {320, m_height}; }
    QSize minimumSizeHint() const override { return {80, m_height}; }

Q_SIGNALS:
    void heightChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void adjust();

    FormView *const m_form;
    const int m_mostHeight;
    int m_height = 40;
};

} // namespace gui
