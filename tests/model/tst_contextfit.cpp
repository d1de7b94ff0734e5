// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/contextfit.h"

#include "model/session/requestbuilder.h"
#include "tests/support/patience.h"

#include <QRandomGenerator>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

// Each canister is made to take ten tokens of text and six around it.
constexpr qint64 tokensOfOne = 16;

//! `u1`, `a1`, `d1`, `s1`; `c1` a call and `r1` its result; a `!` after it pins it.
CanisterPointer wordCanister(const QString &word)
{
    static const QHash<QChar, Role> roles {{u'u', Role::User}, {u'a', Role::Assistant}, {u'd', Role::Document}, {u's', Role::Supervisor},
        {u'c', Role::Invocation}, {u'r', Role::Result}};
    Canister canister;
    canister.role = roles.value(word.at(0));
    canister.title = word;
    const QString id = QString(word.mid(1)).remove(u'!');
    if (canister.role == Role::Invocation)
        canister.invocation = Invocation {id, QString(20, u'n'), QByteArray(20, 'x')};
    else
        canister.contents = {TextContent {QString(40, u'x')}};
    if (canister.role == Role::Result)
        canister.result = ResultState {id};
    return share(canister);
}

bool isPinned(const Canister &canister)
{
    return canister.title.endsWith(u'!');
}

ConverseRequest requestOf(const QString &words)
{
    ConverseRequest request;
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
        request.canisters.append(wordCanister(word));
        if (isPinned(*request.canisters.last()))
            request.pinned.insert(request.canisters.last()->id);
    }
    return request;
}

//! What is sent; the note is a `-`.
QString sent(const FittedRequest &fitted)
{
    QStringList words;
    for (const CanisterPointer &canister : fitted.request.canisters)
        words.append(canister->title.isEmpty() ? u"-"_s : canister->title);
    return words.join(u' ');
}

//! A room in which so many canisters fit, nothing being kept for the answer.
ContextRoom roomFor(int canisters)
{
    ContextRoom room;
    room.context = canisters * tokensOfOne + 1;
    room.parts.answer = 1;
    return room;
}

} // namespace

//! What is left out of a request that does not fit into its model's context, and what never is.
class ContextFitTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutTheOldestFirst_data();
    void leavesOutTheOldestFirst();
    void leavesEverythingWhereTheContextIsNotKnown();
    void keepsRoomForTheAnswer();
    void keepsPartsForSupervisorAndTools();
    void tellsWhichPartsAreOverfull();
    void boundsHistoryWhereToldTo();
    void countsByTheServersMeasure();
    void estimatesByTheScript_data();
    void estimatesByTheScript();
    void leavesOutDenseTextToo();
    void movesTheCutInSteps();
    void neverTearsACallFromItsResult();
    void givesTheSameForTheSame();
    void takesPartsFromBelow();
};

void ContextFitTest::leavesOutTheOldestFirst_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("room");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &words, int room, const QString &expected) {
        QTest::newRow(name) << words << room << expected;
    };
    row("all of it", u"s1 u1 a1 u2"_s, 4, u"s1 u1 a1 u2"_s);
    row("a turn as a whole", u"s1 u1 a1 u2 a2 u3"_s, 5, u"s1 - u2 a2 u3"_s);
    row("with its rounds", u"u1 a1 c1 r1 a2 u2 a3 u3"_s, 7, u"- u2 a3 u3"_s);
    row("not what is pinned", u"u1! a1 u2 a2 u3"_s, 4, u"- u1! u2 a2 u3"_s);
    row("not the round of a pinned result", u"u1 a1 c1 r1! a2 u2 a3 u3"_s, 7, u"- a1 c1 r1! u2 a3 u3"_s);
    row("not of the system text", u"s1 u1 a1 u2"_s, 1, u"s1 - u2"_s);
    row("not what was said last", u"u1 a1 u2"_s, 0, u"- u2"_s);
    row("not documents said with it", u"u1 a1 d1 u2"_s, 1, u"- d1 u2"_s);
    row("rounds of the turn under way", u"u1 a1 c1 r1 c2 r2 c3 r3"_s, 6, u"- u1 c2 r2 c3 r3"_s);
    row("not its last round", u"u1 a1 c1 r1 c2 c3 r2 r3"_s, 2, u"- u1 c2 c3 r2 r3"_s);
    row("nothing that could go", u"u1"_s, 0, u"u1"_s);
}

void ContextFitTest::leavesOutTheOldestFirst()
{
    QFETCH(QString, words);
    QFETCH(int, room);
    QFETCH(QString, expected);
    const FittedRequest fitted = fitContext(requestOf(words), roomFor(room));
    QCOMPARE(sent(fitted), expected);
    const auto before = words.split(u' ').size();
    const auto after = expected.split(u' ').size() - (expected.contains(u'-') ? 1 : 0);
    QCOMPARE(fitted.fit.leftOut, int(before - after));
}

