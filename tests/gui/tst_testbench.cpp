// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchruns.h"
#include "gui/bench/stepsview.h"
#include "gui/bench/testbench.h"
#include "gui/forms/growingedit.h"
#include "model/evaluation/evaluationcase.h"
#include "tests/invocables/playedprocessor.h"
#include "tests/support/sessionfixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTreeView>

using namespace Qt::StringLiterals;
using gui::BenchRun;
using gui::BenchRuns;
using gui::TestBench;

class TestBenchTest final : public played::Processor
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void givesTheFormWhatItNeeds();
    void runsAToolAndShowsWhatCameOfIt();
    void runsByKeyAndStops();
    void tellsWhatWouldBecomeOfTheTurn_data();
    void tellsWhatWouldBecomeOfTheTurn();
    void showsTheModelsErrorForWrongArguments();
    void asksInTheBenchItself();
    void runsAToolThatIsOff();
    void showsProgress();
    void followsASavedDescriptor();
    void keepsADraftForEachTool();
    void keepsTheRunsOfEarlier();
    void repeatsByOneKey();
    void comparesTwoRuns();
    void copiesARunAsAnExample();
    void copiesARunAsACase();
    void leadsToTheRequests();
    void switchesTheToolOnForTheConversation();

private:
    void open();
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_bench->findChild<Widget *>(name);
    }
    void click(const QString &name) { find<QAbstractButton>(name)->click(); }
    QString text(const QString &name) const { return find<QPlainTextEdit>(name)->toPlainText(); }
    QString end() const { return find<QLabel>(u"benchEnd"_s)->text(); }
    void type(const QString &name, const QString &text)
    {
        find<QWidget>(name)->setFocus();
        QTest::keyClicks(m_bench->focusWidget(), text);
    }
    //! Runs played:tool with this number.
    void runWith(const QString &n);
    QString runsPath() const { return m_folder->filePath(u"data/bench.json"_s); }

    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<BenchRuns> m_runs;
    std::unique_ptr<TestBench> m_bench;
};

void TestBenchTest::init()
{
    set();
    m_log = std::make_unique<model::ExchangeLog>();
    open();
}

void TestBenchTest::cleanup()
{
    m_bench.reset();
    m_runs.reset();
    clear();
}

void TestBenchTest::open()
{
    m_bench.reset();
    m_runs.reset();
    m_runs = std::make_unique<BenchRuns>(runsPath());
    m_bench = std::make_unique<TestBench>(TestBench::Parts {*m_catalog, *m_processor, *m_questions, *m_profile, *m_log, *m_runs});
    m_bench->resize(430, 800);
    m_bench->showTool(u"played:tool"_s);
    m_bench->show();
    m_bench->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_bench.get()));
}

void TestBenchTest::runWith(const QString &n)
{
    const int before = m_runs->rowCount();
    find<QLineEdit>(u"value:/n"_s)->setFocus();
    find<QLineEdit>(u"value:/n"_s)->selectAll();
    QTest::keyClicks(m_bench->focusWidget(), n);
    click(u"benchRun"_s);
    QTRY_COMPARE(m_runs->rowCount(), before + 1);
}

void TestBenchTest::givesTheFormWhatItNeeds()
{
    // Of one argument or two no more than its lines, so that the button is at hand and the result has the rest.
    const auto *run = find<QPushButton>(u"benchRun"_s);
    const auto *fields = find<QWidget>(u"benchForm"_s);
    const auto *splitter = find<QSplitter>(u"benchSplitter"_s);
    const auto gap = [&] {
        const int needed = fields->hasHeightForWidth() ? fields->heightForWidth(fields->width()) : fields->sizeHint().height();
        return run->mapTo(m_bench.get(), QPoint()).y() - fields->mapTo(m_bench.get(), QPoint(0, needed)).y();
    };
    QTRY_VERIFY2(qAbs(gap()) <= 24, qPrintable(QString::number(gap())));
    QVERIFY(splitter->sizes().value(1) > splitter->sizes().value(0));
    // A low bench still shows the button.
    m_bench->resize(430, 480);
    QTRY_COMPARE(m_bench->height(), 480);
    QTRY_VERIFY2(run->mapTo(m_bench.get(), QPoint(0, run->height())).y() < 280,
        qPrintable(QString::number(run->mapTo(m_bench.get(), QPoint()).y())));
}

