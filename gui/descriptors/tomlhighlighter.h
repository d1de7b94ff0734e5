// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/palette.h"

#include <QSyntaxHighlighter>

namespace gui {

//! Colours TOML: tables, keys, strings, numbers, comments. Owned by its document.
class TomlHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TomlHighlighter)

public:
    explicit TomlHighlighter(QTextDocument *document);

    void setColours(const Palette &colours);

protected:
    void highlightBlock(const QString &text) override;

private:
    // What a line that begins within a multi-line string is in.
    enum State { Outside = -1, InBasicText = 1, InLiteralText = 2 };
    qsizetype colourText(const QString &text, qsizetype start);
    qsizetype colourWord(const QString &text, qsizetype start);

    QColor m_keyword;
    QColor m_string;
    QColor m_number;
    QColor m_comment;
};

} // namespace gui
