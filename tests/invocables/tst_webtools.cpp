// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "httptools.h"
#include "invocables/builtin/builtininvocables.h"
#include "tests/support/files.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;

//! The shipped tools that ask the web, as their descriptors have them, but against a server of the test.
class WebToolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_tools.reset(); }

    void areFoundByTheirAliases_data();
    void areFoundByTheirAliases();
    void areOffAndAskFirst();
    void fetchesAPage();
    void fetchesWhatIsAsked_data();
    void fetchesWhatIsAsked();
    void refusesAFetch_data();
    void refusesAFetch();
    void doesNotFetchFromThisMachineUnlessNamed();
    void looksUpAnEncyclopedia();
    void saysThatNoArticleIsThere();
    void definesAWord();
    void convertsMoney();
    void tellsTheWeather();
    void saysThatThereIsNoSuchPlace();
    void searches();

private:
    //! Allows each tool to reach the server, without asking, and puts its address in the place of the services'.
    QByteArray forTest(const QByteArray &descriptor) const;

    std::unique_ptr<HttpTools> m_tools;
};

void WebToolsTest::init()
{
    m_tools = std::make_unique<HttpTools>();
    QFile file(support::projectFolder() + u"/resources/descriptors/ensembles/web.toml"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto wrong = m_tools->describe(forTest(file.readAll()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0).message));
    QCOMPARE(m_tools->catalog->ensembles().first().invokers.size(), 6);
}

QByteArray WebToolsTest::forTest(const QByteArray &descriptor) const
{
    const auto services = m_tools->builtins.services();
    const QUrl base = m_tools->server.url();
    const WebAddresses addresses {
        QUrl(base.toString() + u"/places"_s), QUrl(base.toString() + u"/forecast"_s), QUrl(base.toString() + u"/search"_s)};
    for (const BuiltinDeclaration &tool : webTools(services, addresses))
        m_tools->builtins.add(tool);
    QString text = QString::fromUtf8(descriptor);
    text.replace(QRegularExpression(u"https://[a-z.]*"_s), u"BASE"_s);
    const QString allow = u"\nallow-addresses = [\"127.0.0.1\"]"_s;
    text.replace(QRegularExpression(u"(kind = \"\\w+\")"_s), u"\\1"_s + allow);
    for (const QString &name : {u"get_weather"_s, u"web_search"_s})
        text.replace(QRegularExpression(u"(name = \"%1\"[^\\[]*\\[[^\\]]*\\][^\\[]*)"_s.arg(name)),
            u"\\1[invokers.invocable]\nkind = \"builtin\"%1\n"_s.arg(allow));
    text.replace(u"approval = \"ask\""_s, u"approval = \"allow\""_s).replace(u"enabled = false"_s, u"enabled = true"_s);
    return text.toUtf8();
}

void WebToolsTest::areFoundByTheirAliases_data()
{
    QTest::addColumn<QStringList>("aliases");
    QTest::newRow("get_weather") << QStringList {u"weather"_s, u"w"_s};
    QTest::newRow("wikipedia") << QStringList {u"wiki"_s};
    QTest::newRow("define_word") << QStringList {u"define"_s, u"dict"_s};
    QTest::newRow("currency_convert") << QStringList {u"currency"_s, u"fx"_s};
    QTest::newRow("web_search") << QStringList {u"search"_s, u"ddg"_s, u"google"_s};
    QTest::newRow("http_request") << QStringList {u"http"_s, u"fetch"_s, u"curl"_s};
}

void WebToolsTest::areFoundByTheirAliases()
{
    QFETCH(QStringList, aliases);
    for (const QString &alias : aliases) {
        const auto invoker = m_tools->catalog->findInvoker(alias);
        QVERIFY2(invoker, qPrintable(alias));
        QCOMPARE(invoker->name, QString::fromLatin1(QTest::currentDataTag()));
    }
}

