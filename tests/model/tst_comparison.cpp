// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparison.h"

#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::Comparison, model::ComparisonPlan, model::RunState;
using support::FakeConversers, support::SessionFixture;

namespace {

//! A model each, by its name.
class SpeakingModels final : public model::Conversers
{
public:
    model::Result<model::Converser *> converserFor(const model::ModelAddress &address) override
    {
        return models[address.model].converserFor(address);
    }
    std::map<QString, FakeConversers> models;
};

} // namespace

class ComparisonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void runsItsColumnsSideBySide();
    void runsRepetitionsOneAfterAnother();
    void notesCallsAndFigures();
    void goesOnAfterARunThatBreaks();
    void countsWhatWasNotAnsweredAsFailed();
    void stopsAtOnce();
    void stopsARunThatTakesTooLong();
    void goesOnWithAConversation();
    void leavesTheListOfConversationsAlone();
    void keepsOneRunAsAConversation();
    void keepsABranchOfWhatItWentOnWith();
    void saysWhichColumnAsks();
    void asksOnceForAColumn();
    void refusesWhatIsNoComparison();

private:
    ComparisonPlan plan(int times = 1) const;
    std::unique_ptr<Comparison> start(const ComparisonPlan &plan);
    bool waitFor(Comparison &comparison) const;
    FakeConversers &speaker(const QString &model) { return m_models->models[model]; }
    void answer(const QString &model, const QString &text) { speaker(model).expect({FakeConversers::text(text), FakeConversers::end()}); }

    std::unique_ptr<SpeakingModels> m_models;
    std::unique_ptr<SessionFixture> m_fixture;
};

void ComparisonTest::init()
{
    m_fixture.reset();
    m_models = std::make_unique<SpeakingModels>();
    m_fixture = std::make_unique<SessionFixture>();
}

ComparisonPlan ComparisonTest::plan(int times) const
{
    ComparisonPlan plan;
    plan.prompt = u"Who is there?"_s;
    plan.times = times;
    for (const QString &name : {u"one"_s, u"two"_s}) {
        model::SessionSettings settings;
        settings.model = {u"fake"_s, name};
        plan.variants.append({name, {}, settings});
    }
    return plan;
}

std::unique_ptr<Comparison> ComparisonTest::start(const ComparisonPlan &plan)
{
    const auto priceOf = [](const model::ModelAddress &address) {
        return address.model == u"one" ? std::optional(model::ModelPrice {1'000'000, 2'000'000, {}, {}, u"EUR"_s}) : std::nullopt;
    };
    auto made = Comparison::create(
        {{*m_fixture->store, *m_models, m_fixture->invocations, *m_fixture->questions, *m_fixture->approvals, m_fixture->folder.path(), {}},
            priceOf},
        plan);
    if (!made)
        qFatal("%s", qPrintable(made.error().message));
    (*made)->start();
    return std::move(*made);
}

bool ComparisonTest::waitFor(Comparison &comparison) const
{
    return QTest::qWaitFor([&comparison] { return !comparison.isRunning(); }, support::patience);
}

void ComparisonTest::runsItsColumnsSideBySide()
{
    // The first stays open, and the second ends meanwhile.
    speaker(u"one"_s).expect({FakeConversers::text(u"Hel"_s)});
    answer(u"two"_s, u"Good morning."_s);
    const auto comparison = start(plan());
    QTRY_COMPARE(comparison->results().at(1).runs.first().state, RunState::Committed);
    QCOMPARE(comparison->results().at(0).runs.first().state, RunState::Running);
    QCOMPARE(comparison->results().at(1).runs.first().text, u"Good morning."_s);
    comparison->stop();
    QVERIFY(waitFor(*comparison));
}

void ComparisonTest::runsRepetitionsOneAfterAnother()
{
    for (const QString &name : {u"one"_s, u"two"_s}) {
        for (int time = 0; time < 3; ++time)
            answer(name, name + QString::number(time));
    }
    const auto comparison = start(plan(3));
    QSignalSpy finished(comparison.get(), &Comparison::finished);
    QVERIFY(waitFor(*comparison));
    QCOMPARE(finished.size(), 1);
    const auto results = comparison->results();
    for (const auto &column : results) {
        for (int time = 0; time < 3; ++time)
            QCOMPARE(column.runs.at(time).text, column.label + QString::number(time));
    }
    // None knows of the others.
    for (const model::ConverseRequest &request : speaker(u"one"_s).requests)
        QCOMPARE(request.canisters.size(), 1);
    QCOMPARE(comparison->table().rows.first().committed, 3);
}

