// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "httptools.h"
#include "network/http/httprequest.h"

using namespace Qt::StringLiterals;
using model::ErrorCategory;

//! What an http tool sends, by its descriptor and the arguments of a call.
class HttpToolTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_tools = std::make_unique<HttpTools>(); }
    void cleanup() { m_tools.reset(); }

    void sendsTheArguments_data();
    void sendsTheArguments();
    void refusesArgumentsThatDoNotFit_data();
    void refusesArgumentsThatDoNotFit();
    void choosesTheHostWhereItMay();
    void sendsHeaders();
    void hasSecretsFromTheirPlaces();
    void saysWhichSecretIsMissing();
    void belongsToItsInvocation();
    void refusesADescriptor_data();
    void refusesADescriptor();
    void saysWhomItAsks();
    void showsWhatItWouldAsk();
    void tellsWhereAnUnknownArgumentIsNamed();

private:
    std::unique_ptr<HttpTools> m_tools;
};

void HttpToolTest::sendsTheArguments_data()
{
    QTest::addColumn<QByteArray>("invocable");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("body");
    const QByteArray none;
    QTest::newRow("segment") << QByteArray("url = \"BASE/v1/{a}/x\"") << QByteArray(R"({"a":"Zürich/a..b/?#&=%2e"})")
                             << QByteArray("GET /v1/Z%C3%BCrich%2Fa..b%2F%3F%23%26%3D%252e/x HTTP/1.1") << none;
    QTest::newRow("remaining") << QByteArray("url = \"BASE/v1?k=v\"") << QByteArray(R"({"a":"x y&z=1","b":1.0,"c":[1,"two",true]})")
                               << QByteArray("GET /v1?k=v&a=x%20y%26z%3D1&b=1.0&c=1&c=two&c=true HTTP/1.1") << none;
    QTest::newRow("query") << QByteArray("url = \"BASE/{a}\"\nquery = { q = \"<{b}>\", n = 5, m = true, left-out = \"{c}\" }")
                           << QByteArray(R"({"a":"s","b":"+\r\nHost: x"})")
                           << QByteArray("GET /s?q=%3C%2B%0D%0AHost%3A%20x%3E&n=5&m=true HTTP/1.1") << none;
    QTest::newRow("query in the url") << QByteArray("url = \"BASE/x?q={a}\"") << QByteArray(R"({"a":"1&b=2"})")
                                      << QByteArray("GET /x?q=1%26b%3D2 HTTP/1.1") << none;
    QTest::newRow("no path") << QByteArray("url = \"BASE\"") << QByteArray(R"({"a":1})") << QByteArray("GET /?a=1 HTTP/1.1") << none;
    QTest::newRow("null") << QByteArray("url = \"BASE/\"") << QByteArray(R"({"a":1,"b":null})") << QByteArray("GET /?a=1 HTTP/1.1") << none;
    QTest::newRow("delete") << QByteArray("method = \"DELETE\"\nurl = \"BASE/{a}\"") << QByteArray(R"({"a":7,"b":"x"})")
                            << QByteArray("DELETE /7?b=x HTTP/1.1") << none;
    QTest::newRow("json") << QByteArray("method = \"POST\"\nurl = \"BASE/{a}\"")
                          << QByteArray(R"({"a":7,"b":1.0,"c":{"d":[9007199254740993]}})") << QByteArray("POST /7 HTTP/1.1")
                          << QByteArray(R"({"b":1.0,"c":{"d":[9007199254740993]}})");
    QTest::newRow("json template") << QByteArray(
        "method = \"PUT\"\nurl = \"BASE/\"\n[invokers.invocable.json]\nq = \"{a}\"\ntext = \"of {a}\"\n"
        "none = \"{c}\"\ndeep = { list = [1, \"{b}\", \"{{}}\"], on = true }")
                                   << QByteArray(R"({"a":"\"quoted\"","b":[2]})") << QByteArray("PUT / HTTP/1.1")
                                   << QByteArray(R"({"q":"\"quoted\"","text":"of \"quoted\"","deep":{"list":[1,[2],"{}"],"on":true}})");
    QTest::newRow("json and the rest") << QByteArray("method = \"POST\"\nurl = \"BASE/\"\njson = { kind = \"x\" }")
                                       << QByteArray(R"({"a":1})") << QByteArray("POST / HTTP/1.1") << QByteArray(R"({"kind":"x","a":1})");
    QTest::newRow("form") << QByteArray("method = \"POST\"\nurl = \"BASE/\"\nbody = \"form\"\nform = { do = \"save\" }")
                          << QByteArray(R"({"a":"1&do=drop","b":"ü"})") << QByteArray("POST / HTTP/1.1")
                          << QByteArray("do=save&a=1%26do%3Ddrop&b=%C3%BC");
    QTest::newRow("no body") << QByteArray("method = \"POST\"\nurl = \"BASE/\"\nbody = \"none\"") << QByteArray(R"({"a":1})")
                             << QByteArray("POST /?a=1 HTTP/1.1") << none;
}

