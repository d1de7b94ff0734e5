// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/floodpeer/floods.h"

#include <zlib.h>

std::string compressedBlocks(const std::string &bytes)
{
    z_stream zlib {};
    ::deflateInit2(&zlib, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
    std::string blocks(::deflateBound(&zlib, bytes.size()) + 16, '\0');
    zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    zlib.avail_in = uInt(bytes.size());
    zlib.next_out = reinterpret_cast<Bytef *>(blocks.data());
    zlib.avail_out = uInt(blocks.size());
    // After a full flush the next block refers to nothing before.
    ::deflate(&zlib, Z_FULL_FLUSH);
    blocks.resize(blocks.size() - zlib.avail_out);
    ::deflateEnd(&zlib);
    return blocks;
}
