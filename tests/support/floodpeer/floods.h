// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

//! A flood without end: first `head` once, then `piece` for ever.
struct Flood {
    std::string head;
    std::string piece;
    //! Milliseconds between two pieces; 0 for as fast as they are taken.
    int pause = 0;
};

//! One piece that is at least so large, made of whole copies.
std::string manyOf(const std::string &piece, size_t bytes = 64 * 1024);
//! Writes it to the file until that fails, which is the end of every flood.
void pour(int file, const Flood &flood);
//! All of the bytes. \return whether they could be written.
bool writeAll(int file, const std::string &bytes);

//! DEFLATE's blocks of the bytes, to be repeated as often as one likes.
std::string compressedBlocks(const std::string &bytes);

//! What the MCP server that floods in this way answers to a request; empty for a notification.
std::string mcpAnswer(const std::string &kind, const std::string &request);

//! An HTTP server on a port that it prints, which floods whoever asks; for the kind `mcp-…` an MCP server that answers as that does, for
//! `locked-…` one that wants a sign-in, of which what it says floods. \return the exit status.
int serveHttp(const std::string &kind);
//! An MCP server on standard input and output with one tool, `flood`, which floods in the course of a call, or before. \return the same.
int serveMcp(const std::string &kind);
//! Runs a program to its end, handing on what interrupts it, and writes to the file what it took: KiB of memory at most, milliseconds
//! that it went on after it was interrupted, but for those in which others had the processors. \return the program's status.
int watch(const std::string &file, char **command);
