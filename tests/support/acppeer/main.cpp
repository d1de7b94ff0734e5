// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/acppeer/agent.h"

int main(int count, char **arguments)
{
    QStringList options;
    for (int i = 1; i < count; ++i)
        options.append(QString::fromLocal8Bit(arguments[i]));
    return Agent(options).run();
}
