// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/storeconversationlibrary.h"

#include "model/session/sessions.h"
#include "model/store/store.h"

namespace gui {

using model::ConversationId;
using model::ConversationStore;
using model::Database;

StoreConversationLibrary::StoreConversationLibrary(model::Store &store, model::Sessions &sessions, QObject *parent)
    : ConversationLibrary(parent)
    , m_store(store)
    , m_sessions(sessions)
{
    connect(&sessions, &model::Sessions::listChanged, this, &ConversationLibrary::changed);
    connect(&store, &model::Store::changedElsewhere, this, &ConversationLibrary::changed);
}

void StoreConversationLibrary::page(int offset, int limit, QObject *context, std::function<void(const Page &)> done)
{
    m_store.run(
        context, [offset, limit](Database &database) { return ConversationStore(database).list(limit, offset); }, std::move(done));
}

void StoreConversationLibrary::deletedPage(int offset, int limit, QObject *context, std::function<void(const Page &)> done)
{
    m_store.run(
        context, [offset, limit](Database &database) { return ConversationStore(database).list(limit, offset, true); }, std::move(done));
}

void StoreConversationLibrary::find(const ConversationId &id, QObject *context, std::function<void(const Found &)> done)
{
    m_store.run(
        context, [id](Database &database) { return ConversationStore(database).find(id); }, std::move(done));
}

void StoreConversationLibrary::search(const QString &words, int limit, QObject *context, std::function<void(const Hits &)> done)
{
    m_store.run(
        context, [words, limit](Database &database) { return model::SearchIndex(database).find(words, limit); }, std::move(done));
}

void StoreConversationLibrary::setTitle(const ConversationId &id, const QString &title)
{
    // A session that is open shows its title in the window as well.
    if (const auto session = m_sessions.find(id))
        session->setTitle(title);
    write([id, title](ConversationStore &store) { return store.setTitle(id, title); });
}

void StoreConversationLibrary::setLabels(const ConversationId &id, const QStringList &labels)
{
    write([id, labels](ConversationStore &store) { return store.setLabels(id, labels); });
}

void StoreConversationLibrary::remove(const ConversationId &id)
{
    write([id](ConversationStore &store) { return store.remove(id); });
}

void StoreConversationLibrary::restore(const ConversationId &id)
{
    write([id](ConversationStore &store) { return store.restore(id); });
}

void StoreConversationLibrary::erase(const ConversationId &id)
{
    write([id](ConversationStore &store) { return store.erase(id); });
}

void StoreConversationLibrary::write(std::function<model::Result<void>(ConversationStore &)> work)
{
    m_store.run(
        this,
        [work = std::move(work)](Database &database) {
            ConversationStore store(database);
            return work(store);
        },
        [this](const model::Result<void> &result) {
            if (!result)
                Q_EMIT failed(result.error());
            Q_EMIT changed();
        });
}

} // namespace gui
