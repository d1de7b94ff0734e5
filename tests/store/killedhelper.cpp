// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The victim of tst_killed and the neighbour of tst_twowriters: writes to a store, without end where no number is given, and says
// on its standard output what is durable.
//   killedhelper commit FILE [TURNS]  commits one turn after another: `committed CONVERSATION TEXT` after each, at the end
//                                     `longest MILLISECONDS` that one took
//   killedhelper stream FILE          streams one answer: `journalled CONVERSATION LENGTH` after each piece of it
//   killedhelper die FILE NUMBER      commits one turn whose answer is journalled in part, `journalled CONVERSATION 10` before it and
//                                     `committed CONVERSATION answer` after it, and dies before write NUMBER from the commit on
//   killedhelper round FILE NUMBER    journals a round of so many calls: `syncs COUNT`, how often the disk was waited for
//   killedhelper migrate FILE NUMBER  brings a file of an earlier version to that of today, and dies before write NUMBER of that
#include "deadlywrites.h"
#include "model/store/conversationstore.h"
#include "model/store/migrations.h"
#include "model/store/storefile.h"
#include "model/store/turnstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <limits>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

CanisterPointer canister(const QString &text, Role role)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    return share(canister);
}

void say(const QString &line)
{
    std::fputs(qPrintable(line + u'\n'), stdout);
    std::fflush(stdout);
}

int commit(Database &database, const ConversationId &conversation, int count)
{
    qint64 longest = 0;
    TurnStore turns(database);
    TurnRecord turn;
    turn.conversation = conversation;
    for (int number = 0; number < count; ++number) {
        QElapsedTimer timer;
        timer.start();
        turn.id = TurnId::create();
        const CanisterPointer question = canister(u"q%1 "_s.arg(number) + QString(2000, u'x'), Role::User);
        const QString answer = u"answer-%1"_s.arg(number);
        if (!turns.begin(turn) || !turns.stage(turn.id, 0, *question))
            return 1;
        const auto row = turns.commit(turn.id, {question, canister(answer, Role::Assistant)}, TurnState::Committed);
        if (!row)
            return 1;
        turn.base = *row;
        longest = std::max(longest, timer.elapsed());
        say(u"committed %1 %2"_s.arg(conversation.toString(), answer));
    }
    say(u"longest %1"_s.arg(longest));
    return 0;
}

int stream(Database &database, const ConversationId &conversation)
{
    TurnStore turns(database);
    TurnRecord turn;
    turn.conversation = conversation;
    if (!turns.begin(turn) || !turns.stage(turn.id, 0, *canister(u"question"_s, Role::User)))
        return 1;
    for (qsizetype length = 10;; length += 10) {
        if (!turns.appendDelta(turn.id, 1, {Delta::Kind::Text, u"0123456789"_s}))
            return 1;
        say(u"journalled %1 %2"_s.arg(conversation.toString()).arg(length));
    }
}

int die(Database &database, const ConversationId &conversation, int number)
{
    TurnStore turns(database);
    TurnRecord turn;
    turn.conversation = conversation;
    const CanisterPointer question = canister(u"question "_s + QString(5000, u'x'), Role::User);
    if (!turns.begin(turn) || !turns.stage(turn.id, 0, *question) || !turns.appendDelta(turn.id, 1, {Delta::Kind::Text, u"0123456789"_s}))
        return 1;
    say(u"journalled %1 10"_s.arg(conversation.toString()));
    dieBeforeWrite(number);
    if (!turns.commit(turn.id, {question, canister(u"answer "_s + QString(20'000, u'y'), Role::Assistant)}, TurnState::Committed))
        return 1;
    say(u"committed %1 answer"_s.arg(conversation.toString()));
    return 0;
}

int round(Database &database, const ConversationId &conversation, int number)
{
    TurnRecord turn;
    turn.conversation = conversation;
    QList<JournalEntry> calls;
    for (int call = 0; call < number; ++call)
        calls.append({call, canister(u"call %1"_s.arg(call), Role::Invocation), {}});
    const int before = syncs();
    if (!TurnStore(database).write(turn, calls))
        return 1;
    say(u"syncs %1"_s.arg(syncs() - before));
    return 0;
}

int migrate(Database &database, int number)
{
    dieBeforeWrite(number);
    return Migrations(database).run() ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3 && arguments.size() != 4)
        return 2;
    // As the program does: of two that begin at once, one makes the file.
    const auto database =
        StoreFile(arguments.at(2)).prepare().and_then([&] { return Database::open(arguments.at(2), Database::Access::ReadWrite); });
    const ConversationInfo info;
    if (database && arguments.at(1) == u"migrate")
        return migrate(**database, arguments.at(3).toInt());
    if (!database || !Migrations(**database).run() || !ConversationStore(**database).create(info))
        return 1;
    const int turns = arguments.size() == 4 ? arguments.at(3).toInt() : std::numeric_limits<int>::max();
    if (arguments.at(1) == u"die")
        return die(**database, info.id, turns);
    if (arguments.at(1) == u"round")
        return round(**database, info.id, turns);
    return arguments.at(1) == u"commit" ? commit(**database, info.id, turns) : stream(**database, info.id);
}
