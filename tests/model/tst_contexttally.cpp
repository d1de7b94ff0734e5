// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/session/contexttally.h"
#include "model/session/requestbuilder.h"
#include "model/session/turncanisters.h"
#include "model/session/turnplan.h"
#include "model/store/conversationstore.h"
#include "model/store/database.h"
#include "model/store/editing.h"
#include "tests/support/patience.h"

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace model;
using support::SessionFixture;

namespace {

const ModelAddress someModel {u"somewhere"_s, u"small"_s};

Canister said(Role role, const QString &text)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    return canister;
}

//! What a request says, for a comparison of two: those of its canisters that are not of the path are made anew for each.
QList<Canister> saidBy(const ConverseRequest &request, const QSet<CanisterId> &path)
{
    QList<Canister> canisters;
    for (const CanisterPointer &pointer : request.canisters) {
        Canister canister = *pointer;
        if (!path.contains(canister.id)) {
            canister.id = {};
            canister.created = {};
        }
        canisters.append(canister);
    }
    return canisters;
}

} // namespace

//! What is told of the next request before it is made, which is to be what it then holds.
class ContextTallyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsWhatTheRequestWillHold_data();
    void tellsWhatTheRequestWillHold();
    void countsWhatIsBeforeAMessageThatIsEdited();
    void takesTheProvidersCountForItsMeasure();
    void leavesCountsThatCannotBe();
    void sumsWhatAnswersHaveUsed();
    void followsATurn();
    void followsSwitchesThatNobodyLooksAt();
    void keepsTheCallsOfOneTool();
    void tellsPartsApart();
    void readsOfAPathWhatIsSent_data();
    void readsOfAPathWhatIsSent();
    void sendsTheEndOfALongConversation();

private:
    //! A conversation with these canisters, which is open and has been counted.
    void make(const QList<CanisterPointer> &canisters);
    //! One of all sorts of canisters, some of which are pinned or switched off.
    void makeAtRandom(int seed, int turns);
    //! The request as a turn makes it of the path up to `before`.
    ConverseRequest requestOf(const Canister &next, int before) const;

    std::unique_ptr<SessionFixture> m_fixture;
    Sessions::Handle m_session;
    std::unique_ptr<ContextTally> m_tally;
};

void ContextTallyTest::init()
{
    m_tally.reset();
    m_session.reset();
    m_fixture = std::make_unique<SessionFixture>();
}

void ContextTallyTest::make(const QList<CanisterPointer> &canisters)
{
    ConversationInfo info;
    bool isThere = false;
    m_fixture->store->run(
        m_fixture->sessions.get(),
        [info, canisters](Database &database) {
            ConversationStore store(database);
            const auto made = store.create(info);
            return made ? store.append(info.id, 0, canisters) : tl::make_unexpected(made.error());
        },
        [&isThere](const Result<qint64> &row) { isThere = row.has_value(); });
    QTRY_VERIFY(isThere);
    m_session = m_fixture->sessions->open(info.id).value_or(nullptr);
    QVERIFY(m_session);
    m_tally = std::make_unique<ContextTally>(*m_session, *m_fixture->store);
    QTRY_VERIFY(m_tally->isWhole());
}

ConverseRequest ContextTallyTest::requestOf(const Canister &next, int before) const
{
    QList<CanisterPointer> path;
    QSet<CanisterId> pinned;
    QSet<QString> withheld;
    for (int position = 0; position < before; ++position) {
        const Node node = *m_session->conversation().nodeAt(position);
        if (node.pinned)
            pinned.insert(node.canister->id);
        if (node.active)
            path.append(node.canister);
        else if (node.canister->result)
            withheld.insert(node.canister->result->invocation);
    }
    SessionSettings settings;
    settings.supervisor = u"Answer in one sentence."_s;
    ConverseRequest request = buildRequest(path, {share(next)}, settings, {}, withheld);
    request.pinned = pinned;
    return request;
}