void HttpToolTest::sendsTheArguments()
{
    QFETCH(QByteArray, invocable);
    QFETCH(QByteArray, arguments);
    const auto wrong = m_tools->describeTool(invocable);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0).message));
    m_tools->server.enqueue(Script::answer(200, "{}"));
    const auto outcome = m_tools->call(arguments);
    QVERIFY2(!outcome.error, qPrintable(outcome.error.value_or(model::Error()).message));
    QTEST(m_tools->lastLine(), "line");
    QTEST(m_tools->server.requests().last().body, "body");
}

void HttpToolTest::refusesArgumentsThatDoNotFit_data()
{
    QTest::addColumn<QByteArray>("invocable");
    QTest::addColumn<QByteArray>("arguments");
    const QByteArray segment = "url = \"BASE/v1/{a}/x\"";
    QTest::newRow("up") << segment << QByteArray(R"({"a":".."})");
    QTest::newRow("up within") << segment << QByteArray(R"({"a":"x/../../y"})");
    QTest::newRow("here") << segment << QByteArray(R"({"a":"."})");
    QTest::newRow("up in pieces") << QByteArray("url = \"BASE/v1/.{a}/x\"") << QByteArray(R"({"a":"."})");
    QTest::newRow("empty") << segment << QByteArray(R"({"a":""})");
    QTest::newRow("line end in a header") << QByteArray("url = \"BASE/\"\nheaders = { X-A = \"{a}\" }")
                                          << QByteArray(R"({"a":"x\r\nHost: y"})");
    QTest::newRow("line feed in a header") << QByteArray("url = \"BASE/\"\nheaders = { X-A = \"{a}\" }") << QByteArray(R"({"a":"x\ny"})");
    QTest::newRow("NUL in a header") << QByteArray("url = \"BASE/\"\nheaders = { X-A = \"{a}\" }") << QByteArray(R"({"a":"x\u0000y"})");
    const QByteArray host = "placeholders-in-host = true\nurl = \"http://{a}.example:8/\"";
    QTest::newRow("a path in the host") << host << QByteArray(R"({"a":"evil.example/"})");
    QTest::newRow("a port in the host") << host << QByteArray(R"({"a":"evil.example:80"})");
    QTest::newRow("a user in the host") << host << QByteArray(R"({"a":"me@evil"})");
    QTest::newRow("a query in the host") << host << QByteArray(R"({"a":"evil?"})");
}

void HttpToolTest::refusesArgumentsThatDoNotFit()
{
    QFETCH(QByteArray, invocable);
    QFETCH(QByteArray, arguments);
    const auto wrong = m_tools->describeTool(invocable);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0).message));
    const auto outcome = m_tools->call(arguments);
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Validation);
    QVERIFY(!outcome.ran);
    QCOMPARE(m_tools->server.connections(), 0);
}

void HttpToolTest::choosesTheHostWhereItMay()
{
    QByteArray url = m_tools->server.url(u"/x"_s).toEncoded();
    url.replace("127", "{a}");
    const auto wrong = m_tools->describeTool("placeholders-in-host = true\nurl = \"" + url + '"');
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0).message));
    m_tools->server.enqueue(Script::answer(200, "{}"));
    QVERIFY(!m_tools->call(R"({"a":127})").error);
    const auto elsewhere = m_tools->call(R"({"a":10})");
    QVERIFY(elsewhere.error);
    QCOMPARE(elsewhere.error->category, ErrorCategory::Permission);
}

void HttpToolTest::sendsHeaders()
{
    const auto wrong = m_tools->describeTool("url = \"BASE/\"\n[invokers.invocable.headers]\nX-A = \"<{a}>\"\nX-B = \"{b}\"\n"
                                             "Accept = \"text/plain\"\nUser-Agent = \"me\"");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0).message));
    m_tools->server.enqueue(Script::answer(200, "{}"));
    QVERIFY(!m_tools->call(R"({"a":"ü: 1"})").error);
    const ScriptedServer::Request request = m_tools->server.requests().first();
    QCOMPARE(request.header("X-A"), QByteArray("<ü: 1>"));
    QVERIFY(request.header("X-B").isEmpty());
    QCOMPARE(request.header("Accept"), QByteArray("text/plain"));
    QCOMPARE(request.header("User-Agent"), QByteArray("me"));
    QCOMPARE(request.line, QByteArray("GET / HTTP/1.1"));
}

