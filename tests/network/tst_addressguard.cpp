// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/addressguard.h"
#include "tests/support/patience.h"

#include <QNetworkInterface>

using namespace Qt::StringLiterals;
using namespace network;

class AddressGuardTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsPublicAddresses_data();
    void knowsPublicAddresses();
    void letsThroughWhatIsNamed_data();
    void letsThroughWhatIsNamed();
    void keepsOfSeveralAddressesThoseThatMayBeReached();
    void countsThisMachinesPublicAddressesAsThisMachine_data();
    void countsThisMachinesPublicAddressesAsThisMachine();
    void knowsThisMachinesAddressesByItself();
    void wantsEncryption_data();
    void wantsEncryption();
    void refusesAnEntryThatIsNothing_data();
    void refusesAnEntryThatIsNothing();
};

void AddressGuardTest::knowsPublicAddresses_data()
{
    QTest::addColumn<bool>("isPublic");
    for (const char *address : {"8.8.8.8", "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
             "128.0.0.1", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0",
             "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1", "2001:200::1", "::ffff:8.8.8.8",
             "64:ff9b::808:808", "2003::1"})
        QTest::newRow(address) << true;
    for (const char *address : {"0.0.0.0", "0.1.2.3", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "127.0.0.1",
             "127.255.255.254", "169.254.169.254", "172.16.0.0", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.0.0",
             "192.168.255.255", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1",
             "255.255.255.255", "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.1.2.3", "::ffff:169.254.169.254", "64:ff9b::7f00:1",
             "64:ff9b::a00:1", "64:ff9b:1::a00:1", "100::1", "2001::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::1", "2002:808:808::1",
             "3fff::1", "4000::1", "5f00::1", "fc00::1", "fdff::1", "fe80::1", "fe80::1%eth0", "febf::1", "fec0::1", "ff02::1"})
        QTest::newRow(address) << false;
}