void ComparisonTest::notesCallsAndFigures()
{
    speaker(u"one"_s).expect(
        {FakeConversers::text(u"Let me see."_s), FakeConversers::call({support::invocation(u"c"_s, u"t:hello"_s, R"({"name":"Mara"})")})});
    answer(u"one"_s, u"Hello, Mara."_s);
    answer(u"two"_s, u"Hello."_s);
    m_fixture->invocations.expectText(u"t:hello"_s, u"Hello!"_s);
    const auto comparison = start(plan());
    QVERIFY(waitFor(*comparison));
    const model::ComparedRun run = comparison->results().first().runs.first();
    QCOMPARE(run.state, RunState::Committed);
    QCOMPARE(run.rounds, 2);
    QCOMPARE(run.text, u"Hello, Mara."_s);
    QCOMPARE(run.calls.size(), 1);
    QCOMPARE(run.calls.first().arguments, QByteArray(R"({"name":"Mara"})"));
    QCOMPARE(run.calls.first().result, u"Hello!"_s);
    QCOMPARE(run.calls.first().state, model::InvocationState::Done);
    // Two rounds of 10 tokens in and 5 out each.
    QCOMPARE(run.usage.input, 20);
    QCOMPARE(*run.cost, 40.0);
    QCOMPARE(run.currency, u"EUR"_s);
    QVERIFY(run.milliseconds > 0);
    QVERIFY(!comparison->results().at(1).runs.first().cost);
}

void ComparisonTest::goesOnAfterARunThatBreaks()
{
    speaker(u"one"_s).expect({FakeConversers::call({support::invocation(u"c"_s, u"t:bad"_s)})});
    answer(u"one"_s, u"Second."_s);
    answer(u"two"_s, u"First."_s);
    answer(u"two"_s, u"Second."_s);
    m_fixture->invocations.expectError(u"t:bad"_s, model::ErrorCategory::Fatal, true);
    const auto comparison = start(plan(2));
    QVERIFY(waitFor(*comparison));
    const auto results = comparison->results();
    QCOMPARE(results.at(0).runs.at(0).state, RunState::RolledBack);
    QVERIFY(results.at(0).runs.at(0).error);
    QCOMPARE(results.at(0).runs.at(0).calls.size(), 1);
    QCOMPARE(results.at(0).runs.at(1).state, RunState::Committed);
    QCOMPARE(comparison->table().rows.at(0).committed, 1);
    QCOMPARE(comparison->table().rows.at(1).committed, 2);
}

void ComparisonTest::countsWhatWasNotAnsweredAsFailed()
{
    speaker(u"one"_s).absent = model::Error {model::ErrorCategory::Usage, u"There is no such model."_s};
    speaker(u"two"_s).expect({FakeConversers::fail({model::ErrorCategory::Timeout, u"Nothing came."_s})});
    const auto comparison = start(plan());
    QVERIFY(waitFor(*comparison));
    QCOMPARE(comparison->results().at(0).runs.first().state, RunState::Failed);
    QCOMPARE(comparison->results().at(0).runs.first().error->message, u"There is no such model."_s);
    QCOMPARE(comparison->results().at(1).runs.first().state, RunState::TimedOut);
}

void ComparisonTest::stopsAtOnce()
{
    speaker(u"one"_s).expect({FakeConversers::text(u"Half"_s)});
    speaker(u"two"_s).expect({});
    const auto comparison = start(plan(3));
    QTRY_COMPARE(speaker(u"two"_s).requests.size(), 1);
    QTRY_VERIFY(comparison->column(0).session(0)->turn()->pending().size() == 2);
    comparison->stop();
    comparison->stop();
    QVERIFY(waitFor(*comparison));
    const auto results = comparison->results();
    // What was seen stays.
    QCOMPARE(results.at(0).runs.at(0).state, RunState::Interrupted);
    QCOMPARE(results.at(0).runs.at(0).text, u"Half"_s);
    QCOMPARE(results.at(1).runs.at(0).state, RunState::Cancelled);
    for (int time = 1; time < 3; ++time)
        QCOMPARE(results.at(0).runs.at(time).state, RunState::Cancelled);
    QCOMPARE(speaker(u"one"_s).requests.size(), 1);
}

