// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/palette.h"

#include <QSyntaxHighlighter>

namespace gui {

//! What colours the text of a descriptor, in the colours of code. Its subclasses know one notation each. Owned by the editor; without
//! a document while another notation is edited.
class CodeHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CodeHighlighter)

public:
    void setColours(const Palette &colours);

protected:
    explicit CodeHighlighter(QObject *parent)
        : QSyntaxHighlighter(parent)
    {
    }

    QColor m_keyword;
    QColor m_string;
    QColor m_number;
    QColor m_comment;
};

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

//! Colours JSON: names, strings, numbers and words. Owned by the editor.
class JsonHighlighter final : public CodeHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonHighlighter)

public:
    explicit JsonHighlighter(QObject *parent)
        : CodeHighlighter(parent)
    {
    }

protected:
    void highlightBlock(const QString &text) override;
};

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
