// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/agents/toolbinder.h"
#include "model/agents/agententry.h"
#include "model/agents/toollibrary.h"

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

} // namespace gui
