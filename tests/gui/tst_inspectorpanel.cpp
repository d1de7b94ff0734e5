// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/differencelinesview.h"
#include "gui/inspector/differencepage.h"
#include "gui/inspector/exchangegroup.h"
#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"
#include "tests/gui/inspectorfixture.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

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
    void showsNothingWhileAnotherIsRead();
    void listsTheMessagesOfOneServer();
    void followsTheLog();
    void followsOtherProcesses();
    void groupsByTurnsAndReadsBack();
    void filtersAsOneTypes();
    void keepsViewsUnderTheirNames();
    void showsTheColumnsThatArePicked();
    void pinsWhatIsPicked();
    void setsTheBudget();
    void drawsWaitsAsGaps();
    void comparesTwoThatArePicked();
    void comparesWithTheOneBefore();
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

//! Rather than the one before, where that takes long.
void InspectorPanelTest::showsNothingWhileAnotherIsRead()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    QVERIFY(fixture.keep(exampleOf(conversation)) && fixture.keep(exampleOf(conversation)));
    fixture.makePanel();
    auto *lines = fixture.find<QListView>("requestBodyLines");
    auto *headers = fixture.find<QPlainTextEdit>("exchangeHeaders");
    QTRY_COMPARE(fixture.model().count(), 2);
    fixture.pick(0);
    QTRY_VERIFY(!textOf(*lines->model()).isEmpty());
    QSemaphore isRead;
    const auto read = qScopeGuard([&isRead] { isRead.release(); });
    fixture.store->run(
        &fixture.log,
        [&isRead](model::Database &) {
            isRead.acquire();
            return model::Result<void>();
        },
        [](const model::Result<void> &) {});
    fixture.pick(1);
    QTRY_VERIFY(textOf(*lines->model()).isEmpty());
    QVERIFY(headers->toPlainText().isEmpty());
    isRead.release();
    QTRY_VERIFY(!textOf(*lines->model()).isEmpty());
    QVERIFY(!headers->toPlainText().isEmpty());
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

void InspectorPanelTest::followsOtherProcesses()
{
    InspectorFixture fixture;
    const auto conversation = model::ConversationId::create();
    // More than are read at first.
    for (int each = 0; each < 60; ++each)
        QVERIFY(fixture.keep(exampleOf(conversation)));
    fixture.makePanel();
    fixture.panel->setConversation(conversation);
    QTRY_VERIFY(!fixture.model().isReading());
    const int before = fixture.model().count();
    QVERIFY(before < 60 && fixture.model().hasEarlier());
    auto other = model::Database::open(fixture.folder.filePath(u"parlance.sqlite"_s), model::Database::Access::ReadWrite);
    QVERIFY(other);
    model::ExchangeStore elsewhere(**other);
    Exchange theirs = exampleOf(conversation);
    theirs.state = model::ExchangeState::Open;
    theirs.status = 0;
    QVERIFY(elsewhere.begin(theirs) && elsewhere.begin(exampleOf(model::ConversationId::create())));
    QTRY_COMPARE(fixture.model().count(), before + 1);
    QCOMPARE(fixture.model().indexOf(theirs.id), fixture.model().last());
    QCOMPARE(fixture.model().last().data(gui::ExchangeListModel::StatusRole).toString(), u"…"_s);
    theirs.state = model::ExchangeState::Complete;
    theirs.status = 201;
    QVERIFY(elsewhere.end(theirs));
    QTRY_COMPARE(fixture.model().last().data(gui::ExchangeListModel::StatusRole).toString(), u"201"_s);
    QCOMPARE(fixture.model().count(), before + 1);
    // More at once than are looked at: those that are not shown are read when they are looked for.
    const QString turn = u"their turn"_s;
    for (int each = 0; each < 420; ++each) {
        theirs = exampleOf(conversation);
        theirs.origin.turn = model::TurnId(turn);
        QVERIFY(elsewhere.end(theirs));
    }
    QTRY_COMPARE(fixture.model().indexOf(theirs.id), fixture.model().last());
    QVERIFY(!fixture.model().isReading() && fixture.model().hasEarlier());
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
    QTRY_COMPARE(fixture.model().count(), 40);
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
    // What is over it has gone by the time that something else is done there.
    QVERIFY(fixture.write([](model::Database &) { return model::Result<void>(); }));
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
    QVERIFY(fixture.find<QLabel>("differenceMeaning")
                ->text()
                .contains(u"read 900 of %1 tokens from its cache"_s.arg(QLocale().toString(1000))));
    // Line by line as well, and for the responses, which are the same.
    auto *as = fixture.find<QComboBox>("differenceAs");
    as->setCurrentIndex(2);
    Q_EMIT as->activated(2);
    auto *lines = fixture.find<QTableView>("differenceLines");
    using Lines = gui::DifferenceLinesModel;
    QVERIFY(lines->model()->rowCount() > 3);
    int added = 0;
    for (int row = 0; row < lines->model()->rowCount(); ++row) {
        const auto textIn = [lines, row](Lines::Column column) { return lines->model()->index(row, column).data().toString(); };
        if (textIn(Lines::BeforeNumber).isEmpty() && !textIn(Lines::AfterNumber).isEmpty()) {
            ++added;
            QCOMPARE(textIn(Lines::Before), QString());
        }
    }
    QVERIFY(added > 0);
    fixture.find<QPushButton>("differenceFirst")->click();
    QCOMPARE(lines->currentIndex().siblingAtColumn(Lines::After).data().toString().simplified(), uR"("content": "Count them, too")"_s);
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
    QVERIFY(!fixture.find<QPushButton>("differenceFirst")->isHidden());
    // The first has none before it.
    fixture.pick(0);
    QTRY_VERIFY(fixture.find<QLabel>("differenceNothing")->text().contains(u"no earlier one"_s));
    QVERIFY(fixture.find<QPushButton>("differenceFirst")->isHidden());
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
    QTRY_COMPARE(splitter->sizes(), drawn);
}

QTEST_MAIN(InspectorPanelTest)
#include "tst_inspectorpanel.moc"
