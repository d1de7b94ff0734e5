// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextOption>

class QFontMetricsF;
class QString;

namespace gui {

//! For lines of a name, an amount and words with tabs between them, as tableOfSteps() makes: they stand below one another in any font and
//! script, the amounts at their ends, in the direction of the window. Lines without tabs are as they were.
QTextOption withColumns(QTextOption option, const QString &text, const QFontMetricsF &metrics);

} // namespace gui
