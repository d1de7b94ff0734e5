// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "model/session/invocations.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace benchmark {

enum class AnswerShape { Markdown, Paragraph, CodeBlock };

//! A long answer as the pieces in which providers send it, one token each.
QStringList answerTokens(AnswerShape shape, int tokens);

//! Streams an answer by the clock: the first and the last thousand tokens at a pace that gives a measurement enough repaints, what
//! lies between faster. Tells how many tokens have gone out.
class PacedJob final : public model::ConverseJob
{
    Q_OBJECT

public:
    using Watcher = std::function<void(int sent)>;

    PacedJob(QStringList tokens, Watcher watcher, QObject *parent);
    model::ConverseReply partial() const override { return reply(m_sent); }

private:
    void abandon() override { m_timer.stop(); }
    void sendDue();
    model::ConverseReply reply(qsizetype tokens) const;

    const QStringList m_tokens;
    const Watcher m_watcher;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qsizetype m_sent = 0;
};

//! Answers every request with the tokens it was last given.
class PacedConversers final : public model::Conversers, public model::Converser
{
public:
    void setAnswer(const QStringList &tokens, const PacedJob::Watcher &watcher);
    //! Requests are fitted into so many tokens, and `asked` is told how.
    void setContext(qint64 tokens, std::function<void(const model::ContextFit &)> asked);
    model::Result<model::Converser *> converserFor(const model::ModelAddress &) override { return this; }
    qint64 context(const model::ModelAddress &, const QList<std::pair<QString, model::JsonText>> &) override { return m_context; }

private:
    model::ConverseJob *converse(const model::ConverseRequest &, QObject *parent) override;

    QStringList m_tokens;
    PacedJob::Watcher m_watcher;
    qint64 m_context = 0;
    std::function<void(const model::ContextFit &)> m_asked;
};

//! No tools at all.
class NoTools final : public model::Toolset
{
public:
    using model::Toolset::declarations;
    QList<model::ToolDeclaration> declarations(const model::Switches &) const override { return {}; }
};

class NoInvocations final : public model::Invocations
{
public:
    model::Result<model::ToolsetPointer> tools(const model::ToolsWanted &) const override { return std::make_shared<NoTools>(); }
    model::InvokeJob *invoke(const QList<model::Invocation> &, const model::InvocationScope &, QObject *) override { return nullptr; }
};

} // namespace benchmark
