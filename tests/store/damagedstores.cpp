// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "damagedstores.h"

#include "model/store/conversationstore.h"
#include "model/store/repair.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QFile>
#include <QRandomGenerator>

#include <array>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

constexpr int conversations = 4;

enum class Kind { Bytes, Page, Range, Truncated, Empty, Row, Grown, Log };
constexpr std::array kinds {Kind::Bytes, Kind::Bytes, Kind::Page, Kind::Range, Kind::Row, Kind::Row, Kind::Bytes, Kind::Page,
    Kind::Truncated, Kind::Log, Kind::Grown, Kind::Range, Kind::Bytes, Kind::Row, Kind::Page, Kind::Empty};

Kind kindAt(int number)
{
    return kinds[size_t(number) % kinds.size()];
}

CanisterPointer said(Role role, const QString &text)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    return share(canister);
}

QString prose(QRandomGenerator &random, int words)
{
    QString text;
    for (int word = 0; word < words; ++word)
        text += u"word%1 "_s.arg(random.bounded(1000));
    return text;
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a damaged store cannot be written");
}

//! By what another program might do with the tables, or a hand.
void damageRow(QRandomGenerator &random, const QString &path)
{
    static const QStringList statements {
        u"DELETE FROM content WHERE row=(SELECT row FROM content ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"DELETE FROM piece_data WHERE piece=(SELECT piece FROM piece_data ORDER BY piece LIMIT 1 OFFSET %1)"_s,
        u"UPDATE piece_data SET data=x'00' WHERE piece=(SELECT piece FROM piece_data ORDER BY piece LIMIT 1 OFFSET %1)"_s,
        u"UPDATE content SET recipe=x'ffffffff78da' WHERE row=(SELECT row FROM content ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"DELETE FROM canister WHERE row=(SELECT row FROM canister ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"UPDATE canister SET json=CAST(replace(json, 'word1', 'word2') AS BLOB) WHERE row=(SELECT row FROM canister ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"UPDATE canister SET json=x'7b' WHERE row=(SELECT row FROM canister ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"DELETE FROM node WHERE row=(SELECT row FROM node ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"UPDATE node SET canister=(SELECT min(row) FROM canister) WHERE row=(SELECT row FROM node ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"UPDATE node SET position=position+100 WHERE row=(SELECT row FROM node ORDER BY row LIMIT 1 OFFSET %1)"_s,
        u"UPDATE conversation SET head=(SELECT min(row) FROM node WHERE conversation=conversation.row) WHERE row=(%1 % 4)+1"_s,
        u"DELETE FROM segment WHERE row=(SELECT row FROM segment ORDER BY row LIMIT 1 OFFSET %1 % 4)"_s,
        u"UPDATE segment SET parent=row, first=3 WHERE row=(SELECT row FROM segment ORDER BY row LIMIT 1 OFFSET %1 % 4)"_s,
        u"DELETE FROM staged WHERE ordinal=%1 % 2"_s,
        u"DROP TABLE search_0"_s,
    };
    const auto database = Database::open(path, Database::Access::ReadWrite);
    if (!database)
        qFatal("a store cannot be damaged");
    QStringList all {u"PRAGMA foreign_keys=OFF"_s};
    for (const QString &table : {u"node"_s, u"segment"_s, u"conversation"_s})
        all += {u"DROP TRIGGER %1_resealed"_s.arg(table), u"DROP TRIGGER %1_sealed"_s.arg(table)};
    const QString statement = statements.at(random.bounded(int(statements.size())));
    all += statement.contains(u"%1"_s) ? QString(statement).replace(u"%1"_s, QString::number(random.bounded(12))) : statement;
    for (const QString &each : std::as_const(all)) {
        if (const auto done = (*database)->execute(each); !done)
            qFatal("%s: %s", qPrintable(each), qPrintable(done.error().detail));
    }
}

} // namespace

DamagedStores::DamagedStores()
{
    fill();
}

void DamagedStores::fill()
{
    const auto store = Store::open(m_folder.filePath(u"whole.sqlite"_s));
    if (!store)
        qFatal("no store");
    const auto database = Database::open(m_folder.filePath(u"whole.sqlite"_s), Database::Access::ReadWrite);
    QRandomGenerator random(4);
    ConversationStore writer(**database);
    TurnStore turns(**database);
    for (int number = 0; number < conversations; ++number) {
        ConversationInfo info;
        info.title = u"Conversation %1"_s.arg(number);
        Kept kept {info.title, {}};
        QList<CanisterPointer> canisters;
        for (int message = 0; message < 8; ++message) {
            kept.texts += prose(random, message % 3 == 0 ? 20 : message % 3 == 1 ? 400 : 2500);
            canisters += said(message % 2 ? Role::Assistant : Role::User, kept.texts.last());
        }
        if (!writer.create(info))
            qFatal("no conversation");
        const auto first = writer.append(info.id, 0, canisters.first(4));
        const auto branch = first ? writer.append(info.id, *first, {said(Role::User, u"a branch"_s)}) : first;
        // A second branch below the same message is a segment of its own.
        const auto last = branch ? writer.append(info.id, *first, canisters.sliced(4)) : branch;
        if (!last)
            qFatal("no messages");
        m_kept.insert(info.id, kept);
        TurnRecord turn;
        turn.conversation = info.id;
        turn.base = *last;
        const bool isJournalled = number > 0
            || (turns.begin(turn) && turns.stage(turn.id, 0, *said(Role::User, u"staged"_s))
                && turns.stage(turn.id, 1, *said(Role::Assistant, prose(random, 400)))
                && turns.appendDelta(turn.id, 2, {Delta::Kind::Text, u"streamed"_s}));
        if (!isJournalled)
            qFatal("no turn");
    }
}

QString DamagedStores::kindOf(int number)
{
    switch (kindAt(number)) {
    case Kind::Bytes: return u"a few bytes"_s;
    case Kind::Page: return u"a page of zeros"_s;
    case Kind::Range: return u"a run of random bytes"_s;
    case Kind::Truncated: return u"cut off"_s;
    case Kind::Empty: return u"empty"_s;
    case Kind::Row: return u"a row"_s;
    case Kind::Grown: return u"grown"_s;
    case Kind::Log: return u"a log of something else"_s;
    }
    return {};
}

void DamagedStores::damage(int number, const QString &path) const
{
    QRandomGenerator random(quint32(number) + 1);
    QByteArray bytes = readAll(m_folder.filePath(u"whole.sqlite"_s));
    const auto anywhere = [&] { return random.bounded(bytes.size()); };
    constexpr qsizetype page = 4096;
    switch (kindAt(number)) {
    case Kind::Bytes:
        for (int count = 1 + random.bounded(8); count > 0; --count)
            bytes[anywhere()] = char(random.bounded(256));
        break;
    case Kind::Page: bytes.replace(anywhere() / page * page, page, QByteArray(page, '\0')); break;
    case Kind::Range: {
        const qsizetype first = anywhere();
        for (qsizetype at = first; at < std::min(bytes.size(), first + 700); ++at)
            bytes[at] = char(random.bounded(256));
        break;
    }
    case Kind::Truncated: bytes.truncate(anywhere()); break;
    case Kind::Empty: bytes.clear(); break;
    case Kind::Grown: bytes += QByteArray(1 + random.bounded(9000), 'x'); break;
    case Kind::Row:
    case Kind::Log: break;
    }
    writeAll(path, bytes);
    if (kindAt(number) == Kind::Row)
        damageRow(random, path);
    if (kindAt(number) == Kind::Log)
        writeAll(path + u"-wal"_s, bytes.sliced(random.bounded(bytes.size() / 2), 9000));
}

QStringList DamagedStores::look(const QString &path, bool &wasTold, bool &isOpen) const
{
    const auto store = Store::open(path);
    isOpen = store.has_value();
    wasTold = !store;
    if (!store)
        return store.error().message.isEmpty() ? QStringList {u"opens with an error without words"_s} : QStringList();
    const QString locks = m_folder.filePath(u"locks"_s);
    (*store)->run([locks](Database &database) { return TurnStore(database).recover(locks).map([](const QList<ConversationId> &) {}); });
    Database &reader = (*store)->reader();
    const ConversationStore conversations(reader);
    const auto list = conversations.list(100);
    const bool isListTold = !list || !conversations.checkList();
    wasTold = wasTold || isListTold;
    (void)SearchIndex(reader).find(u"word1"_s, 20);
    QStringList gaps;
    for (auto kept = m_kept.cbegin(); kept != m_kept.cend(); ++kept) {
        const bool isListed = list
            && std::any_of(list->begin(), list->end(), [&](const ConversationInfo &info) { return info.id == kept.key(); });
        if (!isListed && !isListTold)
            gaps += kept->title + u" is not in the list"_s;
        const auto info = conversations.find(kept.key());
        const auto way = info ? conversations.path(kept.key()) : tl::make_unexpected(info.error());
        const auto nodes = way ? conversations.nodes(*way, 0, lengthOf(*way)) : tl::make_unexpected(way.error());
        if (!nodes) {
            wasTold = true;
            continue;
        }
        // What a recovered turn has left behind comes after.
        if (nodes->size() < kept->texts.size())
            gaps += u"%1 has %2 messages"_s.arg(kept->title).arg(nodes->size());
        for (qsizetype index = 0; index < std::min(nodes->size(), kept->texts.size()); ++index) {
            const Canister &canister = *nodes->at(index).canister;
            wasTold = wasTold || !canister.damage.isEmpty();
            if (canister.damage.isEmpty() && canister.text() != kept->texts.at(index))
                gaps += u"message %1 of %2 is another"_s.arg(index).arg(kept->title);
        }
    }
    return gaps;
}

QStringList DamagedStores::silentGaps(int number)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"parlance.sqlite"_s);
    damage(number, path);
    bool wasTold = false;
    bool isOpen = false;
    QStringList gaps = look(path, wasTold, isOpen);
    (isOpen ? wasTold ? m_told : m_unharmed : m_refused) += 1;
    // What a repair makes of it can be opened, and has every message that could be read, or says that it is missing.
    const auto report = Repair(path).run();
    if (!report)
        return report.error().message.isEmpty() ? gaps + QStringList {u"is repaired with an error without words"_s} : gaps;
    bool wasToldAfter = false;
    const QStringList after = look(path, wasToldAfter, isOpen);
    if (!isOpen)
        gaps += u"cannot be opened after its repair"_s;
    if (!report->missing.isEmpty() || report->found.isEmpty())
        return gaps;
    for (const QString &gap : after)
        gaps += u"after its repair "_s + gap;
    return gaps;
}
