// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/csv.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

QString csvCell(const QString &text)
{
    const bool looksLikeFormula = !text.isEmpty() && u"=+-@\t\r\n"_s.contains(text.front());
    QString cell = looksLikeFormula ? u'\'' + text : text;
    const bool needsQuotes = std::any_of(cell.begin(), cell.end(), [](QChar character) { return u",\"\r\n;\t"_s.contains(character); })
        || cell.startsWith(u' ') || cell.endsWith(u' ');
    return needsQuotes ? u'"' + cell.replace(u'"', u"\"\""_s) + u'"' : cell;
}

} // namespace model
