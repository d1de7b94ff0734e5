// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/callcontext.h"

namespace invocables {

namespace {

auto converseOf(model::Conversers &conversers, const model::ModelAddress &address, const model::ExchangeOrigin &origin)
{
    return [&conversers, address, origin](const QList<model::CanisterPointer> &canisters, QObject *owner) {
        return conversers.converserFor(address).map([&](model::Converser *converser) {
            return converser->converse({address, canisters, {}, {}, origin}, owner);
        });
    };
}

auto earlierResultOf(const model::InvocationHistory &history)
{
    return [history](const QString &invocation) -> std::optional<QString> {
        const model::CanisterPointer canister = history.resultOf(invocation);
        if (!canister)
            return std::nullopt;
        return canister->result->whole.isEmpty() ? canister->text() : canister->result->whole;
    };
}

} // namespace

InvocationContext callContext(
    InvocationsProcessor &processor, const InvokerPointer &invoker, const model::InvocationScope &scope, const QString &invocation)
{
    InvocationContext context;
    context.invoker = invoker;
    context.origin = {scope.conversation, scope.turn, scope.round, invocation};
    context.folders = scope.folders;
    context.hiddenFolders = processor.settings().hiddenFolders;
    context.auxdata = processor.settings().auxdata;
    context.nameSpace = processor.namespaces().of(invoker->ensemble, scope.conversation);
    context.earlierResult = earlierResultOf(scope.history);
    if (model::Conversers *conversers = processor.settings().conversers)
        context.converse = converseOf(*conversers, scope.model, context.origin);
    return context;
}

} // namespace invocables
