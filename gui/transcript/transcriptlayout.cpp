// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptlayout.h"

#include <algorithm>

namespace gui {

namespace {

int lowestBit(int number)
{
    return number & -number;
}

} // namespace

void HeightIndex::append(int height)
{
    const int number = size() + 1;
    quint32 sum = quint32(height);
    for (int below = number - 1; below > number - lowestBit(number); below -= lowestBit(below))
        sum += m_sums.at(below - 1);
    m_sums.append(sum);
}

void HeightIndex::truncate(int size)
{
    m_sums.resize(std::min(size, this->size()));
}

void HeightIndex::set(int row, int height)
{
    // Unsigned arithmetic wraps, so that a smaller height is added as a large number.
    const quint32 change = quint32(height) - quint32(this->height(row));
    for (int number = row + 1; change != 0 && number <= size(); number += lowestBit(number))
        m_sums[number - 1] += change;
}

int HeightIndex::height(int row) const
{
    const int number = row + 1;
    quint32 sum = m_sums.at(row);
    for (int below = number - 1; below > number - lowestBit(number); below -= lowestBit(below))
        sum -= m_sums.at(below - 1);
    return int(sum);
}

qint64 HeightIndex::top(int row) const
{
    qint64 sum = 0;
    for (int number = row; number > 0; number -= lowestBit(number))
        sum += m_sums.at(number - 1);
    return sum;
}

int HeightIndex::rowAt(qint64 y) const
{
    if (m_sums.isEmpty())
        return -1;
    int step = 1;
    while (step * 2 <= size())
        step *= 2;
    int number = 0;
    for (qint64 left = std::max<qint64>(y, 0); step > 0; step /= 2) {
        if (number + step <= size() && m_sums.at(number + step - 1) <= left) {
            number += step;
            left -= m_sums.at(number - 1);
        }
    }
    return std::min(number, size() - 1);
}

namespace {

//! So much is kept beyond what is on the screen, for scrolling back and forth.
constexpr int rowsKept = 64;
constexpr int elementsKept = 200;

} // namespace

TranscriptLayout::TranscriptLayout(Build build)
    : m_build(std::move(build))
{
    m_heights.append(0);
}

void TranscriptLayout::setCount(int count, int unchanged)
{
    unchanged = std::min({unchanged, count, this->count()});
    m_rows.removeIf([unchanged](const auto &entry) { return entry.key() >= unchanged; });
    m_placed.clear();
    // What was measured is the better estimate where a row is only replaced by its final form.
    QList<int> known;
    for (int row = unchanged; row < std::min(count, this->count()); ++row)
        known.append(m_heights.height(row));
    m_heights.truncate(unchanged);
    for (int row = unchanged; row < count; ++row)
        m_heights.append(row - unchanged < known.size() ? known.at(row - unchanged) : estimatedHeight);
    m_heights.append(0);
}

void TranscriptLayout::setSize(QSize size)
{
    m_size = size;
}

void TranscriptLayout::invalidate(int row)
{
    m_rows.remove(row);
    m_placed.clear();
}

void TranscriptLayout::invalidateAll()
{
    m_rows.clear();
    m_placed.clear();
}

RowLayout *TranscriptLayout::rowNearScreen(int row) const
{
    return m_rows.value(row).get();
}

RowLayout &TranscriptLayout::row(int row)
{
    std::shared_ptr<RowLayout> &layout = m_rows[row];
    if (!layout)
        layout = m_build(row);
    return *layout;
}

RowElement &TranscriptLayout::layOut(ElementPlace place)
{
    RowLayout &layout = row(place.row);
    RowElement &element = layout.at(place.element);
    element.seen = m_pass;
    if (!element.isLaidOut())
        ++m_laidOut;
    element.layOutFor(m_size.width());
    m_heights.set(place.row, layout.height());
    return element;
}

std::optional<ElementPlace> TranscriptLayout::next(ElementPlace place)
{
    if (++place.element < row(place.row).count())
        return place;
    for (++place.row; place.row < m_heights.size(); ++place.row) {
        if (row(place.row).count() > 0)
            return ElementPlace {place.row, 0};
        m_heights.set(place.row, 0);
    }
    return {};
}

std::optional<ElementPlace> TranscriptLayout::previous(ElementPlace place)
{
    if (--place.element >= 0)
        return place;
    for (--place.row; place.row >= 0; --place.row) {
        if (const int count = row(place.row).count(); count > 0)
            return ElementPlace {place.row, count - 1};
        m_heights.set(place.row, 0);
    }
    return {};
}

//! Rows may have gone or changed since the anchor was chosen.
void TranscriptLayout::settleAnchor()
{
    m_anchor.row = std::clamp(m_anchor.row, 0, m_heights.size() - 1);
    const int elements = row(m_anchor.row).count();
    if (elements > 0) {
        m_anchor.element = std::clamp(m_anchor.element, 0, elements - 1);
        return;
    }
    m_anchor.element = 0;
    if (const auto below = next(m_anchor))
        m_anchor = *below;
    else if (const auto above = previous({m_anchor.row, 0}))
        m_anchor = *above;
    else
        m_anchor = {};
}

void TranscriptLayout::place()
{
    ++m_pass;
    m_placed.clear();
    m_following = m_following || maximum() == 0;
    if (m_following) {
        placeAbove({m_heights.size(), 0}, m_size.height());
        if (!m_placed.isEmpty() && m_placed.first().y > 0) {
            m_anchor = m_placed.first().place;
            m_anchorY = 0;
            placeOutwards();
        }
    } else {
        settleAnchor();
        if (m_anchor.row < 0)
            return;
        // Each correction may bring elements to the screen that were only estimated.
        for (int attempt = 0; attempt < 4; ++attempt) {
            placeOutwards();
            const int shift = correction();
            if (shift == 0)
                break;
            m_anchorY += shift;
        }
    }
    if (!m_placed.isEmpty()) {
        m_anchor = m_placed.first().place;
        m_anchorY = m_placed.first().y;
    }
    tidy();
}

void TranscriptLayout::placeOutwards()
{
    m_placed.clear();
    int y = m_anchorY;
    for (std::optional<ElementPlace> place = m_anchor; place && y < m_size.height(); place = next(*place)) {
        RowElement &element = layOut(*place);
        m_placed.append({*place, &element, y});
        y += element.height();
    }
    placeAbove(m_anchor, m_anchorY);
    while (m_placed.size() > 1 && m_placed.first().y + m_placed.first().element->height() <= 0)
        m_placed.removeFirst();
    while (m_placed.size() > 1 && m_placed.last().y >= m_size.height())
        m_placed.removeLast();
}

void TranscriptLayout::placeAbove(ElementPlace from, int y)
{
    QList<Placed> above;
    for (auto place = previous(from); place && y > 0; place = previous(*place)) {
        RowElement &element = layOut(*place);
        y -= element.height();
        above.append({*place, &element, y});
    }
    std::reverse(above.begin(), above.end());
    m_placed = above + m_placed;
}

int TranscriptLayout::bottom() const
{
    return m_placed.isEmpty() ? 0 : m_placed.last().y + m_placed.last().element->height();
}

//! How far to move so that there is no gap above the first or below the last element.
int TranscriptLayout::correction()
{
    if (m_placed.isEmpty())
        return m_anchorY >= m_size.height() ? m_size.height() - 1 - m_anchorY : 0;
    const bool isAtStart = !previous(m_placed.first().place);
    const bool isAtEnd = !next(m_placed.last().place);
    const int top = m_placed.first().y;
    if (isAtStart && top > 0)
        return -top;
    const int gap = isAtEnd ? m_size.height() - bottom() : 0;
    if (gap <= 0)
        return 0;
    return isAtStart ? std::min(gap, -top) : gap;
}

qint64 TranscriptLayout::value() const
{
    if (m_anchor.row < 0 || m_placed.isEmpty())
        return 0;
    const auto layout = m_rows.value(m_anchor.row);
    return m_heights.top(m_anchor.row) + (layout ? layout->topOf(m_anchor.element) : 0) - m_anchorY;
}

qint64 TranscriptLayout::maximum() const
{
    return std::max<qint64>(0, m_heights.total() - m_size.height());
}

void TranscriptLayout::scrollTo(qint64 value)
{
    const qint64 target = std::clamp<qint64>(value, 0, maximum());
    const qint64 distance = target - this->value();
    if (std::abs(distance) < 2 * m_size.height())
        return scrollBy(int(distance));
    m_following = target >= maximum();
    m_anchor = {m_heights.rowAt(target), 0};
    const int within = int(target - m_heights.top(m_anchor.row));
    RowLayout &layout = row(m_anchor.row);
    int top = 0;
    while (m_anchor.element + 1 < layout.count() && top + layout.at(m_anchor.element).height() <= within)
        top += layout.at(m_anchor.element++).height();
    m_anchorY = top - within;
}

void TranscriptLayout::scrollBy(int pixels)
{
    if (pixels == 0)
        return;
    const bool reachesEnd = value() + pixels >= maximum();
    m_following = pixels > 0 && reachesEnd;
    m_anchorY -= pixels;
}

TranscriptLayout::Top TranscriptLayout::top() const
{
    if (m_following || m_placed.isEmpty())
        return {};
    const Placed &first = m_placed.first();
    const auto layout = m_rows.value(first.place.row);
    return {first.place.row, (layout ? layout->topOf(first.place.element) : 0) - first.y};
}

void TranscriptLayout::scrollTo(Top top)
{
    if (top.row < 0 || top.row >= count())
        return scrollToEnd();
    m_following = false;
    m_anchor = {top.row, 0};
    m_anchorY = -top.pixels;
    // What stands below is known to be long enough.
    int laidOut = m_anchorY;
    for (ElementPlace place = m_anchor; place.element < row(top.row).count() && laidOut < m_size.height(); ++place.element)
        laidOut += layOut(place).height();
}

void TranscriptLayout::holdStill()
{
    m_following = false;
}

void TranscriptLayout::reveal(int row)
{
    const auto isOfRow = [row](const Placed &placed) { return placed.place.row == row; };
    const auto first = std::find_if(m_placed.cbegin(), m_placed.cend(), isOfRow);
    const auto last = std::find_if(m_placed.crbegin(), m_placed.crend(), isOfRow);
    const bool isSeen = first != m_placed.cend() && first->place.element == 0 && first->y >= 0
        && (last->y + last->element->height() <= m_size.height() || first->y < m_size.height() / 2);
    if (isSeen)
        return;
    m_following = false;
    m_anchor = {row, 0};
    m_anchorY = m_size.height() / 8;
}

void TranscriptLayout::reveal(ElementPlace place, int top, int bottom)
{
    const auto placed = std::find_if(m_placed.cbegin(), m_placed.cend(), [place](const Placed &each) { return each.place == place; });
    if (placed != m_placed.cend() && placed->y + top >= 0 && placed->y + bottom <= m_size.height())
        return;
    m_following = false;
    m_anchor = place;
    m_anchorY = m_size.height() / 3 - top;
}

void TranscriptLayout::tidy()
{
    const auto wasSeen = [this](const RowLayout &layout) {
        for (int index = 0; index < layout.count(); ++index) {
            if (layout.at(index).seen == m_pass)
                return true;
        }
        return false;
    };
    if (m_rows.size() > rowsKept)
        m_rows.removeIf([&wasSeen](const auto &entry) { return !wasSeen(*entry.value()); });
    m_laidOut = 0;
    for (const auto &layout : std::as_const(m_rows)) {
        for (int index = 0; index < layout->count(); ++index)
            m_laidOut += layout->at(index).isLaidOut() ? 1 : 0;
    }
    if (m_laidOut < elementsKept)
        return;
    for (const auto &layout : std::as_const(m_rows)) {
        for (int index = 0; index < layout->count(); ++index) {
            RowElement &element = layout->at(index);
            if (element.isLaidOut() && element.seen != m_pass) {
                element.release();
                --m_laidOut;
            }
        }
    }
}

} // namespace gui
