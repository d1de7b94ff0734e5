// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptrows.h"

//! Rows that a test fills by hand: committed canisters, of which the last may be pending and stream.
class FakeRows final : public gui::TranscriptRows
{
    Q_OBJECT

public:
    int count() const override { return m_virtual > 0 ? m_virtual : int(m_nodes.size()); }
    model::CanisterPointer canisterAt(int row) const override
    {
        return m_virtual > 0 ? m_nodes.at(row % m_nodes.size()).canister : row < m_nodes.size() ? m_nodes.at(row).canister : nullptr;
    }
    const model::Node *nodeAt(int row) const override { return isPending(row) ? nullptr : &m_nodes.at(row % m_nodes.size()); }
    bool isPending(int row) const override { return row >= m_pendingFrom; }
    model::InvocationState invocationState(int row) const override
    {
        return resultRow(row) < 0 ? model::InvocationState::Running : model::InvocationState::Done;
    }
    int resultRow(int row) const override
    {
        const auto invocation = canisterAt(row)->invocation;
        for (int candidate = row + 1; invocation && candidate < std::min(count(), row + 8); ++candidate) {
            const auto result = canisterAt(candidate)->result;
            if (result && result->invocation == invocation->id)
                return candidate;
        }
        return -1;
    }
    int invocationRow(int row) const override
    {
        const auto result = canisterAt(row)->result;
        for (int candidate = row - 1; result && candidate >= std::max(0, row - 8); --candidate) {
            const auto invocation = canisterAt(candidate)->invocation;
            if (invocation && invocation->id == result->invocation)
                return candidate;
        }
        return -1;
    }

    void add(const model::Canister &canister)
    {
        m_nodes.append({.row = m_nodes.size() + 1, .position = int(m_nodes.size()), .canister = model::share(canister)});
        Q_EMIT replacedFrom(int(m_nodes.size()) - 1);
    }
    void addText(model::Role role, const QString &text)
    {
        add({.role = role, .contents = {model::TextContent {text}}, .model = {QStringLiteral("rehearsal"), QStringLiteral("rehearsal")}});
    }
    //! As if the first canisters were repeated until there are this many.
    void repeatUpTo(int count)
    {
        m_virtual = count;
        Q_EMIT replacedFrom(0);
    }
    void beginStreaming()
    {
        m_pendingFrom = int(m_nodes.size());
        addText(model::Role::Assistant, {});
    }
    void stream(const QString &text)
    {
        model::Canister canister = *m_nodes.last().canister;
        std::get<model::TextContent>(canister.contents[0]).text += text;
        m_nodes.last().canister = model::share(canister);
        Q_EMIT streamed(int(m_nodes.size()) - 1, {model::Delta::Kind::Text, text});
    }
    void endStreaming()
    {
        m_pendingFrom = 1 << 30;
        Q_EMIT changed(int(m_nodes.size()) - 1, int(m_nodes.size()) - 1);
    }
    model::Node &node(int row) { return m_nodes[row]; }

private:
    QList<model::Node> m_nodes;
    int m_virtual = 0;
    int m_pendingFrom = 1 << 30;
};
