// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/seals.h"

namespace model::seals {

using namespace Qt::StringLiterals;

namespace {

struct SealedTable {
    QString name;
    //! What its seal is made of, `row` apart.
    QStringList columns;
};

//! Switches and times may change at any time, and stand for themselves.
const SealedTable &node()
{
    static const SealedTable table {u"node"_s, {u"conversation"_s, u"segment"_s, u"position"_s, u"parent"_s, u"canister"_s}};
    return table;
}

//! `last` grows with every message, and only says where the next one goes.
const SealedTable &segment()
{
    static const SealedTable table {u"segment"_s, {u"conversation"_s, u"parent"_s, u"first"_s}};
    return table;
}

const SealedTable &conversation()
{
    static const SealedTable table {u"conversation"_s, {u"head"_s}};
    return table;
}

//! Any one number that changes changes it. Never 0, which is what a row has that was not sealed.
QString sealOf(const SealedTable &table, const QString &row)
{
    QStringList terms {u"%1.row*1000003"_s.arg(row)};
    int factor = 1;
    for (const QString &column : table.columns)
        terms += u"%1.%2*%3"_s.arg(row, column).arg(factor *= 31);
    return u"(%1+1)"_s.arg(terms.join(u'+'));
}

QString isSound(const SealedTable &table)
{
    return u"(%1.seal=%2)"_s.arg(table.name, sealOf(table, table.name));
}

QString trigger(const SealedTable &table, const QString &event, const QString &word)
{
    return u"CREATE TRIGGER %1_%2 AFTER %3 ON %1 BEGIN UPDATE %1 SET seal=%4 WHERE row=NEW.row; END"_s.arg(
        table.name, word, event, sealOf(table, u"NEW"_s));
}

} // namespace

QString isSoundNode()
{
    return isSound(node());
}

QString isSoundSegment()
{
    return isSound(segment());
}

QString isSoundHead()
{
    return isSound(conversation());
}

QStringList steps()
{
    QStringList statements;
    for (const SealedTable &table : {node(), segment(), conversation()}) {
        statements += {
            u"ALTER TABLE %1 ADD COLUMN seal INTEGER NOT NULL DEFAULT 0"_s.arg(table.name),
            u"UPDATE %1 SET seal=%2"_s.arg(table.name, sealOf(table, table.name)),
            trigger(table, u"INSERT"_s, u"sealed"_s),
            trigger(table, u"UPDATE OF %1"_s.arg(table.columns.join(u", "_s)), u"resealed"_s),
        };
    }
    return statements;
}

} // namespace model::seals
