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

} // namespace gui
