// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "deadlywrites.h"

#include <csignal>
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

int left = 0;
int synced = 0;

void countDown()
{
    if (left > 0 && --left == 0)
        ::kill(getpid(), SIGKILL);
}

template <typename Function>
Function next(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

} // namespace

void dieBeforeWrite(int number)
{
    left = number;
}

int syncs()
{
    return synced;
}

// The program's own functions come before those of the C library, for SQLite as well.
extern "C" {

__attribute__((visibility("default"))) ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset)
{
    static const auto original = next<ssize_t (*)(int, const void *, size_t, off64_t)>("pwrite64");
    countDown();
    return original(file, bytes, count, offset);
}

__attribute__((visibility("default"))) int fdatasync(int file)
{
    static const auto original = next<int (*)(int)>("fdatasync");
    countDown();
    ++synced;
    return original(file);
}

__attribute__((visibility("default"))) int fsync(int file)
{
    static const auto original = next<int (*)(int)>("fsync");
    countDown();
    ++synced;
    return original(file);
}
}
