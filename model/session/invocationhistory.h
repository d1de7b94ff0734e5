// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QList>

namespace model {

//! The canisters that a round's invocations follow: the active ones of the path, then what the turn has staged. A value; cheap to
//! copy, since its lists are shared.
class InvocationHistory
{
public:
    InvocationHistory() = default;
    InvocationHistory(QList<CanisterPointer> path, QList<CanisterPointer> staged)
        : m_path(std::move(path))
        , m_staged(std::move(staged))
    {
    }

    qsizetype size() const { return m_path.size() + m_staged.size(); }
    const CanisterPointer &at(qsizetype index) const
    {
        return index < m_path.size() ? m_path.at(index) : m_staged.at(index - m_path.size());
    }
    //! Null where the call has no result, or is of another conversation.
    CanisterPointer resultOf(const QString &invocation) const;

private:
    QList<CanisterPointer> m_path;
    QList<CanisterPointer> m_staged;
};

} // namespace model
