// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/modelcontrol.h"

#include <QDoubleSpinBox>

namespace gui {

//! A number that may also be left unset: below its smallest value, or with nothing in the field, it is. Owned by the controls panel.
class ControlSpinBox final : public QDoubleSpinBox
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControlSpinBox)

public:
    explicit ControlSpinBox(const network::ModelControl &control, QWidget *parent = nullptr);

    //! Empty where it is unset.
    model::JsonText control() const;
    void setControl(const model::JsonText &value);

    void stepBy(int steps) override;
    QValidator::State validate(QString &input, int &place) const override;
    double valueFromText(const QString &text) const override;

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    bool isUnset() const { return value() <= minimum(); }

    //! Where the arrows begin.
    double m_start;
};

} // namespace gui
