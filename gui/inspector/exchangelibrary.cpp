// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangelibrary.h"

#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

namespace gui {

using model::Database, model::ExchangeListing, model::ExchangeStore;

StoreExchangeLibrary::StoreExchangeLibrary(model::Store &store)
    : m_store(store)
    , m_lists(store.place())
    , m_sums(store.place())
{
}

void StoreExchangeLibrary::page(const model::ExchangeQuery &query, QObject *context, std::function<void(const Page &)> done)
{
    const auto read = [query](Database &database) { return ExchangeListing(database).page(query); };
    // What has been told of is written down on the store's thread before this is read there.
    if (query.only.isEmpty())
        m_lists.run(context, read, std::move(done));
    else
        m_store.run(context, read, std::move(done));
}

void StoreExchangeLibrary::followOthers(QObject *context, std::function<void()> told)
{
    QObject::connect(&m_store, &model::Store::changedElsewhere, context, std::move(told));
}

void StoreExchangeLibrary::headings(const QList<model::TurnId> &turns, QObject *context, std::function<void(const Headings &)> done)
{
    m_lists.run(
        context, [turns](Database &database) { return ExchangeListing(database).headings(turns); }, std::move(done));
}

void StoreExchangeLibrary::sum(QObject *context, std::function<void(const Sum &)> done)
{
    m_sums.run(
        context, [](Database &database) { return ExchangeListing(database).sum(); }, std::move(done));
}

void StoreExchangeLibrary::names(QObject *context, std::function<void(const Names &)> done)
{
    m_sums.run(
        context, [](Database &database) { return ExchangeListing(database).names(); }, std::move(done));
}

void StoreExchangeLibrary::setPinned(
    const QList<model::ExchangeId> &ids, bool isPinned, QObject *context, std::function<void(const model::Result<void> &)> done)
{
    m_store.run(
        context, [ids, isPinned](Database &database) { return ExchangeStore(database).setPinned(ids, isPinned); }, std::move(done));
}

void StoreExchangeLibrary::pathOf(const model::ConversationId &conversation, QObject *context, std::function<void(const Nodes &)> done)
{
    const auto read = [conversation](Database &database) -> Nodes {
        const model::ConversationStore store(database);
        const auto path = store.path(conversation);
        return path ? store.nodes(*path, 0, model::lengthOf(*path)) : tl::make_unexpected(path.error());
    };
    m_lists.run(context, read, std::move(done));
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
