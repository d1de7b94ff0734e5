// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "network/mcp/serving/servedcall.h"

namespace gui {

class PeerQuestions;

//! Tools of ensembles as a peer sees them: under names that the protocol allows, with their schemas as they stand and their policies. A
//! call goes the way of a model's. Owned by what is offered.
class ServedTools final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedTools)

public:
    //! `ensembles`: those that are offered. `folders`: what file tools work in.
    ServedTools(Workbench &workbench, PeerQuestions &questions, QStringList ensembles, QStringList folders, QObject *parent);

    //! Writes the tools as elements of `tools/list`.
    void write(model::JsonWriter &writer) const;
    bool has(const QString &name) const { return bool(find(name)); }
    void call(network::ServedCall &call, const QString &name);

Q_SIGNALS:
    void changed();

private:
    invocables::InvokerPointer find(const QString &name) const;
    //! By the name on the wire, in the catalog's order.
    QList<std::pair<QString, invocables::InvokerPointer>> named() const;
    model::Switches switches() const;
    static void answer(network::ServedCall &call, const model::InvocationOutcome &outcome);

    Workbench &m_workbench;
    PeerQuestions &m_questions;
    const QStringList m_ensembles;
    const QStringList m_folders;
};

} // namespace gui
