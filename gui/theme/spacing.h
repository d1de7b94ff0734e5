// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace gui::spacing {

//! Distances in device-independent pixels; no layout has numbers of its own. What each is for is in the manual's chapter "House style".
inline constexpr int hairline = 1;
inline constexpr int tight = 2;
inline constexpr int unit = 4;
inline constexpr int small = 6;
inline constexpr int gap = 8;
inline constexpr int medium = 12;
inline constexpr int wide = 16;
inline constexpr int large = 24;
//! The least height and width of what is pressed or written in (WCAG 2.2, "target size (minimum)").
inline constexpr int smallestTarget = 24;
//! Of the corners of boxes, in pixels.
inline constexpr int radius = 6;
//! No line of the transcript is wider.
inline constexpr int columnWidth = 760;

} // namespace gui::spacing
