// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedhistory.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using namespace played;

//! Results that supersede earlier ones.
class TestSupersession final : public PlayedHistory
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }
    void cleanup() { clear(); }
    void supersedes_data();
    void supersedes();
    void supersedesNothingWithoutTheArgument();
};

void TestSupersession::supersedes_data()
{
    QTest::addColumn<QByteArray>("deduplicator");
    QTest::addColumn<QStringList>("superseded");
    QTest::newRow("off by default") << QByteArray("\"none\"") << QStringList();
    QTest::newRow("its own") << QByteArray("{ supersedes = true }") << QStringList(u"call-1"_s);
    QTest::newRow("switched off") << QByteArray("{ supersedes = false }") << QStringList();
    QTest::newRow("by one argument") << QByteArray("{ supersedes = true, by = [\"n\"] }") << QStringList({u"call-3"_s, u"call-1"_s});
    QTest::newRow("by a name in another spelling")
        << QByteArray("{ supersedes = [\"tool \"], by = [\"n\"] }") << QStringList({u"call-3"_s, u"call-1"_s});
    QTest::newRow("of other tools only") << QByteArray("{ supersedes = [\"other\"] }") << QStringList();
    QTest::newRow("normalised") << QByteArray("{ strategy = \"normalised\", window = \"1 canister\", supersedes = true }")
                                << QStringList({u"call-4"_s, u"call-1"_s});
}

void TestSupersession::supersedes()
{
    QFETCH(QByteArray, deduplicator);
    QFETCH(QStringList, superseded);
    call(R"({"n":1})");
    call(R"({"n":2})");
    call(R"({"n":1,"text":"other"})");
    call(R"({"n":1.0})");
    call(R"({"n":1})", u"rehearsal:fail"_s);
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = " + deduplicator + "\n");
    QCOMPARE(call(R"({"n":1})").supersedes, superseded);
}

void TestSupersession::supersedesNothingWithoutTheArgument()
{
    call("{}");
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = { supersedes = true, by = [\"n\"] }\n");
    QCOMPARE(call("{}").supersedes, QStringList());
}

QTEST_GUILESS_MAIN(TestSupersession)
#include "tst_supersession.moc"
