// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/http/memberredaction.h"

namespace network {

//! Takes secrets out of what is recorded or shown: headers that carry credentials, parts of a URL that do, and every known secret
//! wherever it stands. Each becomes `[redacted]`. A value.
class Redaction final
{
public:
    //! Shorter secrets ("ollama", "none") are taken out of credential headers only: they are also ordinary words.
    static constexpr qsizetype minimumSecret = 8;

    Redaction() = default;
    //! `names`: headers and members of a query, in any case, whose values are taken out whatever they are. `members`: those of bodies and of
    //! addresses in headers.
    explicit Redaction(const QList<QByteArray> &secrets, const QList<QByteArray> &names = {}, const QList<QByteArray> &members = {});

    QByteArray bytes(const QByteArray &bytes) const;
    QString text(const QString &text) const;
    model::Headers headers(const model::Headers &headers) const;
    QUrl url(const QUrl &url) const;

    //! The secrets in all forms in which they may stand in a text: bare, percent-encoded, escaped for JSON. Longest first.
    const QList<QByteArray> &forms() const { return m_forms; }
    const MemberRedaction &members() const { return m_members; }

private:
    bool isSecretName(const QByteArray &name) const;

    QList<QByteArray> m_forms;
    QList<QByteArray> m_names;
    MemberRedaction m_members;
};

//! Redacts a body that arrives in pieces: what might be the beginning of a secret is held back until the next piece.
class StreamRedaction final
{
public:
    explicit StreamRedaction(const Redaction &redaction)
        : m_forms(redaction.forms())
        , m_members(redaction.members())
    {
    }

    QByteArray feed(const QByteArray &bytes);
    //! What was held back; nothing comes after it.
    QByteArray finish();

private:
    QList<QByteArray> m_forms;
    MemberRedaction m_members;
    QByteArray m_held;
};

} // namespace network
