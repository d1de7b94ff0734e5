// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/conversations/conversationlibrary.h"

#include <QMap>
#include <QTimer>

//! Conversations in memory that answer as a store does: later.
class FakeLibrary final : public gui::ConversationLibrary
{
public:
    QList<model::ConversationInfo> all;
    QList<model::ConversationInfo> deleted;
    Hits hits;
    QList<int> pages;

    void fill(int count)
    {
        for (int i = 0; i < count; ++i) {
            model::ConversationInfo info;
            info.title = QStringLiteral("Conversation %1").arg(i);
            info.length = i + 1;
            all.append(info);
        }
    }
    void page(Which which, int offset, int limit, QObject *context, std::function<void(const Page &)> done) override
    {
        if (which == Which::Ungrouped)
            pages.append(offset);
        QTimer::singleShot(0, context, [this, which, offset, limit, done] {
            QList<model::ConversationInfo> found = which == Which::Deleted ? deleted : all;
            if (which == Which::Archived)
                found.removeIf([](const model::ConversationInfo &info) { return !info.archived; });
            if (which == Which::Ungrouped)
                found.removeIf([](const model::ConversationInfo &info) { return info.archived || !info.group.isEmpty(); });
            done(found.mid(offset, limit));
        });
    }
    void groups(const QStringList &unfolded, int limit, QObject *context, std::function<void(const Groups &)> done) override
    {
        QTimer::singleShot(0, context, [this, unfolded, limit, done] {
            QMap<QString, model::ConversationGroup> groups;
            for (const model::ConversationInfo &info : all) {
                if (info.group.isEmpty() || info.archived)
                    continue;
                model::ConversationGroup &group = groups[info.group];
                group.name = info.group;
                ++group.count;
                if (unfolded.contains(info.group) && group.conversations.size() < limit)
                    group.conversations.append(info);
            }
            done(groups.values());
        });
    }
    void find(const model::ConversationId &id, QObject *, std::function<void(const Found &)> done) override
    {
        for (const model::ConversationInfo &info : all + deleted) {
            if (info.id == id)
                return done(info);
        }
        done(model::failure(model::ErrorCategory::Usage, QStringLiteral("none")));
    }
    Activity activityOf(const model::ConversationId &) const override { return Activity::None; }
    void search(const QString &, int, QObject *context, std::function<void(const Hits &)> done) override
    {
        QTimer::singleShot(0, context, [this, done] { done(hits); });
    }
    void setTitle(const model::ConversationId &id, const QString &title) override
    {
        change(id, [&](auto &info) { info.title = title; });
    }
    void setLabels(const model::ConversationId &id, const QStringList &labels) override
    {
        change(id, [&](auto &info) { info.labels = labels; });
    }
    void setGroup(const model::ConversationId &id, const QString &group) override
    {
        change(id, [&](auto &info) { info.group = group; });
    }
    void renameGroup(const QString &group, const QString &name) override
    {
        for (model::ConversationInfo &info : all) {
            if (info.group == group)
                info.group = name;
        }
        Q_EMIT changed();
    }
    void setArchived(const model::ConversationId &id, bool archived) override
    {
        change(id, [&](auto &info) { info.archived = archived; });
    }
    void remove(const model::ConversationId &id) override
    {
        for (int i = 0; i < all.size(); ++i) {
            if (all.at(i).id == id)
                deleted.append(all.takeAt(i--));
        }
        Q_EMIT changed();
    }
    void restore(const model::ConversationId &id) override
    {
        for (int i = 0; i < deleted.size(); ++i) {
            if (deleted.at(i).id == id)
                all.prepend(deleted.takeAt(i--));
        }
        Q_EMIT changed();
    }
    QString writeOut(const model::ConversationInfo &) override { return {}; }
    void erase(const model::ConversationId &id) override
    {
        remove(id);
        deleted.removeIf([&id](const model::ConversationInfo &info) { return info.id == id; });
        Q_EMIT changed();
    }

private:
    template <typename Change>
    void change(const model::ConversationId &id, Change change)
    {
        for (model::ConversationInfo &info : all) {
            if (info.id == id)
                change(info);
        }
        Q_EMIT changed();
    }
};
