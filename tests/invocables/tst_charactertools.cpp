// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedprocessor.h"

#include "invocables/processor/characterrules.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace invocables;
using namespace played;
using model::CharacterLimits;
using model::ToolCallState;

namespace {

//! The example of the guide to characters.
const char storyEvent[] =
    R"({"type":"object","properties":{"event":{"type":"string"},"importance":{"type":"string","enum":["low","medium","high"],"default":"medium"}},"required":["event"]})";

} // namespace

//! Calls of a character's tools.
class CharacterToolsTest final : public Processor
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { clear(); }
    void runsTheSeedsExample();
    void tellsTheModelWhichRuleIsBroken_data();
    void tellsTheModelWhichRuleIsBroken();
    void endsWhatTakesTooLong();
    void givesAToolItsOwnTime();
    void takesOnlyTextsForResults_data();
    void takesOnlyTextsForResults();
    void tellsWhatFailedInsteadOfBreakingTheTurn();
    void tellsTheModelOfAToolThatBreaks();
    void keepsAResultThatIsTooLongForThePerson();
    void goesThroughTheLifeCycle_data();
    void goesThroughTheLifeCycle();
    void saysInTheLogWhatIsSlow();
    void leavesOtherToolsAlone();

private:
    void play(const CharacterLimits &limits = {});
    //! The call's states, each of which has to follow the one before.
    QStringList statesOf(const InvocationOutcome &outcome);
};

//! Only the tool, as a character has it.
void CharacterToolsTest::play(const CharacterLimits &limits)
{
    auto invoker = std::make_shared<Invoker>(*m_catalog->findInvoker(u"played:tool"_s));
    invoker->name = u"log_story_event"_s;
    invoker->argumentsJson = model::JsonText::trusted(storyEvent);
    invoker->schema = *model::JsonSchema::compile(invoker->argumentsJson);
    invoker->builtinSchema = {};
    invoker->character = limits;
    Ensemble ensemble;
    ensemble.name = u"played"_s;
    ensemble.invokers = {invoker};
    m_scope.tools = std::make_shared<Toolset>(QList<Ensemble> {ensemble});
}

void CharacterToolsTest::init()
{
    set();
    play();
}

QStringList CharacterToolsTest::statesOf(const InvocationOutcome &outcome)
{
    QStringList names;
    ToolCallState at = ToolCallState::Idle;
    for (const ToolCallState state : outcome.lifecycle) {
        names.append(follows(at, state) ? toWire(state) : u"no step"_s);
        at = state;
    }
    return names;
}

void CharacterToolsTest::runsTheSeedsExample()
{
    m_tool->begun = [this](PlayedJob *job) {
        const model::JsonText given = m_tool->arguments.last();
        const QString event = given.member(u"event")->read().toString();
        QMetaObject::invokeMethod(
            job, [job, event] { job->succeedWith(u"Logged story event: "_s + event); }, Qt::QueuedConnection);
    };
    const InvocationOutcome logged = outcome(R"({"event":"User revealed backstory"})", u"log_story_event"_s);
    QVERIFY2(!logged.error, logged.error ? qPrintable(logged.error->message) : "");
    QCOMPARE(model::plainText(logged.contents), u"Logged story event: User revealed backstory"_s);
    QCOMPARE(m_tool->arguments.last().member(u"importance")->bytes(), QByteArray("\"medium\""));
}

void CharacterToolsTest::tellsTheModelWhichRuleIsBroken_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("text");
    const QString known = u"log_story_event"_s;
    QTest::newRow("an unknown tool") << u"cast_spell"_s << QByteArray("{}") << u"Error: Unknown tool: cast_spell"_s;
    QTest::newRow("no JSON") << known << QByteArray("{\"event\"") << u"Error: Invalid JSON arguments - "_s;
    QTest::newRow("no object") << known << QByteArray("[1]") << u"Error: Invalid JSON arguments - not an object"_s;
    QTest::newRow("a parameter that is missing") << known << QByteArray("{}") << u"Error: Invalid parameters - "_s;
    QTest::newRow("a value that is none") << known << QByteArray(R"({"event":"e","importance":"great"})")
                                          << u"Error: Invalid parameters - "_s;
    QTest::newRow("too much") << known << QByteArray("{\"event\":\"" + QByteArray(2048, 'e') + "\"}")
                              << u"Error: Invalid parameters - arguments are larger than 2048 bytes"_s;
}

