// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include <cstdarg>

#include <sys/types.h>

// Linked into what runs under ThreadSanitizer. QProcess starts a program by a child that shares our memory until then (CLONE_VM), which the
// runtime of GCC 12 takes for one with a memory of its own: what it has the child leave out is then left out of us, so that from the first
// program on nothing was seen of the thread that starts them. An executable's own clone() goes before the runtime's.

extern "C" int __clone(int (*run)(void *), void *stack, int flags, void *argument, ...);

extern "C" __attribute__((visibility("default"))) int clone(int (*run)(void *), void *stack, int flags, void *argument, ...)
{
    va_list further;
    va_start(further, argument);
    auto *const parent = va_arg(further, pid_t *);
    auto *const storage = va_arg(further, void *);
    auto *const child = va_arg(further, pid_t *);
    va_end(further);
    return __clone(run, stack, flags, argument, parent, storage, child);
}
