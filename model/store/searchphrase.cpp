// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchphrase.h"

#include "model/store/searchsegments.h"

#include <algorithm>

namespace model {

namespace {

//! The lists of a phrase's words, taken along together.
class PhraseWalk
{
public:
    explicit PhraseWalk(const std::vector<SearchList> &lists)
        : m_lists(lists)
    {
        for (const SearchList &list : lists)
            m_cursors.push_back({list.items().data(), list.items().data() + list.items().size()});
    }

    //! Goes to the next entry that has all words. \return 0 where there is none.
    quint32 next()
    {
        quint32 wanted = m_entry + 1;
        for (std::size_t agreed = 0, list = 0; agreed < m_cursors.size(); list = list + 1 == m_cursors.size() ? 0 : list + 1) {
            Cursor &cursor = m_cursors[list];
            const SearchList::Item *at = cursor.at;
            while (at != cursor.end && at->entry < wanted)
                ++at;
            cursor.at = at;
            if (at == cursor.end)
                return 0;
            agreed = at->entry == wanted ? agreed + 1 : 1;
            wanted = at->entry;
        }
        return m_entry = wanted;
    }

    //! Whether, where next() went, the words follow each other.
    bool isPhrase()
    {
        for (std::size_t list = 0; list < m_lists.size(); ++list) {
            m_lists[list].places(*m_cursors[list].at, m_places);
            if (list == 0)
                m_begins = m_places;
            else
                keepFollowed(list);
        }
        return !m_begins.empty();
    }

private:
    //! Of the places where the phrase may begin those that have the next word `distance` words on.
    void keepFollowed(quint64 distance)
    {
        auto next = m_places.cbegin();
        std::erase_if(m_begins, [&](quint64 begin) {
            next = std::lower_bound(next, m_places.cend(), begin + distance);
            return next == m_places.cend() || *next != begin + distance;
        });
    }

    struct Cursor {
        const SearchList::Item *at = nullptr;
        const SearchList::Item *end = nullptr;
    };

    const std::vector<SearchList> &m_lists;
    std::vector<Cursor> m_cursors;
    quint32 m_entry = 0;
    std::vector<quint64> m_begins;
    std::vector<quint64> m_places;
};

} // namespace

Result<std::optional<QList<quint32>>> SearchPhrase::inPart(qint64 part) const
{
    const auto segments = SearchSegments::of(m_database, part);
    if (!segments)
        return tl::unexpected(segments.error());
    if (!*segments)
        return std::nullopt;
    std::vector<SearchList> lists;
    SearchList::Entries common;
    for (const QByteArray &word : m_words) {
        auto list = (*segments)->list('0' + word, lists.empty() ? nullptr : &common);
        if (!list)
            return tl::unexpected(list.error());
        if (!*list)
            return std::nullopt;
        if ((*list)->items().empty())
            return QList<quint32>();
        common.reset();
        for (const SearchList::Item &item : (*list)->items())
            common.set(item.entry);
        lists.push_back(std::move(**list));
    }
    QList<quint32> entries;
    PhraseWalk walk(lists);
    while (const quint32 entry = walk.next()) {
        if (walk.isPhrase())
            entries += entry;
    }
    return entries;
}

} // namespace model
