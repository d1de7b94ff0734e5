// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/messagefollower.h"
#include "tests/support/patience.h"

using namespace network;
using State = MessageFollower::State;

class MessageFollowerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsMessagesCutAnywhere_data();
    void followsMessagesCutAnywhere();
    void tellsTheHeadersOfAHead();
    void takesNothingForARequestThatIsNone_data();
    void takesNothingForARequestThatIsNone();
};

void MessageFollowerTest::followsMessagesCutAnywhere_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isSound");
    const QByteArray chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n";
    QTest::newRow("length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello") << QByteArray("hello") << true;
    QTest::newRow("chunks") << chunked + "3\r\nabc\r\nA;x=\"y\"\r\n0123456789\r\n0\r\nA: b\r\n\r\n" << QByteArray("abc0123456789") << true;
    QTest::newRow("no chunk") << chunked + "xyz\r\n" << QByteArray() << false;
    QTest::newRow("signed chunk") << chunked + "-1\r\n" << QByteArray() << false;
    QTest::newRow("huge chunk") << chunked + "fffffffffffffffff\r\n" << QByteArray() << false;
    QTest::newRow("chunk without its end") << chunked + "3\r\nabcdef\r\n" << QByteArray("abc") << false;
    QTest::newRow("size without end") << chunked + QByteArray(70'000, '0') << QByteArray() << false;
    QTest::newRow("length that is none") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5x\r\n\r\n") << QByteArray() << false;
}

void MessageFollowerTest::followsMessagesCutAnywhere()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, content);
    QFETCH(const bool, isSound);
    for (const qsizetype size : {qsizetype(1), qsizetype(2), qsizetype(7), message.size()}) {
        MessageFollower follower(MessageFollower::Role::Response);
        follower.begin("GET");
        QByteArray told;
        QByteArrayView rest = message;
        while (!rest.isEmpty() && follower.state() != State::Broken && follower.state() != State::Done) {
            const qsizetype taken = follower.feed(rest.first(std::min(size, rest.size())));
            QVERIFY(taken > 0);
            rest = rest.sliced(taken);
            told += follower.takeContent();
        }
        QCOMPARE(told, content);
        QCOMPARE(follower.state(), isSound ? State::Done : State::Broken);
        QVERIFY(!isSound || rest.isEmpty());
    }
}

void MessageFollowerTest::tellsTheHeadersOfAHead()
{
    MessageFollower answer(MessageFollower::Role::Response);
    answer.feed(
        "HTTP/1.1 404 Not Found\r\nX-Long:  begins\r\n\t goes on \r\n and ends\r\nvary:\r\nVary: Origin\r\nContent-Length: 3, 3\r\n\r\n");
    QCOMPARE(answer.state(), State::Body);
    QCOMPARE(answer.status(), 404);
    QCOMPARE(answer.word(2), QByteArrayView("Not Found"));
    const model::Headers expected {{"X-Long", "begins goes on and ends"}, {"vary", ""}, {"Vary", "Origin"}, {"Content-Length", "3, 3"}};
    QCOMPARE(answer.headers(), expected);
    QCOMPARE(answer.values("VARY"), (QList<QByteArrayView> {"", "Origin"}));
    MessageFollower request(MessageFollower::Role::Request);
    request.feed("GET /a?b=1 HTTP/1.1\r\nHost: here\r\n\r\n");
    QCOMPARE(request.state(), State::Done);
    QCOMPARE(request.word(0), QByteArrayView("GET"));
    QCOMPARE(request.word(1), QByteArrayView("/a?b=1"));
    QCOMPARE(request.values("host"), (QList<QByteArrayView> {"here"}));
}

void MessageFollowerTest::takesNothingForARequestThatIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("two words") << QByteArray("GET /\r\n\r\n");
    QTest::newRow("four words") << QByteArray("GET / HTTP/1.1 now\r\n\r\n");
    QTest::newRow("no method") << QByteArray(" / HTTP/1.1\r\n\r\n");
    QTest::newRow("another version") << QByteArray("GET / HTTP/2\r\n\r\n");
    QTest::newRow("a header of two lines") << QByteArray("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n");
    QTest::newRow("two lengths in one") << QByteArray("GET / HTTP/1.1\r\nContent-Length: 3, 4\r\n\r\n");
    QTest::newRow("no name") << QByteArray("GET / HTTP/1.1\r\n: b\r\n\r\n");
    QTest::newRow("nothing") << QByteArray("\r\n\r\n");
}

void MessageFollowerTest::takesNothingForARequestThatIsNone()
{
    QFETCH(QByteArray, bytes);
    MessageFollower request(MessageFollower::Role::Request);
    request.feed(bytes);
    QCOMPARE(request.state(), State::Broken);
}

QTEST_GUILESS_MAIN(MessageFollowerTest)
#include "tst_messagefollower.moc"