void ComparisonTest::stopsARunThatTakesTooLong()
{
    speaker(u"one"_s).expect({FakeConversers::text(u"Half"_s)});
    answer(u"one"_s, u"Whole."_s);
    answer(u"two"_s, u"Whole."_s);
    answer(u"two"_s, u"Whole."_s);
    ComparisonPlan limited = plan(2);
    limited.secondsPerRun = 1;
    const auto comparison = start(limited);
    QVERIFY(waitFor(*comparison));
    QCOMPARE(comparison->results().at(0).runs.at(0).state, RunState::TimedOut);
    QCOMPARE(comparison->results().at(0).runs.at(1).state, RunState::Committed);
    QCOMPARE(comparison->table().rows.first().timedOut, 1);
}

void ComparisonTest::goesOnWithAConversation()
{
    const auto session = m_fixture->conversation();
    QVERIFY(session);
    QVERIFY(session->setSwitches(0, true, true));
    QTRY_VERIFY(session->conversation().nodeAt(0)->pinned);
    answer(u"one"_s, u"A."_s);
    answer(u"one"_s, u"B."_s);
    answer(u"two"_s, u"C."_s);
    answer(u"two"_s, u"D."_s);
    ComparisonPlan going = plan(2);
    going.from = ComparisonPlan::Beginning {session->id(), session->conversation().head()};
    const auto comparison = start(going);
    QVERIFY(waitFor(*comparison));
    for (const auto &column : comparison->results()) {
        for (const model::ComparedRun &run : column.runs)
            QCOMPARE(run.state, RunState::Committed);
    }
    for (const model::ConverseRequest &request : speaker(u"two"_s).requests) {
        QCOMPARE(request.canisters.size(), 3);
        QCOMPARE(request.canisters.at(1)->text(), u"first answer"_s);
        QCOMPARE(request.canisters.at(2)->text(), u"Who is there?"_s);
    }
    QCOMPARE(comparison->column(0).firstPosition(1), 2);
    QVERIFY(comparison->column(0).session(1)->conversation().nodeAt(0)->pinned);
    // The one gone on with is as it was.
    QCOMPARE(session->conversation().length(), 2);
}

void ComparisonTest::leavesTheListOfConversationsAlone()
{
    answer(u"one"_s, u"A."_s);
    answer(u"two"_s, u"B."_s);
    const auto comparison = start(plan());
    QVERIFY(waitFor(*comparison));
    QVERIFY(model::ConversationStore(m_fixture->store->reader()).list(10)->isEmpty());
    QVERIFY(comparison->store().path() != m_fixture->store->path());
}

void ComparisonTest::keepsOneRunAsAConversation()
{
    answer(u"one"_s, u"A."_s);
    answer(u"two"_s, u"B."_s);
    const auto comparison = start(plan());
    QVERIFY(waitFor(*comparison));
    const model::ComparedRun run = comparison->results().at(1).runs.first();
    model::ConversationId kept;
    // A second time changes nothing.
    for (int time = 0; time < 2; ++time) {
        kept = {};
        comparison->keep(
            1, 0, this, [&kept](const model::Result<model::ConversationId> &id) { kept = id.value_or(model::ConversationId()); });
        QTRY_VERIFY(!kept.isEmpty());
    }
    // By the identifiers that its exchanges have.
    QCOMPARE(kept, run.conversation);
    const auto session = m_fixture->sessions->open(kept);
    QVERIFY(session);
    QCOMPARE((*session)->conversation().length(), 2);
    QCOMPARE((*session)->conversation().nodeAt(1)->canister->text(), u"B."_s);
    QCOMPARE((*session)->conversation().title(), u"Who is there? (two)"_s);
    QCOMPARE((*session)->settings().model.model, u"two"_s);
    QVERIFY(!(*session)->isInterrupted());
    const auto turn = model::TurnStore(m_fixture->store->reader()).turnOf((*session)->conversation().nodeAt(1)->row);
    QVERIFY(turn && *turn == run.turn);
}

