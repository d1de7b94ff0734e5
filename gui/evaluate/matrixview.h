// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTableView>

namespace gui {

class EvaluationMatrix;

//! The matrix of an evaluation as it is shown: each cell in the colour of how it stands. Owned by the window of evaluations.
class MatrixView final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatrixView)

public:
    MatrixView(EvaluationMatrix &matrix, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace gui
