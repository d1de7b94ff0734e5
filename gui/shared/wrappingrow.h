// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLayout>

namespace gui {

//! Controls beside each other, which go on in further lines where there is no room for all: so a narrow panel has all of them, and is no
//! wider for them than for the widest. What expands takes what a line leaves, as a stretch does. Owned by its widget, or by the layout
//! that it was put into.
class WrappingRow final : public QLayout
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WrappingRow)

public:
    explicit WrappingRow(QWidget *parent = nullptr);
    ~WrappingRow() override;

    void addStretch();
    void insertWidget(int index, QWidget *widget);

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    //! Those of one line from `first` on that fit into a width; always one at least. \return the first of the next line.
    int lineEnd(int first, int width) const;
    //! \return the height.
    int layOut(const QRect &rect, bool isToBeDone) const;
    void placeLine(int first, int end, const QRect &line) const;

    QList<QLayoutItem *> m_items;
};

} // namespace gui
