// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodypage.h"
#include "gui/inspector/bodyview.h"
#include "gui/inspector/differencemodel.h"
#include "gui/inspector/differencepage.h"
#include "gui/inspector/eventsmodel.h"
#include "gui/inspector/eventspage.h"
#include "gui/inspector/exchangefilterline.h"
#include "gui/inspector/exchangegroup.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangelistpane.h"
#include "gui/inspector/exchangelistview.h"
#include "gui/inspector/exchangeview.h"
#include "gui/inspector/fillpage.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/inspector/timingpage.h"
#include "gui/preferences/preferences.h"
#include "gui/workbench/exchangekeeping.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

//! An Inspector over a store of its own.
class InspectorFixture final
{
public:
    InspectorFixture()
    {
        auto opened = model::Store::open(folder.filePath(u"parlance.sqlite"_s));
        if (!opened)
            qFatal("no store");
        store = std::move(*opened);
        keeping = std::make_unique<gui::ExchangeKeeping>(
            log, *store, [] { return [](const Exchange &) { return model::ExchangeFacts(); }; }, model::ExchangeBudget());
        library = std::make_unique<gui::StoreExchangeLibrary>(*store);
        preferences = std::make_unique<gui::Preferences>(folder.path());
    }

    template <typename Work>
    bool write(Work work)
    {
        bool isDone = false;
        bool isGood = false;
        store->run(&log, work, [&](const model::Result<void> &done) {
            isDone = true;
            isGood = done.has_value();
        });
        return QTest::qWaitFor([&isDone] { return isDone; }, support::patience) && isGood;
    }
    bool keep(const Exchange &exchange, const model::ExchangeFacts &facts = {})
    {
        return write([exchange, facts](model::Database &database) { return model::ExchangeStore(database).end(exchange, facts); });
    }
    void makePanel()
    {
        panel = std::make_unique<gui::InspectorPanel>(*library, log, *preferences);
        tester = std::make_unique<QAbstractItemModelTester>(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    gui::ExchangeListModel &model() { return panel->list().model(); }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return panel->findChild<Widget *>(QString::fromLatin1(name));
    }
    //! The exchange so many rows from the first, over all groups.
    QModelIndex row(int number)
    {
        QModelIndex index = model().last();
        for (int row = model().count() - 1; row > number; --row)
            index = model().before(index);
        return index;
    }
    void pick(int number) { panel->list().view().setCurrentIndex(row(number)); }
    void pickAlso(int number)
    {
        panel->list().view().selectionModel()->select(row(number), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    void filter(const QString &text) { find<gui::ExchangeFilterLine>("exchangeFilter")->setFilterText(text); }

    QTemporaryDir folder;
    std::unique_ptr<model::Store> store;
    model::ExchangeLog log;
    std::unique_ptr<gui::ExchangeKeeping> keeping;
    std::unique_ptr<gui::StoreExchangeLibrary> library;
    std::unique_ptr<gui::Preferences> preferences;
    std::unique_ptr<gui::InspectorPanel> panel;
    std::unique_ptr<QAbstractItemModelTester> tester;
};

Exchange exampleOf(const model::ConversationId &conversation)
{
    Exchange exchange;
    exchange.origin.conversation = conversation;
    exchange.origin.turn = model::TurnId(u"turn"_s);
    exchange.origin.round = 1;
    exchange.request.method = "POST";
    exchange.request.url = QUrl(u"http://127.0.0.1:8080/v1/messages"_s);
    exchange.request.headers = {{"x-api-key", "[redacted]"}, {"content-type", "application/json"}};
    exchange.request.body = "{\"temperature\":1.0,\"seed\":12345678901234567890,\"text\":\"it\'s\"}";
    exchange.status = 200;
    exchange.responseHeaders = {{"Content-Type", "text/event-stream; charset=utf-8"}};
    exchange.responseBody = "event: first\ndata: {\"a\":1}\n\ndata: second\n\n";
    exchange.arrivals = {{20, 5.5}, {exchange.responseBody.size(), 42}};
    exchange.totalMilliseconds = 1220;
    exchange.state = model::ExchangeState::Complete;
    return exchange;
}

QString textOf(const QAbstractItemModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines.append(model.index(row, 0).data().toString());
    return lines.join(u'\n');
}

} // namespace

class InspectorPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheRecordedBytes();
    void listsTheMessagesOfOneServer();
    void followsTheLog();
    void groupsByTurnsAndReadsBack();
    void filtersAsOneTypes();
    void keepsViewsUnderTheirNames();
    void showsTheColumnsThatArePicked();
    void pinsWhatIsPicked();
    void setsTheBudget();
    void drawsWaitsAsGaps();
    void comparesTwoThatArePicked();
    void comparesWithTheOneBefore();
    void alignsWhatIsTheSame();
    void findsTextsAndPaths();
    void decodesEvents();
    void tellsWhereTheTimeWent();
    void tellsWhatFillsTheRequest();
    void tellsWhenEventsArrived();
    void readsOnlyWhatHasCome();
    void showsALongBodyInPart();
    void cutsNoCharacterInTwo();
    void showsBytesInHexadecimal();
    void copiesAsCurlWithoutTheKey();
    void showsTheStepsOfTheCalls();
    void standsBesideWhereThereIsRoom();
};

void InspectorPanelTest::showsTheRecordedBytes()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    QVERIFY(fixture.keep(exampleOf(conversation)));
    QVERIFY(fixture.keep(exampleOf(model::ConversationId::create())));
    fixture.makePanel();
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 1);
    auto *lines = fixture.find<QListView>("requestBodyLines");
    QTRY_VERIFY(lines->model()->rowCount() > 1);
    QCOMPARE(textOf(*lines->model()), u"{\n  \"temperature\": 1.0,\n  \"seed\": 12345678901234567890,\n  \"text\": \"it's\"\n}"_s);
    QCOMPARE(textOf(*fixture.find<QListView>("responseBodyLines")->model()), u"event: first\ndata: {\"a\":1}\n\ndata: second\n"_s);
    QVERIFY(fixture.find<QPlainTextEdit>("exchangeHeaders")->toPlainText().contains(u"x-api-key: [redacted]"_s));
    QCOMPARE(fixture.row(0).data(gui::ExchangeListModel::DurationRole).toString(), u"1.22 s"_s);
}

