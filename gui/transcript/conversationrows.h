// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptrows.h"
#include "model/session/conversationmodel.h"

namespace gui {

//! The rows of a ConversationModel, which outlives it.
class ConversationRows final : public TranscriptRows
{
    Q_OBJECT

public:
    explicit ConversationRows(model::ConversationModel &source, QObject *parent = nullptr);

    int count() const override { return m_source.rowCount(); }
    model::CanisterPointer canisterAt(int row) const override { return m_source.canisterAt(row); }
    const model::Node *nodeAt(int row) const override { return m_source.nodeAt(row); }
    bool isPending(int row) const override { return m_source.isPending(row); }
    model::InvocationState invocationState(int row) const override { return m_source.invocationState(row); }
    std::optional<model::ToolCallState> lifecycle(int row) const override { return m_source.lifecycle(row); }
    int resultRow(int row) const override { return m_source.resultRow(row); }
    int invocationRow(int row) const override { return m_source.invocationRow(row); }

private:
    model::ConversationModel &m_source;
};

} // namespace gui
