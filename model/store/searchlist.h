// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/searchparts.h"

#include <QByteArray>
#include <QByteArrayView>

#include <bitset>
#include <vector>

namespace model {

//! Where a word is in the entries of one part of the full-text index. Reads the pages of the part's segments as FTS5 writes them
//! (https://sqlite.org/fts5.html#fts5_data_structures, "Segment B-Tree Format"), and trusts none of their bytes. A value, made for
//! one search; see SearchPhrase.
class SearchList final
{
public:
    enum class State { Unfinished, Finished, Damaged };

    //! An entry that has the word, and where the word's places in it are.
    struct Item {
        quint32 entry = 0;
        //! In bytes. None where the word was taken out of the entry; never among the items of a settled list.
        quint32 size = 0;
        //! Of the pages that were read, and the byte in it. Places may go on in the next one.
        quint32 page = 0;
        quint32 begin = 0;
    };

    //! A set of them.
    using Entries = std::bitset<SearchParts::highestEntry + 1>;

    //! `key`: the word in UTF-8, lower case and without accents, after the number of its index, `0` for whole words. `within`: the
    //! entries of which it is asked, which outlive the list; none for all.
    SearchList(QByteArray key, const Entries *within)
        : m_key(std::move(key))
        , m_within(within)
    {
    }

    //! Begins with a segment. The newest one is to come first.
    void beginSegment()
    {
        m_isWithin = false;
        m_isSettled = m_items.empty();
    }
    //! Takes the segment's next page; the first one is that on which the key would begin. Unfinished: the list may go on in the next.
    State read(const QByteArray &page);
    //! After the last page: what several segments say of one entry becomes what the newest says.
    //! \return false where places are missing at the end.
    bool settle();

    //! In the order of their entries, once settled.
    const std::vector<Item> &items() const { return m_items; }
    //! Sets `places` to where in the item's entry the word is: how many words stand before it, ascending. None where damaged.
    void places(const Item &item, std::vector<quint64> &places) const;

private:
    struct Page;
    struct ReadPage {
        QByteArray bytes;
        //! Where its footer begins.
        qsizetype end = 0;
    };
    bool readItems(QByteArrayView bytes);
    QByteArrayView skipPlaces(QByteArrayView bytes);
    State readKeys(const Page &page);

    QByteArray m_key;
    const Entries *m_within;
    std::vector<ReadPage> m_pages;
    std::vector<Item> m_items;
    //! How much of the last item's places is on the pages that follow.
    quint64 m_missing = 0;
    //! Whether a page before was within the list.
    bool m_isWithin = false;
    //! Whether the items are of one segment, and all of them have places.
    bool m_isSettled = true;
};

} // namespace model
