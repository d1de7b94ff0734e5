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

QTEST_GUILESS_MAIN(MessageFollowerTest)
#include "tst_messagefollower.moc"
