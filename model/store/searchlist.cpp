// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchlist.h"

#include "model/store/searchnumber.h"

#include <QtEndian>

#include <algorithm>
#include <optional>

namespace model {

namespace {

constexpr qsizetype headerSize = 4;
//! Of what is counted in bytes or words.
constexpr quint32 tooLong = quint32(1) << 31;

} // namespace

//! A page: what is in it, and where its keys begin.
struct SearchList::Page {
    QByteArrayView content;
    std::vector<qsizetype> keys;

    static std::optional<Page> of(QByteArrayView bytes)
    {
        if (bytes.size() < headerSize)
            return {};
        const qsizetype end = qFromBigEndian<quint16>(bytes.data() + 2);
        if (end < headerSize || end > bytes.size())
            return {};
        Page page {bytes.first(end), {}};
        QByteArrayView footer = bytes.sliced(end);
        for (qsizetype key = 0; !footer.isEmpty();) {
            const auto distance = takeSearchNumber(footer);
            if (!distance || *distance == 0 || *distance >= quint64(end - key))
                return {};
            key += qsizetype(*distance);
            if (key < headerSize)
                return {};
            page.keys.push_back(key);
        }
        return page;
    }
    QByteArrayView beforeKeys() const { return content.first(keys.empty() ? content.size() : keys.front()).sliced(headerSize); }
    QByteArrayView keyAndItems(std::size_t index) const
    {
        return content.first(index + 1 < keys.size() ? keys[index + 1] : content.size()).sliced(keys[index]);
    }
};

SearchList::State SearchList::read(const QByteArray &bytes)
{
    const auto page = Page::of(bytes);
    if (!page)
        return State::Damaged;
    m_pages.push_back({bytes, page->content.size()});
    if (!m_isWithin)
        return readKeys(*page);
    const QByteArrayView rest = skipPlaces(page->beforeKeys());
    if (!rest.isEmpty() && !readItems(rest))
        return State::Damaged;
    if (page->keys.empty())
        return State::Unfinished;
    return m_missing == 0 ? State::Finished : State::Damaged;
}

SearchList::State SearchList::readKeys(const Page &page)
{
    QByteArray key;
    for (std::size_t index = 0; index < page.keys.size(); ++index) {
        QByteArrayView rest = page.keyAndItems(index);
        // What it shares with the key before, and what is its own.
        const auto shared = index == 0 ? std::optional<quint64>(0) : takeSearchNumber(rest);
        const auto own = takeSearchNumber(rest);
        if (!shared || !own || *shared > quint64(key.size()) || *own > quint64(rest.size()))
            return State::Damaged;
        key.truncate(qsizetype(*shared));
        key.append(rest.first(qsizetype(*own)));
        if (key < m_key)
            continue;
        if (key != m_key)
            return State::Finished;
        if (!readItems(rest.sliced(qsizetype(*own))))
            return State::Damaged;
        m_isWithin = index + 1 == page.keys.size();
        if (m_isWithin)
            return State::Unfinished;
        return m_missing == 0 ? State::Finished : State::Damaged;
    }
    return State::Finished;
}

//! What is left of the places that began on a page before.
QByteArrayView SearchList::skipPlaces(QByteArrayView bytes)
{
    const qsizetype here = std::min(bytes.size(), qsizetype(m_missing));
    m_missing -= quint64(here);
    return bytes.sliced(here);
}

bool SearchList::readItems(QByteArrayView bytes)
{
    const char *at = bytes.cbegin();
    const char *const end = bytes.cend();
    const char *const page = m_pages.back().bytes.constData();
    const auto pageIndex = quint32(m_pages.size() - 1);
    m_missing = 0;
    bool hasRemoved = false;
    // On each page, as in each list, the first number is the entry itself, and those that follow are distances.
    for (quint32 entry = 0; at < end;) {
        quint32 distance = quint8(at[0]);
        quint32 twice = end - at > 1 ? quint8(at[1]) : tooLong;
        if ((distance | twice) < 0x80) {
            at += 2;
        } else {
            QByteArrayView rest(at, end);
            distance = quint32(std::min<quint64>(takeSearchNumber(rest).value_or(tooLong), tooLong));
            twice = quint32(std::min<quint64>(takeSearchNumber(rest).value_or(tooLong), tooLong));
            at = rest.cbegin();
        }
        entry += distance;
        if (distance == 0 || entry > quint32(SearchParts::highestEntry) || twice >= tooLong)
            return false;
        // The lowest bit says that the word was taken out of the entry before it was, perhaps, put in again.
        const quint32 size = twice / 2;
        hasRemoved |= size == 0;
        if (m_within == nullptr || m_within->test(entry))
            m_items.push_back({entry, size, pageIndex, quint32(at - page)});
        const qsizetype left = end - at - qsizetype(size);
        if (left < 0) {
            m_missing = quint64(-left);
            break;
        }
        at += size;
    }
    m_isSettled = m_isSettled && !hasRemoved;
    return true;
}

bool SearchList::settle()
{
    if (m_isSettled)
        return m_missing == 0;
    std::stable_sort(m_items.begin(), m_items.end(), [](const Item &one, const Item &other) { return one.entry < other.entry; });
    const auto isSame = [](const Item &one, const Item &other) { return one.entry == other.entry; };
    m_items.erase(std::unique(m_items.begin(), m_items.end(), isSame), m_items.end());
    std::erase_if(m_items, [](const Item &item) { return item.size == 0; });
    m_isSettled = true;
    return m_missing == 0;
}

void SearchList::places(const Item &item, std::vector<quint64> &places) const
{
    places.clear();
    quint64 place = 0;
    quint64 missing = item.size;
    qsizetype begin = item.begin;
    for (std::size_t index = item.page; missing > 0 && index < m_pages.size(); ++index, begin = headerSize) {
        const QByteArrayView page = QByteArrayView(m_pages[index].bytes).first(m_pages[index].end);
        QByteArrayView bytes = page.sliced(begin, std::min(page.size() - begin, qsizetype(missing)));
        missing -= quint64(bytes.size());
        while (!bytes.isEmpty()) {
            // Each has two added, since lower numbers lead to another column.
            const auto distance = takeSearchNumber(bytes);
            if (!distance || *distance < 2 || *distance >= tooLong)
                return places.clear();
            place += *distance - 2;
            places.push_back(place);
        }
    }
}

} // namespace model
