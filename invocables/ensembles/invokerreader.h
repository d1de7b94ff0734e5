// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/tools/invoker.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Makes one invoker from the tables that describe it.
class InvokerReader
{
public:
    //! Where an invoker is described. In a file of its own, `head` is its `[invoker]` and `body` the whole of it; inline both are
    //! the table in the ensemble's file.
    struct Place {
        QString path;
        model::DescriptorValue head;
        model::DescriptorValue body;
    };

    InvokerReader(QString ensemble, const BuiltinInvocables &builtins, model::Diagnostics &diagnostics)
        : m_ensemble(std::move(ensemble))
        , m_builtins(builtins)
        , m_diagnostics(diagnostics)
    {
    }

    //! `upper` is the ensemble's entry, which has the last word on policies. \return null where something is wrong with it.
    InvokerPointer read(const Place &place, const Policies &defaults, const model::DescriptorValue &upper);

private:
    void keepApproval(const Place &place, Invoker &invoker);
    bool readHead(const Place &place, Invoker &invoker);
    bool bind(const Place &place, Invoker &invoker);
    bool bindBuiltin(const Place &place, Invoker &invoker);
    bool bindCommand(const Place &place, Invoker &invoker);
    bool bindHttp(const Place &place, Invoker &invoker);
    //! Keys that belong to another kind, and where requests may go.
    bool readInvocable(const Place &place, const QString &kind, Invoker &invoker);
    bool complain(const Place &place, model::TextPosition position, const QString &message);

    const QString m_ensemble;
    const BuiltinInvocables &m_builtins;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
