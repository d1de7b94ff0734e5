// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/database.h"

namespace model {

//! A conversation as a list shows it.
struct ConversationInfo {
    ConversationId id = ConversationId::create();
    QString title = {};
    QStringList labels = {};
    //! The group that it is in; empty for none.
    QString group = {};
    //! It is not in the list, but found.
    bool archived = false;
    QDateTime created = QDateTime::currentDateTimeUtc();
    QDateTime changed = QDateTime::currentDateTimeUtc();
    //! Canisters on the path, and how many leaves the tree has.
    int length = 0;
    int branches = 0;
    JsonText settings = {};
    //! Since when it has been among the deleted.
    std::optional<QDateTime> deleted = {};
};

//! A group of conversations as a list shows it.
struct ConversationGroup {
    QString name = {};
    int count = 0;
    //! The newest of them, where they were asked for.
    QList<ConversationInfo> conversations = {};
};

//! Conversations and their trees in the store. Holds nothing; made where it is needed around the connection of the thread that it
//! runs on. All writing functions are one transaction each, or take part in the one that is open.
class ConversationStore
{
public:
    explicit ConversationStore(Database &database)
        : m_database(database)
    {
    }

    Result<void> create(const ConversationInfo &info);
    Result<ConversationInfo> find(const ConversationId &id) const;
    enum class Among { Shown, Deleted, All };
    //! A conversation whose identifier begins with `prefix`; a Usage error where none or several do.
    Result<ConversationInfo> findByPrefix(const QString &prefix, Among among = Among::Shown) const;
    //! Of the shown ones, those that are in no group; those that are not shown, since they were put away or deleted.
    enum class Which { Shown, Ungrouped, Archived, Deleted };
    //! Newest change first; of the deleted ones the last deleted first. Without those that nothing has come of: no canister, and no turn
    //! that is under way or was rolled back (the first one was cancelled; its exchanges stay). Of `Shown`, also without those in which
    //! something is only written, and not sent: they are in the lists that a person sees.
    Result<QList<ConversationInfo>> list(int limit, int offset = 0, Which which = Which::Shown) const;
    //! The groups of shown conversations, by the alphabet; of the unfolded ones with their conversations, at most `limit` of each.
    Result<QList<ConversationGroup>> groups(const QStringList &unfolded, int limit) const;
    //! All that are in a group, shown, archived or deleted.
    Result<QList<ConversationId>> idsIn(const QString &group) const;

    //! Whether all of them are in the list: an error where the table and its indexes do not agree.
    Result<void> checkList() const;

    Result<Path> path(const ConversationId &id) const;
    //! The path that ends at this node.
    Result<Path> pathTo(const ConversationId &id, qint64 row) const;
    //! The nodes at positions `first` to `first + count - 1` of the path, fewer where it ends before.
    Result<QList<Node>> nodes(const Path &path, int first, int count) const;
    Result<Node> node(qint64 row) const;
    //! The rows of a node's siblings with itself, oldest first.
    Result<QList<qint64>> siblings(qint64 row) const;
    //! The leaf that is reached from this node by always taking the newest child.
    Result<qint64> newestLeaf(qint64 row) const;

    //! Appends canisters one after another below `parent` (0: at the root) and moves the head to the last. `turn` is the row of the
    //! turn that made them, or 0. \return the row of the last; `parent` where there are no canisters.
    Result<qint64> append(const ConversationId &id, qint64 parent, const QList<CanisterPointer> &canisters, qint64 turn = 0);
    //! A new conversation, as `info` says, with the path of `from` up to `row` (0: with nothing). Canisters are shared, not copied;
    //! settings are those of `from` where `info` has none.
    Result<void> fork(const ConversationId &from, qint64 row, const ConversationInfo &info);
    //! The path goes on from the node at `row` with `canister` in its place, and shows what came after it again. The node stays, as a
    //! sibling, with its path. \return the row of the new node.
    Result<qint64> replace(const ConversationId &id, qint64 row, const Canister &canister);
    //! The canisters of these nodes of `from`, in this order, are shown in a new conversation, as `info` says; settings as with fork().
    Result<void> gather(const ConversationId &from, const QList<qint64> &rows, const ConversationInfo &info);
    Result<void> moveHead(const ConversationId &id, qint64 row);
    //! Both may be asked for at once: pinning activates, deactivating unpins.
    Result<void> setSwitches(qint64 row, bool active, bool pinned);
    Result<void> setTitle(const ConversationId &id, const QString &title);
    Result<void> setLabels(const ConversationId &id, const QStringList &labels);
    //! Cut after `longestGroup` characters.
    Result<void> setGroup(const ConversationId &id, const QString &group);
    static constexpr int longestGroup = 200;
    Result<void> setArchived(const ConversationId &id, bool archived);
    Result<void> setSettings(const ConversationId &id, const JsonText &settings);

    //! Puts it among the deleted, from where restore() brings it back.
    Result<void> remove(const ConversationId &id, const QDateTime &since = QDateTime::currentDateTimeUtc());
    Result<void> restore(const ConversationId &id);
    //! Erases nodes, contents that nothing else uses, rolled-back turns, exchanges and index entries, and overwrites their pages.
    //! The copies of the file that migrations made go too, and the daily ones, since they may have the same. Not to be called within a
    //! transaction.
    Result<void> erase(const ConversationId &id);

    //! The store's number of a conversation; a Usage error where there is none.
    Result<qint64> rowOf(const ConversationId &id) const;

private:
    struct Place {
        qint64 segment = 0;
        int position = 0;
    };
    Result<Place> placeOf(qint64 conversation, qint64 row) const;
    Result<qint64> segmentBelow(qint64 conversation, const Place &parent);
    Result<void> createLike(const ConversationId &from, ConversationInfo info);
    Result<qint64> showAgain(qint64 conversation, qint64 segment, const Path &path, int from, qint64 parent);
    Result<void> touch(qint64 conversation, qint64 head);

    Database &m_database;
};

} // namespace model