void ContextFitTest::leavesEverythingWhereTheContextIsNotKnown()
{
    QCOMPARE(sent(fitContext(requestOf(u"u1 a1 u2"_s), {})), u"u1 a1 u2"_s);
}

void ContextFitTest::keepsRoomForTheAnswer()
{
    // Six would fit, but for the answer.
    ContextRoom room = roomFor(6);
    room.parts.answer = 2 * tokensOfOne;
    QCOMPARE(sent(fitContext(requestOf(u"u1 a1 u2 a2 u3"_s), room)), u"- u2 a2 u3"_s);
    // By itself no more than a quarter of the context, and no more than the model may say.
    room.parts.answer = 0;
    QCOMPARE(fitContext(requestOf(u"u1"_s), room).fit.room, room.context - room.context / 4);
    room.longestOutput = 10;
    QCOMPARE(fitContext(requestOf(u"u1"_s), room).fit.room, room.context - 10);
}

void ContextFitTest::keepsPartsForSupervisorAndTools()
{
    ContextRoom room = roomFor(6);
    room.parts.supervisor = 2 * tokensOfOne;
    QCOMPARE(sent(fitContext(requestOf(u"s1 u1 a1 u2 a2 u3"_s), room)), u"s1 - u2 a2 u3"_s);
    room.parts.supervisor = 0;
    ConverseRequest request = requestOf(u"u1 a1 u2 a2 u3"_s);
    QCOMPARE(sent(fitContext(request, room)), u"u1 a1 u2 a2 u3"_s);
    request.tools = {ToolDeclaration {u"io:read"_s, QString(60, u'n'), QString(40, u'd'), JsonText()}};
    QCOMPARE(sent(fitContext(request, room)), u"- u2 a2 u3"_s);
    request.tools = {};
    room.parts.tools = 2 * tokensOfOne;
    QCOMPARE(sent(fitContext(request, room)), u"- u2 a2 u3"_s);
}

void ContextFitTest::tellsWhichPartsAreOverfull()
{
    ContextRoom room = roomFor(20);
    ConverseRequest request = requestOf(u"s1 u1"_s);
    request.tools = {ToolDeclaration {u"io:read"_s, QString(60, u'n'), QString(40, u'd'), JsonText()}};
    QCOMPARE(fitContext(request, room).fit.over, ContextParts());
    room.parts.supervisor = tokensOfOne;
    room.parts.tools = 1000;
    QCOMPARE(fitContext(request, room).fit.over, ContextParts());
    room.parts.supervisor = tokensOfOne - 3;
    QCOMPARE(fitContext(request, room).fit.over, (ContextParts {.supervisor = 3}));
    room.parts.tools = 1;
    QVERIFY(fitContext(request, room).fit.over.tools > 20);
    // By the server's own measure.
    room.scale = 2;
    QCOMPARE(fitContext(request, room).fit.over.supervisor, tokensOfOne + 3);
}

void ContextFitTest::boundsHistoryWhereToldTo()
{
    ContextRoom room = roomFor(100);
    room.parts.history = 4 * tokensOfOne;
    QCOMPARE(sent(fitContext(requestOf(u"s1 u1 a1 u2 a2 u3"_s), room)), u"s1 - u2 a2 u3"_s);
}

void ContextFitTest::countsByTheServersMeasure()
{
    ContextRoom room = roomFor(7);
    QCOMPARE(sent(fitContext(requestOf(u"u1 a1 u2 a2 u3"_s), room)), u"u1 a1 u2 a2 u3"_s);
    room.scale = 2;
    const FittedRequest fitted = fitContext(requestOf(u"u1 a1 u2 a2 u3"_s), room);
    QCOMPARE(sent(fitted), u"- u2 a2 u3"_s);
    QVERIFY(fitted.fit.tokens > 6 * tokensOfOne);
}

void ContextFitTest::estimatesByTheScript_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<qint64>("tokensOfHundred");
    QTest::newRow("Latin") << u"e"_s << qint64(25);
    QTest::newRow("a blank") << u" "_s << qint64(25);
    QTest::newRow("figures") << u"7"_s << qint64(50);
    QTest::newRow("Cyrillic") << u"ж"_s << qint64(50);
    QTest::newRow("kana") << u"の"_s << qint64(100);
    QTest::newRow("Chinese") << u"語"_s << qint64(100);
    QTest::newRow("emoji") << u"😀"_s << qint64(200);
}

