// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/redaction.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

class RedactionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hidesHeadersThatCarryCredentials();
    void hidesCredentialsInAnAddress();
    void hidesASecretWhereverItStands_data();
    void hidesASecretWhereverItStands();
    void leavesOrdinaryWordsAlone();
};

void RedactionTest::hidesHeadersThatCarryCredentials()
{
    const Redaction redaction({"sk-secret-1234"});
    const model::Headers headers {{"Authorization", "Bearer abc"}, {"X-API-Key", "abc"}, {"cookie", "a=b"}, {"Set-Cookie", "a=b"},
        {"X-Session-Token", "t"}, {"X-Echo", "your key sk-secret-1234!"}, {"anthropic-ratelimit-tokens-limit", "10"}};
    const model::Headers expected {{"Authorization", "[redacted]"}, {"X-API-Key", "[redacted]"}, {"cookie", "[redacted]"},
        {"Set-Cookie", "[redacted]"}, {"X-Session-Token", "[redacted]"}, {"X-Echo", "your key [redacted]!"},
        {"anthropic-ratelimit-tokens-limit", "10"}};
    QCOMPARE(redaction.headers(headers), expected);
}

void RedactionTest::hidesCredentialsInAnAddress()
{
    const Redaction redaction({"sk-secret-1234"});
    const QUrl url(u"https://user:pass@host/v1/sk-secret-1234?key=abc&model=m"_s);
    QCOMPARE(redaction.url(url).toEncoded(), QByteArray("https://%5Bredacted%5D@host/v1/[redacted]?key=[redacted]&model=m"));
    const QUrl plain(u"http://127.0.0.1:8080/v1/models?limit=1000"_s);
    QCOMPARE(redaction.url(plain), plain);
}

void RedactionTest::hidesASecretWhereverItStands_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("none") << QByteArray("nothing here") << QByteArray("nothing here");
    QTest::newRow("one") << QByteArray("a ababab/c b") << QByteArray("a [redacted] b");
    QTest::newRow("twice") << QByteArray("ababab/cababab/c") << QByteArray("[redacted][redacted]");
    QTest::newRow("after a false beginning") << QByteArray("abababab/c") << QByteArray("ab[redacted]");
    QTest::newRow("a beginning at the end") << QByteArray("x abab") << QByteArray("x abab");
    QTest::newRow("the longer of two") << QByteArray("ababab/c-and-more") << QByteArray("[redacted]");
    QTest::newRow("nearly the longer of two") << QByteArray("ababab/c-and-mort") << QByteArray("[redacted]-and-mort");
    QTest::newRow("percent-encoded") << QByteArray("?x=ababab%2Fc&y") << QByteArray("?x=[redacted]&y");
}

void RedactionTest::hidesASecretWhereverItStands()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const Redaction redaction({"ababab/c", "ababab/c-and-more"});
    QCOMPARE(redaction.bytes(bytes), expected);
    for (qsizetype first = 0; first <= bytes.size(); ++first) {
        for (qsizetype second = first; second <= bytes.size(); ++second) {
            StreamRedaction stream(redaction);
            QByteArray result = stream.feed(bytes.first(first));
            result += stream.feed(bytes.mid(first, second - first));
            result += stream.feed(bytes.sliced(second));
            result += stream.finish();
            QCOMPARE(result, expected);
        }
    }
}

void RedactionTest::leavesOrdinaryWordsAlone()
{
    const Redaction redaction({"ollama", ""});
    QCOMPARE(redaction.bytes("ollama answers"), QByteArray("ollama answers"));
}

QTEST_GUILESS_MAIN(RedactionTest)
#include "tst_redaction.moc"
