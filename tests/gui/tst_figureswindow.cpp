// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/budgetbar.h"
#include "gui/figures/figurechart.h"
#include "gui/figures/figureswindow.h"
#include "gui/figures/runningpanel.h"
#include "gui/preferences/preferences.h"
#include "gui/theme/spacing.h"
#include "gui/workbench/budgets.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpservers.h"
#include "model/store/figurestore.h"
#include "model/store/store.h"
#include "tests/gui/windowfixture.h"

#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

//! The window of figures, the budgets and what runs now, over the calls of a whole program.
class FiguresWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void listsToolsAndModels();
    void showsDaysAsAChartAndAsATable();
    void savesWhatIsShown();
    void keepsBudgets();
    void asksBeyondABudget();
    void saysSoBeyondABudget();
    void showsWhatRuns();
    void remembersThatWhatRunsIsSeen();
    void roundsTheScaleUp_data();
    void roundsTheScaleUp();
    void keepsBudgetsBesideTheirWords();

private:
    template <typename Widget>
    Widget *in(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    QStringList names() const;
    void setBudget(double conversation, bool asks) const
    {
        gui::Preferences(m_fixture.workbench->profile().config).setBudget({0, 0, conversation, u"EUR"_s, asks});
    }

    WindowFixture m_fixture;
    gui::FiguresWindow *m_window = nullptr;
};

void FiguresWindowTest::initTestCase()
{
    QVERIFY(m_fixture.open());
    // A price that the rehearsal does not have.
    const QString folder = m_fixture.workbench->profile().config + u"/providers"_s;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/rehearsal.toml"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[provider]\nname = \"rehearsal\"\ndialect = \"anthropic-messages\"\nbase-url = \"rehearsal:\"\n"
               "[[models]]\nname = \"rehearsal\"\nprice = { input = 1000.0, output = 1000.0, currency = \"EUR\" }\n");
    file.close();
    m_fixture.workbench->descriptors().load();
    QTRY_VERIFY(m_fixture.workbench->providers().find(u"rehearsal"_s)->entry(u"rehearsal"_s).price);
    QVERIFY(m_fixture.say(u"What time is it?"_s));
    m_window = new gui::FiguresWindow(*m_fixture.workbench, *m_fixture.prompts, nullptr);
    m_window->show();
    QTRY_VERIFY((m_window->read(), !names().isEmpty()));
}

void FiguresWindowTest::cleanupTestCase()
{
    delete m_window;
}

QStringList FiguresWindowTest::names() const
{
    QStringList names;
    const QAbstractItemModel *rows = in<QTableView>(u"figures"_s)->model();
    for (int row = 0; row < rows->rowCount(); ++row)
        names.append(rows->index(row, 0).data().toString());
    return names;
}

void FiguresWindowTest::listsToolsAndModels()
{
    QVERIFY2(names().contains(u"clock:now"_s), qPrintable(names().join(u' ')));
    in<QComboBox>(u"figuresBy"_s)->setCurrentIndex(1);
    m_window->read();
    QCOMPARE(names(), QStringList {u"rehearsal/rehearsal"_s});
    const QTableView *table = in<QTableView>(u"figures"_s);
    QVERIFY(!table->isColumnHidden(8));
    QVERIFY2(table->model()->index(0, 8).data().toString().endsWith(u"EUR"_s), qPrintable(table->model()->index(0, 8).data().toString()));
}

void FiguresWindowTest::showsDaysAsAChartAndAsATable()
{
    const auto *chart = in<gui::FigureChart>(u"figureChart"_s);
    QVERIFY(chart->accessibleName().contains(u"Calls"_s));
    QVERIFY(!chart->accessibleDescription().isEmpty());
    QTest::mouseClick(in<QPushButton>(u"figureAsTable"_s), Qt::LeftButton);
    QVERIFY(in<QTableView>(u"figureDays"_s)->isVisible());
    QCOMPARE(in<QTableView>(u"figureDays"_s)->model()->rowCount(), 1);
    QTest::mouseClick(in<QPushButton>(u"figureAsTable"_s), Qt::LeftButton);
    QVERIFY(chart->isVisible());
}

void FiguresWindowTest::savesWhatIsShown()
{
    m_fixture.prompts->file = m_fixture.workbench->profile().data + u"/figures.out"_s;
    QFile file(m_fixture.prompts->file);
    QTest::mouseClick(in<QPushButton>(u"figuresCsv"_s), Qt::LeftButton);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("name,calls,"));
    file.close();
    QTest::mouseClick(in<QPushButton>(u"figuresJson"_s), Qt::LeftButton);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(model::stringIn(*model::JsonText::parse(file.readAll().trimmed()), u"name"), u"rehearsal/rehearsal"_s);
}

void FiguresWindowTest::keepsBudgets()
{
    in<QDoubleSpinBox>(u"budgetDay"_s)->setValue(1.5);
    in<QComboBox>(u"budgetAction"_s)->setCurrentIndex(1);
    Q_EMIT in<QComboBox>(u"budgetAction"_s)->activated(1);
    const gui::Preferences::Budget budget = gui::Preferences(m_fixture.workbench->profile().config).budget();
    QCOMPARE(budget.day, 1.5);
    QVERIFY(!budget.asks);
}

void FiguresWindowTest::asksBeyondABudget()
{
    setBudget(0.000001, true);
    model::Session &session = m_fixture.page()->session();
    const int length = session.conversation().length();
    QSignalSpy asked(&m_fixture.workbench->questions(), &model::Questions::raised);
    m_fixture.page()->composer().editor().setPlainText(u"And now?"_s);
    m_fixture.page()->composer().send();
    QTRY_VERIFY(!asked.isEmpty());
    auto *question = asked.first().first().value<model::Question *>();
    QVERIFY2(question->subject().text.contains(u"budget"_s), qPrintable(question->subject().text));
    session.stop();
    QTRY_VERIFY(!session.isBusy());
    QCOMPARE(session.conversation().length(), length);
}