void WebToolsTest::areOffAndAskFirst()
{
    QFile file(support::projectFolder() + u"/resources/descriptors/ensembles/web.toml"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(m_tools->describe(file.readAll()).isEmpty());
    const Ensemble &web = m_tools->catalog->ensembles().first();
    QVERIFY(!web.enabled);
    for (const InvokerPointer &invoker : web.invokers)
        QCOMPARE(invoker->policies.approval, Approval::Ask);
}

void WebToolsTest::fetchesAPage()
{
    m_tools->server.enqueue(Script::answer(302, "", "text/plain", "Location: /page\r\n"));
    m_tools->server.enqueue(Script::answer(200, "<html><script>x</script><h1>A</h1><p>one&amp;two</p>", "text/html; charset=utf-8"));
    const QByteArray url = m_tools->server.url(u"/"_s).toEncoded();
    QCOMPARE(m_tools->textOf("{\"url\":\"" + url + "\"}", u"fetch"_s),
        u"[200 text/html %1]\n# A\n\none&two"_s.arg(m_tools->server.url(u"/page"_s).toString()));
}

void WebToolsTest::fetchesWhatIsAsked_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QString>("text");
    const QString page = u"<p>x</p>"_s;
    QTest::newRow("raw") << QByteArray(R"("raw":true)") << QByteArray("GET /a HTTP/1.1") << QByteArray() << QByteArray() << page;
    QTest::newRow("post") << QByteArray(R"("method":"POST","body":"{\"a\":1}")") << QByteArray("POST /a HTTP/1.1")
                          << QByteArray("{\"a\":1}") << QByteArray("application/json") << u"x"_s;
    QTest::newRow("text") << QByteArray(R"("method":"PUT","body":"ü")") << QByteArray("PUT /a HTTP/1.1") << QByteArray("ü")
                          << QByteArray("text/plain; charset=utf-8") << u"x"_s;
    QTest::newRow("its own type") << QByteArray(
        R"("method":"POST","body":"a=1","headers":{"Content-Type":"application/x-www-form-urlencoded"})")
                                  << QByteArray("POST /a HTTP/1.1") << QByteArray("a=1") << QByteArray("application/x-www-form-urlencoded")
                                  << u"x"_s;
    QTest::newRow("delete") << QByteArray(R"("method":"DELETE")") << QByteArray("DELETE /a HTTP/1.1") << QByteArray() << QByteArray()
                            << u"x"_s;
}

void WebToolsTest::fetchesWhatIsAsked()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, type);
    QFETCH(QString, text);
    m_tools->server.enqueue(Script::answer(200, "<p>x</p>", "text/html"));
    const QByteArray url = m_tools->server.url(u"/a#part"_s).toEncoded();
    QCOMPARE(m_tools->textOf("{\"url\":\"" + url + "\"," + members + "}", u"http_request"_s).section(u'\n', 1), text);
    QTEST(m_tools->lastLine(), "line");
    QTEST(m_tools->server.requests().last().body, "body");
    if (!type.isEmpty())
        QCOMPARE(m_tools->server.requests().last().header("Content-Type"), type);
}

void WebToolsTest::refusesAFetch_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<ErrorCategory>("category");
    QTest::newRow("framing") << QByteArray(R"({"url":"BASE/","headers":{"Transfer-Encoding":"chunked"}})") << ErrorCategory::Validation;
    QTest::newRow("Host") << QByteArray(R"({"url":"BASE/","headers":{"Host":"x"}})") << ErrorCategory::Validation;
    QTest::newRow("a line end") << QByteArray(R"({"url":"BASE/","headers":{"X":"a\r\nb"}})") << ErrorCategory::Validation;
    QTest::newRow("body of GET") << QByteArray(R"({"url":"BASE/","body":"x"})") << ErrorCategory::Validation;
    QTest::newRow("method") << QByteArray(R"({"url":"BASE/","method":"GET / HTTP/1.1\r\nX: y"})") << ErrorCategory::Validation;
    QTest::newRow("no URL") << QByteArray(R"({"url":"not a url"})") << ErrorCategory::Validation;
    QTest::newRow("a file") << QByteArray(R"({"url":"file:///etc/passwd"})") << ErrorCategory::Validation;
    QTest::newRow("another machine") << QByteArray(R"({"url":"https://10.0.0.1/"})") << ErrorCategory::Permission;
}

void WebToolsTest::refusesAFetch()
{
    QFETCH(QByteArray, arguments);
    arguments.replace("BASE", m_tools->server.url().toEncoded());
    const auto outcome = m_tools->call(arguments, u"http_request"_s);
    QVERIFY(outcome.error);
    QTEST(outcome.error->category, "category");
    QCOMPARE(m_tools->server.connections(), 0);
}

void WebToolsTest::doesNotFetchFromThisMachineUnlessNamed()
{
    QVERIFY(m_tools->describe("[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"fetch_url\"\napproval = \"allow\"\n").isEmpty());
    for (const char *host : {"127.0.0.1", "localhost", "[::1]", "0x7f000001", "[::ffff:127.0.0.1]"}) {
        QByteArray url = m_tools->server.url(u"/"_s).toEncoded();
        url.replace("127.0.0.1", host);
        const auto outcome = m_tools->call("{\"url\":\"" + url + "\"}", u"io:fetch_url"_s);
        QVERIFY(outcome.error);
        QCOMPARE(outcome.error->category, ErrorCategory::Permission);
    }
    QCOMPARE(m_tools->server.connections(), 0);
}

void WebToolsTest::looksUpAnEncyclopedia()
{
    m_tools->server.enqueue(Script::answer(200, R"({"query":{"pages":[{"title":"Bern","extract":"A town."}]}})"));
    QCOMPARE(m_tools->textOf(R"({"query":"Bern & Biel"})", u"wiki"_s), uR"([{"title":"Bern","extract":"A town."}])"_s);
    QVERIFY(m_tools->lastLine().startsWith("GET /w/api.php?action=query&generator=search&gsrsearch=Bern%20%26%20Biel&gsrlimit=3&"));
}

void WebToolsTest::saysThatNoArticleIsThere()
{
    m_tools->server.enqueue(Script::answer(200, R"({"batchcomplete":true})"));
    const auto outcome = m_tools->call(R"({"query":"xyzzy"})", u"wikipedia"_s);
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Execution);
}

