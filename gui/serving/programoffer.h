// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/peerquestions.h"
#include "gui/serving/servedclients.h"
#include "gui/serving/servedlibrary.h"
#include "gui/serving/servedprompts.h"
#include "gui/serving/servedtools.h"
#include "model/basics/countdown.h"

namespace gui {

//! What this program offers to other programs over MCP: turns with its models, agents and tools, the conversations that are kept, the
//! ensembles that were picked, prompts. Owned by the command or the window that serves.
class ProgramOffer final : public network::McpOffer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramOffer)

public:
    struct Picked {
        //! Of conversations that a peer begins: model, tools, folders.
        model::SessionSettings settings = {};
        //! Whose tools are offered by themselves.
        QStringList ensembles = {};
        //! Whether there is no window just now in which a person could answer questions.
        std::function<bool()> isAlone = [] { return true; };
    };

    //! Changes of lists within such a time are told as one.
    static constexpr int gatheringMilliseconds = 1'000;

    //! The workbench outlives it.
    ProgramOffer(Workbench &workbench, const Picked &picked, QObject *parent);

    model::JsonText capabilities() const override;
    QString instructions() const override;
    model::JsonText inputSchema(const QString &tool) const override;
    void answer(network::ServedCall &call) override;
    ServedClients &clients() { return m_clients; }

private:
    void noteChange(const QString &kind);
    void noteTools() { noteChange(QStringLiteral("tools")); }
    void listTools(network::ServedCall &call);
    void callTool(network::ServedCall &call);
    void callOwn(network::ServedCall &call, const QString &name);
    void converse(network::ServedCall &call, const QString &agent = {});
    void complete(network::ServedCall &call);
    //! By the name of its tool. `names`: has the names of all tools but those of ensembles then.
    QList<std::pair<QString, QString>> agents(ServedNames &names) const;

    Workbench &m_workbench;
    const Picked m_picked;
    ServedClients m_clients {nullptr};
    PeerQuestions m_questions;
    ServedTools m_tools;
    ServedLibrary m_library;
    ServedPrompts m_prompts;
    //! Kinds of lists that are other by now, which nobody has been told.
    QStringList m_changed;
    model::Countdown m_gathering;
};

} // namespace gui