void InspectorPanelTest::listsTheMessagesOfOneServer()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    for (const QString &url : {u"stdio://peer/tools/call"_s, u"stdio://other/tools/call"_s, u"https://peer/mcp"_s}) {
        Exchange exchange = exampleOf(conversation);
        exchange.request.url = QUrl(url);
        QVERIFY(fixture.keep(exchange));
    }
    fixture.makePanel();
    fixture.panel->setConversation(model::ConversationId::create());
    auto *scope = fixture.find<QComboBox>("inspectorScope");
    QCOMPARE(scope->count(), 2);
    fixture.panel->showServer(u"peer"_s, QUrl(u"stdio://peer"_s));
    QTRY_COMPARE(fixture.model().count(), 1);
    QCOMPARE(fixture.row(0).data(Qt::ToolTipRole).toString(), u"stdio://peer/tools/call"_s);
    fixture.log.begin({}, {"RECEIVE", QUrl(u"stdio://peer/notifications/message"_s), {}, {}});
    fixture.log.begin({}, {"RECEIVE", QUrl(u"stdio://other/notifications/message"_s), {}, {}});
    QCOMPARE(fixture.model().count(), 2);
    fixture.panel->showServer(u"web"_s, QUrl(u"https://peer:443"_s));
    QTRY_COMPARE(fixture.model().count(), 1);
    QCOMPARE(scope->count(), 3);
    QCOMPARE(scope->currentText(), u"Messages of web"_s);
    // The conversations are still to be had.
    scope->setCurrentIndex(1);
    Q_EMIT scope->activated(1);
    QTRY_COMPARE(fixture.model().count(), 5);
}

void InspectorPanelTest::followsTheLog()
{
    InspectorFixture fixture;
    fixture.makePanel();
    const auto conversation = model::ConversationId::create();
    fixture.panel->setConversation(conversation);
    QTRY_VERIFY(!fixture.model().isReading());
    const Exchange example = exampleOf(conversation);
    fixture.log.begin({model::ConversationId::create()}, example.request);
    const auto id = fixture.log.begin(example.origin, example.request);
    QCOMPARE(fixture.model().count(), 1);
    QCOMPARE(fixture.row(0).data(gui::ExchangeListModel::StatusRole).toString(), u"…"_s);
    fixture.log.head(id, 404, {});
    fixture.log.end(id, model::ExchangeState::Complete);
    QCOMPARE(fixture.row(0).data(gui::ExchangeListModel::StatusRole).toString(), u"404"_s);
    QVERIFY(fixture.row(0).data(gui::ExchangeListModel::FailedRole).toBool());
    QCOMPARE(fixture.model().indexOf(example.origin), fixture.row(0));
    // Once it is kept it has a number.
    QTRY_VERIFY(fixture.row(0).data(gui::ExchangeListModel::NumberRole).toLongLong() > 0);
    // What does not fit a filter is not listed, and what does is, as soon as that is known.
    fixture.filter(u"status:500"_s);
    QTRY_COMPARE(fixture.model().count(), 0);
    const auto failing = fixture.log.begin(example.origin, example.request);
    fixture.log.head(failing, 500, {});
    fixture.log.end(failing, model::ExchangeState::Complete);
    const auto fine = fixture.log.begin(example.origin, example.request);
    fixture.log.head(fine, 200, {});
    fixture.log.end(fine, model::ExchangeState::Complete);
    QTRY_COMPARE(fixture.model().count(), 1);
    QTRY_VERIFY(fixture.model().indexOf(failing).isValid());
}

void InspectorPanelTest::groupsByTurnsAndReadsBack()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    constexpr int all = 730;
    QVERIFY(fixture.write([conversation](model::Database &database) {
        model::Database::Transaction transaction(database);
        for (int number = 0; number < all; ++number) {
            Exchange exchange = exampleOf(conversation);
            exchange.origin.turn = number % 10 == 9 ? model::TurnId() : model::TurnId(u"turn%1"_s.arg(number / 100));
            exchange.responseBody.clear();
            if (const auto done = model::ExchangeStore(database).end(exchange); !done)
                return done;
        }
        return transaction.commit();
    }));
    fixture.makePanel();
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 100);
    QVERIFY(fixture.model().hasEarlier());
    const qint64 newest = fixture.model().last().data(gui::ExchangeListModel::NumberRole).toLongLong();
    while (fixture.model().hasEarlier()) {
        const int before = fixture.model().count();
        fixture.model().readEarlier();
        QTRY_VERIFY(fixture.model().count() > before && !fixture.model().isReading());
    }
    QCOMPARE(fixture.model().count(), all);
    QCOMPARE(fixture.model().last().data(gui::ExchangeListModel::NumberRole).toLongLong(), newest);
    // Eight turns, and those outside of turns each by themselves, since others are between them.
    QCOMPARE(fixture.model().rowCount(), 8 + 73);
    fixture.panel->list().view().setFocus();
    fixture.panel->list().view().findChild<QAction *>(u"groupToggle"_s)->trigger();
    QCOMPARE(fixture.model().rowCount(), all);
    for (int row = 0; row < all; ++row)
        QCOMPARE(fixture.model().index(row, 0).data(gui::ExchangeListModel::NumberRole).toLongLong(), newest - all + 1 + row);
    fixture.panel->list().view().findChild<QAction *>(u"groupToggle"_s)->trigger();
    QCOMPARE(fixture.model().count(), all);
}

