// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/reply.h"

void fuzz::meets(const QByteArray &bytes)
{
    meetsReply(u"openai-responses", bytes);
}
