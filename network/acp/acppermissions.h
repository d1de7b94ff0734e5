// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "model/session/questions.h"
#include "network/acp/acpcalls.h"

#include <QObject>

#include <functional>

namespace network {

//! An answer that an agent offers to choose from when it asks for a permission ("Requesting Permission"). A value.
struct AcpChoice {
    enum class Kind { AllowOnce, AllowAlways, RejectOnce, RejectAlways };
    QString id;
    QString name;
    Kind kind = Kind::RejectOnce;

    static QList<AcpChoice> read(const model::JsonView &options);
};

//! Puts an agent's requests for permission to the person, and remembers what was allowed for longer: here, and never with the agent, so
//! that it can be taken back. Part of a job; deleting it takes the questions back.
class AcpPermissions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpPermissions)

public:
    static constexpr qsizetype mostOpen = 64;

    //! Why only a person may allow that an agent gets at a path; empty where others may.
    using Concern = std::function<QString(const QString &path)>;

    //! `agent`: the provider's name. `fingerprint`: of its program; another program is asked about anew.
    AcpPermissions(QString agent, QString fingerprint, const model::ConverseRequest &request, Concern concern, QObject *parent);

    //! `done` with the identifier of what was chosen, which is empty where nobody chose, and whether that is a yes: at once or later,
    //! unless this is gone by then.
    using Done = std::function<void(const QString &choice, bool allowed)>;
    void ask(const AcpCall &call, const QList<AcpChoice> &choices, Done done);
    bool isAsking() const { return !m_open.isEmpty(); }
    //! Nobody is asked any more: whoever is, answers nothing.
    void cancel();

Q_SIGNALS:
    void askingChanged();
    //! Something that the person should know, in one sentence.
    void noticed(const QString &text);

private:
    void settle(const model::Question *question, const model::Answer &answer, const QList<AcpChoice> &choices, const Done &done);
    QString text(const AcpCall &call, const QString &concern) const;
    QString concernOf(const AcpCall &call) const;

    const QString m_agent;
    const QString m_fingerprint;
    const model::ConversationId m_conversation;
    const QStringList m_folders;
    const Concern m_concern;
    model::Questions *const m_questions;
    model::Approvals *const m_approvals;
    QList<model::Question *> m_open;
};

} // namespace network
