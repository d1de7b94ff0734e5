// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/diagnostic.h"

#include <QPlainTextEdit>

namespace gui {

class LineNumbers;
class TomlHighlighter;

//! A plain-text editor for TOML: line numbers, colours, a tint behind each line that something is wrong with. Owned by its pane.
class DescriptorEditor final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorEditor)

public:
    explicit DescriptorEditor(QWidget *parent = nullptr);

    void setDiagnostics(const model::Diagnostics &diagnostics);
    void jumpTo(model::TextPosition position);
    //! For the margin.
    void paintLineNumbers(QWidget &margin, const QRect &area);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int marginWidth() const;
    void placeMargin();
    void markLines();

    LineNumbers *m_margin;
    TomlHighlighter *m_highlighter;
    model::Diagnostics m_diagnostics;
};

} // namespace gui
