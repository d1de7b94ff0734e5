// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/lastwords.h"

#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

#include <cxxabi.h>
#include <unistd.h>

namespace network {

namespace {

constexpr char outOfMemoryText[] = "parlance: out of memory: this machine, or a limit of this program's, gives it no more.\n";

//! Nothing here may ask for memory.
[[noreturn]] void endProcess()
{
    const std::type_info *cause = abi::__cxa_current_exception_type();
    if (!cause || (*cause != typeid(std::bad_alloc) && *cause != typeid(std::bad_array_new_length)))
        std::abort();
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, outOfMemoryText, sizeof outOfMemoryText - 1);
    ::_exit(1);
}

} // namespace

void sayWhenMemoryRunsOut()
{
    std::set_terminate(endProcess);
}

} // namespace network
