// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archive.h"

namespace model {

//! What a page shows of a record, and no more, so that a page can carry it along and be read back: of the path its words, thoughts,
//! pictures, calls and results, who said them and when. Not what a provider has signed, what ran in place of a call, the whole of a result
//! of which the model got a part, a file's bytes, settings, labels. Under other identifiers, always the same ones, since the whole
//! conversation may be here, too. Nothing of records that a page does not show.
std::optional<ArchiveRecord> shownOf(const ArchiveRecord &record);

} // namespace model