void CharacterToolsTest::tellsTheModelWhichRuleIsBroken()
{
    QFETCH(QString, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, text);
    const InvocationOutcome failed = outcome(arguments, tool);
    QVERIFY(failed.error);
    QCOMPARE(failed.error->category, ErrorCategory::Validation);
    const QString told = model::plainText(failed.contents);
    QVERIFY2(told.startsWith(text), qPrintable(told));
    QVERIFY(!failed.breaksTurn);
    QVERIFY(!failed.ran);
    QVERIFY(m_tool->jobs.isEmpty());
    QCOMPARE(statesOf(failed), (QStringList {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s, u"EXECUTION_FAILED"_s}));
}

void CharacterToolsTest::endsWhatTakesTooLong()
{
    // Progress gives no more time.
    m_tool->begun = [](PlayedJob *job) {
        auto *timer = new QTimer(job);
        QObject::connect(timer, &QTimer::timeout, job, &PlayedJob::tell);
        timer->start(10);
    };
    const InvocationOutcome late = outcome(R"({"event":"e"})", u"log_story_event"_s);
    QCOMPARE(model::plainText(late.contents), u"Error: Tool execution timed out"_s);
    QCOMPARE(late.state, InvocationState::TimedOut);
    QVERIFY(late.milliseconds >= 90);
    QVERIFY(!late.breaksTurn);
    QCOMPARE(statesOf(late).last(), u"EXECUTION_FAILED"_s);
}

void CharacterToolsTest::givesAToolItsOwnTime()
{
    CharacterLimits limits;
    limits.timeout = std::chrono::milliseconds(1);
    limits.timeouts.insert(u"log_story_event"_s, std::chrono::milliseconds(30000));
    play(limits);
    m_tool->begun = [](PlayedJob *job) { QTimer::singleShot(150, job, [job] { job->succeedWith(u"late"_s); }); };
    const InvocationOutcome late = outcome(R"({"event":"e"})", u"log_story_event"_s);
    QCOMPARE(model::plainText(late.contents), u"late"_s);
}

void CharacterToolsTest::takesOnlyTextsForResults_data()
{
    QTest::addColumn<QByteArray>("returned");
    QTest::addColumn<QString>("told");
    QTest::newRow("a text") << QByteArray("\"done\"") << u"done"_s;
    QTest::newRow("a number") << QByteArray("1") << u"Error: Tool must return string"_s;
    QTest::newRow("an object") << QByteArray("{}") << u"Error: Tool must return string"_s;
    QTest::newRow("a text of 1 KB") << QByteArray('"' + QByteArray(1024, 'r') + '"') << QString(1024, u'r');
    QTest::newRow("a longer text") << QByteArray('"' + QByteArray(1025, 'r') + '"') << u"Error: Tool result is larger than 1024 bytes"_s;
}

void CharacterToolsTest::takesOnlyTextsForResults()
{
    QFETCH(QByteArray, returned);
    QFETCH(QString, told);
    m_tool->begun = [returned](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, returned] { job->succeedWith(dataResult(model::JsonText::trusted(returned))); }, Qt::QueuedConnection);
    };
    const InvocationOutcome ended = outcome(R"({"event":"e"})", u"log_story_event"_s);
    QCOMPARE(model::plainText(ended.contents), told);
    QCOMPARE(ended.error.has_value(), told.startsWith(u"Error: "));
    QVERIFY(!ended.breaksTurn);
    QVERIFY(ended.ran);
    QCOMPARE(statesOf(ended).last(), ended.error ? u"EXECUTION_FAILED"_s : u"TOOL_COMPLETED"_s);
}

