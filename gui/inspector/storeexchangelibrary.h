// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/exchangelibrary.h"

namespace model {
class Store;
}

namespace gui {

//! The exchanges of the store, read on the store thread. Owned by its window.
class StoreExchangeLibrary final : public ExchangeLibrary
{
public:
    //! The newest that a list has.
    static constexpr int maximumListed = 2000;

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
