// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/redaction.h"
#include "tests/support/patience.h"

#include <cstring>

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
    void hidesASecretInEveryForm_data();
    void hidesASecretInEveryForm();
    void hidesASecretInBase64WhereverItBegins();
    void hidesASecretThatComesInPieces_data();
    void hidesASecretThatComesInPieces();
    void holdsBackNoMoreThanItMust();
    void leavesOrdinaryWordsAlone();

private:
    //! The same, whatever pieces the bytes come in.
    void compare(const Redaction &redaction, const QByteArray &bytes, const QByteArray &expected);
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
    compare(redaction, bytes, expected);
}

void RedactionTest::compare(const Redaction &redaction, const QByteArray &bytes, const QByteArray &expected)
{
    QCOMPARE(redaction.bytes(bytes), expected);
    for (const qsizetype size : {1, 2, 5, 17}) {
        StreamRedaction stream(redaction);
        QByteArray result;
        for (qsizetype at = 0; at < bytes.size(); at += size)
            result += stream.feed(bytes.mid(at, size));
        QCOMPARE(result + stream.finish(), expected);
    }
    for (qsizetype first = 0; first <= bytes.size(); ++first) {
        StreamRedaction stream(redaction);
        QByteArray result = stream.feed(bytes.first(first));
        result += stream.feed(bytes.sliced(first));
        QCOMPARE(result + stream.finish(), expected);
    }
}

void RedactionTest::hidesASecretInEveryForm_data()
{
    QTest::addColumn<QByteArray>("form");
    QTest::newRow("as it is") << QByteArray("sk/9<aZ>\"&=k");
    QTest::newRow("JSON") << QByteArray(R"(sk/9<aZ>\"&=k)");
    QTest::newRow("JSON with a stroke that is escaped") << QByteArray(R"(sk\/9<aZ>\"&=k)");
    QTest::newRow("JSON for web pages") << QByteArray(R"(sk\/9\u003caZ\u003E\u0022\u0026=k)");
    QTest::newRow("JSON, letters too") << QByteArray(R"(\u0073\u006B\u002f\u0039\u003c\u0061\u005A\u003e\u0022\u0026\u003d\u006b)");
    QTest::newRow("JSON within JSON") << QByteArray(R"(sk\\\/9\\u003caZ\\u003e\\\"\\u0026=k)");
    QTest::newRow("HTML by names") << QByteArray("sk/9&lt;aZ&gt;&quot;&amp;=k");
    QTest::newRow("HTML by numbers") << QByteArray("sk&#47;9&#60;aZ&#062;&#34;&#38;&#61;k");
    QTest::newRow("HTML by hexadecimal numbers") << QByteArray("sk&#x2F;9&#x3c;aZ&#X3E;&#x0022;&#x26;=k");
    QTest::newRow("an address") << QByteArray("sk%2F9%3CaZ%3E%22%26%3Dk");
    QTest::newRow("an address in lower case") << QByteArray("sk%2f9%3caZ%3e%22%26=k");
    QTest::newRow("an address, letters too") << QByteArray("%73%6b%2F%39%3C%61%5A%3E%22%26%3D%6B");
    QTest::newRow("an address twice over") << QByteArray("sk%252F9%253CaZ%253E%2522%2526%253Dk");
    QTest::newRow("digits") << QByteArray("sk/9<aZ>\"&=k").toHex();
    QTest::newRow("digits in upper case") << QByteArray("sk/9<aZ>\"&=k").toHex().toUpper();
}

void RedactionTest::hidesASecretInEveryForm()
{
    QFETCH(const QByteArray, form);
    const Redaction redaction({"sk/9<aZ>\"&=k"});
    compare(redaction, "{\"echo\": \"" + form + "\", \"more\": \"sk/9\"}\n", "{\"echo\": \"[redacted]\", \"more\": \"sk/9\"}\n");
    QCOMPARE(redaction.bytes(form.chopped(1)), form.chopped(1));
    QCOMPARE(redaction.text(QString::fromUtf8("refused " + form)), u"refused [redacted]"_s);
}

void RedactionTest::hidesASecretInBase64WhereverItBegins()
{
    const QByteArray secret = "sk-secret?>1234";
    const Redaction redaction({secret});
    for (const QByteArray &before : QByteArrayList {"", "a", "ab", "abc", "user:"}) {
        for (const QByteArray &after : QByteArrayList {"", "x", "xy", "xyz"}) {
            for (const auto alphabet : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
                const QByteArray encoded = (before + secret + after).toBase64(alphabet);
                const QByteArray cleaned = redaction.bytes("Basic " + encoded + ".");
                QVERIFY2(cleaned.contains("[redacted]"), encoded.constData());
                // Of the characters at either end that the neighbours share no more than a byte can be told.
                const qsizetype left = cleaned.size() - qsizetype(strlen("Basic [redacted]."));
                QVERIFY2(left <= encoded.size() - secret.size() * 4 / 3 + 3, cleaned.constData());
            }
        }
    }
    QByteArray escaped = ("??" + secret + "??").toBase64();
    escaped.replace("/", "\\/");
    QVERIFY(redaction.bytes(escaped).contains("[redacted]"));
}