void ContextFitTest::estimatesByTheScript()
{
    QFETCH(const QString, sign);
    QFETCH(const qint64, tokensOfHundred);
    constexpr qint64 around = 6;
    ConverseRequest request;
    Canister said;
    said.contents = {TextContent {sign.repeated(100)}};
    request.canisters = {share(said)};
    QCOMPARE(estimatedTokens(request), tokensOfHundred + around);
    // Arguments and data, which are UTF-8; two quotes are half a token.
    Canister data;
    data.contents = {DataContent {JsonText::trusted('"' + sign.repeated(100).toUtf8() + '"'), {}}};
    request.canisters = {share(data)};
    const qint64 tokensOfData = estimatedTokens(request) - around - tokensOfHundred;
    QVERIFY2(tokensOfData == 0 || tokensOfData == 1, qPrintable(QString::number(tokensOfData)));
}

void ContextFitTest::leavesOutDenseTextToo()
{
    // Twenty turns of 200 signs each, which a fourth of a token each would have fit.
    ConverseRequest request;
    for (int turn = 0; turn < 20; ++turn) {
        for (const Role role : {Role::User, Role::Assistant}) {
            Canister canister;
            canister.role = role;
            canister.contents = {TextContent {u"今日は天気がいい。"_s.repeated(12)}};
            request.canisters.append(share(canister));
        }
    }
    ContextRoom room;
    room.context = 4096;
    const FittedRequest fitted = fitContext(request, room);
    QVERIFY(fitted.fit.leftOut > 0);
    QVERIFY(fitted.fit.tokens <= fitted.fit.room);
    QVERIFY(estimatedTokens(fitted.request) <= fitted.fit.room);
}

void ContextFitTest::movesTheCutInSteps()
{
    // Eight turns of two are more than sixteen; with each further turn the cut stands still until a quarter has been used up.
    QStringList words;
    QSet<QString> beginnings;
    int cuts = 0;
    for (int turn = 1; turn <= 40; ++turn) {
        words.append(u"u%1"_s.arg(turn));
        const FittedRequest fitted = fitContext(requestOf(words.join(u' ')), roomFor(16));
        if (fitted.fit.leftOut > 0) {
            ++cuts;
            beginnings.insert(fitted.request.canisters.at(1)->title);
        }
        words.append(u"a%1"_s.arg(turn));
    }
    QVERIFY(cuts > 25);
    QVERIFY2(beginnings.size() <= cuts / 2 + 1, qPrintable(QString::number(beginnings.size())));
}

void ContextFitTest::neverTearsACallFromItsResult()
{
    QRandomGenerator random(7);
    for (int run = 0; run < 300; ++run) {
        QStringList words;
        int call = 0;
        for (int turn = 0; turn < 6; ++turn) {
            words.append(u"u%1"_s.arg(turn) + (random.bounded(8) == 0 ? u"!"_s : QString()));
            for (int round = random.bounded(4); round > 0; --round) {
                if (random.bounded(2) == 0)
                    words.append(u"a%1"_s.arg(random.bounded(100)));
                const int calls = 1 + random.bounded(3);
                for (int index = 0; index < calls; ++index)
                    words.append(u"c%1"_s.arg(call + index) + (random.bounded(12) == 0 ? u"!"_s : QString()));
                for (int index = 0; index < calls; ++index)
                    words.append(u"r%1"_s.arg(call + index) + (random.bounded(12) == 0 ? u"!"_s : QString()));
                call += calls;
            }
            words.append(u"a%1"_s.arg(turn));
        }
        const ConverseRequest request = requestOf(words.join(u' '));
        const FittedRequest fitted = fitContext(request, roomFor(random.bounded(40)));
        // As it is sent it is as the builder would have it: nothing is missing, nothing moves.
        const ConverseRequest built = buildRequest(fitted.request.canisters, {}, {}, {});
        QCOMPARE(built.canisters, fitted.request.canisters);
        for (const CanisterPointer &canister : request.canisters)
            QVERIFY(!isPinned(*canister) || fitted.request.canisters.contains(canister));
    }
}

void ContextFitTest::givesTheSameForTheSame()
{
    const ConverseRequest request = requestOf(u"u1 a1 u2 a2 u3"_s);
    const FittedRequest one = fitContext(request, roomFor(4));
    const FittedRequest two = fitContext(request, roomFor(4));
    QCOMPARE(sent(one), sent(two));
    QCOMPARE(one.request.canisters.first()->text(), two.request.canisters.first()->text());
    QCOMPARE(one.request.canisters.first()->created, two.request.canisters.first()->created);
    QCOMPARE(one.fit.tokens, two.fit.tokens);
}

void ContextFitTest::takesPartsFromBelow()
{
    const ContextParts model {0, 100, 0, 50};
    const ContextParts profile {2048, 4096, 0, 2048};
    QCOMPARE(model.over(profile), (ContextParts {2048, 100, 0, 50}));
}

QTEST_GUILESS_MAIN(ContextFitTest)
#include "tst_contextfit.moc"
