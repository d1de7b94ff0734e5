// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHashFunctions>
#include <QMetaType>
#include <QString>

namespace model {

//! \return a new identifier: 32 hexadecimal digits that sort by the time they were made (UUID version 7, without hyphens).
QString newIdentifier();

//! A name for one thing that cannot be mistaken for the name of another kind of thing.
template <typename Tag>
class Identifier
{
public:
    Identifier() = default;
    explicit Identifier(QString text)
        : m_text(std::move(text))
    {
    }

    static Identifier create() { return Identifier(newIdentifier()); }

    const QString &toString() const { return m_text; }
    bool isEmpty() const { return m_text.isEmpty(); }

    bool operator==(const Identifier &) const = default;
    auto operator<=>(const Identifier &other) const { return m_text.compare(other.m_text) <=> 0; }

    friend size_t qHash(const Identifier &identifier, size_t seed = 0) { return qHash(identifier.m_text, seed); }

private:
    QString m_text;
};

using ConversationId = Identifier<struct ConversationTag>;
using CanisterId = Identifier<struct CanisterTag>;
using TurnId = Identifier<struct TurnTag>;
using ExchangeId = Identifier<struct ExchangeTag>;
using QuestionId = Identifier<struct QuestionTag>;

} // namespace model

Q_DECLARE_METATYPE(model::ConversationId)
Q_DECLARE_METATYPE(model::CanisterId)
Q_DECLARE_METATYPE(model::TurnId)
Q_DECLARE_METATYPE(model::ExchangeId)
Q_DECLARE_METATYPE(model::QuestionId)
