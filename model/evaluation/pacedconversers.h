// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>

namespace model {

class PacedConverseJob;

//! Models asked by many runs side by side, with what a provider says of its pace heeded by all of them: no more than so many requests
//! at once go to one provider, and while one of them has been told to wait, no other is begun there. Owned by whoever runs many.
class PacedConversers final : public QObject, public Conversers
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PacedConversers)

public:
    //! `inner` outlives it. `most`: requests at once to each provider.
    PacedConversers(Conversers &inner, int most, QObject *parent);
    ~PacedConversers() override;

    Result<Converser *> converserFor(const ModelAddress &address) override;
    Result<ModelAddress> known(const ModelAddress &address) override { return m_inner.known(address); }

    //! Nothing is begun at this provider for so long, as somebody else was told.
    void pause(const QString &provider, qint64 milliseconds);

Q_SIGNALS:
    //! A request was told to wait.
    void paused(const QString &provider, qint64 milliseconds);
    //! What an answer has used up.
    void answered(const model::ModelAddress &model, const model::Usage &usage);

private:
    friend class PacedConverseJob;
    class Paced;
    //! What is under way at one provider, and what waits.
    struct Pace {
        int active = 0;
        QDeadlineTimer until {0};
        QList<QPointer<PacedConverseJob>> waiting;
    };

    void enter(PacedConverseJob *job);
    void leave(const QString &provider);
    void beginWaiting();
    bool hasRoom(const Pace &pace) const { return pace.active < m_most && pace.until.hasExpired(); }

    Conversers &m_inner;
    const int m_most;
    std::map<QString, std::unique_ptr<Paced>> m_conversers;
    std::map<QString, Pace> m_paces;
    QTimer m_wake;
};

} // namespace model