void InspectorPanelTest::filtersAsOneTypes()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    Exchange refused = exampleOf(conversation);
    refused.status = 429;
    QVERIFY(fixture.keep(exampleOf(conversation), {u"anthropic"_s, u"opus"_s, {}, {}, 0.02, u"EUR"_s}));
    QVERIFY(fixture.keep(refused));
    fixture.makePanel();
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 2);
    auto *line = fixture.find<gui::ExchangeFilterLine>("exchangeFilter");
    QTest::keyClicks(line, u"status:4"_s);
    auto *footer = fixture.find<QLabel>("exchangeFooter");
    QTRY_VERIFY(footer->text().contains(u"not understood"_s));
    QCOMPARE(fixture.model().count(), 2);
    QTest::keyClicks(line, u"xx"_s);
    QTRY_COMPARE(fixture.model().count(), 1);
    QCOMPARE(fixture.row(0).data(gui::ExchangeListModel::StatusRole).toString(), u"429"_s);
    fixture.filter(u"costlier:0.01 provider:anthropic"_s);
    QTRY_VERIFY(!fixture.model().isReading());
    QCOMPARE(fixture.model().count(), 1);
    QVERIFY(fixture.row(0).siblingAtColumn(gui::ExchangeListModel::Cost).data().toString().contains(u"0.02"_s));
    fixture.filter(u"\"it's\""_s);
    QTRY_COMPARE(fixture.model().count(), 2);
    fixture.filter(u"nowhere"_s);
    QTRY_COMPARE(fixture.model().count(), 0);
}

void InspectorPanelTest::keepsViewsUnderTheirNames()
{
    InspectorFixture fixture;
    fixture.makePanel();
    fixture.panel->setConversation(model::ConversationId::create());
    fixture.filter(u"kind:provider status:failed"_s);
    fixture.panel->list().view().setColumns({u"request"_s, u"model"_s});
    auto *menu = fixture.find<QMenu>("inspectorViewsMenu");
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction *>(u"saveView"_s)->trigger();
    auto *dialog = fixture.panel->findChild<QInputDialog *>(u"viewNameDialog"_s);
    QVERIFY(dialog);
    dialog->setTextValue(u"What failed"_s);
    dialog->accept();
    QCOMPARE(fixture.preferences->inspectorViews().size(), 1);
    fixture.filter({});
    fixture.panel->list().view().setColumns({});
    // It is there at the next start, too.
    fixture.preferences = std::make_unique<gui::Preferences>(fixture.folder.path());
    fixture.tester.reset();
    fixture.makePanel();
    menu = fixture.find<QMenu>("inspectorViewsMenu");
    Q_EMIT menu->aboutToShow();
    QAction *saved = nullptr;
    for (QAction *action : menu->actions()) {
        if (action->text() == u"What failed"_s)
            saved = action;
    }
    QVERIFY(saved);
    saved->trigger();
    QCOMPARE(fixture.find<QLineEdit>("exchangeFilter")->text(), u"kind:provider status:failed"_s);
    QCOMPARE(fixture.panel->list().view().columns(), (QStringList {u"request"_s, u"model"_s}));
    Q_EMIT menu->aboutToShow();
    menu->findChild<QMenu *>(u"forgetView"_s)->actions().first()->trigger();
    QVERIFY(fixture.preferences->inspectorViews().isEmpty());
}

void InspectorPanelTest::showsTheColumnsThatArePicked()
{
    InspectorFixture fixture;
    fixture.makePanel();
    gui::ExchangeListView &view = fixture.panel->list().view();
    QVERIFY(view.isColumnHidden(gui::ExchangeListModel::Model));
    QMenu menu;
    view.fillColumnMenu(menu);
    menu.findChild<QAction *>(u"column-model"_s)->trigger();
    QVERIFY(!view.isColumnHidden(gui::ExchangeListModel::Model));
    QVERIFY(!menu.findChild<QAction *>(u"column-request"_s)->isEnabled());
    QVERIFY(fixture.preferences->lastInspectorView().columns.contains(u"model"_s));
}

void InspectorPanelTest::pinsWhatIsPicked()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    QVERIFY(fixture.keep(exampleOf(conversation)));
    QVERIFY(fixture.keep(exampleOf(conversation)));
    fixture.makePanel();
    fixture.panel->show();
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 2);
    fixture.pick(0);
    fixture.pickAlso(1);
    QCOMPARE(fixture.panel->picked().size(), 2);
    fixture.panel->list().view().findChild<QAction *>(u"pinPicked"_s)->trigger();
    QTRY_VERIFY(fixture.row(0).data(gui::ExchangeListModel::PinnedRole).toBool());
    QVERIFY(fixture.row(1).data(gui::ExchangeListModel::PinnedRole).toBool());
    QTRY_VERIFY(fixture.find<QLabel>("exchangeFooter")->text().contains(u"2 pinned"_s));
    fixture.panel->list().view().findChild<QAction *>(u"pinPicked"_s)->trigger();
    QTRY_VERIFY(!fixture.row(0).data(gui::ExchangeListModel::PinnedRole).toBool());
}

