// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractItemView>

namespace gui {

//! A view in which the program, too, picks rows, while the person is elsewhere: a screen reader would say these over everything else, and
//! so is told of them only while the view has the keyboard.
template <typename View>
class QuietView : public View
{
    Q_DISABLE_COPY_MOVE(QuietView)

public:
    using View::View;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        this->hasFocus() ? View::currentChanged(current, previous) : QAbstractItemView::currentChanged(current, previous);
    }
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        this->hasFocus() ? View::selectionChanged(selected, deselected) : QAbstractItemView::selectionChanged(selected, deselected);
    }
};

} // namespace gui
