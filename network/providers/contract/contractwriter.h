// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/contractprompt.h"
#include "network/providers/wire/toolnames.h"

namespace network {

//! Rewrites a request for a model that calls tools by contract, so that any other dialect can send it: the tools become text of the
//! supervisor, calls become text of the assistant and results text of the user. The same request always gives the same. Made for one
//! request; pure.
class ContractWriter final
{
public:
    ContractWriter(const model::ConverseRequest &request, const ContractPrompt &prompt);

    model::ConverseRequest request() const;

private:
    void addSupervisor(QList<model::CanisterPointer> &canisters) const;
    model::CanisterPointer answer(const model::Canister &said) const;
    model::CanisterPointer calls(const QList<model::CanisterPointer> &invocations) const;
    model::CanisterPointer results(const QList<model::CanisterPointer> &results, const QList<model::CanisterPointer> &invocations) const;
    QString callText(const model::Invocation &invocation) const;
    QString answerText(const QString &text) const;

    const model::ConverseRequest &m_request;
    const ContractPrompt &m_prompt;
    const ToolNames m_names;
    //! Nothing is agreed upon where there are no tools.
    const bool m_isAgreed;
};

} // namespace network
