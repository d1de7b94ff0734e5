// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDate>
#include <QWidget>

namespace gui {

//! A figure day by day, as bars: what failed at their feet in the colour of warnings. Days without figures are gaps. What it shows is also
//! its accessible description. Owned by its window.
class FigureChart final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureChart)

public:
    struct Bar {
        QDate day;
        double value = 0;
        //! Of the value.
        double failed = 0;
    };

    explicit FigureChart(QWidget *parent = nullptr);

    //! `title`: what the bars are; `unit` stands behind each value, may be empty. From the first day to the last, at most 400.
    void setBars(const QString &title, const QString &unit, const QList<Bar> &bars);
    QSize sizeHint() const override { return {600, 200}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

    //! The next of 1, 2, 5, 10, 20, … that is no smaller.
    static double roundedUp(double value);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRectF plot() const;
    int lines() const;
    //! The column of a day among all of the span, which goes the way the window is read.
    QRectF column(const QDate &day) const;
    QString words(const Bar &bar) const;
    QString number(double value) const;
    void paintScale(QPainter &painter) const;

    QString m_title;
    QString m_unit;
    QList<Bar> m_bars;
    QDate m_first;
    int m_days = 0;
    double m_top = 1;
};

} // namespace gui