void ComparisonTest::keepsABranchOfWhatItWentOnWith()
{
    const auto session = m_fixture->conversation();
    answer(u"one"_s, u"A."_s);
    answer(u"two"_s, u"B."_s);
    ComparisonPlan going = plan();
    going.from = ComparisonPlan::Beginning {session->id(), session->conversation().head()};
    const auto comparison = start(going);
    QVERIFY(waitFor(*comparison));
    model::ConversationId kept;
    comparison->keep(0, 0, this, [&kept](const model::Result<model::ConversationId> &id) { kept = id.value_or(model::ConversationId()); });
    QTRY_VERIFY(!kept.isEmpty());
    const auto opened = m_fixture->sessions->open(kept);
    QCOMPARE((*opened)->conversation().length(), 4);
    // Shared with the conversation, not copied.
    QCOMPARE((*opened)->conversation().nodeAt(0)->canister->id, session->conversation().nodeAt(0)->canister->id);
    QCOMPARE((*opened)->conversation().nodeAt(3)->canister->text(), u"A."_s);
}

void ComparisonTest::saysWhichColumnAsks()
{
    speaker(u"one"_s).expect({});
    speaker(u"two"_s).expect({});
    const auto comparison = start(plan());
    QTRY_COMPARE(speaker(u"two"_s).requests.size(), 1);
    QSignalSpy raised(m_fixture->questions.get(), &model::Questions::raised);
    QObject tool;
    model::Question *asked = comparison->column(1).questions().ask({.text = u"May it run?"_s}, &tool);
    QTRY_COMPARE(raised.size(), 1);
    QCOMPARE(m_fixture->questions->open().first()->subject().text, u"two: May it run?"_s);
    QSignalSpy answered(asked, &model::Question::answered);
    m_fixture->questions->open().first()->giveAnswer({model::Verdict::AllowOnce});
    QCOMPARE(answered.size(), 1);
    QCOMPARE(asked->answer()->verdict, model::Verdict::AllowOnce);
    QVERIFY(m_fixture->questions->open().isEmpty());
    // And the other way round: whoever asked has gone.
    auto *other = new QObject;
    comparison->column(0).questions().ask({.text = u"And this?"_s}, other);
    QTRY_COMPARE(m_fixture->questions->open().size(), 1);
    delete other;
    QVERIFY(m_fixture->questions->open().isEmpty());
    comparison->stop();
    QVERIFY(waitFor(*comparison));
}

void ComparisonTest::asksOnceForAColumn()
{
    for (const QString &name : {u"one"_s, u"two"_s}) {
        answer(name, u"A."_s);
        answer(name, u"B."_s);
    }
    const auto comparison = start(plan(2));
    QTRY_VERIFY(comparison->column(0).session(0));
    comparison->column(0).session(0)->approvals().allow(u"t:hello"_s, u"print"_s);
    QVERIFY(waitFor(*comparison));
    QVERIFY(comparison->column(0).session(1)->approvals().isAllowed(u"t:hello"_s, u"print"_s));
    QVERIFY(!comparison->column(1).session(1)->approvals().isAllowed(u"t:hello"_s, u"print"_s));
    QVERIFY(!m_fixture->approvals->isAllowed(u"t:hello"_s, u"print"_s));
    // What is allowed always is for the profile.
    comparison->column(0).session(0)->approvals().allowAlways(u"t:bye"_s, u"print"_s);
    QVERIFY(m_fixture->approvals->isAllowed(u"t:bye"_s, u"print"_s));
}

void ComparisonTest::refusesWhatIsNoComparison()
{
    const model::Session::Parts parts {
        *m_fixture->store, *m_models, m_fixture->invocations, *m_fixture->questions, *m_fixture->approvals, m_fixture->folder.path(), {}};
    ComparisonPlan lonely = plan();
    lonely.variants.removeLast();
    QCOMPARE(Comparison::create({parts}, lonely).error().category, model::ErrorCategory::Usage);
    ComparisonPlan mute = plan();
    mute.prompt = u"  "_s;
    QVERIFY(!Comparison::create({parts}, mute));
    QVERIFY(!Comparison::create({parts}, plan(0)));
    QVERIFY(!Comparison::create({parts}, plan(101)));
    ComparisonPlan twins = plan();
    twins.variants[1].label = u"one"_s;
    QCOMPARE((*Comparison::create({parts}, twins))->plan().variants.at(1).label, u"one (2)"_s);
}

QTEST_GUILESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
