// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/callsteps.h"

#include "gui/transcript/rowtexts.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qsizetype mostCalls = 200;

struct CallStepsTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::ExchangeView)
};

QString outcomeOf(const model::Canister *result)
{
    if (!result)
        return CallStepsTexts::tr("under way");
    const model::ResultState &state = *result->result;
    QStringList parts {state.error ? CallStepsTexts::tr("failed")
            : state.reused         ? reuseOf(*state.reused)
                                   : CallStepsTexts::tr("done"),
        confinementOf(result), sizeAndTime(textOfResult(*result).size(), state.milliseconds)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

QString callSteps(const QList<model::CanisterPointer> &canisters, const QString &invocation)
{
    QHash<QString, const model::Canister *> results;
    for (const model::CanisterPointer &canister : canisters) {
        if (canister->result)
            results.insert(canister->result->invocation, canister.get());
    }
    QStringList calls;
    for (const model::CanisterPointer &canister : canisters) {
        const auto &call = canister->invocation;
        if (!call || (!invocation.isEmpty() && call->id != invocation) || calls.size() >= mostCalls)
            continue;
        const model::Canister *result = results.value(call->id);
        const QString head = model::visibleLine(call->name) + u"  "_s + summaryOfArguments(call->arguments) + u'\n' + outcomeOf(result);
        calls.append(result && !result->result->steps.isEmpty() ? head + u'\n' + tableOfSteps(result->result->steps) : head);
    }
    return calls.join(u"\n\n"_s);
}

} // namespace gui
