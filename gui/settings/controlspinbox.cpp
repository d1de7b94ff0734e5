// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/controlspinbox.h"

#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {
// Beyond these there is no telling numbers apart in the field.
constexpr double leastOfAll = -1e9;
constexpr double mostOfAll = 1e12;
} // namespace

ControlSpinBox::ControlSpinBox(const network::ModelControl &control, QWidget *parent)
    : QDoubleSpinBox(parent)
    , m_start(control.standard.isEmpty() ? control.minimum.value_or(0) : control.standard.read().toDouble())
{
    const double least = control.minimum.value_or(leastOfAll);
    setDecimals(control.decimals());
    setSingleStep(control.step);
    setRange(least - control.step, std::max(least, control.maximum.value_or(mostOfAll)));
    setSpecialValueText(control.standard.isEmpty() ? tr("Standard") : tr("Standard: %1").arg(control.standard.toString()));
    setKeyboardTracking(false);
    setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
    setValue(minimum());
}

model::JsonText ControlSpinBox::control() const
{
    if (isUnset())
        return {};
    return model::JsonText::trusted(QByteArray::number(value(), 'g', 15));
}

void ControlSpinBox::setControl(const model::JsonText &value)
{
    setValue(value.isEmpty() ? minimum() : value.read().toDouble());
}

void ControlSpinBox::stepBy(int steps)
{
    if (isUnset() && steps > 0)
        setValue(m_start);
    else
        QDoubleSpinBox::stepBy(steps);
}

QValidator::State ControlSpinBox::validate(QString &input, int &place) const
{
    return input.trimmed().isEmpty() ? QValidator::Acceptable : QDoubleSpinBox::validate(input, place);
}

double ControlSpinBox::valueFromText(const QString &text) const
{
    return text.trimmed().isEmpty() ? minimum() : QDoubleSpinBox::valueFromText(text);
}

void ControlSpinBox::focusInEvent(QFocusEvent *event)
{
    QDoubleSpinBox::focusInEvent(event);
    // What says that nothing is set gives way to the first digit.
    if (isUnset())
        QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
}

} // namespace gui
