// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/switchedit.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! One switch of a descriptor is set, and nothing else changes.
class SwitchEditTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesOnlyTheSwitch_data();
    void changesOnlyTheSwitch();
    void changesAWord_data();
    void changesAWord();
    void refusesWhatItCannotEdit_data();
    void refusesWhatItCannotEdit();
};

void SwitchEditTest::changesOnlyTheSwitch_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("table");
    QTest::addColumn<bool>("on");
    QTest::addColumn<QByteArray>("edited");
    const auto row = [](const char *name, const QByteArray &text, const QString &table, bool on, const QByteArray &edited) {
        QTest::newRow(name) << text << table << on << edited;
    };
    row("a switch that is there", "# über\n[ensemble]\nname = \"a\"\nenabled   =  true # why\n", u"/ensemble"_s, false,
        "# über\n[ensemble]\nname = \"a\"\nenabled   =  false # why\n");
    row("none yet", "[ensemble] # c\n\n  name = \"a\" # d\n", u"/ensemble"_s, false,
        "[ensemble] # c\n\n  enabled = false\n  name = \"a\" # d\n");
    row("the second of a list", "[ensemble]\nname='x'\n[[invokers]]\nname='a'\n[[invokers]]\nname='b'\n", u"/invokers/1"_s, true,
        "[ensemble]\nname='x'\n[[invokers]]\nname='a'\n[[invokers]]\nenabled = true\nname='b'\n");
    row("an inline table", "ensemble = { name = 'ä', title = '🙂' }\n", u"/ensemble"_s, false,
        "ensemble = { enabled = false, name = 'ä', title = '🙂' }\n");
    row("after characters beyond the first plane", "ensemble = { title = '🙂', enabled = true }\n", u"/ensemble"_s, false,
        "ensemble = { title = '🙂', enabled = false }\n");
    row("a table that begins with another", "[invoker.more]\nx = 1\n[invoker]\nname = 'a'\n", u"/invoker"_s, true,
        "[invoker.more]\nx = 1\n[invoker]\nenabled = true\nname = 'a'\n");
}

void SwitchEditTest::changesOnlyTheSwitch()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, table);
    QFETCH(bool, on);
    QFETCH(QByteArray, edited);
    const auto result = model::withSwitch(text, table, u"enabled"_s, on);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(*result, edited);
    const auto again = model::withSwitch(*result, table, u"enabled"_s, on);
    QVERIFY(again);
    QCOMPARE(*again, edited);
}

void SwitchEditTest::changesAWord_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("edited");
    QTest::newRow("one that is there") << QByteArray("[[invokers]]\nname='a'\napproval  = \"ask\" # why\n")
                                       << QByteArray("[[invokers]]\nname='a'\napproval  = \"allow\" # why\n");
    QTest::newRow("in single quotation marks") << QByteArray("[[invokers]]\napproval = 'refuse'\n")
                                               << QByteArray("[[invokers]]\napproval = \"allow\"\n");
    QTest::newRow("none yet") << QByteArray("[[invokers]]\nname='a'\n") << QByteArray("[[invokers]]\napproval = \"allow\"\nname='a'\n");
    QTest::newRow("no word") << QByteArray("[[invokers]]\napproval = true\n") << QByteArray();
    QTest::newRow("over lines") << QByteArray("[[invokers]]\napproval = \"\"\"\nask\"\"\"\n") << QByteArray();
}

void SwitchEditTest::changesAWord()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, edited);
    QCOMPARE(model::withWord(text, u"/invokers/0"_s, u"approval"_s, u"allow"_s).value_or(QByteArray()), edited);
}

void SwitchEditTest::refusesWhatItCannotEdit_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no TOML") << QByteArray("[ensemble\n");
    QTest::newRow("no such table") << QByteArray("[other]\nname = 'a'\n");
    QTest::newRow("no table") << QByteArray("ensemble = 3\n");
    QTest::newRow("not a switch") << QByteArray("[ensemble]\nenabled = 'yes'\nname = 'a'\n");
    QTest::newRow("an empty table") << QByteArray("[ensemble]\n");
}

void SwitchEditTest::refusesWhatItCannotEdit()
{
    QFETCH(QByteArray, text);
    const auto result = model::withSwitch(text, u"/ensemble"_s, u"enabled"_s, true);
    QVERIFY(!result);
    QVERIFY(!result.error().message.isEmpty());
}

QTEST_GUILESS_MAIN(SwitchEditTest)
#include "tst_switchedit.moc"
