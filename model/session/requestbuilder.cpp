// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/requestbuilder.h"

#include <QHash>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString resultName(const Canister &canister)
{
    return canister.result ? canister.result->invocation : QString();
}

//! What the model is told where a result is missing. Not translated: it goes over the wire.
CanisterPointer missingResult(const Canister &invocation)
{
    Canister result;
    result.role = Role::Result;
    result.created = invocation.created;
    result.contents = {TextContent {u"Error: this call has no result; it is not known whether it ran."_s}};
    result.result = ResultState {invocation.invocation->id, Error {ErrorCategory::Execution, u"No result"_s}};
    return share(std::move(result));
}

//! Puts every invocation's result behind the run of invocations that it belongs to, in the order of the invocations.
class Pairing
{
public:
    Pairing(const QList<CanisterPointer> &canisters, const QSet<QString> &withheld)
        : m_withheld(withheld)
    {
        for (const CanisterPointer &canister : canisters) {
            if (canister->role == Role::Result)
                m_results.insert(resultName(*canister), canister);
        }
    }

    void add(const CanisterPointer &canister)
    {
        const bool call = canister->role == Role::Invocation && canister->invocation;
        // The first result ends a round's calls, so that two rounds without a word between them stay two.
        if (!call)
            flush();
        if (canister->role == Role::Result)
            return;
        m_paired.append(canister);
        if (call)
            m_waiting.append(canister);
    }

    void flush()
    {
        for (const CanisterPointer &invocation : m_waiting)
            m_paired.append(resultFor(*invocation));
        m_waiting.clear();
    }

    QList<CanisterPointer> take()
    {
        flush();
        return std::move(m_paired);
    }

private:
    CanisterPointer resultFor(const Canister &invocation) const
    {
        const QString &id = invocation.invocation->id;
        if (const CanisterPointer result = m_results.value(id))
            return result;
        return m_withheld.contains(id) ? withheldResult(invocation) : missingResult(invocation);
    }

    const QSet<QString> &m_withheld;
    QHash<QString, CanisterPointer> m_results;
    QList<CanisterPointer> m_waiting;
    QList<CanisterPointer> m_paired;
};

CanisterPointer supervisorCanister(const QString &text)
{
    Canister canister;
    canister.role = Role::Supervisor;
    canister.contents = {TextContent {text}};
    return share(std::move(canister));
}

} // namespace

QList<std::pair<QString, JsonText>> controlsOf(const SessionSettings &settings)
{
    QList<std::pair<QString, JsonText>> controls;
    for (auto control = settings.controls.begin(); control != settings.controls.end(); ++control)
        controls.append({control.key(), control.value()});
    return controls;
}

CanisterPointer withheldResult(const Canister &invocation)
{
    Canister result;
    result.role = Role::Result;
    result.created = invocation.created;
    result.contents = {TextContent {u"[This result is left out: a later one supersedes it, or it was switched off.]"_s}};
    result.result = ResultState {invocation.invocation->id};
    return share(std::move(result));
}

ConverseRequest buildRequest(const QList<CanisterPointer> &path, const QList<CanisterPointer> &pending, const SessionSettings &settings,
    const QList<ToolDeclaration> &tools, const QSet<QString> &withheld)
{
    const QList<CanisterPointer> all = path + pending;
    ConverseRequest request;
    request.model = settings.model;
    request.tools = tools;
    request.controls = controlsOf(settings);

    if (!settings.supervisor.trimmed().isEmpty())
        request.canisters.append(supervisorCanister(settings.supervisor));
    Pairing pairing(all, withheld);
    for (const CanisterPointer &canister : all) {
        if (canister->role == Role::Supervisor)
            request.canisters.append(canister);
        else
            pairing.add(canister);
    }
    request.canisters += pairing.take();
    return request;
}

QString joinedInstructions(const QString &instruction, const QString &supervisor)
{
    const bool areBoth = !instruction.isEmpty() && !supervisor.trimmed().isEmpty();
    return areBoth ? instruction + "\n\n"_L1 + supervisor : instruction.isEmpty() ? supervisor : instruction;
}

} // namespace model