void CharacterToolsTest::tellsWhatFailedInsteadOfBreakingTheTurn()
{
    m_processor->setSettings({.onFailure = {{ErrorCategory::Execution, model::OnFailure::Abort}}});
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->failWith(ErrorCategory::Execution); }, Qt::QueuedConnection);
    };
    const InvocationOutcome failed = outcome(R"({"event":"e"})", u"log_story_event"_s);
    QCOMPARE(model::plainText(failed.contents), u"Error: played"_s);
    QVERIFY(!failed.breaksTurn);
}

void CharacterToolsTest::tellsTheModelOfAToolThatBreaks()
{
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->failWith(ErrorCategory::Fatal); }, Qt::QueuedConnection);
    };
    const InvocationOutcome broken = outcome(R"({"event":"e"})", u"log_story_event"_s);
    QCOMPARE(broken.error->category, ErrorCategory::Fatal);
    QCOMPARE(model::plainText(broken.contents), u"Error: played"_s);
    QVERIFY(!broken.breaksTurn);
    QCOMPARE(statesOf(broken).last(), u"EXECUTION_FAILED"_s);
}

void CharacterToolsTest::keepsAResultThatIsTooLongForThePerson()
{
    const QString told(1025, u'r');
    m_tool->begun = [told](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, told] { job->succeedWith(told); }, Qt::QueuedConnection);
    };
    const InvocationOutcome ended = outcome(R"({"event":"e"})", u"log_story_event"_s);
    QCOMPARE(model::plainText(ended.contents), u"Error: Tool result is larger than 1024 bytes"_s);
    QCOMPARE(ended.display, told);
}

void CharacterToolsTest::goesThroughTheLifeCycle_data()
{
    QTest::addColumn<bool>("fails");
    QTest::newRow("it does") << false;
    QTest::newRow("it fails") << true;
}

void CharacterToolsTest::goesThroughTheLifeCycle()
{
    QFETCH(bool, fails);
    m_tool->begun = [fails](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, fails] { fails ? job->failWith(ErrorCategory::Execution) : job->succeedWith(u"done"_s); }, Qt::QueuedConnection);
    };
    model::InvokeJob *job = invoke({R"({"event":"e"})"}, u"log_story_event"_s);
    QStringList told;
    connect(
        job, &model::InvokeJob::stateChanged, m_owner.get(), [&told](const QString &, InvocationState, const QList<ToolCallState> &steps) {
            for (const ToolCallState step : steps)
                told.append(toWire(step));
        });
    const InvocationOutcome ended = outcomes(job).value(0);
    QCOMPARE(told,
        (QStringList {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s, u"EXECUTING_TOOL"_s,
            fails ? u"EXECUTION_FAILED"_s : u"TOOL_COMPLETED"_s}));
    QCOMPARE(statesOf(ended), told);
}

void CharacterToolsTest::saysInTheLogWhatIsSlow()
{
    const Invoker &invoker = *m_catalog->findInvoker(u"played:tool"_s);
    QVERIFY(!characterrules::noteSlowness(invoker, 79, {}));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"played:tool.* took 81 of its 100 ms"_s));
    QVERIFY(characterrules::noteSlowness(invoker, 81, {}));
    CharacterLimits limits;
    limits.timeouts.insert(u"tool"_s, std::chrono::milliseconds(200));
    QVERIFY(!characterrules::noteSlowness(invoker, 81, limits));
}

void CharacterToolsTest::leavesOtherToolsAlone()
{
    m_scope.tools = {};
    const InvocationOutcome done = outcome("{}");
    QVERIFY(!done.error);
    QVERIFY(done.lifecycle.isEmpty());
    const InvocationOutcome unknown = outcome("{}", u"played:other"_s);
    QVERIFY(model::plainText(unknown.contents).startsWith(u"Error (validation): "_s));
}

QTEST_GUILESS_MAIN(CharacterToolsTest)
#include "tst_charactertools.moc"
