// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "network/mcp/serving/servedcall.h"

#include <QSet>
#include <QString>

namespace gui {

class PeerQuestions;

//! Names of tools as MCP allows them (tools, “Tool Names”: letters and digits of ASCII and `_-./`, at most 64 characters), each given once.
//! A value.
class ServedNames
{
public:
    //! The name as it is or, where it is not allowed or taken, one like it. Taken from then on.
    QString take(const QString &wanted);

private:
    QSet<QString> m_taken;
};

//! Tools of ensembles as a peer sees them: under names that the protocol allows, with their schemas as they stand and their policies. A
//! call goes the way of a model's. Owned by what is offered.
class ServedTools final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedTools)

public:
    //! `ensembles`: those that are offered. `folders`: what file tools work in.
    ServedTools(Workbench &workbench, PeerQuestions &questions, QStringList ensembles, QStringList folders, QObject *parent);

    //! Writes the tools as elements of `tools/list`. `names`: those that are taken by others.
    void write(model::JsonWriter &writer, const ServedNames &names) const;
    //! Empty where there is no such tool.
    model::JsonText schemaOf(const QString &name, const ServedNames &names) const;
    void call(network::ServedCall &call, const QString &name, const ServedNames &names);

Q_SIGNALS:
    void changed();

private:
    //! By the name on the wire, in the catalog's order.
    QList<std::pair<QString, invocables::InvokerPointer>> named(ServedNames names) const;
    model::Switches switches() const;
    static void answer(network::ServedCall &call, const model::InvocationOutcome &outcome);

    Workbench &m_workbench;
    PeerQuestions &m_questions;
    const QStringList m_ensembles;
    const QStringList m_folders;
};

} // namespace gui
