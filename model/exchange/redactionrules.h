// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"

#include <QRegularExpression>
#include <QStringList>

namespace model {

//! What a person wants to have taken out of all exchanges before they are kept, beside keys, which are taken out anyhow: texts that a
//! pattern fits, and the values of named members of JSON (texts, numbers and words; written into a string, too). Each becomes
//! `[redacted]`. Where a pattern cannot be tried to its end, the whole text goes. A value.
class RedactionRules final
{
public:
    RedactionRules() = default;
    //! `patterns`: regular expressions; `members`: names, in any case. \return a Usage error that names the pattern which is none.
    static Result<RedactionRules> of(const QStringList &patterns, const QStringList &members);

    bool isEmpty() const { return m_patterns.isEmpty() && m_members.isEmpty(); }
    //! `places`: counted up by how many were taken out.
    QByteArray applied(const QByteArray &text, int &places) const;
    ExchangeRequest applied(const ExchangeRequest &request, int &places) const;
    //! Of a response; its arrivals are where the bytes are now.
    void applyToResponse(Exchange &exchange, int &places) const;

private:
    Headers applied(const Headers &headers, int &places) const;
    QString replaced(const QString &text, const QRegularExpression &pattern, const QString &by, int &places) const;

    QList<QRegularExpression> m_patterns;
    QStringList m_members;
    QList<QRegularExpression> m_memberPatterns;
};

} // namespace model
