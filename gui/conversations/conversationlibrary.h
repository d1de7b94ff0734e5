// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/conversationstore.h"
#include "model/store/searchindex.h"

#include <QObject>

#include <functional>

namespace gui {

//! All conversations of the profile as the list needs them. An interface, so that the list can be tested without a store. Answers
//! arrive later, on the window's thread, and not at all where `context` has been deleted by then.
class ConversationLibrary : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationLibrary)

public:
    using Page = model::Result<QList<model::ConversationInfo>>;
    using Which = model::ConversationStore::Which;
    using Groups = model::Result<QList<model::ConversationGroup>>;
    using Hits = model::Result<QList<model::SearchHit>>;

    explicit ConversationLibrary(QObject *parent = nullptr);
    ~ConversationLibrary() override;

    using Found = model::Result<model::ConversationInfo>;
    //! What a conversation is at in this program.
    enum class Activity { None, Answering, WaitingForPerson };

    //! See ConversationStore::list.
    virtual void page(Which which, int offset, int limit, QObject *context, std::function<void(const Page &)> done) = 0;
    //! See ConversationStore::groups.
    virtual void groups(const QStringList &unfolded, int limit, QObject *context, std::function<void(const Groups &)> done) = 0;
    //! One of them, deleted or not; an error where there is none, as of a conversation in which nothing has been written yet.
    virtual void find(const model::ConversationId &id, QObject *context, std::function<void(const Found &)> done) = 0;
    virtual Activity activityOf(const model::ConversationId &id) const = 0;
    virtual void search(const QString &words, int limit, QObject *context, std::function<void(const Hits &)> done) = 0;
    virtual void setTitle(const model::ConversationId &id, const QString &title) = 0;
    virtual void setLabels(const model::ConversationId &id, const QStringList &labels) = 0;
    //! Empty: into none.
    virtual void setGroup(const model::ConversationId &id, const QString &group) = 0;
    //! All that are in it; without a name it is dissolved.
    virtual void renameGroup(const QString &group, const QString &name) = 0;
    virtual void setArchived(const model::ConversationId &id, bool archived) = 0;
    //! Puts it among the deleted; restore() brings it back.
    virtual void remove(const model::ConversationId &id) = 0;
    virtual void restore(const model::ConversationId &id) = 0;
    //! Really erases it.
    virtual void erase(const model::ConversationId &id) = 0;
    //! The path of a file that is there soon, with what the conversation shows, as long as the library; for whoever it is dragged to. Empty
    //! where it cannot be dragged.
    virtual QString writeOut(const model::ConversationInfo &info) = 0;

Q_SIGNALS:
    //! The list, or something that it shows, is not as it was.
    void changed();
    void activityChanged(const model::ConversationId &id);
    void failed(const model::Error &error);
};

} // namespace gui
