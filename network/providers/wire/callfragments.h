// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace network {

//! Puts tool calls together from fragments, as OpenAI-like servers send them: by `index`, which is what most go by; some leave it
//! out, repeat the identifier with every fragment, number all calls 0, or send a whole call twice. A value.
class CallFragments final
{
public:
    struct Call {
        std::optional<qint64> index;
        QString id;
        QString name;
        QByteArray arguments;
    };

    //! \return the number of the call that the fragment belongs to, from 0.
    int add(const Call &fragment);
    const QList<Call> &calls() const { return m_calls; }

private:
    int place(const Call &fragment) const;
    //! It goes on with the call, or says it again; else it is of another.
    static bool isOf(const Call &call, const Call &fragment);

    QList<Call> m_calls;
};

} // namespace network
