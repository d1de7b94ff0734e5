// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/conversations/conversationlibrary.h"
#include "model/store/edit.h"

#include <QTemporaryDir>

#include <memory>

namespace model {
class Session;
class Sessions;
class Store;
} // namespace model

namespace gui {

//! The conversations of the store; reads and writes on the store thread. Conversations that are open keep what their sessions
//! know of them. Owned by its window.
class StoreConversationLibrary final : public ConversationLibrary
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StoreConversationLibrary)

public:
    //! `lockFolder`: see ConversationLock.
    StoreConversationLibrary(model::Store &store, model::Sessions &sessions, QString lockFolder, QObject *parent = nullptr);

    void page(Which which, int offset, int limit, QObject *context, std::function<void(const Page &)> done) override;
    void groups(const QStringList &unfolded, int limit, QObject *context, std::function<void(const Groups &)> done) override;
    void find(const model::ConversationId &id, QObject *context, std::function<void(const Found &)> done) override;
    Activity activityOf(const model::ConversationId &id) const override;
    void search(const QString &words, int limit, QObject *context, std::function<void(const Hits &)> done) override;
    void setTitle(const model::ConversationId &id, const QString &title) override;
    void setLabels(const model::ConversationId &id, const QStringList &labels) override;
    void setGroup(const model::ConversationId &id, const QString &group) override;
    void renameGroup(const QString &group, const QString &name) override;
    void setArchived(const model::ConversationId &id, bool archived) override;
    void remove(const model::ConversationId &id) override;
    void restore(const model::ConversationId &id) override;
    void erase(const model::ConversationId &id) override;
    QString writeOut(const model::ConversationInfo &info) override;

private:
    void follow(const model::Session &session);
    void edit(const QString &name, const model::Edit &edit);
    void settle(const model::Result<void> &result);

    model::Store &m_store;
    model::Sessions &m_sessions;
    const QString m_lockFolder;
    //! With what has been dragged out.
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace gui
