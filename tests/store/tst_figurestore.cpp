// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/exchangestore.h"
#include "model/store/figurestore.h"
#include "model/store/turnstore.h"
#include "storefixture.h"
#include "tests/support/patience.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace model;

//! Sums over calls, and how they are taken out again.
class FigureStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void knowsPercentilesWithinATwentieth_data();
    void knowsPercentilesWithinATwentieth();
    void countsWhatATurnDid();
    void countsCallsThatWereRepairedOrWrong();
    void countsAnAnswerThatBrokeOffAsAFailure();
    void knowsWhatOneConversationAskedFor();
    void countsATurnThatWasRolledBack();
    void takesAnErasedConversationOut();
    void readsByDay();
    void losesNoTurnWhereSumsCannotBeKept();

private:
    Database &database() { return m_fixture->database(); }
    static CanisterPointer call(const QString &id, const QString &name);
    static CanisterPointer result(const QString &id, double milliseconds, const std::optional<Error> &error = {});
    static CanisterPointer answer(const QString &model, const Usage &usage);
    TurnId begin(const ConversationId &conversation);
    void keepExchange(const TurnId &turn, int round, int attempt, double milliseconds);
    Figures of(FigureKind kind, const QString &name);

    std::unique_ptr<StoreFixture> m_fixture;
};

CanisterPointer FigureStoreTest::call(const QString &id, const QString &name)
{
    Canister canister;
    canister.role = Role::Invocation;
    canister.invocation = Invocation {id, name, "{}"};
    return share(canister);
}

CanisterPointer FigureStoreTest::result(const QString &id, double milliseconds, const std::optional<Error> &error)
{
    Canister canister;
    canister.role = Role::Result;
    canister.result = ResultState {id, error, milliseconds};
    canister.contents = {TextContent {u"four"_s}};
    return share(canister);
}

CanisterPointer FigureStoreTest::answer(const QString &model, const Usage &usage)
{
    Canister canister;
    canister.role = Role::Assistant;
    canister.model = {u"here"_s, model};
    canister.usage = usage;
    return share(canister);
}

TurnId FigureStoreTest::begin(const ConversationId &conversation)
{
    TurnRecord turn;
    turn.conversation = conversation;
    [&] { VERIFY_RESULT(TurnStore(database()).begin(turn)); }();
    return turn.id;
}

void FigureStoreTest::keepExchange(const TurnId &turn, int round, int attempt, double milliseconds)
{
    Exchange exchange;
    exchange.origin.turn = turn;
    exchange.origin.round = round;
    exchange.attempt = attempt;
    exchange.request.method = "POST";
    exchange.totalMilliseconds = milliseconds;
    exchange.state = ExchangeState::Complete;
    [&] {
        VERIFY_RESULT(ExchangeStore(database()).begin(exchange));
        VERIFY_RESULT(ExchangeStore(database()).end(exchange));
    }();
}

Figures FigureStoreTest::of(FigureKind kind, const QString &name)
{
    const auto read = FigureStore(database()).read(kind, {}, {}, false);
    for (const NamedFigures &figures : read.value_or(QList<NamedFigures>())) {
        if (figures.name == name)
            return figures.figures;
    }
    return {};
}

