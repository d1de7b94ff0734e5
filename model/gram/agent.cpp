// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/agent.h"

#include <QStringList>

namespace model {

QString instructionForModel(const QString &instruction)
{
    QStringList lines = instruction.split(u'\n');
    qsizetype common = instruction.size();
    for (const QString &line : std::as_const(lines)) {
        qsizetype indentation = 0;
        while (indentation < line.size() && (line[indentation] == u' ' || line[indentation] == u'\t'))
            ++indentation;
        if (indentation < line.size())
            common = std::min(common, indentation);
    }
    for (QString &line : lines)
        line.remove(0, common);
    return lines.join(u'\n').trimmed();
}

} // namespace model
