// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/invocations.h"

#include <QMap>

namespace support {

//! Invocations whose outcomes a test lays down by the tool's name. A tool without an outcome never ends.
class FakeInvocations final : public model::Invocations
{
public:
    void expect(const QString &name, const model::InvocationOutcome &outcome) { outcomes.insert(name, outcome); }
    void expectText(const QString &name, const QString &text);
    void expectError(const QString &name, model::ErrorCategory category, bool breaksTurn);

    model::Result<model::ToolsetPointer> tools(const model::ToolsWanted &wanted) const override;
    model::InvokeJob *invoke(const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent) override;

    //! Called when a round's invocations are to begin.
    std::function<void(const model::InvocationScope &scope)> beginning = [](const model::InvocationScope &) {};
    //! What asking for tools ends with; nothing where it gives them.
    std::optional<model::Error> refusal;
    //! What the ensembles say of a turn's limits.
    model::GuardSettings limits;
    //! What tools were asked for with.
    mutable QList<model::ToolsWanted> asked;
    QMap<QString, model::InvocationOutcome> outcomes;
    //! Everything that was run, in order, and in what circumstances each round was.
    QList<model::Invocation> ran;
    QList<model::InvocationScope> scopes;
};

} // namespace support