void InspectorPanelTest::setsTheBudget()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    Exchange old = exampleOf(conversation);
    old.started = old.started.addDays(-3);
    QVERIFY(fixture.keep(old));
    QVERIFY(fixture.keep(exampleOf(conversation)));
    fixture.makePanel();
    QObject::connect(fixture.panel.get(), &gui::InspectorPanel::budgetChosen, fixture.keeping.get(), &gui::ExchangeKeeping::setBudget);
    QTest::mouseClick(fixture.find<QToolButton>("exchangeBudgetButton"), Qt::LeftButton);
    auto *dialog = fixture.find<QDialog>("exchangeBudget");
    QVERIFY(dialog);
    dialog->findChild<QSpinBox *>(u"budgetMegabytes"_s)->setValue(7);
    dialog->findChild<QSpinBox *>(u"budgetDays"_s)->setValue(2);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(fixture.keeping->budget().days, 2);
    QCOMPARE(fixture.keeping->budget().bytes, 7 * 1024 * 1024);
    QCOMPARE(fixture.preferences->exchangeBudget().days, 2);
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 1);
}

void InspectorPanelTest::drawsWaitsAsGaps()
{
    gui::ExchangeGroup group;
    const QDateTime start = QDateTime::fromMSecsSinceEpoch(1'000'000, Qt::UTC);
    const auto add = [&](qint64 begin, double length) {
        model::ExchangeEntry entry;
        entry.exchange.started = start.addMSecs(begin);
        entry.exchange.totalMilliseconds = length;
        entry.exchange.state = model::ExchangeState::Complete;
        group.rows.append(entry);
    };
    add(0, 1000);
    // A person has thought for ten minutes.
    add(601'000, 1000);
    QCOMPARE(group.gaps().size(), 1);
    QVERIFY(group.barOf(group.rows.at(0)).length > 0.4);
    QVERIFY(group.barOf(group.rows.at(1)).length > 0.4);
    QVERIFY(group.gaps().first() > group.barOf(group.rows.at(0)).length);
    QVERIFY(group.gaps().first() < group.barOf(group.rows.at(1)).start);
    // One that was open meanwhile makes it no gap.
    add(100, 602'000);
    group.forgetTime();
    QVERIFY(group.gaps().isEmpty());
    QVERIFY(group.barOf(group.rows.at(0)).length < 0.01);
}

void InspectorPanelTest::comparesTwoThatArePicked()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    Exchange first = exampleOf(conversation);
    first.request.body = R"({"model":"m","messages":[{"role":"user","content":"Count them"}],"stream":true})";
    Exchange second = exampleOf(conversation);
    second.request.body =
        R"({"model":"m","messages":[{"role":"user","content":"Count them, too"},{"role":"assistant","content":"3"}],"stream":true})";
    QVERIFY(fixture.keep(first));
    QVERIFY(fixture.keep(exampleOf(conversation)));
    QVERIFY(fixture.keep(second, {u"anthropic"_s, {}, {}, {100, 20, 900, 0}}));
    fixture.makePanel();
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 3);
    fixture.pick(0);
    fixture.pickAlso(2);
    auto *page = fixture.panel->findChild<gui::DifferencePage *>();
    QSignalSpy compared(page, &gui::DifferencePage::compared);
    fixture.find<QTabWidget>("exchangeTabs")->setCurrentWidget(page);
    QTRY_COMPARE(compared.size(), 1);
    const QString headline = fixture.find<QLabel>("differenceHeadline")->text();
    const qsizetype departs = first.request.body.indexOf("them\"") + 4;
    QVERIFY2(headline.contains(u"departs at byte %1 of"_s.arg(departs)), qPrintable(headline));
    QVERIFY2(headline.contains(u"in messages[0].content"_s), qPrintable(headline));
    QVERIFY2(headline.contains(u"1 added · 1 changed"_s), qPrintable(headline));
    QVERIFY(fixture.find<QLabel>("differenceMeaning")->text().contains(u"read 900 of 1,000 tokens from its cache"_s));
    // Line by line as well, and for the responses, which are the same.
    auto *as = fixture.find<QComboBox>("differenceAs");
    as->setCurrentIndex(2);
    Q_EMIT as->activated(2);
    QVERIFY(fixture.find<QTableView>("differenceLines")->model()->rowCount() > 3);
    auto *of = fixture.find<QComboBox>("differenceOf");
    of->setCurrentIndex(1);
    Q_EMIT of->activated(1);
    QTRY_COMPARE(compared.size(), 2);
    QVERIFY(fixture.find<QLabel>("differenceHeadline")->text().contains(u"byte for byte"_s));
}

void InspectorPanelTest::comparesWithTheOneBefore()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    QVERIFY(fixture.keep(exampleOf(conversation)));
    Exchange longer = exampleOf(conversation);
    longer.request.body.replace("}", ",\"more\":1}");
    QVERIFY(fixture.keep(longer));
    fixture.makePanel();
    fixture.panel->setConversation(conversation);
    QTRY_COMPARE(fixture.model().count(), 2);
    QVERIFY(fixture.row(1)
                .data(gui::ExchangeListModel::SameRole)
                .toString()
                .contains(u"up to byte %1"_s.arg(exampleOf(conversation).request.body.size() - 1)));
    fixture.pick(1);
    fixture.panel->list().view().setFocus();
    auto *page = fixture.panel->findChild<gui::DifferencePage *>();
    QSignalSpy compared(page, &gui::DifferencePage::compared);
    fixture.find<QAction>("compareExchanges")->trigger();
    QTRY_COMPARE(compared.size(), 1);
    QVERIFY(fixture.find<QLabel>("differenceHeadline")->text().contains(u"1 added"_s));
    // The first has none before it.
    fixture.pick(0);
    QTRY_VERIFY(fixture.find<QLabel>("differenceNothing")->text().contains(u"none before it"_s));
}

