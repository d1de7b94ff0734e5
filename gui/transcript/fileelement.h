// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"
#include "model/conversation/content.h"

namespace gui {

//! A file that goes with a message and is neither text nor picture: its name, kind and size. It is saved by the row's menu.
class FileElement final : public RowElement
{
public:
    FileElement(const model::FileContent &file, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;

protected:
    int layOut(int) override { return m_wholeHeight; }

private:
    const QString m_name;
    const QString m_detail;
    const int m_wholeHeight;
    const RowStyle &m_style;
};

//! What it is called: its name, or what kind of thing it is.
QString titleOf(const model::FileContent &file);

} // namespace gui
