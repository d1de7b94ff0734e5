// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSplitter>

class QScrollArea;

namespace gui {

class FormView;

//! The arguments above, what came of them below. The upper part has what the form needs, half of the room at most, until the person
//! moves the border. Owned by the bench.
class BenchSplitter final : public QSplitter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BenchSplitter)

public:
    //! The form is in `scroll`, which has a minimum height and is in `upper`.
    BenchSplitter(QWidget *upper, QWidget *lower, const QScrollArea &scroll, const FormView &form, QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareRoom();

    const QScrollArea &m_scroll;
    const FormView &m_form;
    bool m_moved = false;
};

} // namespace gui
