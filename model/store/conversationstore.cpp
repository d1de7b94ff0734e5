// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationstore.h"

#include "model/store/databaseerror.h"
#include "model/store/erasure.h"
#include "model/store/seals.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QChar labelSeparator(0x1f);

QString infoStatement(const QString &rest)
{
    return uR"(SELECT id, title, settings, created, changed, deleted,
        coalesce((SELECT position + 1 FROM node WHERE node.row=head), 0),
        (SELECT count(*) FROM segment WHERE segment.conversation=conversation.row),
        (SELECT group_concat(name, char(31)) FROM (SELECT name FROM label WHERE label.conversation=conversation.row ORDER BY ordinal))
        FROM conversation )"_s
        + rest;
}

ConversationInfo readInfo(const QSqlQuery &query)
{
    ConversationInfo info;
    info.id = ConversationId(query.value(0).toString());
    info.title = query.value(1).toString();
    info.settings = JsonText::trusted(query.value(2).toByteArray());
    info.created = QDateTime::fromMSecsSinceEpoch(query.value(3).toLongLong(), Qt::UTC);
    info.changed = QDateTime::fromMSecsSinceEpoch(query.value(4).toLongLong(), Qt::UTC);
    info.deleted = query.value(5).toBool();
    info.length = query.value(6).toInt();
    info.branches = query.value(7).toInt();
    info.labels = query.value(8).toString().split(labelSeparator, Qt::SkipEmptyParts);
    return info;
}

Result<QList<ConversationInfo>> readInfos(Database &database, const QString &rest, const QVariantList &values)
{
    QList<ConversationInfo> infos;
    return database.each(infoStatement(rest), values, [&infos](const QSqlQuery &query) { infos += readInfo(query); }).map([&infos] {
        return infos;
    });
}

tl::unexpected<Error> noConversation(const QString &id)
{
    return failure(ErrorCategory::Usage, QCoreApplication::translate("ConversationStore", "There is no conversation %1.").arg(id));
}

} // namespace

Result<qint64> ConversationStore::rowOf(const ConversationId &id) const
{
    const auto row = m_database.value(u"SELECT row FROM conversation WHERE id=?"_s, {id.toString()});
    if (!row)
        return tl::unexpected(row.error());
    if (!row->isValid())
        return noConversation(id.toString());
    return row->toLongLong();
}

Result<void> ConversationStore::create(const ConversationInfo &info)
{
    Database::Transaction transaction(m_database);
    const auto created = m_database.run(
        u"INSERT INTO conversation (id, title, settings, created, changed, deleted) VALUES (?, ?, ?, ?, ?, ?)"_s,
        {info.id.toString(), info.title, info.settings.bytes(), info.created.toMSecsSinceEpoch(), info.changed.toMSecsSinceEpoch(),
            info.deleted});
    if (!created)
        return tl::unexpected(created.error());
    if (const auto labelled = setLabels(info.id, info.labels); !labelled)
        return labelled;
    return transaction.commit();
}

Result<ConversationInfo> ConversationStore::find(const ConversationId &id) const
{
    const auto found = readInfos(m_database, u"WHERE id=?"_s, {id.toString()});
    if (!found)
        return tl::unexpected(found.error());
    if (found->isEmpty())
        return noConversation(id.toString());
    return found->first();
}

Result<ConversationInfo> ConversationStore::findByPrefix(const QString &prefix) const
{
    const auto found = readInfos(m_database, u"WHERE id>=? AND id<? AND deleted=0 LIMIT 2"_s, {prefix, QString(prefix + QChar(0xffff))});
    if (!found)
        return tl::unexpected(found.error());
    if (found->isEmpty())
        return noConversation(prefix);
    if (found->size() > 1) {
        return failure(ErrorCategory::Usage,
            QCoreApplication::translate("ConversationStore", "Several conversations begin with %1; give more of the identifier.")
                .arg(prefix));
    }
    return found->first();
}

Result<QList<ConversationInfo>> ConversationStore::list(int limit, int offset, bool deleted) const
{
    return readInfos(m_database, uR"(WHERE deleted=? AND (head<>0 OR EXISTS (SELECT 1 FROM turn WHERE turn.conversation=conversation.row))
        ORDER BY changed DESC, row DESC LIMIT ? OFFSET ?)"_s,
        {deleted, limit, offset});
}

Result<void> ConversationStore::checkList() const
{
    const auto whole = m_database.value(u"PRAGMA integrity_check(conversation)"_s);
    if (!whole)
        return tl::unexpected(whole.error());
    // One whose end was lost may be taken for one that nothing has come of.
    const auto unsound = m_database.value(u"SELECT count(*) FROM conversation WHERE NOT "_s + seals::isSoundHead());
    if (!unsound)
        return tl::unexpected(unsound.error());
    if (whole->toString() == u"ok" && unsound->toInt() == 0)
        return {};
    m_database.noteDamage();
    return failure(ErrorCategory::Storage,
        QCoreApplication::translate("ConversationStore", "The list of conversations is damaged; some may be missing in it.") + u' '
            + repairHint(),
        whole->toString());
}

Result<void> ConversationStore::setTitle(const ConversationId &id, const QString &title)
{
    Database::Transaction transaction(m_database);
    if (const auto set = m_database.run(u"UPDATE conversation SET title=? WHERE id=?"_s, {title, id.toString()}); !set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<void> ConversationStore::setLabels(const ConversationId &id, const QStringList &labels)
{
    Database::Transaction transaction(m_database);
    const auto row = rowOf(id);
    if (!row)
        return tl::unexpected(row.error());
    if (const auto cleared = m_database.run(u"DELETE FROM label WHERE conversation=?"_s, {*row}); !cleared)
        return tl::unexpected(cleared.error());
    int ordinal = 0;
    for (const QString &label : labels) {
        const auto added = m_database.run(u"INSERT INTO label (conversation, ordinal, name) VALUES (?, ?, ?)"_s,
            {*row, ordinal++, QString(label).remove(labelSeparator)});
        if (!added)
            return tl::unexpected(added.error());
    }
    return transaction.commit();
}

Result<void> ConversationStore::setSettings(const ConversationId &id, const JsonText &settings)
{
    Database::Transaction transaction(m_database);
    const auto set = m_database.run(u"UPDATE conversation SET settings=? WHERE id=?"_s, {settings.bytes(), id.toString()});
    if (!set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<void> ConversationStore::remove(const ConversationId &id)
{
    Database::Transaction transaction(m_database);
    if (const auto set = m_database.run(u"UPDATE conversation SET deleted=1 WHERE id=?"_s, {id.toString()}); !set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<void> ConversationStore::restore(const ConversationId &id)
{
    Database::Transaction transaction(m_database);
    if (const auto set = m_database.run(u"UPDATE conversation SET deleted=0 WHERE id=?"_s, {id.toString()}); !set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<void> ConversationStore::erase(const ConversationId &id)
{
    return Erasure(m_database).erase(id);
}

} // namespace model
