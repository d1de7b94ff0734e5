// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/llamapeer/llamapeer.h"

#include <QCoreApplication>

int main(int count, char **arguments)
{
    const QCoreApplication application(count, arguments);
    LlamaPeer peer(QCoreApplication::arguments().mid(1));
    return peer.begin() ? QCoreApplication::exec() : 1;
}
