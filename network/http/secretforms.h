// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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

} // namespace network
