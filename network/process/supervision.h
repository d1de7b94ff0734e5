// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

//! How a ProcessGroup and the supervisor of its program speak with each other. The supervisor (supervisor.cpp, a small program of its own
//! without Qt) is given these arguments, and then the program with its own:
//!
//! - the number of the file that it reports to,
//! - the most processes that the program and all that it starts may be at once, 0 for no bound,
//! - `sandbox` where the program is bubblewrap, else `group`,
//! - the limits of the program: `RESOURCE:SOFT:HARD`, with commas between them (see setrlimit(2)).
//!
//! It reports lines: a word and a number. SIGTERM has it ask all that runs to end, and kill two seconds later what is left; SIGHUP, or
//! nobody's reading its reports any more, kills all at once. It ends when nothing is left.
namespace network::supervision {

inline constexpr char sandbox[] = "sandbox";
inline constexpr char group[] = "group";

//! The program runs; its process.
inline constexpr char started[] = "started";
//! It could not be started; the system's error.
inline constexpr char failed[] = "failed";
//! It ended by itself; its status. What it left behind is ended now.
inline constexpr char exited[] = "exited";
//! A signal ended it; which.
inline constexpr char killed[] = "killed";
//! There were too many processes; how many. All of them are killed now.
inline constexpr char exceeded[] = "exceeded";

} // namespace network::supervision