void TestBenchTest::runsAToolAndShowsWhatCameOfIt()
{
    type(u"value:/n"_s, u"9007199254740993"_s);
    click(u"benchRun"_s);
    QTRY_VERIFY2(end().startsWith(u"Done"_s), qPrintable(end()));
    QCOMPARE(m_tool->arguments.size(), 1);
    QCOMPARE(m_tool->arguments.first().member(u"n"_s)->bytes(), QByteArray("9007199254740993"));
    QVERIFY(m_tool->context.origin.conversation.isEmpty());
    QCOMPARE(text(u"benchForModel"_s), u"done"_s);
    QCOMPARE(text(u"benchForPerson"_s), u"done"_s);
    QVERIFY(text(u"benchRaw"_s).contains(u"\"done\""_s));
    const auto *steps = find<QTreeView>(u"benchSteps"_s)->model();
    QAbstractItemModelTester tester(find<QTreeView>(u"benchSteps"_s)->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(steps->rowCount() >= 3);
    QVERIFY(steps->index(0, 1).data().toString().endsWith(u" ms"_s));
    QVERIFY(find<QPushButton>(u"benchRun"_s)->isVisible());
}

void TestBenchTest::runsByKeyAndStops()
{
    m_tool->begun = {};
    type(u"value:/n"_s, u"1"_s);
    QTest::keyClick(m_bench->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!m_tool->jobs.isEmpty());
    QVERIFY(find<QPushButton>(u"benchStop"_s)->isVisible());
    QTRY_VERIFY(end().startsWith(u"Running"_s));
    QTest::keyClick(m_bench->focusWidget(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY(m_tool->jobs.first().isNull() || m_tool->jobs.first()->wasAbandoned);
    QTRY_VERIFY(find<QPushButton>(u"benchRun"_s)->isVisible());
    QVERIFY(end().startsWith(u"Failed"_s));
    QVERIFY(find<QLabel>(u"benchProblem"_s)->text().contains(u"stopped"_s));
}

void TestBenchTest::tellsWhatWouldBecomeOfTheTurn_data()
{
    QTest::addColumn<model::ErrorCategory>("category");
    QTest::addColumn<QString>("said");
    QTest::newRow("execution") << model::ErrorCategory::Execution << u"The turn would go on"_s;
    QTest::newRow("fatal") << model::ErrorCategory::Fatal << u"The turn would be rolled back"_s;
}

void TestBenchTest::tellsWhatWouldBecomeOfTheTurn()
{
    QFETCH(model::ErrorCategory, category);
    QFETCH(QString, said);
    m_tool->begun = [category](played::PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, category] { job->failWith(category); }, Qt::QueuedConnection);
    };
    runWith(u"1"_s);
    const QString problem = find<QLabel>(u"benchProblem"_s)->text();
    QVERIFY2(problem.contains(model::toWire(category)) && problem.contains(said), qPrintable(problem));
    QCOMPARE(text(u"benchForModel"_s).isEmpty(), category == model::ErrorCategory::Fatal);
    const auto *steps = find<QTreeView>(u"benchSteps"_s)->model();
    const QModelIndex last = steps->index(steps->rowCount() - 1, 0);
    QCOMPARE(last.data(gui::StepsModel::MarkRole).toInt(), int(gui::StepsModel::Mark::Failed));
}

void TestBenchTest::showsTheModelsErrorForWrongArguments()
{
    // What does not fit is marked, but runs all the same: one wants to see what a model would be told.
    runWith(u"-1"_s);
    QVERIFY(m_tool->jobs.isEmpty());
    QVERIFY(find<QLabel>(u"benchProblem"_s)->text().startsWith(u"validation error"_s));
    QVERIFY(text(u"benchForModel"_s).contains(u"/n"_s));
    QTRY_VERIFY(!find<QLabel>(u"problem:/n"_s)->text().isEmpty());
    // What is no number at all cannot be sent.
    type(u"value:/n"_s, u"x"_s);
    click(u"benchRun"_s);
    QCOMPARE(m_runs->rowCount(), 1);
    QCOMPARE(m_bench->focusWidget()->objectName(), u"value:/n"_s);
}

void TestBenchTest::asksInTheBenchItself()
{
    describe("approval = \"ask\"\n");
    open();
    type(u"value:/n"_s, u"1"_s);
    click(u"benchRun"_s);
    QTRY_VERIFY(find<QWidget>(u"questionCard"_s));
    QVERIFY(find<QWidget>(u"questionCard"_s)->isVisible());
    QVERIFY(!find<QWidget>(u"allowConversationButton"_s));
    QVERIFY(!find<QWidget>(u"benchFormScroll"_s)->isVisible());
    QTRY_VERIFY(end().startsWith(u"Waiting for you"_s));
    click(u"allowOnceButton"_s);
    QTRY_VERIFY(end().startsWith(u"Done"_s));
    QTRY_VERIFY(!find<QWidget>(u"questionCard"_s));
    QVERIFY(find<QWidget>(u"benchFormScroll"_s)->isVisible());
    // A refusal is a result too.
    click(u"benchRun"_s);
    QTRY_VERIFY(find<QWidget>(u"refuseButton"_s));
    click(u"refuseButton"_s);
    QTRY_COMPARE(end(), u"Refused"_s);
    QTRY_VERIFY(!find<QWidget>(u"questionCard"_s));
    // What is always allowed is not asked again.
    click(u"benchRun"_s);
    QTRY_VERIFY(find<QWidget>(u"allowAlwaysButton"_s));
    click(u"allowAlwaysButton"_s);
    QTRY_COMPARE(m_tool->arguments.size(), 2);
    QTRY_VERIFY(find<QPushButton>(u"benchRun"_s)->isVisible());
    click(u"benchRun"_s);
    QTRY_COMPARE(m_tool->arguments.size(), 3);
}

void TestBenchTest::runsAToolThatIsOff()
{
    describe("approval = \"allow\"\nenabled = false\n");
    open();
    runWith(u"1"_s);
    QVERIFY2(end().startsWith(u"Done"_s), qPrintable(end()));
}

void TestBenchTest::showsProgress()
{
    m_tool->begun = [](played::PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->tell(); }, Qt::QueuedConnection);
    };
    click(u"benchRun"_s);
    QTRY_VERIFY2(end().contains(u"50 % half"_s), qPrintable(end()));
    m_tool->jobs.first()->succeedWith(u"whole"_s);
    QTRY_COMPARE(text(u"benchForModel"_s), u"whole"_s);
}

