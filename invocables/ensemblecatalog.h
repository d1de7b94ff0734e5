// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/ensemble.h"
#include "invocables/ensembles/toolindex.h"
#include "model/descriptors/descriptorcatalog.h"
#include "model/session/converser.h"
#include "model/session/switches.h"

#include <QHash>
#include <QObject>

namespace invocables {

class BuiltinInvocables;

//! All ensembles that the descriptors describe, with their invokers. Changes on disk are taken over between turns. Owned by the
//! workbench.
class EnsembleCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsembleCatalog)

public:
    EnsembleCatalog(model::DescriptorCatalog &descriptors, const BuiltinInvocables &builtins, QObject *parent = nullptr);

    const QList<Ensemble> &ensembles() const { return m_ensembles; }
    const Ensemble *find(const QString &name) const;
    //! By scoped name, wire name, bare name or alias; null where there is none, or where a bare name is of several ensembles.
    InvokerPointer findInvoker(const QString &name) const;
    //! The same, with all that a name of several ensembles may mean.
    QList<InvokerPointer> findInvokers(const QString &name) const;
    //! The scoped names of tools whose names are like this one, nearest first, at most three; for an error's text.
    QStringList namesLike(const QString &name) const;
    //! Whether a tool is on, by the switches and the descriptors' defaults.
    bool isOn(const Invoker &invoker, const model::Switches &switches) const;
    //! The bare name where it is unique in the whole catalog, else `ensemble__name`; at most 64 of [A-Za-z0-9_-].
    QString wireName(const Invoker &invoker) const;
    QList<model::ToolDeclaration> declarations(const model::Switches &switches) const;

Q_SIGNALS:
    void changed();

private:
    void read();
    QStringList sourceFolders() const;
    void nameForWire();

    model::DescriptorCatalog &m_descriptors;
    const BuiltinInvocables &m_builtins;
    QList<Ensemble> m_ensembles;
    ToolIndex m_index;
    //! By scoped name, and the other way round.
    QHash<QString, QString> m_wireNames;
    QHash<QString, InvokerPointer> m_byWireName;
};

} // namespace invocables
