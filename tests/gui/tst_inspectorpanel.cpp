// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodyview.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangeview.h"
#include "gui/inspector/inspectorpanel.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

//! Exchanges in memory that answer as a store does: later.
class FakeExchanges final : public gui::ExchangeLibrary
{
public:
    QList<Exchange> all;
    QHash<model::TurnId, QList<model::CanisterPointer>> made;

    void list(const model::ConversationId &conversation, QObject *context, std::function<void(const List &)> done) override
    {
        QTimer::singleShot(0, context, [this, conversation, done] {
            QList<Exchange> found;
            for (const Exchange &exchange : all) {
                if (conversation.isEmpty() || exchange.origin.conversation == conversation)
                    found.append(exchange);
            }
            done(found);
        });
    }
    void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<Exchange> &)> done) override
    {
        QTimer::singleShot(0, context, [this, id, done] {
            for (const Exchange &exchange : all) {
                if (exchange.id == id)
                    return done(exchange);
            }
            done(model::failure(model::ErrorCategory::Storage, u"gone"_s));
        });
    }
    void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) override
    {
        QTimer::singleShot(0, context, [this, turn, done] { done(made.value(turn)); });
    }
    void rolledBack(const model::ConversationId &, QObject *context, std::function<void(const Turns &)> done) override
    {
        QTimer::singleShot(0, context, [done] { done(QList<model::TurnRecord> {}); });
    }
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
    void tellsWhenEventsArrived();
    void readsOnlyWhatHasCome();
    void showsALongBodyInPart();
    void cutsNoCharacterInTwo();
    void showsBytesInHexadecimal();
    void copiesAsCurlWithoutTheKey();
    void showsTheStepsOfTheCalls();
};

void InspectorPanelTest::showsTheRecordedBytes()
{
    FakeExchanges library;
    const auto conversation = model::ConversationId::create();
    library.all = {exampleOf(conversation), exampleOf(model::ConversationId::create())};
    model::ExchangeLog log;
    gui::InspectorPanel panel(library, log);
    panel.setConversation(conversation);
    auto *list = panel.findChild<QListView *>(u"exchangeList"_s);
    QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_COMPARE(list->model()->rowCount(), 1);
    auto *lines = panel.findChild<QListView *>(u"requestBodyLines"_s);
    QTRY_VERIFY(lines->model()->rowCount() > 1);
    QCOMPARE(textOf(*lines->model()), u"{\n  \"temperature\": 1.0,\n  \"seed\": 12345678901234567890,\n  \"text\": \"it's\"\n}"_s);
    QCOMPARE(textOf(*panel.findChild<QListView *>(u"responseBodyLines"_s)->model()), u"event: first\ndata: {\"a\":1}\n\ndata: second\n"_s);
    QVERIFY(panel.findChild<QPlainTextEdit *>(u"exchangeHeaders"_s)->toPlainText().contains(u"x-api-key: [redacted]"_s));
    QCOMPARE(list->model()->index(0, 0).data(gui::ExchangeListModel::DurationRole).toString(), u"1.22 s"_s);
}

void InspectorPanelTest::listsTheMessagesOfOneServer()
{
    FakeExchanges library;
    const auto conversation = model::ConversationId::create();
    for (const QString &url : {u"stdio://peer/tools/call"_s, u"stdio://other/tools/call"_s, u"https://peer/mcp"_s})
        (library.all << exampleOf(conversation)).last().request.url = QUrl(url);
    model::ExchangeLog log;
    gui::InspectorPanel panel(library, log);
    panel.setConversation(model::ConversationId::create());
    auto *list = panel.findChild<QListView *>(u"exchangeList"_s);
    auto *scope = panel.findChild<QComboBox *>(u"inspectorScope"_s);
    QCOMPARE(scope->count(), 2);
    panel.showServer(u"peer"_s, QUrl(u"stdio://peer"_s));
    QTRY_COMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data(Qt::ToolTipRole).toString(), u"stdio://peer/tools/call"_s);
    log.begin({}, {"RECEIVE", QUrl(u"stdio://peer/notifications/message"_s), {}, {}});
    log.begin({}, {"RECEIVE", QUrl(u"stdio://other/notifications/message"_s), {}, {}});
    QCOMPARE(list->model()->rowCount(), 2);
    panel.showServer(u"web"_s, QUrl(u"https://peer:443"_s));
    QTRY_COMPARE(list->model()->rowCount(), 1);
    QCOMPARE(scope->count(), 3);
    QCOMPARE(scope->currentText(), u"Messages of web"_s);
    // The conversations are still to be had.
    scope->setCurrentIndex(1);
    Q_EMIT scope->activated(1);
    QTRY_COMPARE(list->model()->rowCount(), 5);
}

void InspectorPanelTest::followsTheLog()
{
    FakeExchanges library;
    model::ExchangeLog log;
    gui::ExchangeListModel model(library, log);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto conversation = model::ConversationId::create();
    model.setConversation(conversation);
    const Exchange example = exampleOf(conversation);
    log.begin({model::ConversationId::create()}, example.request);
    const auto id = log.begin(example.origin, example.request);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data(gui::ExchangeListModel::StatusRole).toString(), u"…"_s);
    log.head(id, 404, {});
    log.end(id, model::ExchangeState::Complete);
    QCOMPARE(model.index(0).data(gui::ExchangeListModel::StatusRole).toString(), u"404"_s);
    QVERIFY(model.index(0).data(gui::ExchangeListModel::FailedRole).toBool());
    QCOMPARE(model.rowOf(example.origin), 0);
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
    FakeExchanges library;
    const auto conversation = model::ConversationId::create();
    Exchange ofTool = exampleOf(conversation);
    ofTool.origin.invocation = u"2"_s;
    Exchange ofNoTurn = exampleOf(conversation);
    ofNoTurn.origin.turn = {};
    library.all = {exampleOf(conversation), ofTool, ofNoTurn};
    library.made.insert(model::TurnId(u"turn"_s),
        {call(u"1"_s, u"io:read"_s), call(u"2"_s, u"web:get"_s), std::make_shared<const model::Canister>(result)});
    model::ExchangeLog log;
    gui::InspectorPanel panel(library, log);
    panel.setConversation(conversation);
    auto *list = panel.findChild<QListView *>(u"exchangeList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    const auto *steps = panel.findChild<QPlainTextEdit *>(u"exchangeSteps"_s);
    list->setCurrentIndex(list->model()->index(0, 0));
    QTRY_VERIFY(steps->toPlainText().contains(u"io:read  path = a\ndone · sandboxed · "_s));
    QVERIFY(steps->toPlainText().contains(u"attempt 2"_s));
    QVERIFY(steps->toPlainText().contains(u"web:get  path = a\nunder way"_s));
    // That of a tool has its own call only, one outside of turns none.
    list->setCurrentIndex(list->model()->index(1, 0));
    QTRY_COMPARE(steps->toPlainText(), u"web:get  path = a\nunder way"_s);
    list->setCurrentIndex(list->model()->index(2, 0));
    QTRY_COMPARE(steps->toPlainText(), QString());
}

QTEST_MAIN(InspectorPanelTest)
#include "tst_inspectorpanel.moc"
