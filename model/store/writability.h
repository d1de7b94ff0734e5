// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! Why nothing can be written in a folder, as the end of a sentence for the person. Tries it, with a short file that it removes again.
QString whyUnwritable(const QString &folder);

//! Whether this process, or the whole machine, can open no more files at this moment.
bool areTooManyFilesOpen();

} // namespace model
