// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/evaluatewindow.h"
#include "gui/evaluate/evaluationmatrix.h"
#include "gui/evaluate/rundetails.h"
#include "gui/workbench/workbench.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/postgres.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QByteArray sums = R"([suite]
name = "sums"

[[variants]]
name = "one"

[[variants]]
name = "brief"
instruction = "Be brief."

[[cases]]
id = "product"
input = "What is 6*7?"
expect = [{ type = "contains", value = "42" }]

[[cases]]
id = "wrong"
input = "What is 2*2?"
expect = [{ type = "contains", value = "five" }]
)";

//! Two variants that answer unlike each other.
const QByteArray unlike = R"([suite]
name = "unlike"

[[variants]]
name = "asks"

[[variants]]
name = "asks another"
template = "What is 5*5?"

[[cases]]
id = "product"
input = "What is 6*7?"

[[cases]]
id = "sum"
input = "What is 2*2?"
)";

} // namespace

//! The window of evaluations, worked with as a person does.
class EvaluateWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void fillsTheMatrix();
    void showsARunWithItsExpectations();
    void gradesByKeys();
    void comparesTwoAnswersBlind();
    void keepsWhatWasComparedForTheNextEvaluation();
    void showsTheLatestOfASuiteThatIsTheSame();
    void comparesWithABaseline();
    void savesTheReport();
    void runsWhatStandsInTheFile();
    void saysWhatIsWrongWithASuite();
    void saysWhatASuiteHardlyMeans();
    void followsWhatOthersDoInAStore();
    void opensASuiteThatIsInTheStoreAlone();
    void namesItsControls();

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    void run();
    void openUnlike();
    void makeStore(support::Postgres &postgres, std::unique_ptr<gui::EvaluationGround> &ground);
    QString cell(int row, int column) const { return find<QTableView>(u"evaluateMatrix"_s)->model()->index(row, column).data().toString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Workbench> m_workbench;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::EvaluateWindow> m_window;
};

