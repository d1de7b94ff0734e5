// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! Of a Markdown text those lines, as they are shown, in which signs stand within a word (`light**house**`): whoever reads words off the
//! text as it is written does not see these. Empty where there is none. In time proportional to the length.
QString linesWithCutWords(const QString &markdown);

} // namespace model
