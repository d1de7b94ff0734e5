// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QComboBox>

namespace gui {

//! A choice in a form: the wheel scrolls the form, not the choice, until the person is in it. Owned by the widget it stands in.
class ChoiceBox final : public QComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceBox)

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace gui
