// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/conversationmodel.h"

//! Rows with the roles of a ConversationModel that a test fills by hand: committed canisters, of which the last may be pending and
//! stream.
class FakeRows final : public QAbstractListModel
{
    Q_OBJECT

    using Roles = model::ConversationModel;

public:
    int rowCount(const QModelIndex & = {}) const override { return m_virtual > 0 ? m_virtual : int(m_nodes.size()); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const model::Node &node = nodeAt(index.row());
        switch (role) {
        case Roles::CanisterRole: return QVariant::fromValue(node.canister);
        case Roles::NodeRole: return isPending(index.row()) ? QVariant() : QVariant::fromValue(node);
        case Roles::PendingRole: return isPending(index.row());
        case Roles::TextRole: return node.canister->text();
        case Roles::ThoughtRole: return thoughtOf(*node.canister);
        case Roles::StateRole:
            return QVariant::fromValue(resultRow(index.row()) < 0 ? model::InvocationState::Running : model::InvocationState::Done);
        case Roles::LifecycleRole: return lifecycle(resultRow(index.row()));
        case Roles::ProgressRole: return -1;
        case Roles::ResultRole: return resultRow(index.row()) < 0 ? QVariant() : QVariant::fromValue(nodeAt(resultRow(index.row())));
        case Roles::MergedRole: return node.deleted || invocationRow(index.row()) >= 0;
        default: return {};
        }
    }

    void add(const model::Canister &canister)
    {
        const int row = int(m_nodes.size());
        beginInsertRows({}, row, row);
        m_nodes.append({.row = row + 1, .position = row, .canister = model::share(canister)});
        endInsertRows();
        if (const int invocation = invocationRow(row); invocation >= 0)
            Q_EMIT dataChanged(index(invocation), index(invocation), {Roles::ResultRole});
    }
    void removeLast()
    {
        beginRemoveRows({}, rowCount() - 1, rowCount() - 1);
        m_nodes.removeLast();
        endRemoveRows();
    }
    void addText(model::Role role, const QString &text)
    {
        add({.role = role, .contents = {model::TextContent {text}}, .model = {QStringLiteral("rehearsal"), QStringLiteral("rehearsal")}});
    }
    //! As if the first canisters were repeated until there are this many.
    void repeatUpTo(int count)
    {
        beginResetModel();
        m_virtual = count;
        endResetModel();
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
        tellLast({Roles::TextRole});
    }
    void think(const QString &text)
    {
        model::Canister canister = *m_nodes.last().canister;
        canister.contents.resize(1);
        canister.contents.append(model::ThoughtContent {thoughtOf(*m_nodes.last().canister) + text, {}, {}});
        m_nodes.last().canister = model::share(canister);
        tellLast({Roles::ThoughtRole});
    }
    void endStreaming()
    {
        m_pendingFrom = 1 << 30;
        tellLast({});
    }
    model::Node &node(int row) { return m_nodes[row]; }

private:
    const model::Node &nodeAt(int row) const { return m_nodes.at(row % m_nodes.size()); }
    static QString thoughtOf(const model::Canister &canister)
    {
        for (const model::Content &content : canister.contents) {
            if (const auto *thought = std::get_if<model::ThoughtContent>(&content))
                return thought->text;
        }
        return {};
    }
    bool isPending(int row) const { return row >= m_pendingFrom; }
    void tellLast(const QList<int> &roles) { Q_EMIT dataChanged(index(rowCount() - 1), index(rowCount() - 1), roles); }
    QString lifecycle(int result) const
    {
        const QStringList states = result < 0 ? QStringList() : nodeAt(result).canister->result->lifecycle;
        return states.isEmpty() ? QString() : states.last();
    }
    int resultRow(int row) const
    {
        const auto invocation = nodeAt(row).canister->invocation;
        for (int candidate = row + 1; invocation && candidate < std::min(rowCount(), row + 8); ++candidate) {
            const auto result = nodeAt(candidate).canister->result;
            if (result && result->invocation == invocation->id)
                return candidate;
        }
        return -1;
    }
    int invocationRow(int row) const
    {
        const auto result = nodeAt(row).canister->result;
        for (int candidate = row - 1; result && candidate >= std::max(0, row - 8); --candidate) {
            const auto invocation = nodeAt(candidate).canister->invocation;
            if (invocation && invocation->id == result->invocation)
                return candidate;
        }
        return -1;
    }

    QList<model::Node> m_nodes;
    int m_virtual = 0;
    int m_pendingFrom = 1 << 30;
};