void FiguresWindowTest::saysSoBeyondABudget()
{
    setBudget(0.000001, false);
    model::Session &session = m_fixture.page()->session();
    QSignalSpy events(&session, &model::Session::turnEvent);
    QVERIFY(m_fixture.say(u"What time is it?"_s));
    const bool isSaid = std::any_of(events.begin(), events.end(), [](const QList<QVariant> &event) {
        const auto told = event.first().value<model::TurnEvent>();
        const auto *notice = std::get_if<model::NoticeEvent>(&told);
        return notice && notice->text.contains(u"budget"_s);
    });
    QVERIFY(isSaid);
    setBudget(0, true);
    QVERIFY(!gui::Budgets(*m_fixture.workbench).before(session.id(), {}));
}

void FiguresWindowTest::showsWhatRuns()
{
    const QString folder = m_fixture.workbench->profile().config + u"/ensembles"_s;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/peer.toml"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "[ensemble]\nname = \"peer\"\ndescription = \"A peer.\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"" MCP_PEER "\"]\n");
    file.close();
    m_fixture.workbench->descriptors().load();
    invocables::McpServers &servers = m_fixture.workbench->mcpServers();
    QTRY_VERIFY(servers.find(u"peer"_s));
    m_fixture.trigger(u"runningToggle"_s);
    auto *panel = m_fixture.window->findChild<gui::RunningPanel *>();
    QVERIFY(panel && panel->isVisible());
    const auto *list = panel->findChild<QTreeWidget *>(u"running"_s);
    const auto text = [&](int column) { return list->topLevelItemCount() > 0 ? list->topLevelItem(0)->text(column) : QString(); };
    panel->look();
    QCOMPARE(text(gui::RunningPanel::Name), u"peer · MCP"_s);
    servers.find(u"peer"_s)->start();
    QTRY_VERIFY((panel->look(), text(gui::RunningPanel::State) == u"ready"_s));
    QVERIFY2(text(gui::RunningPanel::Memory).endsWith(u"MiB"_s), qPrintable(text(gui::RunningPanel::Memory)));
    QCOMPARE(text(gui::RunningPanel::Restarts), QString());
    servers.find(u"peer"_s)->restart();
    QTRY_VERIFY((panel->look(), text(gui::RunningPanel::State) == u"ready"_s));
    QCOMPARE(text(gui::RunningPanel::Restarts), u"1"_s);
    // A provider that is being asked, until it has answered.
    model::ExchangeLog &log = m_fixture.workbench->exchangeLog();
    const model::ExchangeId asked = log.begin({}, {"POST", QUrl(u"https://busy.example/v1/messages"_s), {}, "x"});
    panel->look();
    QCOMPARE(list->topLevelItemCount(), 2);
    const QTreeWidgetItem *row = list->topLevelItem(1);
    QCOMPARE(row->text(gui::RunningPanel::Name), u"busy.example · provider"_s);
    QCOMPARE(row->text(gui::RunningPanel::UnderWay) + row->text(gui::RunningPanel::Waiting), u"11"_s);
    log.end(asked, model::ExchangeState::Cancelled);
    panel->look();
    QCOMPARE(list->topLevelItemCount(), 1);
    servers.find(u"peer"_s)->stop();
}

void FiguresWindowTest::remembersThatWhatRunsIsSeen()
{
    const auto isSeen = [this] { return m_fixture.window->findChild<QDockWidget *>(u"runningDock"_s)->isVisible(); };
    QVERIFY(isSeen());
    QVERIFY(m_fixture.restart());
    QTRY_VERIFY(isSeen());
    m_fixture.window->findChild<QDockWidget *>(u"runningDock"_s)->close();
    QVERIFY(m_fixture.restart());
    QVERIFY(!isSeen());
}

void FiguresWindowTest::roundsTheScaleUp_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("top");
    QTest::newRow("nothing") << 0.0 << 1.0;
    QTest::newRow("itself") << 20.0 << 20.0;
    QTest::newRow("more") << 21.0 << 50.0;
    QTest::newRow("little") << 0.0031 << 0.005;
    QTest::newRow("no number") << qQNaN() << 1.0;
}

void FiguresWindowTest::roundsTheScaleUp()
{
    QFETCH(double, value);
    QTEST(gui::FigureChart::roundedUp(value), "top");
}

//! However wide it is, a line never ends with the words of the field in the next.
void FiguresWindowTest::keepsBudgetsBesideTheirWords()
{
    gui::BudgetBar bar(*m_fixture.workbench);
    const auto *currency = bar.findChild<QWidget *>(u"budgetCurrency"_s);
    const auto *action = bar.findChild<QWidget *>(u"budgetAction"_s);
    const auto placeOf = [&bar](const QWidget *part) { return QRect(part->mapTo(&bar, QPoint(0, 0)), part->size()); };
    bar.show();
    for (int width = bar.minimumSizeHint().width(); width < 1200; width += 20) {
        bar.resize(width, 400);
        for (const auto *words : bar.findChildren<QLabel *>()) {
            if (words->buddy())
                QCOMPARE(placeOf(words).center().y(), placeOf(words->buddy()).center().y());
        }
        // Nor is there a gap behind what is as wide as it can be.
        if (placeOf(currency).bottom() > placeOf(action).top() && placeOf(action).left() > placeOf(currency).left())
            QCOMPARE(placeOf(action).left(), placeOf(currency).right() + 1 + gui::spacing::gap);
    }
}

QTEST_MAIN(FiguresWindowTest)
#include "tst_figureswindow.moc"
