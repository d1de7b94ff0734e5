// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace gui {

class DescriptorEditor;

//! The margin of a DescriptorEditor with the numbers of its lines and a mark where something is wrong; a click on one asks for the
//! way to mend it. A child of the editor.
class LineNumbers final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LineNumbers)

public:
    explicit LineNumbers(DescriptorEditor &editor);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    DescriptorEditor &m_editor;
};

} // namespace gui