void FigureStoreTest::knowsPercentilesWithinATwentieth_data()
{
    QTest::addColumn<double>("milliseconds");
    for (const double milliseconds : {0.02, 0.37, 1.0, 9.99, 10.0, 123.4, 5'000.0, 3'600'000.0})
        QTest::newRow(qPrintable(QString::number(milliseconds))) << milliseconds;
}

void FigureStoreTest::knowsPercentilesWithinATwentieth()
{
    QFETCH(double, milliseconds);
    Figures figures;
    QVERIFY(!figures.percentile(0.5));
    // Half are fast, and one of twenty slow.
    figures.times[Figures::bucketOf(milliseconds)] += 90;
    figures.times[Figures::bucketOf(milliseconds * 100)] += 10;
    QVERIFY(std::abs(*figures.percentile(0.5) / milliseconds - 1) <= 0.05);
    QVERIFY(std::abs(*figures.percentile(0.95) / (milliseconds * 100) - 1) <= 0.05);
}

void FigureStoreTest::countsWhatATurnDid()
{
    const ConversationId conversation = m_fixture->conversation();
    const TurnId turn = begin(conversation);
    keepExchange(turn, 1, 1, 10);
    keepExchange(turn, 1, 2, 200);
    keepExchange(turn, 2, 1, 300);
    VERIFY_RESULT(
        TurnStore(database())
            .commit(turn,
                {text(u"do it"_s), answer(u"m"_s, {10, 5, 3, 0}), call(u"a"_s, u"io:read"_s), result(u"a"_s, 20),
                    call(u"b"_s, u"io:read"_s), result(u"b"_s, 40, Error {ErrorCategory::Timeout, u"late"_s}), call(u"c"_s, u"io:write"_s),
                    result(u"c"_s, 0, Error {ErrorCategory::Permission, u"no"_s}), answer(u"m"_s, {20, 7, 0, 0})},
                TurnState::Committed));
    const Figures reads = of(FigureKind::Tool, u"io:read"_s);
    QCOMPARE(reads.calls, 2);
    QCOMPARE(reads.failures, (QMap<QString, qint64> {{u"timeout"_s, 1}}));
    QCOMPARE(reads.bytes, 8);
    QVERIFY(std::abs(*reads.percentile(0.5) / 20 - 1) <= 0.05);
    const Figures writes = of(FigureKind::Tool, u"io:write"_s);
    QCOMPARE(writes.refused, 1);
    const Figures model = of(FigureKind::Model, u"here/m"_s);
    QCOMPARE(model.calls, 2);
    QCOMPARE(model.retries, 1);
    QCOMPARE(model.usage.input, 30);
    QCOMPARE(model.usage.output, 12);
    QCOMPARE(model.usage.cacheRead, 3);
    QVERIFY(std::abs(*model.percentile(0.5) / 200 - 1) <= 0.05);
    QVERIFY(std::abs(*model.percentile(1) / 300 - 1) <= 0.05);
}

void FigureStoreTest::countsCallsThatWereRepairedOrWrong()
{
    const TurnId turn = begin(m_fixture->conversation());
    Canister repaired = *call(u"b"_s, u"io:read"_s);
    repaired.invocation->repairs = {u"trailing-commas"_s};
    VERIFY_RESULT(TurnStore(database())
                      .commit(turn,
                          {text(u"do it"_s), answer(u"m"_s, {}), call(u"a"_s, u"io:read"_s), share(repaired), call(u"c"_s, u"io:read"_s),
                              result(u"a"_s, 1), result(u"b"_s, 1), result(u"c"_s, 1, Error {ErrorCategory::Validation, u"no"_s})},
                          TurnState::Committed));
    for (const Figures &figures : {of(FigureKind::Tool, u"io:read"_s), of(FigureKind::Model, u"here/m"_s)}) {
        QCOMPARE(figures.asked, 3);
        QCOMPARE(figures.repaired, 1);
        QCOMPARE(figures.wrong, 1);
    }
}

void FigureStoreTest::countsAnAnswerThatBrokeOffAsAFailure()
{
    Canister broken = *answer(u"m"_s, {10, 5, 0, 0});
    broken.stop = StopReason::Truncated;
    VERIFY_RESULT(
        TurnStore(database()).commit(begin(m_fixture->conversation()), {text(u"do it"_s), share(broken)}, TurnState::Interrupted));
    QCOMPARE(of(FigureKind::Model, u"here/m"_s).failures, (QMap<QString, qint64> {{u"network"_s, 1}}));
    QCOMPARE(of(FigureKind::Model, u"here/m"_s).usage.input, 10);
}

void FigureStoreTest::knowsWhatOneConversationAskedFor()
{
    const ConversationId one = m_fixture->conversation();
    const ConversationId other = m_fixture->conversation();
    for (const ConversationId &conversation : {one, other, other}) {
        VERIFY_RESULT(
            TurnStore(database()).commit(begin(conversation), {text(u"do it"_s), answer(u"m"_s, {10, 5, 0, 0})}, TurnState::Committed));
    }
    const auto asked = FigureStore(database()).ofConversation(other);
    QVERIFY(asked && asked->size() == 1);
    QCOMPARE(asked->first().name, u"here/m"_s);
    QCOMPARE(asked->first().figures.usage.input, 20);
    QVERIFY(FigureStore(database()).ofConversation(ConversationId::create())->isEmpty());
}

void FigureStoreTest::countsATurnThatWasRolledBack()
{
    const ConversationId conversation = m_fixture->conversation();
    const TurnId turn = begin(conversation);
    const Error fatal {ErrorCategory::Fatal, u"broke"_s};
    VERIFY_RESULT(
        TurnStore(database())
            .rollBack(
                turn, {text(u"do it"_s), answer(u"m"_s, {10, 5, 0, 0}), call(u"a"_s, u"io:read"_s), result(u"a"_s, 20, fatal)}, fatal, {}));
    QCOMPARE(of(FigureKind::Tool, u"io:read"_s).failures, (QMap<QString, qint64> {{u"fatal"_s, 1}}));
    QCOMPARE(of(FigureKind::Model, u"here/m"_s).calls, 1);
    QVERIFY(of(FigureKind::Model, u"here/m"_s).failures.isEmpty());
}

void FigureStoreTest::takesAnErasedConversationOut()
{
    const QList<ConversationId> conversations {m_fixture->conversation(), m_fixture->conversation()};
    for (const ConversationId &conversation : conversations) {
        VERIFY_RESULT(
            TurnStore(database())
                .commit(begin(conversation), {text(u"do it"_s), call(u"a"_s, u"io:read"_s), result(u"a"_s, 20)}, TurnState::Committed));
    }
    VERIFY_RESULT(TurnStore(database())
                      .commit(begin(conversations[1]), {text(u"again"_s), call(u"z"_s, u"zqsecretxvjk:tool"_s), result(u"z"_s, 20)},
                          TurnState::Committed));
    QCOMPARE(of(FigureKind::Tool, u"io:read"_s).calls, 2);
    VERIFY_RESULT(ConversationStore(database()).erase(conversations[1]));
    QCOMPARE(of(FigureKind::Tool, u"io:read"_s).calls, 1);
    QCOMPARE(of(FigureKind::Tool, u"zqsecretxvjk:tool"_s).calls, 0);
    m_fixture->close();
    QVERIFY(!m_fixture->isAnywhere("zqsecretxvjk"));
}

void FigureStoreTest::readsByDay()
{
    const ConversationId conversation = m_fixture->conversation();
    VERIFY_RESULT(
        TurnStore(database())
            .commit(begin(conversation), {text(u"do it"_s), call(u"a"_s, u"io:read"_s), result(u"a"_s, 20)}, TurnState::Committed));
    VERIFY_RESULT(database().execute(u"UPDATE figure SET day=day-2"_s));
    VERIFY_RESULT(
        TurnStore(database())
            .commit(begin(conversation), {text(u"do it"_s), call(u"b"_s, u"io:read"_s), result(u"b"_s, 20)}, TurnState::Committed));
    const QDate today = QDateTime::currentDateTimeUtc().date();
    const auto days = FigureStore(database()).read(FigureKind::Tool, {}, {}, true);
    QVERIFY(days && days->size() == 2);
    QCOMPARE(days->first().day.daysTo(days->last().day), 2);
    QCOMPARE(of(FigureKind::Tool, u"io:read"_s).calls, 2);
    const auto since = FigureStore(database()).read(FigureKind::Tool, today.addDays(-1), {}, false);
    QVERIFY(since && since->size() == 1 && since->first().figures.calls == 1);
    const auto until = FigureStore(database()).read(FigureKind::Tool, {}, today.addDays(-3), false);
    QVERIFY(until && until->isEmpty());
}

void FigureStoreTest::losesNoTurnWhereSumsCannotBeKept()
{
    const ConversationId conversation = m_fixture->conversation();
    const TurnId turn = begin(conversation);
    VERIFY_RESULT(database().execute(u"DROP TABLE figure_share"_s));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"figures"_s));
    VERIFY_RESULT(TurnStore(database()).commit(turn, {text(u"do it"_s), answer(u"m"_s, {1, 1, 0, 0})}, TurnState::Committed));
    QCOMPARE(m_fixture->count(u"node"_s), 2);
}

QTEST_GUILESS_MAIN(FigureStoreTest)
#include "tst_figurestore.moc"