void TestBenchTest::followsASavedDescriptor()
{
    type(u"value:/n"_s, u"12"_s);
    const QByteArray descriptor =
        "[ensemble]\nname = \"played\"\n[[invokers]]\nname = \"tool\"\ndescription = \"Plays anew\"\napproval = \"allow\"\n"
        "[invokers.arguments]\ntype = \"object\"\nrequired = [\"n\", \"text\"]\n"
        "[invokers.arguments.properties.text]\ntype = \"string\"\nmaxLength = 3\n"
        "[invokers.arguments.properties.n]\ntype = \"integer\"\nminimum = 0\n";
    QVERIFY(m_descriptors->save(m_folder->filePath(u"ensembles/played.toml"_s), descriptor));
    QTRY_VERIFY(find<QLabel>(u"benchAbout"_s)->text().contains(u"Plays anew"_s));
    QTRY_VERIFY(!find<QWidget>(u"value:/o"_s));
    QCOMPARE(find<QLineEdit>(u"value:/n"_s)->text(), u"12"_s);
    type(u"value:/text"_s, u"abc"_s);
    click(u"benchRun"_s);
    QTRY_COMPARE(m_tool->arguments.size(), 1);
    QCOMPARE(m_tool->arguments.first().member(u"text"_s)->bytes(), QByteArray("\"abc\""));
}

void TestBenchTest::keepsADraftForEachTool()
{
    click(u"benchJson"_s);
    auto *json = find<gui::GrowingEdit>(u"formJson"_s);
    json->setPlainText(u"{\"n\": not yet"_s);
    m_bench->showTool(u"rehearsal:fail"_s);
    QVERIFY(!json->text().contains(u"not yet"_s));
    m_bench->showTool(u"played:tool"_s);
    QCOMPARE(json->text(), u"{\"n\": not yet"_s);
}

