// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangelibrary.h"

#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

namespace gui {

using model::Database, model::ExchangeStore;

void StoreExchangeLibrary::list(const model::ConversationId &conversation, QObject *context, std::function<void(const List &)> done)
{
    m_store.run(
        context, [conversation](Database &database) { return ExchangeStore(database).list(conversation, mostListed); }, std::move(done));
}

void StoreExchangeLibrary::find(
    const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done)
{
    m_store.run(
        context, [id](Database &database) { return ExchangeStore(database).find(id); }, std::move(done));
}

void StoreExchangeLibrary::canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done)
{
    m_store.run(
        context, [turn](Database &database) { return model::TurnStore(database).canistersOf(turn); }, std::move(done));
}

void StoreExchangeLibrary::rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done)
{
    m_store.run(
        context, [conversation](Database &database) { return model::TurnStore(database).rolledBack(conversation); }, std::move(done));
}

} // namespace gui
