// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodypage.h"
#include "gui/inspector/bodyview.h"
#include "gui/inspector/differencemodel.h"
#include "gui/inspector/eventsmodel.h"
#include "gui/inspector/eventspage.h"
#include "gui/inspector/exchangeview.h"
#include "gui/inspector/fillpage.h"
#include "gui/inspector/timingpage.h"
#include "model/text/amounts.h"
#include "tests/gui/inspectorfixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QThreadPool>
#include <QTreeView>

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

//! The pages of one exchange.
class ExchangeViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

void ExchangeViewTest::alignsWhatIsTheSame()
{
    gui::DifferenceModel difference;
    QAbstractItemModelTester tester(&difference, QAbstractItemModelTester::FailureReportingMode::QtTest);
    // It would fetch within a reset, and take that for a fault.
    tester.setUseFetchMore(false);
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

void ExchangeViewTest::findsTextsAndPaths()
{
    gui::BodyPage page(u"body"_s);
    page.setBody(R"({"messages":[{"role":"user","content":"one"},{"role":"assistant","content":"two"}],"n":1})", {});
    auto *form = page.findChild<QComboBox *>(u"bodyForm"_s);
    auto *words = page.findChild<QLineEdit *>(u"bodyFind"_s);
    auto *found = page.findChild<QLabel *>(u"bodyFound"_s);
    auto *tree = page.findChild<QTreeView *>(u"bodyTree"_s);
    QAbstractItemModelTester tester(tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false);
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

void ExchangeViewTest::decodesEvents()
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
    // Picked on one side, shown on the other. It is laid out for whoever looks.
    page.show();
    auto *table = page.findChild<QTableView *>(u"exchangeEvents"_s);
    auto *decoded = page.findChild<QPlainTextEdit *>(u"decodedStream"_s);
    QCOMPARE(decoded->toPlainText(), u"Three headings"_s);
    table->selectRow(3);
    QCOMPARE(decoded->extraSelections().size(), 1);
    QCOMPARE(decoded->extraSelections().first().cursor.selectedText(), u"headings"_s);
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

void ExchangeViewTest::tellsWhereTheTimeWent()
{
    gui::TimingModel timing;
    QAbstractItemModelTester tester(&timing, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Exchange exchange = exampleOf({});
    exchange.milestones = {2, 30, 31};
    exchange.headMilliseconds = 400;
    timing.setExchange(exchange, std::pair(450.0, 1200.0));
    const auto took = [&](int row) { return timing.index(row, gui::TimingModel::Took).data().toString(); };
    QCOMPARE(timing.rowCount(), 7);
    QCOMPARE(took(0), model::timeInWords(2));
    QCOMPARE(took(1), model::timeInWords(28));
    QCOMPARE(took(2), model::timeInWords(1));
    QCOMPARE(took(3), model::timeInWords(369));
    QCOMPARE(took(4), model::timeInWords(50));
    QCOMPARE(took(5), model::timeInWords(750));
    QCOMPARE(took(6), model::timeInWords(20));
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
    QVERIFY2(figures.contains(u"%1 token(s) in (900 read from the cache) · 50 out"_s.arg(QLocale().toString(1000))), qPrintable(figures));
    QVERIFY2(figures.contains(u"50.0 tokens a second"_s), qPrintable(figures));
}

void ExchangeViewTest::tellsWhatFillsTheRequest()
{
    const auto node = [](int position, model::Canister canister) {
        model::Node made;
        made.position = position;
        made.canister = model::share(std::move(canister));
        return made;
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
    // Nor comes what was asked for before.
    page.setRequest(body, path, 1000);
    page.clear();
    QCOMPARE(tree->model()->rowCount(), 0);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(tree->model()->rowCount(), 0);
}

void ExchangeViewTest::tellsWhenEventsArrived()
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
void ExchangeViewTest::readsOnlyWhatHasCome()
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

void ExchangeViewTest::showsALongBodyInPart()
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
    // Another is never shown as the one before.
    view.setBody('[' + body.mid(3), {});
    QCOMPARE(lines->model()->rowCount(), 0);
    QTRY_COMPARE(lines->model()->rowCount(), gui::BodyModel::firstPart);
}

void ExchangeViewTest::cutsNoCharacterInTwo()
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

void ExchangeViewTest::showsBytesInHexadecimal()
{
    const auto lines = gui::TextLines::of(QByteArray("\0A\xFFtwo rows of bytes", 20), gui::BodyForm::Hexadecimal);
    QCOMPARE(lines.count(), 2);
    QVERIFY(lines.line(0).startsWith(u"00000000  00 41 ff 74 "_s));
    QVERIFY(lines.line(0).endsWith(u".A.two rows of b"_s));
    QVERIFY(lines.line(1).startsWith(u"00000010  79 74 65 73"_s));
}

void ExchangeViewTest::copiesAsCurlWithoutTheKey()
{
    const QString curl = gui::toCurl(exampleOf({}));
    QVERIFY(curl.startsWith(u"curl -X POST 'http://127.0.0.1:8080/v1/messages'"_s));
    QVERIFY(curl.contains(u"-H 'x-api-key: '\"$API_KEY\"''"_s));
    // Where the key has a scheme before it, only that much was known.
    model::Exchange bearing = exampleOf({});
    bearing.request.headers.append(model::Header {"Authorization", "[redacted]"});
    QVERIFY2(gui::toCurl(bearing).contains(u"-H 'Authorization: Bearer '\"$API_KEY\"''"_s), qPrintable(gui::toCurl(bearing)));
    QVERIFY(curl.contains(u"\"text\":\"it\'\\\'\'s\"}"_s));
}

QTEST_MAIN(ExchangeViewTest)
#include "tst_exchangeview.moc"