void HttpToolTest::hasSecretsFromTheirPlaces()
{
    qputenv("PARLANCE_TEST_KEY", "key-of-the-chain\n");
    qputenv("PARLANCE_TEST_PIN", "1234");
    const auto wrong = m_tools->describeTool("url = \"BASE/\"\nquery = { pin = { environment = \"PARLANCE_TEST_PIN\" } }\n"
                                             "headers = { X-Access = { keychain = \"PARLANCE_TEST_KEY\", prefix = \"Bearer \" } }");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0).message));
    m_tools->server.enqueue(Script::answer(200, "you said Bearer key-of-the-chain", "text/plain"));
    const QString text = m_tools->textOf(R"({"a":1})");
    QCOMPARE(m_tools->lastLine(), QByteArray("GET /?pin=1234&a=1 HTTP/1.1"));
    QCOMPARE(m_tools->server.requests().first().header("X-Access"), QByteArray("Bearer key-of-the-chain"));
    QCOMPARE(text, u"you said Bearer [redacted]"_s);
    const auto kept = m_tools->exchanges.first().first().value<model::Exchange>();
    QCOMPARE(network::headerValue(kept.request.headers, "X-Access"), QByteArray("[redacted]"));
    QVERIFY(!kept.request.url.toEncoded().contains("1234"));
    QVERIFY(!kept.responseBody.contains("key-of-the-chain"));
}

void HttpToolTest::saysWhichSecretIsMissing()
{
    m_tools->describeTool("url = \"BASE/\"\nheaders = { X-Key = { environment = \"PARLANCE_TEST_NO_KEY\" } }");
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QVERIFY(outcome.error->message.contains(u"PARLANCE_TEST_NO_KEY"));
    m_tools->describeTool("url = \"BASE/\"\nheaders = { X-Key = { keychain = \"PARLANCE_TEST_NO_ENTRY\" } }");
    const auto keyless = m_tools->call(R"({"a":1})");
    QVERIFY(keyless.error);
    QVERIFY2(keyless.error->message.contains(u"PARLANCE_TEST_NO_ENTRY"), qPrintable(keyless.error->message));
    QCOMPARE(m_tools->server.connections(), 0);
}

void HttpToolTest::belongsToItsInvocation()
{
    m_tools->describeTool("url = \"BASE/\"");
    m_tools->server.enqueue(Script::answer(200, "{}"));
    QVERIFY(!m_tools->call(R"({"a":1})").error);
    const auto kept = m_tools->exchanges.first().first().value<model::Exchange>();
    QCOMPARE(kept.origin.conversation, m_tools->scope.conversation);
    QCOMPARE(kept.origin.turn, m_tools->scope.turn);
    QCOMPARE(kept.origin.round, 1);
    QCOMPARE(kept.origin.invocation, u"call-1"_s);
}

