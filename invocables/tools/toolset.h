// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/ensemble.h"
#include "model/session/invocations.h"

#include <QHash>

namespace invocables {

//! The tool that finds and loads those that are offered on demand; see DeferredTools.
inline const QString findToolsName = QStringLiteral("on-demand:find_tools");

//! Finds tools by what they are called. Part of an EnsembleCatalog.
class ToolIndex
{
public:
    ToolIndex() = default;
    explicit ToolIndex(const QList<Ensemble> &ensembles);

    //! By scoped name, bare name or alias, in any spelling that is the same when normalised. Exact spellings come before others,
    //! names before aliases. Several where a bare name or alias is of several ensembles.
    QList<InvokerPointer> find(const QString &name) const;

private:
    using Table = QHash<QString, QList<InvokerPointer>>;
    QHash<QString, InvokerPointer> m_scoped;
    Table m_exact;
    Table m_names;
    Table m_aliases;
};

//! All ensembles as they are at one moment, and how their tools are found and named. Immutable; the catalog has the newest one, a turn
//! keeps the one that it began with.
class Toolset final : public model::Toolset
{
    Q_DISABLE_COPY_MOVE(Toolset)

public:
    //! Whether the switches say which tools are on, or all of them are, as those of an agent that asked for them.
    enum class On { BySwitches, All };

    explicit Toolset(QList<Ensemble> ensembles, On on = On::BySwitches, QStringList notices = {});

    const QList<Ensemble> &ensembles() const { return m_ensembles; }
    const Ensemble *find(const QString &name) const;
    //! By scoped name, wire name, bare name or alias; null where there is none, or where a bare name is of several ensembles.
    InvokerPointer findInvoker(const QString &name) const;
    //! The same, with all that a name of several ensembles may mean.
    QList<InvokerPointer> findInvokers(const QString &name) const;
    //! The scoped names of tools whose names are like this one, nearest first, at most three; for an error's text. Of those that are
    //! offered where switches are given, since a model can call no others.
    QStringList namesLike(const QString &name, const model::Switches *switches = nullptr) const;
    bool isOn(const Ensemble &ensemble, const model::Switches &switches) const;
    //! Whether a tool is on, by the switches and the descriptors' defaults.
    bool isOn(const Invoker &invoker, const model::Switches &switches) const;
    //! The bare name where it is unique in the whole set, else `ensemble__name`; at most 64 of [A-Za-z0-9_-]. Of the tools that are on,
    //! declarations() gives one its bare name where it is alone among them.
    QString wireName(const Invoker &invoker) const;
    QList<model::ToolDeclaration> declarations(const model::Switches &switches) const override;
    QList<model::ToolDeclaration> declarations(const model::Switches &switches, const model::InvocationHistory &history) const override;
    bool isOutdatedBy(const QString &tool) const override;
    //! Those that are on and offered on demand only.
    QList<InvokerPointer> deferred(const model::Switches &switches) const;
    model::GuardSettings limits(const model::Switches &switches) const override;
    QStringList notices() const override { return m_notices; }

private:
    bool canBeCalled(const Ensemble &ensemble, const Invoker &invoker, const model::Switches &switches) const;
    bool isOffered(const Ensemble &ensemble, const Invoker &invoker, const model::Switches &switches) const;
    void nameForWire();

    const QList<Ensemble> m_ensembles;
    const ToolIndex m_index;
    const On m_on;
    const QStringList m_notices;
    //! By scoped name, and the other way round.
    QHash<QString, QString> m_wireNames;
    QHash<QString, InvokerPointer> m_byWireName;
};

//! By about how many tokens a request grows where a model is told of these.
qint64 estimatedTokens(const QList<InvokerPointer> &invokers);

} // namespace invocables
