// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/ensembles/serverstate.h"
#include "invocables/tools/ensemble.h"
#include "model/conversation/sessionsettings.h"

#include <QAbstractItemModel>
#include <QHash>

#include <functional>

namespace gui {

//! The switches with one tool on or off. Where its ensemble was off only this tool is asked for: the others of it stay off.
model::Switches withTool(model::Switches switches, const invocables::Ensemble &ensemble, const invocables::Invoker &invoker, bool on);

//! Ensembles with their tools as a tree of check boxes, for one conversation. Is given ensembles and switches and says what the
//! person has switched; holds neither catalog nor session. Owned by its panel.
class EnsemblesModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsemblesModel)

public:
    //! TagRole: a small remark (`asks`, `2 tools`). ConnectionRole: int of ConnectionState, only where a connection is needed.
    //! ProblemRole: what is wrong with the descriptor, one line each. ServerWordRole: how a server stands, where a person must see it.
    //! ServerToneRole: int of ServerState::Tone, of ensembles with a server only. ClaimRole: what a server says of its tool.
    enum DataRole { NameRole = Qt::UserRole, TagRole, ConnectionRole, ProblemRole, PathRole, ServerWordRole, ServerToneRole, ClaimRole };
    using IsAllowed = std::function<bool(const invocables::Invoker &)>;

    using QAbstractItemModel::QAbstractItemModel;

    void setEnsembles(const QList<invocables::Ensemble> &ensembles);
    //! By the name of the ensemble.
    void setServers(const QHash<QString, ServerState> &servers);
    void setSwitches(const model::Switches &switches);
    const model::Switches &switches() const { return m_switches; }
    //! How the model knows that the person has allowed a tool that asks.
    void setAllowed(IsAllowed isAllowed);

    //! Null for an ensemble's row.
    invocables::InvokerPointer invokerAt(const QModelIndex &index) const;
    const invocables::Ensemble *ensembleAt(const QModelIndex &index) const;
    bool isAllowed(const invocables::Invoker &invoker) const { return m_isAllowed && m_isAllowed(invoker); }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void switched(const model::Switches &switches);

private:
    bool isOn(const invocables::Ensemble &ensemble) const;
    bool isOn(const invocables::Ensemble &ensemble, const invocables::Invoker &invoker) const;
    Qt::CheckState stateOf(const invocables::Ensemble &ensemble) const;
    void switchAll(const invocables::Ensemble &ensemble, bool on);
    void switchTool(const invocables::Ensemble &ensemble, const invocables::Invoker &invoker, bool on);
    QVariant serverData(const ServerState &server, int role) const;
    QString onDemand(const invocables::Ensemble &ensemble) const;
    QVariant ensembleData(const invocables::Ensemble &ensemble, int role) const;
    QVariant invokerData(const invocables::Ensemble &ensemble, const invocables::Invoker &invoker, int role) const;
    void allChanged();

    QList<invocables::Ensemble> m_ensembles;
    QHash<QString, ServerState> m_servers;
    model::Switches m_switches;
    IsAllowed m_isAllowed;
};

} // namespace gui
