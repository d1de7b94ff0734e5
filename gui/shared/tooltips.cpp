// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/tooltips.h"

#include "model/text/visibletext.h"

namespace gui {

namespace {

// Characters; Qt breaks longer lines only where the screen ends.
constexpr qsizetype longestTipLine = 90;

} // namespace

QString toolTipText(const QString &written)
{
    QString text = model::visibleText(written);
    qsizetype lastSpace = -1;
    for (qsizetype at = 0, start = 0; at < text.size(); ++at) {
        if (text.at(at) == u'\n') {
            start = at + 1;
            lastSpace = -1;
        } else if (text.at(at) == u' ') {
            lastSpace = at;
        }
        if (at - start >= longestTipLine && lastSpace >= 0) {
            text[lastSpace] = u'\n';
            start = lastSpace + 1;
            lastSpace = -1;
        }
    }
    return text;
}

} // namespace gui
