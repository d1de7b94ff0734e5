// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/callforms.h"

namespace network {

//! What a reply says by the contract.
struct ContractReading {
    //! Answer: as the contract has it. Calls: to be run. Offer: calls inside prose. Unreadable: it looks like a call or an answer, but
    //! cannot be read as one; the text is what the model wrote.
    enum class Kind { Plain, Answer, Calls, Offer, Unreadable };
    Kind kind = Kind::Plain;
    //! What stands in thought marks at the beginning.
    QString thought = {};
    QString text = {};
    QList<WrittenCall> calls = {};
    Repairs repairs = {};
};

//! Reads the whole text of a reply: strictly first, then with repairs, and what remains is plain text. Pure; made for one reply.
class ContractReader final
{
public:
    //! Contract: the model was told of it. Watching: it was not, so that only what can be nothing but a call of a tool that there is
    //! counts.
    enum class Manner { Contract, Watching };

    ContractReader(const QList<model::ToolDeclaration> &tools, Manner manner)
        : m_names(tools)
        , m_forms(m_names)
        , m_manner(manner)
    {
    }
    Q_DISABLE_COPY_MOVE(ContractReader)

    ContractReading read(const QString &text) const;
    //! What a reply that broke off has said so far. Never calls.
    ContractReading readPart(const QString &text) const;
    const CallableNames &names() const { return m_names; }

private:
    using Reading = std::optional<ContractReading>;

    ContractReading readBody(const QByteArray &body) const;
    Reading readMarked(QByteArrayView body) const;
    Reading readTagged(QByteArrayView body) const;
    Reading readBatch(QByteArrayView body) const;
    Reading readWhole(QByteArrayView body) const;
    Reading readValues(QByteArrayView text, Repairs repairs) const;
    Reading readInProse(QByteArrayView body) const;
    Reading readLooseAnswer(QByteArrayView body) const;
    Reading settled(ContractReading reading) const;
    //! Calls at `at`, where nothing else may stand; nothing is left behind them but what `end` says.
    std::optional<QList<WrittenCall>> callsAt(QByteArrayView text, qsizetype at, qsizetype &end) const;

    const CallableNames m_names;
    const CallForms m_forms;
    const Manner m_manner;
};

} // namespace network
