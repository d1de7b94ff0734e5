// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/http/memberredaction.h"

#include <QByteArray>
#include <QList>

#include <array>

namespace network {

//! Known secrets, recognised in every form in which a server gives one back: as it is; escaped for JSON, HTML or an address, be it only
//! here and there, or twice over; as hexadecimal digits; in base64, wherever in what is encoded it begins; and in pieces, of which each
//! ends one string and the next begins that of a member of the same name on one of the next lines, as streamed answers have it. A value.
class SecretForms final
{
public:
    //! Shorter secrets ("ollama", "none") are ordinary words, and are not looked for.
    static constexpr qsizetype minimumSecret = 8;

    //! So much of the text before a place is looked at to tell what it is part of.
    static constexpr qsizetype lookBehind = 512;

    struct Piece {
        qsizetype at = 0;
        qsizetype length = 0;
    };
    //! Open: it depends on what follows the text.
    enum class Answer { No, Open, Yes };

    SecretForms() = default;
    explicit SecretForms(const QList<QByteArray> &secrets);

    bool isEmpty() const { return m_spellings.isEmpty(); }
    //! The next place from `from` on at which a secret might begin; the text's size where there is none.
    qsizetype nextCandidate(QByteArrayView text, qsizetype from) const;
    //! Whether a secret begins at `position`. Its pieces are told for Yes, of the longest; for Open where one is whole that may turn out
    //! to be the beginning of a longer.
    Answer at(QByteArrayView text, qsizetype position, QList<Piece> &pieces) const;

private:
    //! A character of a secret, and what may stand for it.
    struct Sign {
        QByteArray bare;
        //! In either case, as hexadecimal digits may be.
        bool folds = false;
        //! After a backslash or several; the former in either case.
        QByteArray unicode = {};
        QByteArray escaped = {};
        //! In either case.
        QByteArrayList encoded = {};
    };
    using Spelling = QList<Sign>;
    class Search;

    static Sign sign(char32_t character, bool folds);
    void add(const QByteArray &text, bool folds = false);
    void addAsItIs(const QByteArray &text);

    QList<Spelling> m_spellings;
    //! By what bytes one may begin.
    std::array<bool, 256> m_begins {};
};

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

//! The secrets that a request of another program, or its answer, brings in headers that carry credentials and in members of the query
//! that do: values, without the scheme before them, of cookies each. Such as are too short to be told from words are left out.
QList<QByteArray> credentialsIn(const model::Headers &headers, const QUrl &url);

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
