// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/exchangelibrary.h"

namespace gui {

//! The exchanges of a comparison's runs: what went over the wire is in the program's store, what the turns made of it in the
//! comparison's. Both outlive it.
class RunExchanges final : public ExchangeLibrary
{
public:
    RunExchanges(model::Store &program, model::Store &runs)
        : m_program(program)
        , m_runs(runs)
    {
    }

    void page(const model::ExchangeQuery &query, QObject *context, std::function<void(const Page &)> done) override
    {
        m_program.page(query, context, std::move(done));
    }
    void followOthers(QObject *context, std::function<void()> told) override { m_program.followOthers(context, std::move(told)); }
    void headings(const QList<model::TurnId> &turns, QObject *context, std::function<void(const Headings &)> done) override
    {
        m_runs.headings(turns, context, std::move(done));
    }
    void sum(QObject *context, std::function<void(const Sum &)> done) override { m_program.sum(context, std::move(done)); }
    void names(QObject *context, std::function<void(const Names &)> done) override { m_program.names(context, std::move(done)); }
    void setPinned(const QList<model::ExchangeId> &ids, bool isPinned, QObject *context,
        std::function<void(const model::Result<void> &)> done) override
    {
        m_program.setPinned(ids, isPinned, context, std::move(done));
    }
    void pathOf(const model::ConversationId &conversation, QObject *context, std::function<void(const Nodes &)> done) override
    {
        m_runs.pathOf(conversation, context, std::move(done));
    }
    void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done) override
    {
        m_program.find(id, context, std::move(done));
    }
    void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) override
    {
        m_runs.canistersOf(turn, context, std::move(done));
    }
    void rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done) override
    {
        m_runs.rolledBack(conversation, context, std::move(done));
    }

private:
    StoreExchangeLibrary m_program;
    StoreExchangeLibrary m_runs;
};

} // namespace gui