void InspectorPanelTest::alignsWhatIsTheSame()
{
    gui::DifferenceModel difference;
    QAbstractItemModelTester tester(&difference, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QByteArray first = R"({"system":"s","messages":[{"n":0},{"n":1},{"n":2},{"n":3},{"n":"four"}],"gone":1})";
    const QByteArray second = R"({"system":"s","messages":[{"n":0},{"n":1},{"n":2},{"n":99},{"n":3},{"n":"five"}]})";
    difference.setDifference(model::BodyDifference::between(first, second));
    using Kind = gui::DifferenceModel::Kind;
    const auto kindOf = [&](const QModelIndex &index) { return Kind(index.data(gui::DifferenceModel::KindRole).toInt()); };
    const auto root = [&](int row) { return difference.index(row, 0); };
    QCOMPARE(difference.rowCount(), 3);
    QCOMPARE(kindOf(root(0)), Kind::Same);
    QCOMPARE(kindOf(root(1)), Kind::Holds);
    QCOMPARE(kindOf(root(2)), Kind::Removed);
    const QModelIndex messages = root(1);
    const QList<Kind> kinds {Kind::Run, Kind::Added, Kind::Same, Kind::Holds};
    QCOMPARE(difference.rowCount(messages), kinds.size());
    for (int row = 0; row < kinds.size(); ++row)
        QCOMPARE(kindOf(difference.index(row, 0, messages)), kinds.at(row));
    QCOMPARE(difference.index(0, 0, messages).data().toString(), u"0…2  same"_s);
    const QModelIndex run = difference.index(0, 0, messages);
    difference.fetchMore(run);
    QCOMPARE(difference.rowCount(run), 3);
    const QModelIndex changed = difference.index(0, 0, difference.index(3, 0, messages));
    QCOMPARE(kindOf(changed), Kind::Changed);
    QCOMPARE(changed.data().toString(), u"n: \"four\""_s);
    QCOMPARE(changed.siblingAtColumn(gui::DifferenceModel::After).data().toString(), u"n: \"five\""_s);
    QCOMPARE(changed.data(gui::DifferenceModel::PointerRole).toString(), u"/messages/5/n"_s);
    difference.setDifference(model::BodyDifference::between("[1,2]", "not json"));
    QCOMPARE(difference.rowCount(), 0);
    difference.setDifference(model::BodyDifference::between("1", "2"));
    QCOMPARE(kindOf(root(0)), Kind::Changed);
}

void InspectorPanelTest::findsTextsAndPaths()
{
    gui::BodyPage page(u"body"_s);
    page.setBody(R"({"messages":[{"role":"user","content":"one"},{"role":"assistant","content":"two"}],"n":1})", {});
    auto *form = page.findChild<QComboBox *>(u"bodyForm"_s);
    auto *words = page.findChild<QLineEdit *>(u"bodyFind"_s);
    auto *found = page.findChild<QLabel *>(u"bodyFound"_s);
    auto *tree = page.findChild<QTreeView *>(u"bodyTree"_s);
    QAbstractItemModelTester tester(tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    words->setText(u"two"_s);
    page.find(gui::FindStep::Next);
    QCOMPARE(found->text(), u"Line 9"_s);
    words->setText(u"$.messages[-1].content"_s);
    page.find(gui::FindStep::Next);
    QCOMPARE(form->currentIndex(), int(gui::BodyPage::Tree));
    QCOMPARE(tree->currentIndex().siblingAtColumn(1).data().toString(), u"two"_s);
    QCOMPARE(found->text(), u"1 of 1"_s);
    words->setText(u"$..role"_s);
    page.find(gui::FindStep::Next);
    page.find(gui::FindStep::Next);
    QCOMPARE(found->text(), u"2 of 2"_s);
    page.find(gui::FindStep::Next);
    QCOMPARE(found->text(), u"1 of 2"_s);
    words->setText(u"/messages/0/content"_s);
    page.find(gui::FindStep::Next);
    QCOMPARE(tree->currentIndex().siblingAtColumn(1).data().toString(), u"one"_s);
    words->setText(u"$.messages["_s);
    page.find(gui::FindStep::Next);
    QVERIFY(found->text().contains(u"cannot be read"_s));
    page.setBody("no json", {});
    QVERIFY(!page.findChild<QLabel *>(u"bodyNoTree"_s)->text().isEmpty());
}

void InspectorPanelTest::decodesEvents()
{
    Exchange exchange = exampleOf({});
    exchange.responseBody =
        "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":3}}}\n\n"
        "event: content_block_start\ndata: {\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\","
        "\"text\":\"\"}}\n\n"
        "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\","
        "\"text\":\"Three \"}}\n\n"
        "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\","
        "\"text\":\"headings\"}}\n\n";
    exchange.arrivals = {{exchange.responseBody.indexOf("event: content_block_delta"), 10}, {exchange.responseBody.size() - 5, 20},
        {exchange.responseBody.size(), 30}};
    gui::EventsPage page;
    QAbstractItemModelTester tester(&page.events(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    page.setExchange(exchange);
    gui::EventsModel &events = page.events();
    QCOMPARE(events.rowCount(), 4);
    QCOMPARE(events.decoded(), u"Three headings"_s);
    QCOMPARE(events.index(3, gui::EventsModel::DecodedColumn).data().toString(), u"headings"_s);
    const auto [begin, end] = events.bytesOf(2);
    QVERIFY(exchange.responseBody.mid(begin, end - begin).startsWith("event: content_block_delta"));
    QVERIFY(exchange.responseBody.mid(begin, end - begin).contains("Three "));
    QVERIFY(!exchange.responseBody.mid(begin, end - begin).contains("headings"));
    QCOMPARE(events.rowOfDecoded(2), 2);
    QCOMPARE(events.rowOfDecoded(6), 3);
    QCOMPARE(events.rowOfDecoded(14), -1);
    QVERIFY(events.speaking());
    QCOMPARE(events.speaking()->first, 20.0);
    QCOMPARE(events.speaking()->second, 30.0);
    // Picked on one side, shown on the other.
    auto *table = page.findChild<QTableView *>(u"exchangeEvents"_s);
    auto *decoded = page.findChild<QPlainTextEdit *>(u"decodedStream"_s);
    QCOMPARE(decoded->toPlainText(), u"Three headings"_s);
    table->selectRow(3);
    QCOMPARE(decoded->extraSelections().size(), 1);
    QCOMPARE(decoded->extraSelections().first().cursor.selectedText(), u"headings"_s);
    page.show();
    page.activateWindow();
    decoded->setFocus();
    QTRY_VERIFY(decoded->hasFocus());
    QTextCursor cursor = decoded->textCursor();
    cursor.setPosition(3);
    decoded->setTextCursor(cursor);
    QCOMPARE(table->currentIndex().row(), 2);
    QSignalSpy bytes(&page, &gui::EventsPage::bytesRequested);
    Q_EMIT table->activated(events.index(2, 0));
    QCOMPARE(bytes.first().first().toLongLong(), begin);
    // Lines of JSON are events, too.
    Exchange lines = exampleOf({});
    lines.request.url = QUrl(u"http://127.0.0.1:11434/api/chat"_s);
    lines.responseHeaders = {{"Content-Type", "application/x-ndjson"}};
    lines.responseBody =
        "{\"message\":{\"role\":\"assistant\",\"content\":\"Hi\"},\"done\":false}\n{\"message\":{\"content\":\"\"},\"done\":true}\n";
    lines.arrivals = {{lines.responseBody.size(), 7}};
    page.setExchange(lines);
    QCOMPARE(events.rowCount(), 2);
    QCOMPARE(events.decoded(), u"Hi"_s);
}

void InspectorPanelTest::tellsWhereTheTimeWent()
{
    gui::TimingModel timing;
    QAbstractItemModelTester tester(&timing, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Exchange exchange = exampleOf({});
    exchange.milestones = {2, 30, 31};
    exchange.headMilliseconds = 400;
    timing.setExchange(exchange, std::pair(450.0, 1200.0));
    const auto took = [&](int row) { return timing.index(row, gui::TimingModel::Took).data().toString(); };
    QCOMPARE(timing.rowCount(), 7);
    QCOMPARE(took(0), u"2 ms"_s);
    QCOMPARE(took(1), u"28 ms"_s);
    QCOMPARE(took(2), u"1 ms"_s);
    QCOMPARE(took(3), u"369 ms"_s);
    QCOMPARE(took(4), u"50 ms"_s);
    QCOMPARE(took(5), u"750 ms"_s);
    QCOMPARE(took(6), u"20 ms"_s);
    // Over a connection that stood, and with nothing decoded.
    exchange.milestones = {-1, -1, 1};
    timing.setExchange(exchange, {});
    QCOMPARE(timing.rowCount(), 3);
    exchange.milestones = {};
    timing.setExchange(exchange, {});
    QCOMPARE(timing.rowCount(), 2);
    gui::TimingPage page;
    page.setExchange(exchange, std::pair(450.0, 1450.0));
    page.setFacts({u"anthropic"_s, u"opus"_s, {}, {100, 50, 900, 0}, 0.011, u"EUR"_s});
    const QString figures = page.findChild<QLabel *>(u"timingFigures"_s)->text();
    QVERIFY2(figures.contains(u"1,000 tokens in (900 read from the cache) · 50 out"_s), qPrintable(figures));
    QVERIFY2(figures.contains(u"50.0 tokens a second"_s), qPrintable(figures));
}

void InspectorPanelTest::tellsWhatFillsTheRequest()
{
    const auto node = [](int position, model::Canister canister) {
        model::Node node;
        node.position = position;
        node.canister = model::share(std::move(canister));
        return node;
    };
    model::Canister asked;
    asked.contents = {model::TextContent {u"Count them"_s}};
    model::Canister call;
    call.role = model::Role::Invocation;
    call.invocation = model::Invocation {u"toolu_1"_s, u"io:read_file"_s, "{}"};
    model::Canister result;
    result.role = model::Role::Result;
    result.contents = {model::TextContent {u"text"_s}};
    result.result = model::ResultState {u"toolu_1"_s};
    const QList<model::Node> path {node(0, asked), node(1, call), node(2, result)};
    const QByteArray body =
        R"({"model":"m","system":[{"type":"text","text":"Be brief"}],"tools":[{"name":"read_file","input_schema":{}},{"name":"b"}],"messages":[
        {"role":"user","content":[{"type":"text","text":"Count them"}]},
        {"role":"assistant","content":[{"type":"tool_use","id":"toolu_1","name":"read_file","input":{}}]},
        {"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","content":"text"}]}],"stream":true})";
    const QList<gui::FillPart> parts = gui::RequestFill::of(body, path);
    QCOMPARE(parts.size(), 4);
    qint64 sum = 0;
    for (const gui::FillPart &part : parts)
        sum += part.bytes;
    QCOMPARE(sum, body.size());
    QCOMPARE(parts.at(1).parts.first().name, u"read_file"_s);
    QCOMPARE(parts.at(2).parts.size(), 3);
    for (int index = 0; index < 3; ++index) {
        QVERIFY(parts.at(2).parts.at(index).position);
        QCOMPARE(*parts.at(2).parts.at(index).position, index);
    }
    QCOMPARE(parts.at(2).parts.at(1).parts.first().pointer, u"/messages/1/content/0"_s);
    QVERIFY(gui::RequestFill::of("no json").isEmpty());
    gui::FillPage page;
    auto *tree = page.findChild<QTreeView *>(u"fillTree"_s);
    QAbstractItemModelTester tester(tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy filled(&page, &gui::FillPage::filled);
    QSignalSpy wanted(&page, &gui::FillPage::canisterRequested);
    page.setRequest(body, path, 1000);
    QTRY_COMPARE(filled.size(), 1);
    const QModelIndex messages = tree->model()->index(2, 0);
    tree->setCurrentIndex(tree->model()->index(2, 0, messages));
    page.findChild<QAction *>(u"fillToCanister"_s)->trigger();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toInt(), 2);
    QVERIFY(tree->model()->index(2, gui::FillModel::Tokens).data().toString().startsWith(u"≈"_s));
}

