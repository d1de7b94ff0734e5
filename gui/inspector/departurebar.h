// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace gui {

//! A body as a bar: how much of it is the same as of another one, and, below that, how much of its tokens a provider had in its cache.
//! Owned by a DifferencePage.
class DepartureBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DepartureBar)

public:
    explicit DepartureBar(QWidget *parent = nullptr);

    //! Shares of the whole, from 0 to 1; `cached` below 0 where nobody has said it. `place`: what is written at the end of what is the
    //! same.
    void setShares(double same, double cached, const QString &place);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_same = 0;
    double m_cached = -1;
    QString m_place;
};

} // namespace gui
