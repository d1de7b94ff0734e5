// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/framing/framing.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"

using namespace network;

namespace {

struct Event {
    QByteArray type;
    QByteArray data;
    QByteArray id;

    bool operator==(const Event &) const = default;
};
using Events = QList<Event>;

Events parse(const QList<QByteArray> &pieces)
{
    SseStreamParser parser;
    Events events;
    for (const QByteArray &piece : pieces) {
        parser.feed(piece, [&events](const SseEvent &event) {
            events.append({event.type.toByteArray(), event.data.toByteArray(), event.id.toByteArray()});
        });
    }
    return events;
}

} // namespace

class SseStreamParserTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEvents_data();
    void readsEvents();
    void takesDigitsOnlyAsRetry();
    void tellsTheIdentifierOfTheLastWholeEvent();
    void refusesALineBeyondTheBound();
    void refusesAnEventBeyondTheBound();
    void isQuickWithCarriageReturns();
};

void SseStreamParserTest::readsEvents_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QList<QByteArrayList>>("expected");
    const auto row = [](const char *name, const QByteArray &stream, const QList<QByteArrayList> &expected) {
        QTest::newRow(name) << stream << expected;
    };
    row("line feeds", "event: a\ndata: 1\n\ndata: 2\n\n", {{"a", "1", ""}, {"", "2", ""}});
    row("carriage returns and line feeds", "event: a\r\ndata: 1\r\n\r\ndata: 2\r\n\r\n", {{"a", "1", ""}, {"", "2", ""}});
    row("carriage returns", "event: a\rdata: 1\r\rdata: 2\r\r", {{"a", "1", ""}, {"", "2", ""}});
    row("mixed line ends", "data: 1\n\r\ndata: 2\r\r\ndata: 3\r\n\n", {{"", "1", ""}, {"", "2", ""}, {"", "3", ""}});
    row("byte order mark",
        "\xEF\xBB\xBF"
        "data: 1\n\n",
        {{"", "1", ""}});
    row("only one byte order mark",
        "\xEF\xBB\xBF\xEF\xBB\xBF"
        "data: 1\n\n",
        {});
    row("one space only is dropped", "data:a\ndata: a\ndata:  a\n\n", {{"", "a\na\n a", ""}});
    row("empty data", "data\n\ndata:\n\n", {{"", "", ""}, {"", "", ""}});
    row("two empty lines of data", "data\ndata\n\n", {{"", "\n", ""}});
    row("no data, no event", "event: a\n\ndata: 1\n\n", {{"", "1", ""}});
    row("the type is for one event", "event: a\ndata: 1\n\ndata: 2\n\n", {{"a", "1", ""}, {"", "2", ""}});
    row("comments", ":\n\n: ping\ndata: 1\n:x\n\n", {{"", "1", ""}});
    row("identifiers stay", "id: 7\ndata: 1\n\ndata: 2\n\nid\ndata: 3\n\n", {{"", "1", "7"}, {"", "2", "7"}, {"", "3", ""}});
    row("an identifier with NUL is ignored", QByteArray("id: a\0b\ndata: 1\n\n", 17), {{"", "1", ""}});
    row("unknown fields", "x: 1\ndata: 1\ndataset: 2\n\n", {{"", "1", ""}});
    row("characters of several bytes", "data: Zürich 世界 😀\ndata: ß\n\n", {{"", "Zürich 世界 😀\nß", ""}});
    row("an unfinished event is dropped", "data: 1\n\ndata: 2\n", {{"", "1", ""}});
    row("nothing", "", {});
}

void SseStreamParserTest::readsEvents()
{
    QFETCH(QByteArray, stream);
    QFETCH(QList<QByteArrayList>, expected);
    Events events;
    for (const QByteArrayList &fields : expected)
        events.append({fields.at(0), fields.at(1), fields.at(2)});

    QVERIFY(parse({stream}) == events);
    for (qsizetype first = 0; first <= stream.size(); ++first) {
        for (qsizetype second = first; second <= stream.size(); ++second)
            QVERIFY(parse({stream.first(first), stream.mid(first, second - first), stream.sliced(second)}) == events);
    }
    QList<QByteArray> bytes;
    for (const char byte : stream)
        bytes.append(QByteArray(1, byte));
    QVERIFY(parse(bytes) == events);
}

void SseStreamParserTest::takesDigitsOnlyAsRetry()
{
    SseStreamParser parser;
    parser.feed("retry: 1x\n", {});
    QVERIFY(!parser.retryMilliseconds());
    parser.feed("retry: 99999999999999\n", {});
    QVERIFY(!parser.retryMilliseconds());
    parser.feed("retry: 1500\nretry:\n", {});
    QCOMPARE(parser.retryMilliseconds(), std::optional<int>(1500));
}

void SseStreamParserTest::tellsTheIdentifierOfTheLastWholeEvent()
{
    SseStreamParser parser;
    const auto ignore = [](const SseEvent &) {};
    parser.feed("id: 1\ndata: a\n\nid: 2\ndata: b\n", ignore);
    QCOMPARE(parser.lastEventId(), QByteArray("1"));
    parser.feed("\nid: 3\n\n", ignore);
    QCOMPARE(parser.lastEventId(), QByteArray("3"));
}

void SseStreamParserTest::refusesALineBeyondTheBound()
{
    SseStreamParser parser;
    const QByteArray piece(1024 * 1024, 'x');
    int fed = 0;
    while (parser.feed(piece, {}) && fed < 40)
        ++fed;
    QCOMPARE(fed, 16);
    QVERIFY(parser.isOverrun());
    QVERIFY(!parser.feed("data: 1\n\n", [](const SseEvent &) { QFAIL("told after the end"); }));
}

void SseStreamParserTest::refusesAnEventBeyondTheBound()
{
    SseStreamParser parser;
    const QByteArray line = "data: " + QByteArray(1024 * 1024, 'x') + '\n';
    int fed = 0;
    while (parser.feed(line, {}) && fed < 40)
        ++fed;
    QVERIFY(fed >= 15 && fed <= 16);
}

void SseStreamParserTest::isQuickWithCarriageReturns()
{
    // Each line costs the same however much of the read is left; looking through all of it each time would take a minute.
    SseStreamParser parser;
    const support::ProcessorClock clock;
    parser.feed(QByteArray(1024 * 1024, '\r'), {});
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
}

QTEST_GUILESS_MAIN(SseStreamParserTest)
#include "tst_ssestreamparser.moc"