void TestBenchTest::keepsTheRunsOfEarlier()
{
    runWith(u"1"_s);
    runWith(u"2"_s);
    const BenchRun newest = m_runs->at(0);
    open();
    QAbstractItemModelTester tester(m_runs.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(m_runs->rowCount(), 2);
    QVERIFY(m_runs->at(0) == newest);
    auto *list = find<QListView>(u"benchRuns"_s);
    auto *tabs = find<QTabWidget>(u"benchResults"_s);
    tabs->setCurrentWidget(list->parentWidget());
    list->setCurrentIndex(m_runs->index(1));
    QCOMPARE(text(u"benchForModel"_s), u"done"_s);
    // Looking through the list one stays in it.
    QVERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(find<QWidget>(u"benchForModel"_s)->isVisible());
}

void TestBenchTest::repeatsByOneKey()
{
    runWith(u"41"_s);
    find<QLineEdit>(u"value:/n"_s)->clear();
    find<QLineEdit>(u"value:/n"_s)->setFocus();
    QTest::keyClick(m_bench->focusWidget(), Qt::Key_F5);
    QTRY_COMPARE(m_runs->rowCount(), 2);
    QCOMPARE(m_runs->at(0).arguments.bytes(), m_runs->at(1).arguments.bytes());
    QCOMPARE(find<QLineEdit>(u"value:/n"_s)->text(), u"41"_s);
    // An earlier one, picked in the list.
    runWith(u"7"_s);
    find<QListView>(u"benchRuns"_s)->setCurrentIndex(m_runs->index(2));
    click(u"benchRepeat"_s);
    QTRY_COMPARE(m_runs->rowCount(), 4);
    QCOMPARE(m_tool->arguments.last().member(u"n"_s)->bytes(), QByteArray("41"));
}

void TestBenchTest::comparesTwoRuns()
{
    int count = 0;
    m_tool->begun = [&count](played::PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, text = u"same\nline %1\nsame"_s.arg(++count)] { job->succeedWith(text); }, Qt::QueuedConnection);
    };
    runWith(u"1"_s);
    runWith(u"2"_s);
    auto *list = find<QListView>(u"benchRuns"_s);
    QVERIFY(!find<QPushButton>(u"benchCompare"_s)->isEnabled());
    list->selectAll();
    QVERIFY(find<QPushButton>(u"benchCompare"_s)->isEnabled());
    click(u"benchCompare"_s);
    const QString difference = text(u"difference"_s);
    QVERIFY2(difference.contains(u"− line 1\n+ line 2\n  same"_s), qPrintable(difference));
    QVERIFY(difference.contains(u"−   \"n\": 1"_s));
    QVERIFY(find<QWidget>(u"difference"_s)->isVisible());
}

void TestBenchTest::copiesARunAsAnExample()
{
    runWith(u"3"_s);
    find<QListView>(u"benchRuns"_s)->setCurrentIndex(m_runs->index(0));
    click(u"benchExample"_s);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"\"n\":3"_s) && copied.endsWith(u"done"_s), qPrintable(copied));
}

void TestBenchTest::copiesARunAsACase()
{
    runWith(u"3"_s);
    find<QListView>(u"benchRuns"_s)->setCurrentIndex(m_runs->index(0));
    click(u"benchCase"_s);
    const auto json = model::JsonText::parse(QGuiApplication::clipboard()->text().toUtf8());
    QVERIFY(json);
    const auto made = model::EvaluationCase::read(*json);
    QVERIFY(made);
    QCOMPARE(made->invoke.tool, m_runs->at(0).tool);
    QCOMPARE(made->invoke.arguments.read()["n"_L1].toInt(), 3);
    QCOMPARE(made->expect.size(), 1);
    QCOMPARE(made->expect.first().valueText(), m_runs->at(0).forModel);
}

void TestBenchTest::leadsToTheRequests()
{
    m_tool->begun = [this](played::PlayedJob *job) {
        QMetaObject::invokeMethod(
            job,
            [this, job] {
                m_log->begin(m_tool->context.origin, {"GET", QUrl(u"http://127.0.0.1/"_s), {}, {}});
                job->succeedWith(u"fetched"_s);
            },
            Qt::QueuedConnection);
    };
    runWith(u"1"_s);
    QSignalSpy requested(m_bench.get(), &TestBench::exchangesRequested);
    QVERIFY(find<QPushButton>(u"benchExchanges"_s)->isVisible());
    click(u"benchExchanges"_s);
    QCOMPARE(requested.first().first().value<model::ExchangeOrigin>().invocation, m_runs->at(0).id);
}

void TestBenchTest::switchesTheToolOnForTheConversation()
{
    describe("approval = \"allow\"\nenabled = false\n");
    open();
    auto *box = find<QCheckBox>(u"benchSwitch"_s);
    QVERIFY(!box->isVisible());
    support::SessionFixture fixture;
    const auto session = fixture.create();
    m_bench->setSession(session.get());
    QVERIFY(box->isVisible());
    QVERIFY(!box->isChecked());
    box->click();
    QCOMPARE(session->settings().switches.value(u"played:tool"_s), true);
    QVERIFY(box->isChecked());
    box->click();
    QCOMPARE(session->settings().switches.value(u"played:tool"_s), false);
    m_bench->setSession(nullptr);
}

QTEST_MAIN(TestBenchTest)
#include "tst_testbench.moc"
