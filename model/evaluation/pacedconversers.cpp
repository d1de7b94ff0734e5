// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/pacedconversers.h"

namespace model {

//! A request that waits for its turn at a provider, then is that of the provider's own converser.
class PacedConverseJob final : public ConverseJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PacedConverseJob)

public:
    PacedConverseJob(PacedConversers &paces, ConverseRequest request, QObject *parent)
        : ConverseJob(parent)
        , m_paces(&paces)
        , m_request(std::move(request))
    {
        QMetaObject::invokeMethod(
            this, [this] { enter(); }, Qt::QueuedConnection);
    }
    ~PacedConverseJob() override { leave(); }

    const QString &provider() const { return m_request.model.provider; }
    ConverseReply partial() const override { return m_inner ? m_inner->partial() : ConverseReply(); }

    //! It is its turn.
    void begin()
    {
        m_isIn = true;
        const auto converser = m_paces->m_inner.converserFor(m_request.model);
        if (!converser) {
            leave();
            fail(converser.error());
            return;
        }
        m_inner = (*converser)->converse(m_request, this);
        connect(m_inner, &ConverseJob::delta, this, &ConverseJob::delta);
        connect(m_inner, &ConverseJob::invocationForming, this, &ConverseJob::invocationForming);
        connect(m_inner, &ConverseJob::fitted, this, &ConverseJob::fitted);
        connect(m_inner, &ConverseJob::noticed, this, &ConverseJob::noticed);
        connect(m_inner, &ConverseJob::retryScheduled, this, &PacedConverseJob::tellPause);
        connect(m_inner, &ConverseJob::succeeded, this, &PacedConverseJob::succeedWith);
        connect(m_inner, &Job::failed, this, [this](const Error &error) {
            leave();
            fail(error);
        });
    }

protected:
    void abandon() override
    {
        if (m_inner)
            m_inner->cancel();
        leave();
    }

private:
    void enter()
    {
        if (!isFinished() && m_paces)
            m_paces->enter(this);
    }

    void tellPause(int milliseconds, const QString &reason)
    {
        if (milliseconds > 0 && m_paces) {
            m_paces->pause(provider(), milliseconds);
            Q_EMIT m_paces->paused(provider(), milliseconds);
        }
        Q_EMIT retryScheduled(milliseconds, reason);
    }

    void succeedWith(const ConverseReply &reply)
    {
        if (m_paces)
            Q_EMIT m_paces->answered(m_request.model, reply.usage);
        leave();
        if (!beginSuccess())
            return;
        Q_EMIT succeeded(reply);
        endSuccess();
    }

    void leave()
    {
        if (std::exchange(m_isIn, false) && m_paces)
            m_paces->leave(provider());
    }

    QPointer<PacedConversers> m_paces;
    const ConverseRequest m_request;
    QPointer<ConverseJob> m_inner;
    bool m_isIn = false;
};

class PacedConversers::Paced final : public Converser
{
public:
    Paced(PacedConversers &paces, ModelAddress address)
        : m_paces(paces)
        , m_address(std::move(address))
    {
    }

    ConverseJob *converse(const ConverseRequest &request, QObject *parent) override
    {
        return new PacedConverseJob(m_paces, request, parent);
    }

    Result<RequestPreview> preview(const ConverseRequest &request) override
    {
        const auto inner = m_paces.m_inner.converserFor(m_address);
        return inner ? (*inner)->preview(request) : tl::make_unexpected(inner.error());
    }

private:
    PacedConversers &m_paces;
    const ModelAddress m_address;
};

PacedConversers::PacedConversers(Conversers &inner, int most, QObject *parent)
    : QObject(parent)
    , m_inner(inner)
    , m_most(most)
{
    m_wake.setSingleShot(true);
    connect(&m_wake, &QTimer::timeout, this, &PacedConversers::beginWaiting);
}

PacedConversers::~PacedConversers() = default;

Result<Converser *> PacedConversers::converserFor(const ModelAddress &address)
{
    // Whether there is one is told at once, as it is without a pace.
    if (const auto inner = m_inner.converserFor(address); !inner)
        return inner;
    auto &paced = m_conversers[address.toString()];
    if (!paced)
        paced = std::make_unique<Paced>(*this, address);
    return paced.get();
}

void PacedConversers::pause(const QString &provider, qint64 milliseconds)
{
    Pace &pace = m_paces[provider];
    if (milliseconds > pace.until.remainingTime())
        pace.until.setRemainingTime(milliseconds);
}

void PacedConversers::enter(PacedConverseJob *job)
{
    m_paces[job->provider()].waiting.append(job);
    beginWaiting();
}

void PacedConversers::leave(const QString &provider)
{
    --m_paces[provider].active;
    QMetaObject::invokeMethod(this, &PacedConversers::beginWaiting, Qt::QueuedConnection);
}

void PacedConversers::beginWaiting()
{
    qint64 next = -1;
    for (auto &[provider, pace] : m_paces) {
        while (!pace.waiting.isEmpty() && hasRoom(pace)) {
            const QPointer<PacedConverseJob> job = pace.waiting.takeFirst();
            if (!job || job->isFinished())
                continue;
            ++pace.active;
            job->begin();
        }
        const qint64 left = pace.until.remainingTime();
        if (!pace.waiting.isEmpty() && left > 0)
            next = next < 0 ? left : std::min(next, left);
    }
    if (next >= 0)
        m_wake.start(int(std::min<qint64>(next + 1, 60'000)));
}

} // namespace model

#include "pacedconversers.moc"
