// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/fakeconversers.h"

#include <QTimer>

namespace support {

class FakeConverseJob final : public model::ConverseJob
{
public:
    FakeConverseJob(FakeConversers::Script script, QObject *parent)
        : ConverseJob(parent)
        , m_script(std::move(script))
    {
        QMetaObject::invokeMethod(this, &FakeConverseJob::step, Qt::QueuedConnection);
    }

    model::ConverseReply partial() const override { return m_reply; }

private:
    using Step = FakeConversers::Step;

    void abandon() override { }

    void step()
    {
        if (isFinished() || m_script.isEmpty())
            return;
        const Step step = m_script.takeFirst();
        switch (step.kind) {
        case Step::Kind::Text: say(step.text); break;
        case Step::Kind::Thought:
            m_reply.contents.append(model::ThoughtContent {step.text, {}, {}});
            Q_EMIT delta({model::Delta::Kind::Thought, step.text});
            break;
        case Step::Kind::Call:
            Q_EMIT called(std::exchange(m_reply, {}), step.invocations.first());
            Q_EMIT callPassed(step.invocations.first().id, model::InvocationState::Running);
            break;
        case Step::Kind::CallEnd: Q_EMIT callEnded(step.outcome); break;
        case Step::Kind::Succeed:
            if (beginSuccess()) {
                m_reply.invocations = step.invocations;
                m_reply.stop = step.invocations.isEmpty() ? step.stop : model::StopReason::Invocations;
                m_reply.usage = {10, 5, 0, 0};
                m_reply.written = step.written;
                Q_EMIT succeeded(m_reply);
                endSuccess();
            }
            return;
        case Step::Kind::Fail: fail(step.error); return;
        }
        QMetaObject::invokeMethod(this, &FakeConverseJob::step, Qt::QueuedConnection);
    }

    void say(const QString &text)
    {
        if (m_reply.contents.isEmpty() || !std::holds_alternative<model::TextContent>(m_reply.contents.last()))
            m_reply.contents.append(model::TextContent {});
        std::get<model::TextContent>(m_reply.contents.last()).text += text;
        Q_EMIT delta({model::Delta::Kind::Text, text});
    }

    FakeConversers::Script m_script;
    model::ConverseReply m_reply;
};

model::ConverseJob *FakeConversers::converse(const model::ConverseRequest &request, QObject *parent)
{
    requests.append(request);
    auto *job = new FakeConverseJob(m_scripts.isEmpty() ? Script {text(QStringLiteral("…")), end()} : m_scripts.takeFirst(), parent);
    if (fit)
        QMetaObject::invokeMethod(
            job, [job, told = *fit] { Q_EMIT job->fitted(told); }, Qt::QueuedConnection);
    return job;
}

model::Result<model::RequestPreview> FakeConversers::preview(const model::ConverseRequest &request)
{
    return fit ? model::Result<model::RequestPreview>({{}, *fit}) : Converser::preview(request);
}

model::Result<model::Converser *> FakeConversers::converserFor(const model::ModelAddress &)
{
    if (absent)
        return tl::make_unexpected(*absent);
    return this;
}

} // namespace support