void InspectorPanelTest::tellsWhenEventsArrived()
{
    gui::EventsModel events;
    QAbstractItemModelTester tester(&events, QAbstractItemModelTester::FailureReportingMode::QtTest);
    events.setExchange(exampleOf({}));
    QCOMPARE(events.rowCount(), 2);
    // The first event's last byte came with the second arrival.
    QCOMPARE(events.index(0, gui::EventsModel::TimeColumn).data().toString(), u"42.0 ms"_s);
    QCOMPARE(events.index(0, gui::EventsModel::TypeColumn).data().toString(), u"first"_s);
    QCOMPARE(events.index(0, gui::EventsModel::DataColumn).data().toString(), u"{\"a\":1}"_s);
    QCOMPARE(events.index(1, gui::EventsModel::TypeColumn).data().toString(), u"message"_s);
    Exchange plain = exampleOf({});
    plain.responseHeaders.clear();
    events.setExchange(plain);
    QCOMPARE(events.rowCount(), 0);
}

//! A stream that grows is shown as it would be if it were read as a whole, without the view's going back to its beginning.
void InspectorPanelTest::readsOnlyWhatHasCome()
{
    Exchange whole = exampleOf({});
    whole.responseBody.clear();
    whole.arrivals.clear();
    Exchange growing = whole;
    gui::EventsModel events;
    gui::BodyView view(u"body"_s);
    const QAbstractItemModel &lines = *view.findChild<QListView *>(u"bodyLines"_s)->model();
    QAbstractItemModelTester eventsTester(&events, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester linesTester(
        view.findChild<QListView *>(u"bodyLines"_s)->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    events.setExchange(growing);
    view.setBody({}, u"nothing yet"_s);
    QSignalSpy reset(&events, &QAbstractItemModel::modelReset);
    QSignalSpy linesReset(&lines, &QAbstractItemModel::modelReset);
    const QByteArray body = QByteArray("event: first\ndata: {\"a\":1}\n\ndata: second\r\n\r\n").repeated(900);
    for (qsizetype at = 0; at < body.size(); at += 97) {
        growing.responseBody.append(body.mid(at, 97));
        growing.arrivals.append({growing.responseBody.size(), double(at)});
        events.grow(growing);
        view.grow(growing.responseBody);
    }
    QCOMPARE(reset.size(), 0);
    QCOMPARE(linesReset.size(), 0);
    QCOMPARE(view.body(), body);
    gui::EventsModel read;
    read.setExchange(growing);
    QCOMPARE(events.rowCount(), 1800);
    QCOMPARE(textOf(events), textOf(read));
    gui::BodyView readView(u"read"_s);
    readView.setBody(body, {});
    QTRY_COMPARE(textOf(*readView.findChild<QListView *>(u"readLines"_s)->model()), textOf(lines));
    QCOMPARE(view.findChild<QLabel *>(u"bodyRemark"_s)->text(), readView.findChild<QLabel *>(u"readRemark"_s)->text());
    view.setForm(gui::BodyForm::Hexadecimal);
    view.grow(body + "0123456789abcdef0");
    QCOMPARE(lines.rowCount(), gui::BodyModel::firstPart);
    QCOMPARE(view.body().size(), body.size() + 17);
}

void InspectorPanelTest::showsALongBodyInPart()
{
    QByteArray body = "[";
    for (int i = 0; i < 40'000; ++i)
        body += QByteArray::number(i) + ',';
    body += "0]";
    gui::BodyView view(u"body"_s);
    view.show();
    view.setBody(body, {});
    auto *lines = view.findChild<QListView *>(u"bodyLines"_s);
    QAbstractItemModelTester tester(lines->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_COMPARE(lines->model()->rowCount(), gui::BodyModel::firstPart);
    auto *all = view.findChild<QPushButton *>(u"bodyAll"_s);
    QVERIFY(all->isVisible());
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(lines->model()->rowCount(), 40'003);
    QVERIFY(!all->isVisible());
}

void InspectorPanelTest::cutsNoCharacterInTwo()
{
    const QString text = QString(3000, QChar(0x20AC));
    const auto lines = gui::TextLines::of(text.toUtf8(), gui::BodyForm::Raw);
    QString joined;
    for (int i = 0; i < lines.count(); ++i)
        joined += lines.line(i);
    QVERIFY(lines.count() > 1);
    QCOMPARE(joined, text);
    // Bytes that are no text at all must not matter either.
    QVERIFY(gui::TextLines::of(QByteArray(10'000, char(0x80)), gui::BodyForm::Formatted).count() > 4);
}

void InspectorPanelTest::showsBytesInHexadecimal()
{
    const auto lines = gui::TextLines::of(QByteArray("\0A\xFFtwo rows of bytes", 20), gui::BodyForm::Hexadecimal);
    QCOMPARE(lines.count(), 2);
    QVERIFY(lines.line(0).startsWith(u"00000000  00 41 ff 74 "_s));
    QVERIFY(lines.line(0).endsWith(u".A.two rows of b"_s));
    QVERIFY(lines.line(1).startsWith(u"00000010  79 74 65 73"_s));
}

void InspectorPanelTest::copiesAsCurlWithoutTheKey()
{
    const QString curl = gui::toCurl(exampleOf({}));
    QVERIFY(curl.startsWith(u"curl -X POST 'http://127.0.0.1:8080/v1/messages'"_s));
    QVERIFY(curl.contains(u"-H 'x-api-key: '\"$API_KEY\"''"_s));
    QVERIFY(curl.contains(u"\"text\":\"it\'\\\'\'s\"}"_s));
}

void InspectorPanelTest::showsTheStepsOfTheCalls()
{
    const auto call = [](const QString &id, const QString &name) {
        model::Canister canister;
        canister.role = model::Role::Invocation;
        canister.invocation = model::Invocation {id, name, "{\"path\":\"a\"}"};
        return std::make_shared<const model::Canister>(canister);
    };
    model::Canister result;
    result.role = model::Role::Result;
    result.contents = {model::TextContent {u"text"_s}};
    result.result = model::ResultState {u"1"_s};
    result.result->steps = {{u"validate"_s, 0.25, {}}, {u"confine"_s, 0, u"sandboxed: no network"_s}, {u"execute"_s, 12, u"attempt 2"_s}};
    InspectorFixture fixture;
    model::ConversationInfo info;
    model::TurnRecord turn;
    turn.conversation = info.id;
    const QList<model::CanisterPointer> made {call(u"1"_s, u"io:read"_s), call(u"2"_s, u"web:get"_s), model::share(result)};
    QVERIFY(fixture.write([info, turn, made](model::Database &database) {
        model::TurnStore turns(database);
        return model::ConversationStore(database)
            .create(info)
            .and_then([&] { return turns.begin(turn); })
            .and_then([&] { return turns.commit(turn.id, made, model::TurnState::Committed); })
            .map([](qint64) {});
    }));
    const auto ofTurn = [&](const QString &invocation) {
        Exchange exchange = exampleOf(info.id);
        exchange.origin.turn = turn.id;
        exchange.origin.invocation = invocation;
        return exchange;
    };
    Exchange ofNoTurn = exampleOf(info.id);
    ofNoTurn.origin.turn = {};
    for (const Exchange &exchange : {ofTurn({}), ofTurn(u"2"_s), ofNoTurn})
        QVERIFY(fixture.keep(exchange));
    fixture.makePanel();
    fixture.panel->setConversation(info.id);
    QTRY_COMPARE(fixture.model().count(), 3);
    const auto *steps = fixture.find<QPlainTextEdit>("exchangeSteps");
    fixture.pick(0);
    QTRY_VERIFY(steps->toPlainText().contains(u"io:read  path = a\ndone · sandboxed · "_s));
    QVERIFY(steps->toPlainText().contains(u"attempt 2"_s));
    QVERIFY(steps->toPlainText().contains(u"web:get  path = a\nunder way"_s));
    // That of a tool has its own call only, one outside of turns none.
    fixture.pick(1);
    QTRY_COMPARE(steps->toPlainText(), u"web:get  path = a\nunder way"_s);
    // From there it is a step to the conversation.
    QSignalSpy wanted(fixture.panel.get(), &gui::InspectorPanel::canisterRequested);
    fixture.find<QAction>("exchangeToCanister")->trigger();
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().at(1).toInt(), 1);
    fixture.pick(2);
    QTRY_COMPARE(steps->toPlainText(), QString());
}

void InspectorPanelTest::standsBesideWhereThereIsRoom()
{
    InspectorFixture fixture;
    fixture.makePanel();
    fixture.panel->resize(420, 700);
    fixture.panel->show();
    auto *splitter = fixture.find<QSplitter>("inspectorSplitter");
    QCOMPARE(splitter->orientation(), Qt::Vertical);
    fixture.panel->resize(1200, 700);
    QCOMPARE(splitter->orientation(), Qt::Horizontal);
    splitter->setSizes({300, 900});
    Q_EMIT splitter->splitterMoved(300, 1);
    const QList<int> drawn = splitter->sizes();
    fixture.panel->resize(420, 700);
    QCOMPARE(splitter->orientation(), Qt::Vertical);
    fixture.panel->resize(1200, 700);
    QCOMPARE(splitter->sizes(), drawn);
}

QTEST_MAIN(InspectorPanelTest)
#include "tst_inspectorpanel.moc"
