// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/readabletext.h"
#include "tests/fuzz/fuzzer.h"

//! A page of the web.
void fuzz::meets(const QByteArray &bytes)
{
    (void)invocables::readableText(QString::fromUtf8(bytes));
}
