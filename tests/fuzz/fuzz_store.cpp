// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/migrations.h"
#include "model/store/repair.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "tests/fuzz/fuzzer.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

//! One of each thing that a store keeps.
QByteArray wholeStore(const QString &path)
{
    const auto database = model::Database::open(path, model::Database::Access::ReadWrite);
    fuzz::require(database.has_value() && model::Migrations(**database).run().has_value());
    model::ConversationStore conversations(**database);
    const model::ConversationInfo info;
    model::Canister canister;
    QList<model::CanisterPointer> canisters;
    for (const int size : {10, 500, 5000}) {
        canister.id = model::CanisterId::create();
        canister.contents = {model::TextContent {u"words "_s.repeated(size)}};
        canisters += model::share(canister);
    }
    fuzz::require(conversations.create(info).has_value() && conversations.append(info.id, 0, canisters).has_value());
    model::TurnStore turns(**database);
    model::TurnRecord turn;
    turn.conversation = info.id;
    fuzz::require(turns.begin(turn).has_value() && turns.stage(turn.id, 0, canister).has_value());
    fuzz::require(turns.appendDelta(turn.id, 1, {model::Delta::Kind::Text, u"streamed"_s}).has_value());
    model::Exchange exchange;
    exchange.origin.conversation = info.id;
    exchange.responseBody = QByteArray(3000, 'x');
    fuzz::require(model::ExchangeStore(**database).end(exchange).has_value());
    fuzz::require((*database)->value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s).has_value());
    QFile file(path);
    fuzz::require(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    fuzz::require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

//! Every part of it, as a window would.
void readAll(model::Database &database)
{
    const model::ConversationStore conversations(database);
    const auto list = conversations.list(10);
    for (const model::ConversationInfo &info : list.value_or(QList<model::ConversationInfo>())) {
        const auto path = conversations.path(info.id);
        const auto nodes = path ? conversations.nodes(*path, 0, 100) : tl::make_unexpected(path.error());
        for (const model::Node &node : nodes.value_or(QList<model::Node>()))
            fuzz::require(node.canister != nullptr);
        (void)model::TurnStore(database).rolledBack(info.id);
    }
    (void)model::SearchIndex(database).find(u"words"_s, 10);
    const auto exchanges = model::ExchangeStore(database).list({}, 10);
    for (const model::Exchange &exchange : exchanges.value_or(QList<model::Exchange>()))
        (void)model::ExchangeStore(database).find(exchange.id);
}

} // namespace

//! A store's file in which some bytes are others: it is read, its turns are recovered, it is repaired, and what comes of that is sound.
//! The input is runs of four bytes: three say where, one what stands there.
void fuzz::meets(const QByteArray &bytes)
{
    static int none = 0;
    static const QCoreApplication application(none, nullptr);
    static const QTemporaryDir folder(u"/dev/shm/fuzzstore-XXXXXX"_s);
    const QString path = folder.filePath(u"parlance.sqlite"_s);
    static const QByteArray whole = wholeStore(folder.filePath(u"whole.sqlite"_s));
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + end);
    QByteArray damaged = whole;
    for (qsizetype at = 0; at + 4 <= bytes.size(); at += 4) {
        const quint32 where = quint8(bytes[at]) << 16 | quint8(bytes[at + 1]) << 8 | quint8(bytes[at + 2]);
        damaged[qsizetype(where) % damaged.size()] = bytes[at + 3];
    }
    write(path, damaged);
    if (const auto store = model::Store::open(path)) {
        (*store)->run([](model::Database &database) {
            readAll(database);
            return model::TurnStore(database).recover(folder.filePath(u"locks"_s)).map([](const QList<model::ConversationId> &) {});
        });
        readAll((*store)->reader());
    }
    const auto report = model::Repair(path).run();
    if (report && !report->kept.isEmpty()) {
        const auto again = model::Repair(path).check();
        require(again && again->isEmpty());
        QFile::remove(report->kept);
    }
}