void RedactionTest::hidesASecretThatComesInPieces_data()
{
    QTest::addColumn<QByteArrayList>("pieces");
    QTest::newRow("two") << QByteArrayList {"The key is sk-sec", "ret-1234, yes."};
    QTest::newRow("tokens") << QByteArrayList {"key ", "sk", "-", "secret", "-", "123", "4", " yes"};
    QTest::newRow("letters") << QByteArrayList {"s", "k", "-", "s", "e", "c", "r", "e", "t", "-", "1", "2", "3", "4"};
    QTest::newRow("after a false beginning") << QByteArrayList {"ask", " sk-s", "sk-se", "cret-1234"};
    QTest::newRow("twice") << QByteArrayList {"sk-secr", "et-1234sk-sec", "ret-12", "34"};
    QTest::newRow("escaped") << QByteArrayList {R"(sk\u002dsec)", R"(ret\u002d1234)"};
}

void RedactionTest::hidesASecretThatComesInPieces()
{
    QFETCH(const QByteArrayList, pieces);
    const auto streamed = [&pieces](const QByteArray &before, const QByteArray &after) {
        QByteArray stream;
        for (const QByteArray &piece : pieces)
            stream += before + piece + after;
        return stream;
    };
    const QList<std::pair<QByteArray, QByteArray>> forms {
        {R"(data: {"id":"chatcmpl-1","choices":[{"index":0,"delta":{"content":")",
            "\"},\"finish_reason\":null}],\"object\":\"chunks\"}\n\n"},
        {"event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"", "\"}}\n\n"},
        {R"({"model":"m","message":{"role":"assistant","content":")", "\"},\"done\":false}\n"},
    };
    for (const auto &[before, after] : forms) {
        const QByteArray whole = streamed(before, after);
        const QByteArray cleaned = Redaction({"sk-secret-1234"}).bytes(whole);
        compare(Redaction({"sk-secret-1234"}), whole, cleaned);
        // What is left of the strings, put together again.
        QByteArray text = cleaned;
        text.replace(before, "").replace(after, "");
        const QByteArray all = pieces.join();
        QVERIFY2(text.contains("[redacted]"), text.constData());
        QByteArray expected = all;
        expected.replace("sk-secret-1234", "[redacted]").replace(R"(sk\u002dsecret\u002d1234)", "[redacted]");
        QCOMPARE(text, expected);
        // The lines are as many, and as well formed, as before.
        QCOMPARE(cleaned.count('\n'), whole.count('\n'));
        QCOMPARE(cleaned.count('"'), whole.count('"'));
    }
}

void RedactionTest::holdsBackNoMoreThanItMust()
{
    StreamRedaction stream(Redaction({"sk-secret-1234"}));
    // A string that ends as the secret begins waits for two lines with strings.
    QCOMPARE(stream.feed("data: {\"text\":\"yes\"}\n\n"), QByteArray("data: {\"text\":\"ye"));
    QCOMPARE(stream.feed("data: {\"text\":\"!\"}\n\n"), QByteArray());
    QCOMPARE(stream.feed("data: {\"text\":\"!\"}\n\n"), QByteArray("s\"}\n\ndata: {\"text\":\"!\"}\n\ndata: {\"text\":\"!\"}\n\n"));
    // A string without an end is not waited for.
    const QByteArray mass = "\"s\"" + QByteArray(5'000, ' ');
    QCOMPARE(stream.feed(mass), mass);
    // However many strings begin alike.
    QByteArray alike;
    for (int line = 0; line < 2'000; ++line)
        alike += "\"a\"\n\"a\" \"a\" \"a\" \"a\"\n";
    QCOMPARE(Redaction({QByteArray(40, 'a')}).bytes(alike.left(20'000)).size() > 0, true);
}

void RedactionTest::leavesOrdinaryWordsAlone()
{
    const Redaction redaction({"ollama", ""});
    QCOMPARE(redaction.bytes("ollama answers"), QByteArray("ollama answers"));
    // That it may stand elsewhere is said where it is known to stand.
    const model::Headers headers {{"Authorization", "Bearer ollama"}, {"X-Echo", "ollama"}, {"api-key", "another"}};
    const model::Headers expected {{"Authorization", "[redacted here only: too short to be told from ordinary words]"},
        {"X-Echo", "ollama"}, {"api-key", "[redacted]"}};
    QCOMPARE(redaction.headers(headers), expected);
    QVERIFY(!Redaction::canHide("ollama"));
    QVERIFY(Redaction::canHide("sk-secret") && Redaction::canHide({}));
}

QTEST_GUILESS_MAIN(RedactionTest)
#include "tst_redaction.moc"
