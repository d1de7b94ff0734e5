// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/storeconversationlibrary.h"

#include "gui/workbench/libraryfiles.h"
#include "model/session/claiming.h"
#include "model/session/sessions.h"
#include "model/store/store.h"

#include <QDir>
#include <QPointer>

namespace gui {

using namespace Qt::StringLiterals;
using model::ConversationId;
using model::ConversationStore;
using model::Database;

StoreConversationLibrary::StoreConversationLibrary(model::Store &store, model::Sessions &sessions, QString lockFolder, QObject *parent)
    : ConversationLibrary(parent)
    , m_store(store)
    , m_sessions(sessions)
    , m_lockFolder(std::move(lockFolder))
{
    connect(&sessions, &model::Sessions::listChanged, this, &ConversationLibrary::changed);
    connect(&store, &model::Store::changedElsewhere, this, &ConversationLibrary::changed);
    connect(&sessions, &model::Sessions::opened, this, [this](const model::Session *session) { follow(*session); });
    for (const model::Sessions::Handle &session : sessions.all())
        follow(*session);
}

void StoreConversationLibrary::follow(const model::Session &session)
{
    const auto tell = [this, id = session.id()] { Q_EMIT activityChanged(id); };
    connect(&session, &model::Session::busyChanged, this, tell);
    connect(&session, &model::Session::turnEvent, this, [tell](const model::TurnEvent &event) {
        if (std::holds_alternative<model::StateEvent>(event) || std::holds_alternative<model::InvocationStateEvent>(event)
            || std::holds_alternative<model::QuestionEvent>(event))
            tell();
    });
}

auto StoreConversationLibrary::activityOf(const ConversationId &id) const -> Activity
{
    const model::Sessions::Handle session = m_sessions.find(id);
    if (!session || !session->isBusy())
        return Activity::None;
    return session->turn() && session->turn()->isWaitingForPerson() ? Activity::WaitingForPerson : Activity::Answering;
}

void StoreConversationLibrary::page(Which which, int offset, int limit, QObject *context, std::function<void(const Page &)> done)
{
    m_store.run(
        context, [which, offset, limit](Database &database) { return ConversationStore(database).list(limit, offset, which); },
        std::move(done));
}

void StoreConversationLibrary::groups(const QStringList &unfolded, int limit, QObject *context, std::function<void(const Groups &)> done)
{
    m_store.run(
        context, [unfolded, limit](Database &database) { return ConversationStore(database).groups(unfolded, limit); }, std::move(done));
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
    edit(tr("Rename"), {{id, model::TitleEdit {title}}});
}

void StoreConversationLibrary::setLabels(const ConversationId &id, const QStringList &labels)
{
    edit(tr("Labels"), {{id, model::LabelsEdit {labels}}});
}

void StoreConversationLibrary::setGroup(const ConversationId &id, const QString &group)
{
    edit(tr("Move to Group"), {{id, model::GroupEdit {group}}});
}

void StoreConversationLibrary::renameGroup(const QString &group, const QString &name)
{
    m_store.run(
        this, [group](Database &database) { return ConversationStore(database).idsIn(group); },
        [this, name](const model::Result<QList<ConversationId>> &ids) {
            if (!ids)
                return settle(tl::make_unexpected(ids.error()));
            model::Edit edit;
            for (const ConversationId &id : *ids)
                edit.append({id, model::GroupEdit {name}});
            this->edit(tr("Rename Group"), edit);
        });
}

void StoreConversationLibrary::setArchived(const ConversationId &id, bool archived)
{
    edit(archived ? tr("Archive") : tr("Take out of the Archive"), {{id, model::ArchiveEdit {archived}}});
}

void StoreConversationLibrary::remove(const ConversationId &id)
{
    edit(tr("Delete Conversation"), {{id, model::DeletionEdit {QDateTime::currentDateTimeUtc()}}});
}

void StoreConversationLibrary::restore(const ConversationId &id)
{
    // Straight after it was deleted this is nothing else than Undo.
    const model::EditStep step {id, model::DeletionEdit {}};
    if (m_sessions.history().undoes({step}))
        m_sessions.history().undo(this);
    else
        edit(tr("Restore Conversation"), {step});
}

void StoreConversationLibrary::erase(const ConversationId &id)
{
    // What is under way here ends with it; what another process has under way does not.
    const model::Sessions::Handle session = m_sessions.find(id);
    const auto lock = std::make_shared<model::ConversationLock>(m_lockFolder, id);
    if (!(session && session->isBusy()) && !lock->tryLock() && !lock->isUnwritable())
        return settle(model::Claiming::heldElsewhere(*lock));
    m_sessions.history().forget(id);
    if (session)
        session->stop();
    m_store.run(
        this, [id](Database &database) { return ConversationStore(database).erase(id); },
        [this, lock](const model::Result<void> &result) { settle(result); });
}

//! Whoever drags takes longer than the store does to write most of them; until one is whole its file is not there.
QString StoreConversationLibrary::writeOut(const model::ConversationInfo &info)
{
    // One that takes long would keep the store from what is done next; it is exported instead.
    constexpr int mostCanisters = 20'000;
    if (info.length > mostCanisters)
        return {};
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    // Several may have one title.
    const QString folder = m_folder->filePath(info.id.toString());
    if (!QDir().mkpath(folder))
        return {};
    const QString path = folder + u'/' + fileNameOf(info.title) + u".md"_s;
    m_store.run(
        this,
        [id = info.id, path](Database &database) {
            return exportLibrary(database, {{id}}, formatOf(path), path, [] { return false; }).map([](const auto &) {});
        },
        [this](const model::Result<void> &written) {
            if (!written)
                Q_EMIT failed(written.error());
        });
    return path;
}

void StoreConversationLibrary::edit(const QString &name, const model::Edit &edit)
{
    m_sessions.edit(name, edit, [library = QPointer<StoreConversationLibrary>(this)](const model::Result<void> &result) {
        if (library)
            library->settle(result);
    });
}

void StoreConversationLibrary::settle(const model::Result<void> &result)
{
    if (!result)
        Q_EMIT failed(result.error());
    Q_EMIT changed();
}

} // namespace gui
