// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisontable.h"

#include <QTableView>

namespace gui {

class MediansModel;

//! The table below a comparison, as high as it has rows. What is plainly better stands on a tint. Owned by the window.
class MediansView final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MediansView)

public:
    explicit MediansView(QWidget *parent = nullptr);

    void setTable(const model::ComparisonTable &table);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareRoom();

    MediansModel *m_medians;
};

} // namespace gui