void ContextTallyTest::makeAtRandom(int seed, int turns)
{
    QRandomGenerator random {quint32(seed)};
    QList<CanisterPointer> canisters;
    for (int turn = 0; turn < turns; ++turn) {
        if (random.bounded(5) == 0)
            canisters.append(share(said(Role::Document, QString(random.bounded(400), u'd'))));
        canisters.append(share(said(Role::User, QString(random.bounded(200), u'u'))));
        for (int round = int(random.bounded(3)); round > 0; --round) {
            const Invocation call {u"call-%1-%2"_s.arg(turn).arg(round), u"io:read"_s, QByteArray(int(random.bounded(80)), 'x')};
            Canister result = said(Role::Result, QString(random.bounded(300), u'r'));
            result.result = ResultState {call.id};
            canisters += {invocationCanister(call), share(result)};
        }
        canisters.append(share(said(Role::Assistant, QString(random.bounded(300), u'a'))));
    }
    make(canisters);
    for (int times = 0; times < 8; ++times) {
        const int position = int(random.bounded(m_session->conversation().length()));
        const Role role = m_session->conversation().nodeAt(position)->canister->role;
        const bool isPinned = random.bounded(2) == 0;
        // A call without its result is repaired in the request; here that would only be noise.
        if (role == Role::Invocation)
            continue;
        QSignalSpy changed(m_tally.get(), &ContextTally::changed);
        QVERIFY(m_session->setSwitches(position, isPinned, isPinned));
        QTRY_VERIFY(!changed.isEmpty());
    }
}

