// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/contentdecoder.h"
#include "tests/network/httptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

//! Answers that a server compresses although it is asked not to.
class FetchCompressedTest final : public HttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void unpacksWhatIsCompressed_data();
    void unpacksWhatIsCompressed();
    void refusesWhatCannotBeUnpacked_data();
    void refusesWhatCannotBeUnpacked();
    void refusesACompressedBomb();
    void recordsNoSecretOfACompressedAnswer();
};

namespace {

// `{"unpacked":true}`
const QByteArray gzip = QByteArray::fromHex("1f8b0800000000000203ab562acd2b484cce4e4d51b22a292a4dad05000de8170511000000");

} // namespace

void FetchCompressedTest::unpacksWhatIsCompressed_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<QByteArray>("unpacked");
    const QByteArray text = R"({"unpacked":true})";
    const QByteArray bare = QByteArray::fromHex("ab562acd2b484cce4e4d51b22a292a4dad0500");
    QTest::newRow("gzip") << QByteArray("gzip") << gzip << text;
    QTest::newRow("gzip by its old name") << QByteArray("X-GZip") << gzip << text;
    QTest::newRow("gzip twice over") << QByteArray("gzip") << gzip + gzip << text + text;
    QTest::newRow("deflate") << QByteArray("deflate") << QByteArray::fromHex("789cab562acd2b484cce4e4d51b22a292a4dad0500398f0682") << text;
    QTest::newRow("deflate without a head") << QByteArray("deflate") << bare << text;
    const QByteArray large(1'000'000, 'x');
    QTest::newRow("much") << QByteArray("deflate") << qCompress(large).mid(4) << large;
    QTest::newRow("nothing") << QByteArray("gzip") << QByteArray() << QByteArray();
}

void FetchCompressedTest::unpacksWhatIsCompressed()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, packed);
    m_server->enqueue(Script()
                          .send("HTTP/1.1 200 OK\r\nContent-Encoding: " + encoding
                              + "\r\nContent-Length: " + QByteArray::number(packed.size()) + "\r\n\r\n")
                          .send(packed, 7));
    Fetched fetched;
    fetch(get(u"/"_s), fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY2(!fetched.error, fetched.error ? qPrintable(fetched.error->message) : "");
    QTEST(fetched.response.body, "unpacked");
    QCOMPARE(lastExchange().responseBody, packed);
}

void FetchCompressedTest::refusesWhatCannotBeUnpacked_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("packed");
    QTest::newRow("another kind") << QByteArray("br") << gzip;
    QTest::newRow("no gzip") << QByteArray("gzip") << QByteArray(50'000, '\0');
    QTest::newRow("broken off") << QByteArray("gzip") << gzip.chopped(9);
    QTest::newRow("a byte") << QByteArray("gzip") << QByteArray("\x1f");
    QTest::newRow("wrong at its end") << QByteArray("gzip") << gzip.chopped(1) + 'x';
    QTest::newRow("followed by something else") << QByteArray("gzip") << gzip + "more";
}

void FetchCompressedTest::refusesWhatCannotBeUnpacked()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, packed);
    m_server->enqueue(Script::answer(200, packed, "text/html", "Content-Encoding: " + encoding + "\r\n"));
    Fetched fetched;
    fetch(get(u"/"_s), fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QCOMPARE(fetched.error->category, ErrorCategory::Execution);
    QVERIFY(fetched.response.body.isEmpty());
}

void FetchCompressedTest::refusesACompressedBomb()
{
    // A thousand zeros a byte.
    const QByteArray bomb = qCompress(QByteArray(64 * 1024 * 1024, '\0')).mid(4);
    QVERIFY(bomb.size() < 100'000);
    m_server->enqueue(Script::answer(200, bomb, "text/html", "Content-Encoding: deflate\r\n"));
    FetchRequest request = get(u"/"_s);
    request.largestBody = 1'000'000;
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QCOMPARE(fetched.error->category, ErrorCategory::Execution);
    QVERIFY2(fetched.error->message.contains(u"1000000"), qPrintable(fetched.error->message));
    QVERIFY(fetched.response.body.isEmpty());
    // Unpacked by itself, it never makes more than it is given room for.
    ContentDecoder decoder(1000);
    QCOMPARE(decoder.feed(bomb).size(), 1000);
    QCOMPARE(decoder.state(), ContentDecoder::State::TooLong);
    QCOMPARE(decoder.feed(bomb).size(), 0);
}

void FetchCompressedTest::recordsNoSecretOfACompressedAnswer()
{
    // `you sent long-secret-1`
    const QByteArray telling = QByteArray::fromHex("1f8b0800000000000203abcc2f55284ecd2b51c8c9cf4bd72d4e4d2e4a2dd1350400dfadc9a816000000");
    for (const QByteArray &packed : {telling, gzip, telling.chopped(4)}) {
        m_server->enqueue(Script::answer(200, packed, "text/plain", "Content-Encoding: gzip\r\n"));
        FetchRequest request = get(u"/"_s);
        request.http.secrets = {"long-secret-1"};
        Fetched fetched;
        fetch(request, fetched);
        QTRY_VERIFY(fetched.finished);
        QCOMPARE(lastExchange().responseBody, packed == gzip ? gzip : QByteArray("you sent [redacted]"));
    }
}

QTEST_GUILESS_MAIN(FetchCompressedTest)
#include "tst_fetchcompressed.moc"
