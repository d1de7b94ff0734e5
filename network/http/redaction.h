// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/http/memberredaction.h"
#include "network/http/secretforms.h"

namespace network {

//! Takes secrets out of what is recorded or shown: headers that carry credentials, parts of a URL that do, and every known secret
//! wherever it stands. Each becomes `[redacted]`; a header that holds a secret which cannot be taken out elsewhere says so. A value.
class Redaction final
{
public:
    Redaction() = default;
    //! `names`: headers and members of a query, in any case, whose values are taken out whatever they are. `members`: those of bodies and
    //! of addresses in headers.
    explicit Redaction(const QList<QByteArray> &secrets, const QList<QByteArray> &names = {}, const QList<QByteArray> &members = {});

    QByteArray bytes(const QByteArray &bytes) const;
    QString text(const QString &text) const;
    model::Headers headers(const model::Headers &headers) const;
    QUrl url(const QUrl &url) const;

    //! Whether it can be taken out wherever it stands. A shorter one ("ollama", "none") is an ordinary word too: it is taken out of
    //! credential headers only.
    static bool canHide(const QByteArray &secret) { return secret.isEmpty() || secret.size() >= SecretForms::minimumSecret; }

    const SecretForms &forms() const { return m_forms; }
    const MemberRedaction &members() const { return m_members; }

private:
    bool isSecretName(const QByteArray &name) const;
    //! What stands in the place of the value.
    QByteArray markFor(const QByteArray &value) const;

    SecretForms m_forms;
    //! Secrets that are ordinary words.
    QList<QByteArray> m_words;
    QList<QByteArray> m_names;
    MemberRedaction m_members;
};

//! Redacts a body that arrives in pieces: what might be the beginning of a secret is held back until it is known. Of one that came in
//! pieces itself the first is marked, and the others are left out.
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
    QByteArray clean(bool isWhole);

    SecretForms m_forms;
    MemberRedaction m_members;
    //! What is held, behind the end of what is not.
    QByteArray m_held;
    qsizetype m_done = 0;
    //! The further pieces of a secret whose first has been marked; places in what is held.
    QList<SecretForms::Piece> m_cuts;
};

} // namespace network
