// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptselection.h"

#include "gui/transcript/rowtexts.h"
#include "model/session/conversationmodel.h"

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qsizetype mostText = 64 * 1024 * 1024;

//! Between two pieces of one paragraph there is nothing, between two blocks a line end or two.
QString separatorBefore(const RowElement &element)
{
    return element.continuesText() ? QString() : u"\n\n"_s;
}

} // namespace

void TranscriptSelection::select(const TextPlace &from, const TextPlace &to)
{
    m_anchor = from;
    m_cursor = to;
}

void TranscriptSelection::forgetFrom(int row)
{
    if (last().place.row >= row)
        clear();
}

std::optional<SelectedRange> TranscriptSelection::rangeIn(ElementPlace place, int length) const
{
    if (isEmpty() || place < first().place || place > last().place)
        return {};
    const int from = place == first().place ? first().character : 0;
    const int to = place == last().place ? last().character : length;
    if (from >= to)
        return {};
    return SelectedRange {from, to};
}

QString TranscriptSelection::text(TranscriptLayout &layout, const QAbstractItemModel &rows) const
{
    QString text;
    if (isEmpty())
        return text;
    // Where several speak, each piece says who.
    const int end = last().character == 0 && last().place.element == 0 ? last().place.row - 1 : last().place.row;
    const bool areSeveral = first().place.row < std::min(end, rows.rowCount() - 1);
    for (int row = first().place.row; row <= last().place.row && row < rows.rowCount() && text.size() < mostText; ++row) {
        if (model::valueAt<bool>(rows, row, model::ConversationModel::MergedRole))
            continue;
        const model::CanisterPointer canister = model::canisterAt(rows, row);
        const QString speaker = areSeveral && canister ? speakerOf(*canister) + u":\n"_s : QString();
        const bool isWhole = row > first().place.row && row < last().place.row;
        if (isWhole) {
            const QString whole = canister ? canister->text() : QString();
            if (!whole.isEmpty())
                text += (text.isEmpty() ? QString() : u"\n\n"_s) + speaker + whole;
            continue;
        }
        QString part;
        RowLayout &elements = layout.row(row);
        for (int index = 0; index < elements.count(); ++index) {
            RowElement &element = elements.at(index);
            if (const auto range = rangeIn({row, index}, element.length()))
                part += (part.isEmpty() ? QString() : separatorBefore(element)) + element.textBetween(range->first, range->last);
        }
        if (!part.isEmpty())
            text += (text.isEmpty() ? QString() : u"\n\n"_s) + speaker + part;
    }
    return text;
}

} // namespace gui