void AddressGuardTest::knowsPublicAddresses()
{
    const QHostAddress address(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(!address.isNull());
    QTEST(isPublicAddress(address), "isPublic");
}

void AddressGuardTest::letsThroughWhatIsNamed_data()
{
    QTest::addColumn<QStringList>("named");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("passes");
    const QStringList none;
    QTest::newRow("public") << none << u"example.org"_s << u"8.8.8.8"_s << true;
    QTest::newRow("private") << none << u"example.org"_s << u"10.0.0.1"_s << false;
    QTest::newRow("the address") << QStringList {u"10.0.0.1"_s} << u"example.org"_s << u"10.0.0.1"_s << true;
    QTest::newRow("its neighbour") << QStringList {u"10.0.0.1"_s} << u"example.org"_s << u"10.0.0.2"_s << false;
    QTest::newRow("the range") << QStringList {u"192.168.1.0/24"_s} << u"box"_s << u"192.168.1.77"_s << true;
    QTest::newRow("beside the range") << QStringList {u"192.168.1.0/24"_s} << u"box"_s << u"192.168.2.77"_s << false;
    QTest::newRow("the name") << QStringList {u"localhost"_s} << u"LocalHost."_s << u"127.0.0.1"_s << true;
    QTest::newRow("another name") << QStringList {u"localhost"_s} << u"localhost.example.org"_s << u"127.0.0.1"_s << false;
    QTest::newRow("mapped") << QStringList {u"127.0.0.1"_s} << u"x"_s << u"::ffff:127.0.0.1"_s << true;
    QTest::newRow("named mapped") << QStringList {u"::ffff:127.0.0.1"_s} << u"x"_s << u"127.0.0.1"_s << true;
    QTest::newRow("version 6") << QStringList {u"fd00::/8"_s} << u"x"_s << u"fd12::1"_s << true;
    QTest::newRow("another version") << QStringList {u"0.0.0.0/0"_s} << u"x"_s << u"::1"_s << false;
}

void AddressGuardTest::letsThroughWhatIsNamed()
{
    QFETCH(QStringList, named);
    QFETCH(QString, host);
    QFETCH(QString, address);
    QFETCH(bool, passes);
    const auto guard = AddressGuard::parse(named);
    QVERIFY(guard);
    const auto reached = guard->reachable(QUrl(u"https://%1/"_s.arg(host)), {QHostAddress(address)});
    QCOMPARE(reached.has_value(), passes);
    if (!passes) {
        QCOMPARE(reached.error().category, model::ErrorCategory::Permission);
        QVERIFY(reached.error().message.contains(address));
    }
}

void AddressGuardTest::keepsOfSeveralAddressesThoseThatMayBeReached()
{
    const QList<QHostAddress> all {QHostAddress(u"127.0.0.1"_s), QHostAddress(u"8.8.8.8"_s), QHostAddress(u"fd00::1"_s)};
    const auto reached = AddressGuard().reachable(QUrl(u"https://both.example/"_s), all);
    QVERIFY(reached);
    QCOMPARE(*reached, QList {QHostAddress(u"8.8.8.8"_s)});
}

void AddressGuardTest::countsThisMachinesPublicAddressesAsThisMachine_data()
{
    QTest::addColumn<QStringList>("named");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("passes");
    const QStringList none;
    QTest::newRow("its own") << none << u"8.8.4.4"_s << false;
    QTest::newRow("its own as an IPv6 address") << none << u"::ffff:8.8.4.4"_s << false;
    QTest::newRow("its own through a translator") << none << u"64:ff9b::8.8.4.4"_s << false;
    QTest::newRow("its own of version 6") << none << u"2600::1:2"_s << false;
    QTest::newRow("another's") << none << u"8.8.8.8"_s << true;
    QTest::newRow("another's through a translator") << none << u"64:ff9b::8.8.8.8"_s << true;
    QTest::newRow("its own, named") << QStringList {u"8.8.4.4"_s} << u"8.8.4.4"_s << true;
}

void AddressGuardTest::countsThisMachinesPublicAddressesAsThisMachine()
{
    QFETCH(QStringList, named);
    QFETCH(QString, address);
    const QList<QHostAddress> own {QHostAddress(u"127.0.0.1"_s), QHostAddress(u"8.8.4.4"_s), QHostAddress(u"2600::1:2%eth0"_s)};
    const auto guard = AddressGuard::parse(named);
    QVERIFY(guard);
    QTEST(guard->reachable(QUrl(u"https://example.org/"_s), {QHostAddress(address)}, own).has_value(), "passes");
}

void AddressGuardTest::knowsThisMachinesAddressesByItself()
{
    // Whether or not they are public here.
    for (const QHostAddress &own : QNetworkInterface::allAddresses())
        QVERIFY2(!AddressGuard().reachable(QUrl(u"https://example.org/"_s), {own}), qPrintable(own.toString()));
}

void AddressGuardTest::wantsEncryption_data()
{
    QTest::addColumn<QStringList>("addresses");
    QTest::addColumn<QStringList>("cleartext");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("passes");
    const QStringList none;
    QTest::newRow("not named") << none << none << u"8.8.8.8"_s << false;
    QTest::newRow("named for it") << none << QStringList {u"plain.example"_s} << u"8.8.8.8"_s << true;
    QTest::newRow("named for it, but private") << none << QStringList {u"plain.example"_s} << u"10.0.0.1"_s << false;
    QTest::newRow("another is named") << none << QStringList {u"example"_s} << u"8.8.8.8"_s << false;
    QTest::newRow("a named address") << QStringList {u"127.0.0.1"_s} << none << u"127.0.0.1"_s << true;
    QTest::newRow("a named host") << QStringList {u"plain.example"_s} << none << u"8.8.8.8"_s << true;
}

void AddressGuardTest::wantsEncryption()
{
    QFETCH(QStringList, addresses);
    QFETCH(QStringList, cleartext);
    QFETCH(QString, address);
    const auto guard = AddressGuard::parse(addresses, cleartext);
    QVERIFY(guard);
    QTEST(guard->reachable(QUrl(u"http://plain.example/"_s), {QHostAddress(address)}).has_value(), "passes");
}

void AddressGuardTest::refusesAnEntryThatIsNothing_data()
{
    QTest::addColumn<QString>("entry");
    QTest::newRow("nothing") << QString();
    QTest::newRow("too many bits") << u"10.0.0.0/33"_s;
    QTest::newRow("no bits") << u"10.0.0.0/"_s;
    QTest::newRow("no address") << u"/8"_s;
    QTest::newRow("an address of a page") << u"https://example.org"_s;
    QTest::newRow("a port") << u"localhost:80"_s;
    QTest::newRow("a pattern") << u"*.example.org"_s;
    QTest::newRow("a space") << u"local host"_s;
}

void AddressGuardTest::refusesAnEntryThatIsNothing()
{
    QFETCH(QString, entry);
    const auto guard = AddressGuard::parse({u"127.0.0.1"_s, entry});
    QVERIFY(!guard);
    QVERIFY(guard.error().message.contains(entry));
}

QTEST_GUILESS_MAIN(AddressGuardTest)
#include "tst_addressguard.moc"
