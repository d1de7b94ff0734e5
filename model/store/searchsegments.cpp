// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchsegments.h"

#include "model/store/searchnumber.h"
#include "model/store/searchparts.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! The version of the format, of all that FTS5 has had, that is known here.
constexpr int knownVersion = 4;
//! Before the numbers of the structure record.
constexpr qsizetype cookieSize = 4;
constexpr quint64 mostSegments = 2'000;
constexpr quint64 mostPages = quint64(1) << 31;

//! The row of a segment's page 0.
qint64 rowOf(qint64 segment)
{
    return segment << 37;
}

} // namespace

SearchSegments::SearchSegments(Database &database, qint64 part)
    : m_database(&database)
    , m_table(SearchParts::table(part))
{
}

Result<std::optional<SearchSegments>> SearchSegments::of(Database &database, qint64 part)
{
    SearchSegments segments(database, part);
    // The structure record has the id 10.
    const auto query = database.run(
        u"SELECT block, (SELECT v FROM %1_config WHERE k='version') FROM %1_data WHERE id=10"_s.arg(segments.m_table));
    if (!query)
        return tl::unexpected(query.error());
    const bool isKnown = (*query)->next() && (*query)->value(1).toInt() == knownVersion && segments.parse((*query)->value(0).toByteArray());
    (*query)->finish();
    return isKnown ? std::optional<SearchSegments>(std::move(segments)) : std::nullopt;
}

bool SearchSegments::parse(QByteArrayView structure)
{
    if (structure.size() < cookieSize)
        return false;
    QByteArrayView rest = structure.sliced(cookieSize);
    // The number of levels, of segments, and of pages that were ever written.
    const auto levels = takeSearchNumber(rest);
    const auto all = takeSearchNumber(rest);
    if (!levels || !all || !takeSearchNumber(rest) || *all > mostSegments)
        return false;
    for (quint64 level = 0; level < *levels; ++level) {
        // How many segments are being merged, and how many there are, from oldest to newest. Newer levels come first.
        const auto merging = takeSearchNumber(rest);
        const auto count = takeSearchNumber(rest);
        if (!merging || !count || *count > *all - quint64(m_segments.size()))
            return false;
        const qsizetype newer = m_segments.size();
        for (quint64 index = 0; index < *count; ++index) {
            const auto id = takeSearchNumber(rest);
            const auto first = takeSearchNumber(rest);
            const auto last = takeSearchNumber(rest);
            if (!id || !first || !last || *id > 0xffff || *first > *last || *last >= mostPages)
                return false;
            m_segments.insert(newer, {qint64(*id), qint64(*first), qint64(*last)});
        }
    }
    return rest.isEmpty() && quint64(m_segments.size()) == *all;
}

Result<std::optional<SearchList>> SearchSegments::list(const QByteArray &key, const SearchList::Entries *within) const
{
    SearchList list(key, within);
    for (const Segment &segment : m_segments) {
        const auto state = read(segment, key, list);
        if (!state)
            return tl::unexpected(state.error());
        if (*state == SearchList::State::Damaged)
            return std::nullopt;
    }
    return list.settle() ? std::optional<SearchList>(std::move(list)) : std::nullopt;
}

Result<SearchList::State> SearchSegments::read(const Segment &segment, const QByteArray &key, SearchList &list) const
{
    // The pages from that on which the key would begin. `pgno` is twice the page's number, and one more where it has an index.
    const auto query = m_database->run(uR"(SELECT block FROM %1_data WHERE id BETWEEN ? + max(?, ifnull(
        (SELECT pgno/2 FROM %1_idx WHERE segid=? AND term<=? ORDER BY term DESC LIMIT 1), 0)) AND ? ORDER BY id)"_s.arg(m_table),
        {rowOf(segment.id), segment.first, segment.id, key, rowOf(segment.id) + segment.last});
    if (!query)
        return tl::unexpected(query.error());
    list.beginSegment();
    auto state = SearchList::State::Unfinished;
    while (state == SearchList::State::Unfinished && (*query)->next())
        state = list.read((*query)->value(0).toByteArray());
    (*query)->finish();
    return state;
}

} // namespace model
