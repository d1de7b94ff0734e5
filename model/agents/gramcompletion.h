// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/completion.h"

namespace model {

//! Completes what agents, tools and types are written with in gram: labels, types, keys of records, models, and the tools that are
//! specified at the top of the text. Pure; linear in the text before the caret.
class GramCompleter final
{
public:
    explicit GramCompleter(const KnownNames &names)
        : m_names(names)
    {
    }

    Completions at(const QString &text, qsizetype offset) const;

private:
    //! What the caret is in.
    struct Place {
        //! The brackets that are open, and where.
        QList<std::pair<QChar, qsizetype>> open;
        //! The sign before the word; null at the beginning.
        QChar sign;
        qsizetype signAt = 0;
        //! A text in quotes that the caret is in begins there; -1 where it is in none.
        qsizetype quote = -1;
        bool isComment = false;

        QChar bracket() const { return open.isEmpty() ? QChar() : open.last().first; }
    };
    static Place placeAt(QStringView text, qsizetype offset);

    QList<Completion> choices(const QString &text, const Place &place) const;
    QList<Completion> keys(QStringView text, const Place &place) const;
    QList<Completion> values(const QString &key) const;

    const KnownNames &m_names;
};

} // namespace model
