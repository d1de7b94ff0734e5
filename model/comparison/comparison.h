// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisoncolumn.h"
#include "model/comparison/comparisontable.h"

#include <QTemporaryDir>

namespace model {

//! One prompt in several columns at the same time. Its conversations are in a store of its own in a temporary folder, which goes
//! with it, so that the list of conversations stays what the person made it; what goes over the wire is kept with all else, and one
//! run can be kept as a conversation. Owned by the window or command that shows it; the ports outlive it.
class Comparison final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Comparison)

public:
    struct Parts {
        //! With the program's store: where a conversation is gone on with, and where a run is kept.
        Session::Parts session;
        ComparisonColumn::PriceOf priceOf = {};
    };

    //! \return a Usage error where the plan cannot be carried out, a Storage error where there is no room for it.
    static Result<std::unique_ptr<Comparison>> create(const Parts &parts, ComparisonPlan plan);
    ~Comparison() override;

    const ComparisonPlan &plan() const { return m_plan; }
    int count() const { return int(m_columns.size()); }
    ComparisonColumn &column(int index) { return *m_columns.at(size_t(index)); }
    //! The session of a run; null where no run has this conversation.
    const Session *find(const ConversationId &conversation) const;
    //! The store of the runs' conversations.
    Store &store() { return *m_store; }
    bool isRunning() const { return m_running > 0; }
    QList<ComparedColumn> results() const;
    ComparisonTable table() const { return ComparisonTable::of(results(), m_plan.times); }

    //! Begins the runs. To be called once.
    void start();
    void stop();
    //! Puts a run that was committed or interrupted among the program's conversations, as a branch of its own where it went on with
    //! one; its exchanges belong to it as before.
    void keep(int column, int run, QObject *context, std::function<void(const Result<ConversationId> &)> done);

Q_SIGNALS:
    void runStarted(int column, int run);
    void runChanged(int column, int run);
    void finished();
    void kept(const model::ConversationId &conversation);
    void closed(const model::ConversationId &conversation);

private:
    Comparison(const Parts &parts, ComparisonPlan plan);
    Result<void> open();
    void addColumn(const ComparisonVariant &variant);
    void copyBeginning();
    void startColumns(const std::optional<ComparisonPlan::Beginning> &from);

    const Parts m_parts;
    const ComparisonPlan m_plan;
    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
    std::vector<std::unique_ptr<ComparisonColumn>> m_columns;
    int m_running = 0;
    bool m_isStopped = false;
};

} // namespace model
