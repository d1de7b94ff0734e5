// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/database/sqlitememory.h"

#include <sqlite3.h>

namespace invocables {

namespace {

thread_local SqliteMemory *ofThisThread = nullptr;
//! What SQLite allocates with by itself; see sqlite3_mem_methods.
sqlite3_mem_methods usual {};

void *allocate(int size)
{
    if (!ofThisThread)
        return usual.xMalloc(size);
    if (!ofThisThread->hasRoomFor(size))
        return nullptr;
    void *memory = usual.xMalloc(size);
    ofThisThread->count(memory ? usual.xSize(memory) : 0);
    return memory;
}

void release(void *memory)
{
    if (ofThisThread && memory)
        ofThisThread->count(-usual.xSize(memory));
    usual.xFree(memory);
}

void *reallocate(void *memory, int size)
{
    if (!ofThisThread)
        return usual.xRealloc(memory, size);
    const int before = usual.xSize(memory);
    if (!ofThisThread->hasRoomFor(size - before))
        return nullptr;
    void *moved = usual.xRealloc(memory, size);
    ofThisThread->count(moved ? usual.xSize(moved) - before : 0);
    return moved;
}

bool install()
{
    if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual) != SQLITE_OK)
        return false;
    sqlite3_mem_methods asking = usual;
    asking.xMalloc = allocate;
    asking.xFree = release;
    asking.xRealloc = reallocate;
    return sqlite3_config(SQLITE_CONFIG_MALLOC, &asking) == SQLITE_OK;
}

// Before main(), since SQLite's allocator cannot be changed once a database was opened.
const bool isInstalled = install();

} // namespace

SqliteMemory::SqliteMemory(qint64 mostBytes)
    : m_most(mostBytes)
{
    ofThisThread = this;
}

SqliteMemory::~SqliteMemory()
{
    ofThisThread = nullptr;
}

bool SqliteMemory::isHeeded()
{
    return isInstalled;
}

bool SqliteMemory::hasRoomFor(qint64 bytes)
{
    const bool hasRoom = bytes <= 0 || m_used + bytes <= m_most;
    m_exhausted = m_exhausted || !hasRoom;
    return hasRoom;
}

} // namespace invocables
