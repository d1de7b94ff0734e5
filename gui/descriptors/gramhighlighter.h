// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/codehighlighter.h"

namespace gui {

//! Colours gram: labels and arrows, texts of all forms, numbers, comments. Owned by the editor.
class GramHighlighter final : public CodeHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GramHighlighter)

public:
    explicit GramHighlighter(QObject *parent)
        : CodeHighlighter(parent)
    {
    }

protected:
    void highlightBlock(const QString &text) override;

private:
    // What a line that begins within a fenced text is in.
    enum State { Outside = -1, InFence = 1 };
    qsizetype colourFence(const QString &text, qsizetype start);
    qsizetype colourQuoted(const QString &text, qsizetype start);
    qsizetype colourWord(const QString &text, qsizetype start);
    qsizetype colourSign(const QString &text, qsizetype start);
};

} // namespace gui
