// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <QStringView>

namespace model {

//! Tells line and column of places in a text that are asked for in their order, in time linear in the text. Columns count characters.
class GramPosition final
{
public:
    explicit GramPosition(QStringView text)
        : m_text(text)
    {
    }

    TextPosition of(qsizetype offset)
    {
        if (offset < m_at) {
            m_at = 0;
            m_position = {1, 1};
        }
        for (; m_at < offset && m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == u'\n')
                m_position = {m_position.line + 1, 1};
            else if (!m_text[m_at].isLowSurrogate())
                ++m_position.column;
        }
        return m_position;
    }

private:
    QStringView m_text;
    qsizetype m_at = 0;
    TextPosition m_position {1, 1};
};

} // namespace model
