// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace network {

//! Takes the values of named members out of a body that arrives in pieces: `"name": "value"` of JSON, `name=value` of a form or an address.
//! It reads the bytes as they stand, since they are recorded before anything has understood them; so nothing is held back, and what is
//! no JSON at all is treated alike. Values that are no texts stay. Each value becomes `[redacted]`.
class MemberRedaction final
{
public:
    //! Redacts nothing.
    MemberRedaction() = default;
    //! Names count in any case.
    explicit MemberRedaction(const QList<QByteArray> &names);

    QByteArray feed(const QByteArray &bytes);

private:
    //! Named: after the quote that ends a secret's name. Assigned: after its colon. Quoted, Escaped, Bare: within its value.
    enum class State { Text, Named, Assigned, Quoted, Escaped, Bare };

    State after(char c, QByteArray &result);
    State afterText(char c, QByteArray &result);
    bool isSecret() const;

    QList<QByteArray> m_names;
    //! The name that the last bytes spell.
    QByteArray m_name;
    State m_state = State::Text;
};

} // namespace network
