// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/exchangelisting.h"
#include "model/store/storereader.h"

#include <functional>

namespace model {
class Store;
} // namespace model

namespace gui {

//! The recorded exchanges and the rolled-back turns as the inspector needs them. An interface, so that the inspector can be
//! tested without a store. Answers arrive later, on the window's thread, and not at all where `context` has gone by then.
class ExchangeLibrary
{
public:
    using Page = model::Result<model::ExchangePage>;
    using Headings = model::Result<QHash<model::TurnId, model::TurnHeading>>;
    using Sum = model::Result<model::ExchangeSum>;
    using Names = model::Result<model::ExchangeNames>;
    using Canisters = model::Result<QList<model::CanisterPointer>>;
    using Nodes = model::Result<QList<model::Node>>;
    using Turns = model::Result<QList<model::TurnRecord>>;

    virtual ~ExchangeLibrary() = default;

    //! Some of those that are asked for, newest first, and where to go on. One that has been told of by the log is there.
    virtual void page(const model::ExchangeQuery &query, QObject *context, std::function<void(const Page &)> done) = 0;
    //! `told` whenever another process has written, until `context` goes.
    virtual void followOthers(QObject *context, std::function<void()> told) = 0;
    virtual void headings(const QList<model::TurnId> &turns, QObject *context, std::function<void(const Headings &)> done) = 0;
    virtual void sum(QObject *context, std::function<void(const Sum &)> done) = 0;
    virtual void names(QObject *context, std::function<void(const Names &)> done) = 0;
    virtual void setPinned(
        const QList<model::ExchangeId> &ids, bool isPinned, QObject *context, std::function<void(const model::Result<void> &)> done) = 0;
    //! The whole path up to the head of a conversation, for whoever looks for what a request was made of.
    virtual void pathOf(const model::ConversationId &conversation, QObject *context, std::function<void(const Nodes &)> done) = 0;
    virtual void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done) = 0;
    //! What a turn has made so far, in order.
    virtual void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) = 0;
    //! Newest first.
    virtual void rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done) = 0;
};

//! The exchanges of the store; lists are read on a thread of their own. Owned by its window.
class StoreExchangeLibrary final : public ExchangeLibrary
{
public:
    explicit StoreExchangeLibrary(model::Store &store);

    void page(const model::ExchangeQuery &query, QObject *context, std::function<void(const Page &)> done) override;
    void followOthers(QObject *context, std::function<void()> told) override;
    void headings(const QList<model::TurnId> &turns, QObject *context, std::function<void(const Headings &)> done) override;
    void sum(QObject *context, std::function<void(const Sum &)> done) override;
    void names(QObject *context, std::function<void(const Names &)> done) override;
    void setPinned(const QList<model::ExchangeId> &ids, bool isPinned, QObject *context,
        std::function<void(const model::Result<void> &)> done) override;
    void pathOf(const model::ConversationId &conversation, QObject *context, std::function<void(const Nodes &)> done) override;
    void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done) override;
    void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) override;
    void rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done) override;

private:
    model::Store &m_store;
    model::StoreReader m_lists;
    //! Sums take long: they do not hold up lists.
    model::StoreReader m_sums;
};

} // namespace gui
