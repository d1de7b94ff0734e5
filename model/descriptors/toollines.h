// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace model {

//! Which tool each line of a descriptor belongs to. A value, made of what was read of the file.
class ToolLines final
{
public:
    ToolLines() = default;
    ToolLines(const DescriptorFile &file, DescriptorKind kind);

    //! The tool's scoped name (`io:read_file`); that of the first one for the lines (from 1) before it. Empty where there is none.
    QString at(int line) const;

private:
    struct Tool {
        int line = 0;
        QString name;
    };
    //! In the order of their lines.
    QList<Tool> m_tools;
};

} // namespace model
