// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/codehighlighter.h"

namespace gui {

//! Colours TOML: tables, keys, strings, numbers, comments. Owned by the editor.
class TomlHighlighter final : public CodeHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TomlHighlighter)

public:
    explicit TomlHighlighter(QObject *parent)
        : CodeHighlighter(parent)
    {
    }

protected:
    void highlightBlock(const QString &text) override;

private:
    // What a line that begins within a multi-line string is in.
    enum State { Outside = -1, InBasicText = 1, InLiteralText = 2 };
    qsizetype colourText(const QString &text, qsizetype start);
    qsizetype colourWord(const QString &text, qsizetype start);
};

} // namespace gui
