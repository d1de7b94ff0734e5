// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/agents/toolbinder.h"
#include "model/agents/agentreader.h"
#include "model/agents/librarycatalog.h"

#include <QAbstractItemModel>

#include <array>

namespace gui {

//! What the dock of agents shows of one agent, library or tool. A value.
struct AgentRow {
    enum class Tone { None, Good, Quiet, Warning };

    //! Empty for the library that stands for every ensemble, and where there is nothing yet.
    QString name;
    QString text;
    Tone tone = Tone::None;
    //! A small remark in a box.
    QString tag = {};
    //! Under the name, and what is wrong below that.
    QString detail = {};
    QString fault = {};
    QString toolTip = {};
    QString path = {};
    //! It is code, and shown as such.
    bool isCode = false;
    //! Says that there is nothing; cannot be picked.
    bool isHint = false;

    static AgentRow of(const model::AgentEntry &agent);
    static AgentRow of(const model::ToolLibrary &library);
    static AgentRow of(const invocables::BoundTool &tool);
    //! The library of no name: the tools of every ensemble.
    static AgentRow everyEnsemble();
    static AgentRow hint(const QString &text);

    //! For screen readers: how it stands and what is wrong.
    QString inWords() const;
    bool operator==(const AgentRow &) const = default;
};

//! What is wrong with an agent, shortest first what kind of fault it is: `DuplicateName: ask_question`.
QString faultOf(const model::AgentEntry &agent);

//! Agents, libraries and the tools of one agent as they are bound: three headings with rows below. Is given rows, holds no catalog.
//! Owned by its panel.
class AgentsModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentsModel)

public:
    //! The rows of the headings, in order.
    enum class Section { Agents, Libraries, Tools };
    //! ToneRole: int of AgentRow::Tone. WordRole: what stands at the right end. CodeRole: the name is code.
    enum DataRole {
        NameRole = Qt::UserRole,
        TagRole,
        DetailRole,
        FaultRole,
        ToneRole,
        WordRole,
        PathRole,
        SectionRole,
        CodeRole,
        HintRole
    };

    using QAbstractItemModel::QAbstractItemModel;

    void setRows(Section section, const QList<AgentRow> &rows);
    //! Whose tools there are, for their heading.
    void setToolsOf(const QString &agent);
    //! What the conversation uses; without a conversation nothing.
    void setInUse(const std::optional<QString> &agent, const std::optional<QString> &library);

    QModelIndex heading(Section section) const { return index(int(section), 0); }
    //! Invalid where there is none of that name.
    QModelIndex find(Section section, const QString &name) const;
    //! Null for a heading.
    const AgentRow *rowAt(const QModelIndex &index) const;
    //! Only of rows.
    static std::optional<Section> sectionOf(const QModelIndex &index);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QVariant rowData(const AgentRow &row, Section section, int role) const;
    static QString titleOf(Section section);
    bool isInUse(const AgentRow &row, Section section) const;
    void allChanged(Section section);

    std::array<QList<AgentRow>, 3> m_rows;
    QString m_toolsOf;
    std::optional<QString> m_agent;
    std::optional<QString> m_library;
};

} // namespace gui