void ContextTallyTest::tellsWhatTheRequestWillHold_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 12; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void ContextTallyTest::tellsWhatTheRequestWillHold()
{
    QFETCH(int, seed);
    makeAtRandom(seed, 30 + 5 * seed);
    const Canister next = said(Role::User, u"And now?"_s);
    ContextLoad more = loadOf(next);
    more += loadOfInstructions(u"Answer in one sentence."_s, {});
    for (const qint64 context : {0, 200, 500, 1'000, 2'000, 4'000, 8'000, 100'000}) {
        const ContextRoom room {context};
        const FittedRequest fitted = fitContext(requestOf(next, m_session->conversation().length()), room);
        const ContextForecast forecast = m_tally->forecast(more, room, someModel);
        QCOMPARE(forecast.fit.leftOut, fitted.fit.leftOut);
        QCOMPARE(forecast.load.total(), loadOf(fitted.request).total());
        QCOMPARE(forecast.load, loadOf(fitted.request));
        QCOMPARE(forecast.fit.room, fitted.fit.room);
        QVERIFY(context == 0 || forecast.fit.tokens == fitted.fit.tokens);
    }
}

void ContextTallyTest::countsWhatIsBeforeAMessageThatIsEdited()
{
    QList<CanisterPointer> canisters;
    for (int turn = 0; turn < 50; ++turn)
        canisters += {share(said(Role::User, QString(40, u'u'))), share(said(Role::Assistant, QString(turn, u'a')))};
    make(canisters);
    const Canister next = said(Role::User, u"No, this."_s);
    for (const int before : {0, 2, 40, 98}) {
        const ConverseRequest request = requestOf(next, before);
        ContextLoad more = loadOf(next);
        more += loadOfInstructions(u"Answer in one sentence."_s, {});
        QCOMPARE(m_tally->forecast(more, {}, someModel, before).load, loadOf(request));
        QCOMPARE(m_tally->forecast(more, {300}, someModel, before).fit.leftOut, fitContext(request, {300}).fit.leftOut);
    }
}

void ContextTallyTest::takesTheProvidersCountForItsMeasure()
{
    Canister answer = said(Role::Assistant, QString(400, u'a'));
    answer.model = someModel;
    answer.usage = {.input = 100, .output = 50, .cacheRead = 50, .estimated = 100};
    make({share(said(Role::User, u"one"_s)), share(answer)});
    const ContextForecast measured = m_tally->forecast({}, {1'000}, someModel);
    QVERIFY(measured.isMeasured);
    const ContextForecast other = m_tally->forecast({}, {1'000}, {u"somewhere"_s, u"else"_s});
    QVERIFY(!other.isMeasured);
    QCOMPARE(measured.load, other.load.times(1.5));
    // What is sent is fitted by the same measure.
    ConverseRequest request = requestOf(said(Role::User, u"two"_s), 2);
    request.model = someModel;
    QCOMPARE(measuredScale(request), 1.5);
}

void ContextTallyTest::leavesCountsThatCannotBe()
{
    QVERIFY(!measuredScale(Usage {.input = 100}));
    QVERIFY(!measuredScale(Usage {.output = 100, .estimated = 100}));
    // Some servers count only what was not in their cache.
    QVERIFY(!measuredScale(Usage {.input = 3, .estimated = 1'000}));
    QVERIFY(!measuredScale(Usage {.input = 100'000, .estimated = 1'000}));
}

void ContextTallyTest::sumsWhatAnswersHaveUsed()
{
    const auto answer = [](const ModelAddress &model, qint64 input) {
        Canister canister = said(Role::Assistant, u"yes"_s);
        canister.model = model;
        canister.usage = {.input = input, .output = 1};
        return share(canister);
    };
    const ModelAddress other {u"somewhere"_s, u"large"_s};
    const auto asked = share(said(Role::User, u"well?"_s));
    make({asked, answer(someModel, 10), asked, answer(other, 5), asked, answer(someModel, 20)});
    QCOMPARE(m_tally->used().size(), 2);
    QCOMPARE(m_tally->used().at(0), std::pair(someModel, Usage {.input = 30, .output = 2}));
    QCOMPARE(m_tally->used().at(1), std::pair(other, Usage {.input = 5, .output = 1}));
}

void ContextTallyTest::followsATurn()
{
    m_session = m_fixture->create();
    m_tally = std::make_unique<ContextTally>(*m_session, *m_fixture->store);
    QCOMPARE(m_tally->forecast({}, {}, someModel).load.total(), 0);
    m_fixture->conversers.expect({support::FakeConversers::text(u"Of course."_s), support::FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({TextContent {u"Is it?"_s}}));
    const qint64 asked = loadOf(said(Role::User, u"Is it?"_s)).total();
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    const qint64 answered = loadOf(said(Role::Assistant, u"Of course."_s)).total();
    QTRY_COMPARE(m_tally->forecast({}, {}, someModel).load.total(), asked + answered);
}

void ContextTallyTest::followsSwitchesThatNobodyLooksAt()
{
    QList<CanisterPointer> canisters;
    for (int turn = 0; turn < 200; ++turn)
        canisters += {share(said(Role::User, QString(40, u'u'))), share(said(Role::Assistant, QString(40, u'a')))};
    make(canisters);
    const qint64 whole = m_tally->forecast({}, {}, someModel).load.total();
    // By a summary, which is undone: of positions that are on no screen.
    QList<qint64> rows;
    for (int position = 0; position < 300; ++position)
        rows.append(ConversationStore(m_fixture->store->reader()).nodes(m_session->conversation().path(), position, 1)->first().row);
    const auto change = [this, &rows](bool active) {
        m_fixture->store->run(
            m_session.get(),
            [id = m_session->id(), rows, active](Database &database) { return Editing(database).setSwitches(id, rows, active, false); },
            [this](const Result<Edit> &back) { m_session->endEdit(back.value_or(Edit())); });
    };
    QVERIFY(m_session->beginEdit());
    change(false);
    QTRY_COMPARE(m_tally->forecast({}, {}, someModel).load.total(), whole / 4);
    QVERIFY(m_session->beginEdit());
    change(true);
    QTRY_COMPARE(m_tally->forecast({}, {}, someModel).load.total(), whole);
}

void ContextTallyTest::keepsTheCallsOfOneTool()
{
    const auto call = [](const QString &id, const QString &tool) { return invocationCanister({id, tool, "{}"}); };
    const auto result = [](const QString &of) {
        Canister canister = said(Role::Result, u"done"_s);
        canister.result = ResultState {of};
        return share(std::move(canister));
    };
    QList<CanisterPointer> canisters;
    for (int turn = 0; turn < 150; ++turn) {
        const QString id = QString::number(turn);
        canisters += {share(said(Role::User, u"u"_s)), call(id, turn % 50 == 7 ? u"on-demand:find"_s : u"other:tool"_s), result(id)};
    }
    make(canisters);
    QCOMPARE(m_tally->keptCalls().size(), 0);
    m_tally->keepCallsOf(u"on-demand:find"_s);
    QTRY_VERIFY(m_tally->isWhole());
    QCOMPARE(m_tally->keptCalls().size(), 6);
    QCOMPARE(m_tally->keptCalls().at(0)->invocation->id, u"7"_s);
    QCOMPARE(m_tally->keptCalls().at(1)->result->invocation, u"7"_s);
    // What is switched off is not said any more, and counts again afterwards.
    QVERIFY(m_session->setSwitches(7 * 3 + 2, false, false));
    QTRY_COMPARE(m_tally->keptCalls().size(), 5);
    QTRY_VERIFY(!m_session->isBusy());
    QVERIFY(m_session->setSwitches(7 * 3 + 2, true, false));
    QTRY_COMPARE(m_tally->keptCalls().size(), 6);
}

void ContextTallyTest::tellsPartsApart()
{
    Canister seen = said(Role::User, u"What is this?"_s);
    seen.contents.append(ImageContent {"png", u"image/png"_s, {}});
    make({share(said(Role::Document, QString(400, u'd'))), share(seen), share(said(Role::Assistant, u"A lighthouse."_s))});
    const ContextLoad load = m_tally->forecast(loadOfInstructions(u"Be kind.\n\nBe short."_s, u"Be kind."_s), {}, someModel).load;
    QCOMPARE(load.documents, 106);
    QCOMPARE(load.pictures, 1'500);
    QVERIFY(load.history > 12 && load.history < 30);
    QVERIFY(load.agent > 0 && load.supervisor > 0);
    QCOMPARE(load.total(), load.said() + load.agent + load.supervisor);
}

void ContextTallyTest::readsOfAPathWhatIsSent_data()
{
    tellsWhatTheRequestWillHold_data();
}

void ContextTallyTest::readsOfAPathWhatIsSent()
{
    QFETCH(int, seed);
    makeAtRandom(seed, 150);
    const Conversation &conversation = m_session->conversation();
    const CanisterPointer next = share(said(Role::User, u"And now?"_s));
    const auto fitted = [&](const TurnPathWanted &wanted, qint64 context) {
        const auto path = readTurnPath(m_fixture->store->reader(), wanted);
        ConverseRequest request = buildRequest(path->path, {next}, {}, {}, path->withheld);
        request.pinned = path->pinned;
        request.leftOut = path->leftOut;
        return std::pair(path->path.size(), fitContext(request, {context}));
    };
    QSet<CanisterId> ids {next->id};
    for (int position = 0; position < conversation.length(); ++position)
        ids.insert(conversation.nodeAt(position)->canister->id);
    for (const qint64 context : {200, 500, 1'000, 2'000, 4'000, 100'000}) {
        const TurnPathWanted whole {conversation.id(), conversation.head()};
        const auto [wholeSize, wanted] = fitted(whole, context);
        TurnPathWanted looked = whole;
        looked.context = context;
        TurnPathWanted known = looked;
        known.known = {conversation.path(), m_tally->endOf(conversation.length(), context, someModel)};
        for (const TurnPathWanted &part : {looked, known}) {
            const auto [size, came] = fitted(part, context);
            QCOMPARE(saidBy(came.request, ids), saidBy(wanted.request, ids));
            QCOMPARE(came.fit.leftOut, wanted.fit.leftOut);
            QCOMPARE(came.fit.tokens, wanted.fit.tokens);
            QVERIFY(context > 1'000 || size < wholeSize / 2);
        }
    }
}

void ContextTallyTest::sendsTheEndOfALongConversation()
{
    QList<CanisterPointer> canisters;
    for (int turn = 0; turn < 400; ++turn)
        canisters += {share(said(Role::User, QString(40, u'u'))), share(said(Role::Assistant, QString(40, u'a')))};
    make(canisters);
    m_session->tally();
    QTRY_VERIFY(m_session->tally().isWhole());
    m_fixture->conversers.contextTokens = 400;
    m_fixture->invocations.expectText(u"io:read"_s, u"read"_s);
    m_fixture->conversers.expect({support::FakeConversers::call({support::invocation(u"1"_s, u"io:read"_s)})});
    m_fixture->conversers.expect({support::FakeConversers::text(u"Of course."_s), support::FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({TextContent {u"Is it?"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    const ConverseRequest &request = m_fixture->conversers.requests.first();
    QVERIFY2(request.canisters.size() < 100, qPrintable(QString::number(request.canisters.size())));
    QCOMPARE(request.leftOut.canisters + request.canisters.size(), 800 + 1);
    QCOMPARE(request.canisters.last()->text(), u"Is it?"_s);
    // Nobody knows whether the rest has a call of that name.
    const Node *call = m_session->conversation().nodeAt(801);
    QVERIFY(call && call->canister->invocation);
    QVERIFY(call->canister->invocation->id != u"1"_s);
    // The turn stands at its place all the same.
    QCOMPARE(m_session->conversation().length(), 804);
    // What is beside the end of the path is read for another answer as well.
    m_fixture->conversers.expect({support::FakeConversers::text(u"Not at all."_s), support::FakeConversers::end()});
    const auto again = SessionFixture::record(*m_session);
    QVERIFY(m_session->regenerate(803));
    QVERIFY(support::endsAs(*again, TurnState::Committed));
    QVERIFY(m_fixture->conversers.requests.last().leftOut.canisters > 600);
    QCOMPARE(m_fixture->conversers.requests.last().canisters.last()->text(), u"Is it?"_s);
}

QTEST_GUILESS_MAIN(ContextTallyTest)
#include "tst_contexttally.moc"