void WebToolsTest::definesAWord()
{
    m_tools->server.enqueue(Script::answer(200, R"([{"word":"either/or","meanings":[]}])"));
    QCOMPARE(m_tools->textOf(R"({"word":"either/or"})", u"dict"_s), uR"({"word":"either/or","meanings":[]})"_s);
    QCOMPARE(m_tools->lastLine(), QByteArray("GET /api/v2/entries/en/either%2For HTTP/1.1"));
}

void WebToolsTest::convertsMoney()
{
    m_tools->server.enqueue(Script::answer(200, R"({"amount":10.50,"base":"EUR","date":"2026-01-02","rates":{"USD":11.55}})"));
    QCOMPARE(m_tools->textOf(R"({"amount":10.50,"from_currency":"EUR","to_currency":"USD"})", u"fx"_s),
        uR"(10.50 EUR is {"USD":11.55} (2026-01-02))"_s);
    QCOMPARE(m_tools->lastLine(), QByteArray("GET /v1/latest?amount=10.50&base=EUR&symbols=USD HTTP/1.1"));
    QCOMPARE(
        m_tools->call(R"({"amount":1,"from_currency":"E&x","to_currency":"USD"})", u"fx"_s).error->category, ErrorCategory::Validation);
}

void WebToolsTest::tellsTheWeather()
{
    m_tools->server.enqueue(
        Script::answer(200, R"({"results":[{"name":"Bern","latitude":46.94809,"longitude":7.44744,"country":"Switzerland"}]})"));
    m_tools->server.enqueue(Script::answer(200, R"({"current_units":{"temperature_2m":"°C"},"current":{"time":"2026-01-02T10:00",
        "temperature_2m":3.50,"apparent_temperature":1.2,"relative_humidity_2m":81,"weather_code":61,"wind_speed_10m":7.9}})"));
    QCOMPARE(m_tools->textOf(R"({"location":"Bern"})", u"w"_s),
        u"Bern, Switzerland: 3.50 °C, rain; feels like 1.2 °C, humidity 81 %, wind 7.9 km/h"_s);
    QCOMPARE(m_tools->server.requests().first().line, QByteArray("GET /places?name=Bern&count=1&format=json HTTP/1.1"));
    QVERIFY(m_tools->lastLine().startsWith("GET /forecast?latitude=46.94809&longitude=7.44744&current=temperature_2m"));
    QCOMPARE(m_tools->exchanges.count(), 2);
    QCOMPARE(m_tools->exchanges.last().first().value<model::Exchange>().origin.invocation, u"call-1"_s);
}

void WebToolsTest::saysThatThereIsNoSuchPlace()
{
    m_tools->server.enqueue(Script::answer(200, R"({"generationtime_ms":0.5})"));
    const auto outcome = m_tools->call(R"({"location":"Nowhere & else"})", u"web:get_weather"_s);
    QVERIFY(outcome.error);
    QVERIFY(outcome.error->message.contains(u"Nowhere & else"));
    QVERIFY(m_tools->lastLine().contains("name=Nowhere%20%26%20else&"));
}

void WebToolsTest::searches()
{
    m_tools->server.enqueue(
        Script::answer(200, R"({"Answer":"","Heading":"Bern","AbstractText":"A town.","AbstractURL":"https://a.example/",
        "Results":[{"FirstURL":"https://b.example/","Text":"official"}],
        "RelatedTopics":[{"Name":"More","Topics":[{"FirstURL":"https://c.example/","Text":"c"}]},{"FirstURL":"https://d.example/","Text":"d"}]})",
            "application/x-javascript"));
    QCOMPARE(m_tools->textOf(R"({"query":"Bern","num_results":3})", u"google"_s),
        uR"({"results":[{"url":"https://a.example/","text":"Bern: A town."},{"url":"https://b.example/","text":"official"},)"
        uR"({"url":"https://c.example/","text":"c"}]})"_s);
    QVERIFY(m_tools->lastLine().startsWith("GET /search?q=Bern&format=json&"));
}

QTEST_GUILESS_MAIN(WebToolsTest)

#include "tst_webtools.moc"