void HttpToolTest::refusesADescriptor_data()
{
    QTest::addColumn<QByteArray>("invocable");
    QTest::addColumn<QString>("says");
    const QByteArray url = "url = \"https://example.org/\"\n";
    QTest::newRow("no url") << QByteArray() << u"needs a url"_s;
    QTest::newRow("not HTTP") << QByteArray("url = \"ftp://example.org/\"") << u"not an HTTP address"_s;
    QTest::newRow("no host") << QByteArray("url = \"https:///x\"") << u"not an HTTP address"_s;
    QTest::newRow("a space") << QByteArray("url = \"https://example.org/a b\"") << u"not an HTTP address"_s;
    QTest::newRow("a user") << QByteArray("url = \"https://me:you@example.org/\"") << u"not an HTTP address"_s;
    QTest::newRow("a fragment") << QByteArray("url = \"https://example.org/#x\"") << u"not an HTTP address"_s;
    QTest::newRow("an open brace") << QByteArray("url = \"https://example.org/{a\"") << u"left open"_s;
    QTest::newRow("an argument as host") << QByteArray("url = \"https://{a}/\"") << u"placeholders-in-host"_s;
    QTest::newRow("an argument as port") << QByteArray("url = \"https://example.org:{a}/\"") << u"placeholders-in-host"_s;
    QTest::newRow("an argument as scheme") << QByteArray("url = \"{a}://example.org/\"") << u"not an HTTP address"_s;
    QTest::newRow("an unknown argument") << QByteArray("url = \"https://example.org/{x}\"") << u"none of the arguments"_s;
    QTest::newRow("an optional argument") << QByteArray("url = \"https://example.org/{b}\"") << u"neither required"_s;
    QTest::newRow("an unknown argument in the body") << url + "method = \"POST\"\njson = { q = [\"{x}\"] }" << u"none of the arguments"_s;
    QTest::newRow("a fault in the body") << url + "method = \"POST\"\njson = { q = \"{\" }" << u"left open"_s;
    QTest::newRow("method") << url + "method = \"FETCH\"" << u"method is one of"_s;
    QTest::newRow("body of GET") << url + "body = \"json\"" << u"has no body"_s;
    QTest::newRow("json for a form") << url + "method = \"POST\"\nbody = \"form\"\njson = { a = 1 }" << u"another kind"_s;
    QTest::newRow("body") << url + "method = \"POST\"\nbody = \"xml\"" << u"body is"_s;
    QTest::newRow("framing header") << url + "headers = { Transfer-Encoding = \"chunked\" }" << u"Transfer-Encoding"_s;
    QTest::newRow("Host") << url + "headers = { host = \"x\" }" << u"host"_s;
    QTest::newRow("header name") << url + "headers = { \"X A\" = \"x\" }" << u"X A"_s;
    QTest::newRow("header value") << url + "headers = { X-A = \"x\\ny\" }" << u"X-A"_s;
    QTest::newRow("two secrets") << url + "headers = { X-A = { keychain = \"k\", environment = \"E\" } }" << u"A secret is"_s;
    QTest::newRow("no secret") << url + "query = { x = { prefix = \"p\" } }" << u"A secret is"_s;
    QTest::newRow("a list in the query") << url + "query = { x = [1] }" << u"is a text"_s;
    QTest::newRow("pointer") << url + "response = \"current\"" << u"JSON pointer"_s;
    QTest::newRow("pointer's escape") << url + "response = \"/a~2\"" << u"JSON pointer"_s;
    QTest::newRow("output") << url + "output = \"xml\"" << u"output is"_s;
    QTest::newRow("size") << url + "size-limit = 0" << u"size-limit"_s;
    QTest::newRow("key of another kind") << url + "command = [\"x\"]" << u"does not apply"_s;
    QTest::newRow("cleartext") << url + "allow-cleartext = [\"http://x\"]" << u"neither an address"_s;
}

void HttpToolTest::refusesADescriptor()
{
    QFETCH(QByteArray, invocable);
    QFETCH(QString, says);
    const auto wrong = m_tools->describeTool(invocable);
    QVERIFY(!wrong.isEmpty());
    QVERIFY2(wrong.first().message.contains(says), qPrintable(wrong.first().message));
    QVERIFY(wrong.first().position.line > 10);
    QVERIFY(!m_tools->catalog->findInvoker(u"web:tool"_s));
}

void HttpToolTest::saysWhomItAsks()
{
    m_tools->describeTool("url = \"https://{a}.example.org:8080/{a}\"\nplaceholders-in-host = true");
    const auto invoker = m_tools->catalog->findInvoker(u"web:tool"_s);
    QVERIFY(invoker);
    QCOMPARE(invoker->invocable->confinement(), u"asks {a}.example.org:8080"_s);
}

void HttpToolTest::showsWhatItWouldAsk()
{
    qputenv("PARLANCE_TEST_KEY", "key-of-the-chain");
    m_tools->describeTool(
        "method = \"DELETE\"\nurl = \"https://example.org/{a}\"\nquery = { k = { environment = \"PARLANCE_TEST_KEY\" } }");
    const auto invoker = m_tools->catalog->findInvoker(u"web:tool"_s);
    QVERIFY(invoker);
    QCOMPARE(invoker->invocable->preview(model::JsonText::trusted(R"({"a":"x/y","b":1})")),
        u"DELETE https://example.org/x%2Fy?k=%2A%2A%2A&b=1"_s);
    QVERIFY(!invoker->invocable->preview(model::JsonText::trusted(R"({"a":".."})")).contains(u"https"));
}

void HttpToolTest::tellsWhereAnUnknownArgumentIsNamed()
{
    const auto wrong = m_tools->describeTool("method = \"POST\"\nurl = \"https://example.org/{a}\"\njson = { q = [1, \"of {x}\"] }");
    QCOMPARE(wrong.size(), 1);
    QCOMPARE(wrong.first().position.line, 19);
    QCOMPARE(wrong.first().position.column, 18);
}

QTEST_GUILESS_MAIN(HttpToolTest)
#include "tst_httptool.moc"
