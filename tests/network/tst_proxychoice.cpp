// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/proxychoice.h"

#include <QNetworkProxy>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using network::ProxyChoice;

//! Which hosts are reached without a proxy.
class ProxyChoiceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void takesHostsOut_data();
    void takesHostsOut();
    void asksForTheProxyOfTheRest();
    void readsBothNamesOfTheVariable();

private:
    static QString proxyFor(const QString &url)
    {
        const QList<QNetworkProxy> proxies = ProxyChoice().queryProxy(QNetworkProxyQuery(QUrl(url)));
        return proxies.size() == 1 ? proxies.first().hostName() : u"several"_s;
    }
};

void ProxyChoiceTest::initTestCase()
{
    cleanup();
    QNetworkProxy::setApplicationProxy({QNetworkProxy::HttpProxy, u"proxy.example"_s, 3128});
}

void ProxyChoiceTest::cleanup()
{
    qunsetenv("no_proxy");
    qunsetenv("NO_PROXY");
}

void ProxyChoiceTest::takesHostsOut_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isTakenOut");
    QTest::newRow("nothing") << u""_s << u"https://example.org"_s << false;
    QTest::newRow("only commas") << u" , ,"_s << u"https://example.org"_s << false;
    QTest::newRow("everything") << u"*"_s << u"https://example.org"_s << true;
    QTest::newRow("everything, among others") << u"a.example, *"_s << u"http://192.0.2.1"_s << true;
    QTest::newRow("a host") << u"example.org"_s << u"https://example.org"_s << true;
    QTest::newRow("a host below") << u"example.org"_s << u"https://api.example.org/v1"_s << true;
    QTest::newRow("a host far below") << u"a.example,example.org"_s << u"https://a.b.example.org"_s << true;
    QTest::newRow("a host that ends alike") << u"example.org"_s << u"https://myexample.org"_s << false;
    QTest::newRow("a host above") << u"api.example.org"_s << u"https://example.org"_s << false;
    QTest::newRow("with a dot, below") << u".example.org"_s << u"https://api.example.org"_s << true;
    QTest::newRow("with a dot, itself") << u".example.org"_s << u"https://example.org"_s << true;
    QTest::newRow("with a star") << u"*.example.org"_s << u"https://api.example.org"_s << true;
    QTest::newRow("only a dot") << u"."_s << u"https://example.org"_s << false;
    QTest::newRow("in other letters") << u"Example.ORG"_s << u"https://API.example.org"_s << true;
    QTest::newRow("between spaces") << u"a.example  example.org"_s << u"https://example.org"_s << true;
    QTest::newRow("a dot at the end") << u"example.org"_s << u"https://api.example.org./"_s << true;
    QTest::newRow("its port") << u"example.org:8080"_s << u"http://example.org:8080"_s << true;
    QTest::newRow("another port") << u"example.org:8080"_s << u"http://example.org"_s << false;
    QTest::newRow("the usual port") << u"example.org:443"_s << u"https://api.example.org"_s << true;
    QTest::newRow("an address") << u"192.0.2.1"_s << u"http://192.0.2.1:8000"_s << true;
    QTest::newRow("an address that ends alike") << u"0.2.1"_s << u"http://192.0.2.1"_s << false;
    QTest::newRow("an address of the sixth version") << u"2001:db8::1"_s << u"http://[2001:db8:0::1]"_s << true;
    QTest::newRow("the same with a port") << u"[2001:db8::1]:81"_s << u"http://[2001:db8::1]:81"_s << true;
    QTest::newRow("the same with another port") << u"[2001:db8::1]:81"_s << u"http://[2001:db8::1]"_s << false;
}

void ProxyChoiceTest::takesHostsOut()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, url);
    QFETCH(const bool, isTakenOut);
    QCOMPARE(ProxyChoice::isTakenOut(QUrl(url), rules), isTakenOut);
}

void ProxyChoiceTest::asksForTheProxyOfTheRest()
{
    QCOMPARE(proxyFor(u"https://api.example.org"_s), u"proxy.example"_s);
    qputenv("NO_PROXY", "example.org");
    QCOMPARE(proxyFor(u"https://api.example.org"_s), QString());
    QCOMPARE(proxyFor(u"https://example.net"_s), u"proxy.example"_s);
}

void ProxyChoiceTest::readsBothNamesOfTheVariable()
{
    qputenv("NO_PROXY", "*");
    QCOMPARE(proxyFor(u"https://example.org"_s), QString());
    // Where both are there, this one counts.
    qputenv("no_proxy", "example.net");
    QCOMPARE(proxyFor(u"https://example.org"_s), u"proxy.example"_s);
    QCOMPARE(proxyFor(u"https://example.net"_s), QString());
}

QTEST_GUILESS_MAIN(ProxyChoiceTest)
#include "tst_proxychoice.moc"
