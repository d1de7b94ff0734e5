// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptrows.h"
#include "model/session/conversationmodel.h"

namespace gui {

//! What a run of a comparison has added to its conversation, without what was asked: that stands above all columns. The rows cannot
//! be worked with, since they are a result. The model outlives it.
class RunRows final : public TranscriptRows
{
    Q_OBJECT

public:
    //! `first`: the position of the first canister to be seen.
    RunRows(model::ConversationModel &source, int first, QObject *parent = nullptr);

    int count() const override;
    model::CanisterPointer canisterAt(int row) const override { return m_source.canisterAt(row + m_first); }
    const model::Node *nodeAt(int) const override { return nullptr; }
    bool isPending(int row) const override { return m_source.isPending(row + m_first); }
    model::InvocationState invocationState(int row) const override { return m_source.invocationState(row + m_first); }
    int resultRow(int row) const override { return shifted(m_source.resultRow(row + m_first)); }
    int invocationRow(int row) const override { return shifted(m_source.invocationRow(row + m_first)); }

private:
    int shifted(int row) const { return row < m_first ? -1 : row - m_first; }

    model::ConversationModel &m_source;
    const int m_first;
};

} // namespace gui
