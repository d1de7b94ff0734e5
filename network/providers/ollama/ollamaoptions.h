// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/bodymembers.h"

namespace network {

//! Sorts what a descriptor or a person adds to a request of `/api/chat`: a few members stand in the body itself (`think`, `format`,
//! `keep_alive`, …); all others (`temperature`, `num_ctx`, …) are options, which the server overlooks in any other place. A value.
class OllamaOptions final
{
public:
    void set(const QString &name, qint64 number) { m_options.set(name, number); }
    //! Those named later count; an `options` object is taken member by member.
    void add(const QList<std::pair<QString, model::JsonText>> &members);
    //! Writes both into a request's body.
    void addTo(BodyMembers &body) const;

private:
    QList<std::pair<QString, model::JsonText>> m_members;
    BodyMembers m_options;
};

} // namespace network
