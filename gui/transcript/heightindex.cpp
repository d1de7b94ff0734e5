// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/heightindex.h"

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

} // namespace gui
