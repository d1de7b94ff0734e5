// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agentreader.h"
#include "model/descriptors/descriptorfile.h"

#include <QObject>

class QPlainTextEdit;

namespace gui {

class DescriptorsPanel;

//! What is made of the agents in the unsaved text of a descriptor: model, instruction, the schema of each tool's signature, and what
//! keeps one from playing. A tab beside the editor, there for agents only. Owned by its panel.
class AgentPreview final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentPreview)

public:
    explicit AgentPreview(DescriptorsPanel &panel);

    //! One agent as the tab shows it.
    static QString textOf(const model::AgentEntry &agent);

private:
    void takeFile(const model::DescriptorFile &file, model::DescriptorKind kind);

    DescriptorsPanel &m_panel;
    QPlainTextEdit *m_view;
};

} // namespace gui
