// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/exchange/exchange.h"

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
    using List = model::Result<QList<model::Exchange>>;
    using Canisters = model::Result<QList<model::CanisterPointer>>;
    using Turns = model::Result<QList<model::TurnRecord>>;

    virtual ~ExchangeLibrary() = default;

    //! Without bodies, oldest first; of all conversations where `conversation` is empty.
    virtual void list(const model::ConversationId &conversation, QObject *context, std::function<void(const List &)> done) = 0;
    virtual void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done) = 0;
    //! What a turn has made so far, in order.
    virtual void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) = 0;
    //! Newest first.
    virtual void rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done) = 0;
};

//! The exchanges of the store, read on the store thread. Owned by its window.
class StoreExchangeLibrary final : public ExchangeLibrary
{
public:
    //! The newest that a list has.
    static constexpr int mostListed = 2000;

    explicit StoreExchangeLibrary(model::Store &store)
        : m_store(store)
    {
    }

    void list(const model::ConversationId &conversation, QObject *context, std::function<void(const List &)> done) override;
    void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done) override;
    void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) override;
    void rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done) override;

private:
    model::Store &m_store;
};

} // namespace gui