void EvaluateWindowTest::init()
{
    QTest::failOnWarning(QRegularExpression(u"No file name"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    support::write(profile.config + u"/evaluations/sums.toml"_s, sums);
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_prompts = {};
    m_window = std::make_unique<gui::EvaluateWindow>(*m_workbench, m_prompts);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void EvaluateWindowTest::cleanup()
{
    m_window.reset();
    m_workbench.reset();
}

void EvaluateWindowTest::run()
{
    QTest::mouseClick(find<QPushButton>(u"evaluateRun"_s), Qt::LeftButton);
    QTRY_VERIFY(!m_window->isRunning() && find<QPushButton>(u"evaluateReport"_s)->isEnabled());
}

void EvaluateWindowTest::fillsTheMatrix()
{
    QAbstractItemModel *matrix = find<QTableView>(u"evaluateMatrix"_s)->model();
    const QAbstractItemModelTester tester(matrix);
    QCOMPARE(matrix->rowCount(), 2);
    QCOMPARE(matrix->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"brief"_s);
    find<QSpinBox>(u"evaluateTimes"_s)->setValue(2);
    run();
    QCOMPARE(cell(0, 0), u"product"_s);
    QCOMPARE(cell(0, 1), u"● 2/2"_s);
    QCOMPARE(cell(1, 2), u"○ 0/2"_s);
    QVERIFY(find<QLabel>(u"evaluateLeft"_s)->text().startsWith(u"8 of 8"));
    QTRY_VERIFY(find<QLabel>(u"evaluateFigures"_s)->text().contains(u"one: passed 50 %"));
    // The second time everything is there at once.
    run();
    QCOMPARE(cell(0, 1), u"● 2/2"_s);
}

void EvaluateWindowTest::showsARunWithItsExpectations()
{
    run();
    auto *table = find<QTableView>(u"evaluateMatrix"_s);
    table->setCurrentIndex(table->model()->index(1, 1));
    QCOMPARE(find<QPlainTextEdit>(u"evaluateAsked"_s)->toPlainText(), u"What is 2*2?"_s);
    QVERIFY(find<QPlainTextEdit>(u"evaluateAnswered"_s)->toPlainText().contains(u"4"));
    QVERIFY(find<QLabel>(u"evaluateExpected"_s)->text().contains(u"does not contain"));
    QSignalSpy wanted(m_window.get(), &gui::EvaluateWindow::conversationWanted);
    QTest::mouseClick(find<QPushButton>(u"evaluateConversation"_s), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(m_workbench->sessions().open(wanted.first().first().value<model::ConversationId>()));
}

void EvaluateWindowTest::gradesByKeys()
{
    run();
    auto *table = find<QTableView>(u"evaluateMatrix"_s);
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(m_window.get(), Qt::Key_4);
    QVERIFY(find<QToolButton>(u"evaluateGrade4"_s)->isChecked());
    table->setCurrentIndex(table->model()->index(0, 2));
    QVERIFY(!find<QToolButton>(u"evaluateGrade4"_s)->isChecked());
    table->setCurrentIndex(table->model()->index(0, 1));
    QVERIFY(find<QToolButton>(u"evaluateGrade4"_s)->isChecked());
}

void EvaluateWindowTest::openUnlike()
{
    const QString path = m_folder->filePath(u"unlike.toml"_s);
    support::write(path, unlike);
    m_window->open(path);
    run();
}

void EvaluateWindowTest::comparesTwoAnswersBlind()
{
    openUnlike();
    auto *pairs = find<QPushButton>(u"evaluatePairs"_s);
    QTest::mouseClick(pairs, Qt::LeftButton);
    auto *whose = find<QLabel>(u"blindWhose"_s);
    auto *left = find<QPlainTextEdit>(u"blindLeft"_s);
    auto *right = find<QPlainTextEdit>(u"blindRight"_s);
    QTRY_VERIFY(left->isVisible());
    QVERIFY(!pairs->isEnabled());
    for (int pair = 0; pair < 2; ++pair) {
        // Nothing that is seen says whose an answer is.
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            const auto *label = qobject_cast<const QLabel *>(widget);
            if (label && label->isVisible())
                QVERIFY2(!label->text().contains(u"asks"), qPrintable(label->text()));
        }
        QVERIFY(!find<QTableView>(u"evaluateMatrix"_s)->isVisible());
        QVERIFY(!find<QPushButton>(u"blindNext"_s)->isEnabled());
        const bool isLeft = left->toPlainText().contains(u"25");
        QVERIFY(isLeft != right->toPlainText().contains(u"25"));
        // A slip, and what was meant.
        QTest::keyClick(m_window.get(), Qt::Key_0);
        QVERIFY(find<QPushButton>(u"blindChoice0"_s)->isChecked());
        QTest::keyClick(m_window.get(), isLeft ? Qt::Key_1 : Qt::Key_2);
        QVERIFY(find<QPushButton>(isLeft ? u"blindChoice1"_s : u"blindChoice2"_s)->isChecked());
        QVERIFY(!find<QPushButton>(u"blindChoice0"_s)->isChecked());
        QCOMPARE(whose->text(), isLeft ? u"Left: asks another. Right: asks."_s : u"Left: asks. Right: asks another."_s);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
    }
    QTRY_VERIFY(find<QTableView>(u"evaluateMatrix"_s)->isVisible());
    QTRY_VERIFY(find<QLabel>(u"evaluateFindings"_s)->text().contains(u"asks another: 2 of 2, 100 % (34 to 100)"));
    QVERIFY(find<QLabel>(u"evaluateAgreement"_s)->text().contains(u"asks another: 2 of 2"));
    // Nothing was graded by it.
    QTest::mouseClick(pairs, Qt::LeftButton);
    QVERIFY(find<QLabel>(u"evaluateMessage"_s)->text().contains(u"left to compare"));
}

void EvaluateWindowTest::keepsWhatWasComparedForTheNextEvaluation()
{
    openUnlike();
    QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClick(m_window.get(), Qt::Key_0);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_VERIFY(find<QTableView>(u"evaluateMatrix"_s)->isVisible());
    QTRY_VERIFY(find<QLabel>(u"evaluateFindings"_s)->text().contains(u"undecided: 1"));
    m_window = std::make_unique<gui::EvaluateWindow>(*m_workbench, m_prompts);
    m_window->show();
    openUnlike();
    QTRY_VERIFY(find<QLabel>(u"evaluateFindings"_s)->text().contains(u"undecided: 1"));
}

void EvaluateWindowTest::showsTheLatestOfASuiteThatIsTheSame()
{
    find<QSpinBox>(u"evaluateTimes"_s)->setValue(2);
    run();
    const QString path = m_workbench->profile().config + u"/evaluations/sums.toml"_s;
    QByteArray once = sums;
    // What ran twice is another evaluation than the one that the file asks for.
    m_window = std::make_unique<gui::EvaluateWindow>(*m_workbench, m_prompts);
    run();
    QCOMPARE(cell(0, 1), u"● 1/1"_s);
    m_window = std::make_unique<gui::EvaluateWindow>(*m_workbench, m_prompts);
    QVERIFY(cell(0, 1).isEmpty());
    QTRY_COMPARE(cell(0, 1), u"● 1/1"_s);
    QCOMPARE(cell(1, 2), u"○ 0/1"_s);
    QVERIFY(find<QPushButton>(u"evaluateReport"_s)->isEnabled());
    support::write(path, once.replace("6*7", "6*8"));
    m_window->open(path);
    QTRY_COMPARE(find<QComboBox>(u"evaluateBaseline"_s)->count(), 3);
    QVERIFY(cell(0, 1).isEmpty());
}

void EvaluateWindowTest::comparesWithABaseline()
{
    const QString other = m_workbench->profile().config + u"/evaluations/other.toml"_s;
    QByteArray named = sums;
    support::write(other, named.replace("name = \"sums\"", "name = \"other\"").replace("6*7", "6*8"));
    m_window->open(other);
    run();
    m_window->open(m_workbench->profile().config + u"/evaluations/sums.toml"_s);
    run();
    auto *baselines = find<QComboBox>(u"evaluateBaseline"_s);
    QTRY_COMPARE(baselines->count(), 2);
    baselines->setCurrentIndex(1);
    const QString path = m_workbench->profile().config + u"/evaluations/sums.toml"_s;
    QByteArray changed = sums;
    support::write(path, changed.replace("6*7", "6*8"));
    m_window->open(path);
    QTRY_COMPARE(baselines->count(), 2);
    baselines->setCurrentIndex(1);
    run();
    QTRY_VERIFY2(cell(0, 1).contains(u"worse"), qPrintable(cell(0, 1)));
    QTRY_VERIFY(find<QLabel>(u"evaluateFindings"_s)->text().contains(u"worse: product with one"));
    QTRY_COMPARE(baselines->count(), 3);
    QVERIFY(baselines->currentIndex() > 0);
    // Another suite, whose latest evaluation is shown, has nothing to do with that, at once.
    m_window->open(other);
    QVERIFY(find<QLabel>(u"evaluateFindings"_s)->text().isEmpty());
    QVERIFY(find<QLabel>(u"evaluateFigures"_s)->text().isEmpty());
    QCOMPARE(baselines->count(), 1);
    QTRY_COMPARE(baselines->count(), 2);
    QTRY_COMPARE(cell(0, 1), u"○ 0/1"_s);
    QTRY_VERIFY(find<QLabel>(u"evaluateFigures"_s)->text().contains(u"one: passed 0 %"));
    QVERIFY(find<QLabel>(u"evaluateFindings"_s)->text().isEmpty());
}

void EvaluateWindowTest::savesTheReport()
{
    run();
    m_prompts.file = m_folder->filePath(u"report.html"_s);
    QTest::mouseClick(find<QPushButton>(u"evaluateReport"_s), Qt::LeftButton);
    QTRY_VERIFY(support::read(m_prompts.file).contains("product"));
}

void EvaluateWindowTest::runsWhatStandsInTheFile()
{
    run();
    auto *table = find<QTableView>(u"evaluateMatrix"_s);
    table->setCurrentIndex(table->model()->index(0, 1));
    QCOMPARE(find<QPlainTextEdit>(u"evaluateAsked"_s)->toPlainText(), u"What is 6*7?"_s);
    find<QSpinBox>(u"evaluateTimes"_s)->setValue(2);
    support::write(m_workbench->profile().config + u"/evaluations/sums.toml"_s, QByteArray(sums).replace("6*7", "6*8"));
    m_workbench->descriptors().load();
    run();
    table->setCurrentIndex(table->model()->index(0, 1));
    QCOMPARE(find<QPlainTextEdit>(u"evaluateAsked"_s)->toPlainText(), u"What is 6*8?"_s);
    QVERIFY(find<QPlainTextEdit>(u"evaluateAnswered"_s)->toPlainText().contains(u"48"_s));
}

void EvaluateWindowTest::saysWhatIsWrongWithASuite()
{
    const QString path = m_folder->filePath(u"bad.toml"_s);
    support::write(path, "[suite]\nname = \"bad\"\n");
    m_window->open(path);
    QVERIFY(find<QLabel>(u"evaluateMessage"_s)->text().contains(u"no cases"));
    // What was there stays.
    QCOMPARE(find<QTableView>(u"evaluateMatrix"_s)->model()->rowCount(), 2);
}

void EvaluateWindowTest::saysWhatASuiteHardlyMeans()
{
    const QString path = m_folder->filePath(u"odd.toml"_s);
    support::write(path, "[suite]\nname = \"odd\"\n[budget]\ncost = 0.0001\n[[cases]]\nid = \"a\"\ninput = \"Say {{word}}\"\n");
    m_window->open(path);
    const auto *message = find<QLabel>(u"evaluateMessage"_s);
    QVERIFY2(message->text().contains(u"“a” expects nothing"), qPrintable(message->text()));
    QVERIFY2(message->text().contains(u"no variable “word”"), qPrintable(message->text()));
    run();
    QVERIFY2(message->text().contains(u"it has no price"), qPrintable(message->text()));
    QVERIFY2(message->text().contains(u"“a” expects nothing"), qPrintable(message->text()));
}

//! Another connection puts the runs in and does them; the window hears of it by the database alone.
void EvaluateWindowTest::followsWhatOthersDoInAStore()
{
    if (const QString why = support::Postgres::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
    support::Postgres postgres;
    QVERIFY2(postgres.start(), qPrintable(postgres.complaint()));
    std::unique_ptr<gui::EvaluationGround> others;
    makeStore(postgres, others);
    QVERIFY(others);

    m_prompts.text = postgres.url();
    auto *suites = find<QComboBox>(u"evaluateSuite"_s);
    suites->setCurrentIndex(suites->count() - 1);
    Q_EMIT suites->activated(suites->count() - 1);
    QCOMPARE(suites->currentIndex(), 0);
    QTRY_VERIFY(m_window->windowTitle().contains(u"postgresql:"));
    QTRY_COMPARE(find<QComboBox>(u"evaluateBaseline"_s)->count(), 1);
    QVERIFY(cell(0, 1).isEmpty());

    const QString path = m_workbench->profile().config + u"/evaluations/sums.toml"_s;
    auto suite = model::EvaluationSuite::load(path, {});
    QVERIFY(suite);
    suite->repeats = 2;
    model::Evaluation::Options options;
    options.worker = others->workerSettings();
    model::Evaluation evaluation(others->parts(m_workbench->sessions().defaults(), {}), others->keeper(), *suite, options);
    QVERIFY(evaluation.check());
    evaluation.start();
    QTRY_COMPARE(cell(0, 1), u"● 2/2"_s);
    QTRY_COMPARE(cell(1, 2), u"○ 0/2"_s);
    QVERIFY(find<QLabel>(u"evaluateLeft"_s)->text().startsWith(u"8 of 8"));
    // A grade goes to the run that is shown.
    find<QTableView>(u"evaluateMatrix"_s)->setCurrentIndex(find<QTableView>(u"evaluateMatrix"_s)->model()->index(0, 1));
    QTest::keyClick(m_window.get(), Qt::Key_4);
    QTRY_COMPARE(postgres.ask(u"SELECT count(*) FROM parlance.runs WHERE grade = 4"_s), u"1"_s);
    // What was said comes from there into the archive here, once.
    QSignalSpy wanted(m_window.get(), &gui::EvaluateWindow::conversationWanted);
    for (int time = 1; time <= 2; ++time) {
        QTest::mouseClick(find<QPushButton>(u"evaluateConversation"_s), Qt::LeftButton);
        QTRY_COMPARE(wanted.count(), time);
    }
    const auto id = wanted.last().first().value<model::ConversationId>();
    QCOMPARE(wanted.first().first().value<model::ConversationId>(), id);
    const model::ConversationStore conversations(m_workbench->store().reader());
    const auto info = conversations.find(id);
    QVERIFY(info);
    QVERIFY(info->archived);
    QVERIFY2(info->title.contains(u"product"), qPrintable(info->title));
    QVERIFY(info->length >= 2);
    QVERIFY(m_workbench->sessions().open(id));
    // What is no longer there is said.
    postgres.ask(u"DELETE FROM parlance.conversations"_s);
    find<QTableView>(u"evaluateMatrix"_s)->setCurrentIndex(find<QTableView>(u"evaluateMatrix"_s)->model()->index(1, 2));
    QTest::mouseClick(find<QPushButton>(u"evaluateConversation"_s), Qt::LeftButton);
    QTRY_VERIFY(find<QLabel>(u"evaluateMessage"_s)->text().contains(u"nothing of this run"));
}

//! In a PostgreSQL with its tables, as another has it.
void EvaluateWindowTest::makeStore(support::Postgres &postgres, std::unique_ptr<gui::EvaluationGround> &ground)
{
    const auto address = model::StoreAddress::parse(postgres.url());
    QVERIFY(address);
    gui::EvaluationGround::inStore(*m_workbench, *address, model::PostgresPurpose::Create, this,
        [&ground](model::Result<std::unique_ptr<gui::EvaluationGround>> made) { ground = made ? std::move(*made) : nullptr; });
    QTRY_VERIFY(ground);
    bool isMade = false;
    ground->keeper().run(
        this, [](model::RunStore &store) { return store.evaluations(u"sums"_s, 1); },
        [&isMade](const model::Result<QList<model::EvaluationRecord>> &records) { isMade = records.has_value(); });
    QTRY_VERIFY(isMade);
}

//! On a machine that has no file of it.
void EvaluateWindowTest::opensASuiteThatIsInTheStoreAlone()
{
    if (const QString why = support::Postgres::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
    support::Postgres postgres;
    QVERIFY2(postgres.start(), qPrintable(postgres.complaint()));
    std::unique_ptr<gui::EvaluationGround> others;
    makeStore(postgres, others);
    QVERIFY(others);
    const QString path = m_folder->filePath(u"unlike.toml"_s);
    support::write(path, unlike);
    const auto suite = model::EvaluationSuite::load(path, {});
    QVERIFY(suite);
    model::Evaluation::Options options;
    options.isOnlyQueued = true;
    model::Evaluation evaluation(others->parts(m_workbench->sessions().defaults(), {}), others->keeper(), *suite, options);
    QVERIFY(evaluation.check());
    QSignalSpy begun(&evaluation, &model::Evaluation::begun);
    evaluation.start();
    QTRY_COMPARE(begun.count(), 1);

    auto *suites = find<QComboBox>(u"evaluateSuite"_s);
    m_window->useStore(postgres.url());
    QTRY_COMPARE(suites->itemText(1), u"unlike (in the store)"_s);
    QCOMPARE(suites->currentIndex(), 0);
    suites->setCurrentIndex(1);
    Q_EMIT suites->activated(1);
    QTRY_COMPARE(suites->currentIndex(), 1);
    QCOMPARE(cell(0, 0), u"product"_s);
    QTRY_VERIFY(find<QLabel>(u"evaluateLeft"_s)->text().startsWith(u"0 of 4"));
    // It can be run from here as well.
    run();
    QTRY_COMPARE(cell(1, 2), u"● 1/1"_s);
}

void EvaluateWindowTest::namesItsControls()
{
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QTableView *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
        if (!isControl || widget->objectName().startsWith(u"qt_"))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isNamed = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        // Of a table, what Qt itself puts into its corner.
        if (!widget->objectName().isEmpty())
            QVERIFY2(isNamed, qPrintable(widget->objectName()));
    }
}

QTEST_MAIN(EvaluateWindowTest)
#include "tst_evaluatewindow.moc"
