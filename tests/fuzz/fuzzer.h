// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <cstdint>
#include <cstdlib>

// What each fuzzer defines beside: `void meets(const QByteArray &bytes)`, which lets a parser meet outside bytes.
namespace fuzz {

void meets(const QByteArray &bytes);

//! A promise that holds for whatever the bytes are.
inline void require(bool promise)
{
    if (!promise)
        std::abort();
}

} // namespace fuzz

extern "C" __attribute__((visibility("default"))) int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::meets(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
