// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/contextreading.h"

#include <QAbstractButton>

namespace gui {

//! A bar of what the next request holds, with it in a few words; opens its details. Owned by ComposerStatus.
class ContextGauge final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextGauge)

public:
    explicit ContextGauge(QWidget *parent = nullptr);

    void setReading(const ContextReading &reading);
    const ContextReading &reading() const { return m_reading; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ContextReading m_reading;
};

//! Paints the parts side by side, each as long as its share of `whole`.
void paintParts(QPainter &painter, const QRectF &bar, const QList<ContextReading::Part> &parts, double whole, const Palette &colours);

} // namespace gui
