// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QIcon>

namespace gui {

//! The small icons of docks, menu bars and input fields, drawn in the dim colour of the palette of the moment. Qt's own come from picture
//! files, for which every plugin of picture formats is loaded: that is a tenth of a start.
class LineIcon final
{
public:
    enum class Shape { Cross, Window, More };

    static QIcon make(Shape shape);
};

} // namespace gui
