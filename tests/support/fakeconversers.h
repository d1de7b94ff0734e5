// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QPointer>

namespace support {

class FakeConverseJob;

//! A converser that says what a test tells it to. Requests are kept for looking at.
class FakeConversers final : public model::Converser, public model::Conversers
{
public:
    //! One thing that a reply does, in order.
    struct Step {
        enum class Kind { Text, Thought, Call, CallEnd, Succeed, Fail } kind = Kind::Succeed;
        QString text = {};
        QList<model::Invocation> invocations = {};
        model::Error error = {};
        model::StopReason stop = model::StopReason::Finished;
        model::WrittenCalls written = {};
        model::InvocationOutcome outcome = {};
    };
    using Script = QList<Step>;

    static Step text(const QString &text) { return {Step::Kind::Text, text}; }
    static Step thought(const QString &text) { return {Step::Kind::Thought, text}; }
    static Step end() { return {}; }
    static Step call(const QList<model::Invocation> &invocations) { return {Step::Kind::Succeed, {}, invocations}; }
    //! A call that the model wrote as text, since it was told to.
    static Step writtenCall(const model::Invocation &invocation, bool isOffered = false)
    {
        return {Step::Kind::Succeed, {}, {invocation}, {}, model::StopReason::Finished, {true, isOffered, 1, 0, 0}};
    }
    //! A call that the converser runs itself, and how it ended.
    static Step ownCall(const model::Invocation &invocation) { return {Step::Kind::Call, {}, {invocation}}; }
    static Step ownEnd(const model::InvocationOutcome &outcome)
    {
        return {Step::Kind::CallEnd, {}, {}, {}, model::StopReason::Finished, {}, outcome};
    }
    static Step fail(const model::Error &error) { return {Step::Kind::Fail, {}, {}, error}; }

    //! What the next request is answered with. A script without an end stays open until it is cancelled.
    void expect(const Script &script) { m_scripts.append(script); }

    model::ConverseJob *converse(const model::ConverseRequest &request, QObject *parent) override;
    model::Result<model::RequestPreview> preview(const model::ConverseRequest &request) override;
    model::Result<model::Converser *> converserFor(const model::ModelAddress &address) override;

    qint64 context(const model::ModelAddress &, const QList<std::pair<QString, model::JsonText>> &) override { return contextTokens; }

    QList<model::ConverseRequest> requests;
    //! What models are said to have room for; 0 where that is not known.
    qint64 contextTokens = 0;
    std::optional<model::Error> absent;
    //! How each request fits, and what a look beforehand says of it.
    std::optional<model::ContextFit> fit;

private:
    QList<Script> m_scripts;
};

} // namespace support
