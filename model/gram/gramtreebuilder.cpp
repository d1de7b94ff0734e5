// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramtreebuilder.h"

#include "model/gram/gramlexis.h"

namespace model {

qsizetype GramTreeBuilder::open(Kind kind, Field field)
{
    m_tree.append({kind, field, qint32(m_at), qint32(m_at)});
    return m_tree.size() - 1;
}

void GramTreeBuilder::take(qsizetype count)
{
    m_at += count;
    m_lastEnd = m_at;
    m_firm = m_tree.size();
}

void GramTreeBuilder::leaf(Kind kind, Field field, qsizetype end)
{
    m_tree.append({kind, field, qint32(m_at), qint32(end)});
    take(end - m_at);
}

void GramTreeBuilder::wrap(qsizetype index, Kind kind, Field field, Field inner)
{
    const qint32 begin = m_tree[index].begin;
    m_tree[index].field = inner;
    m_tree.insert(index, {kind, field, begin, begin});
    ++m_firm;
}

void GramTreeBuilder::close(qsizetype index)
{
    m_tree[index].end = qint32(m_lastEnd);
    m_tree[index].size = qint32(m_firm - index);
}

void GramTreeBuilder::skipBlanks()
{
    while (!isAtEnd()) {
        if (gram::isBlank(peek())) {
            ++m_at;
        } else if (isAt(u"//")) {
            qsizetype end = m_text.indexOf(u'\n', m_at);
            if (end < 0)
                end = m_text.size();
            m_tree.append({Kind::Comment, Field::None, qint32(m_at), qint32(end)});
            m_at = end;
        } else {
            return;
        }
    }
}

} // namespace model
