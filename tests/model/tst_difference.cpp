// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/difference/departure.h"
#include "model/difference/jsondifference.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using model::departureOf;
using model::JsonChange;
using model::JsonDifference;
using model::JsonView;

//! In what two bodies are not the same.
class DifferenceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsTheFirstByteAndItsMember_data();
    void tellsTheFirstByteAndItsMember();
    void knowsThePlaceOfEveryByte();
    void tellsWhatWasChanged_data();
    void tellsWhatWasChanged();
    void findsWhatWasPutIntoRandomLists();
    void endsWithManyChanges();
};

void DifferenceTest::tellsTheFirstByteAndItsMember_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<qint64>("byte");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, qint64 byte, const QString &pointer) {
        QTest::newRow(name) << first << second << byte << pointer;
    };
    row("the same", R"({"a":1})", R"({"a":1})", -1, {});
    row("a value", R"({"a":1,"b":2})", R"({"a":1,"b":3})", 11, u"/b"_s);
    row("a name", R"({"a":1,"b":2})", R"({"a":1,"c":2})", 8, u"/c"_s);
    row("within a text", R"({"m":[{"t":"hello"},{"t":"you"}]})", R"({"m":[{"t":"hello"},{"t":"yon"}]})", 28, u"/m/1/t"_s);
    row("one more element", R"([1,2])", R"([1,2,3])", 4, u""_s);
    row("the end of an object", R"({"a":{"b":1,"c":2}})", R"({"a":{"b":1}})", 11, u"/a"_s);
    row("a name with signs of pointers", R"({"a/b~c":1})", R"({"a/b~c":2})", 9, u"/a~1b~0c"_s);
    row("the second ends before", R"({"a":1} )", R"({"a":1})", 7, u"none"_s);
    row("white space", R"({"a":1})", R"({"a": 1})", 5, u"/a"_s);
    row("no JSON", "abc", "abd", 2, u"none"_s);
    row("broken after it", R"({"a":1,"b":2})", R"({"a":2,}})", 5, u"/a"_s);
    row("nothing", "", R"({})", 0, u""_s);
    row("brackets that close nothing", "]", "],", 1, u"none"_s);
}

void DifferenceTest::tellsTheFirstByteAndItsMember()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    QFETCH(const qint64, byte);
    QFETCH(const QString, pointer);
    const auto departs = departureOf(first, second);
    QCOMPARE(departs.has_value(), byte >= 0);
    if (!departs)
        return;
    QCOMPARE(qint64(departs->byte), byte);
    QCOMPARE(departs->pointer.value_or(u"none"_s), pointer);
}

void DifferenceTest::knowsThePlaceOfEveryByte()
{
    const QByteArray text = R"( {"a": [1, {"bc": "x"}], "d": null} )";
    const auto at = [&text](const char *piece, qsizetype more = 0) {
        return model::pointerAt(text, text.indexOf(piece) + more).value_or(u"none"_s);
    };
    QCOMPARE(at("{\"a\""), u""_s);
    QCOMPARE(at("\"a\"", 1), u"/a"_s);
    QCOMPARE(at("[1"), u"/a"_s);
    QCOMPARE(at("1"), u"/a/0"_s);
    QCOMPARE(at("{\"bc\""), u"/a/1"_s);
    QCOMPARE(at("bc"), u"/a/1/bc"_s);
    QCOMPARE(at("x"), u"/a/1/bc"_s);
    QCOMPARE(at("],"), u"/a"_s);
    QCOMPARE(at("],", 1), u""_s);
    QCOMPARE(at("null", 3), u"/d"_s);
    QCOMPARE(model::pointerAt(text, text.size() - 1), std::nullopt);
}

void DifferenceTest::tellsWhatWasChanged_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QStringList>("changes");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, const QStringList &changes) {
        QTest::newRow(name) << first << second << changes;
    };
    row("nothing", R"({"a":[1,2]})", R"({"a":[1,2]})", {});
    row("order, spaces and escapes", R"({"a":"é","b":1})", "{ \"b\": 1, \"a\": \"\\u00e9\" }", {});
    row("a member", R"({"a":1,"b":2})", R"({"a":1,"b":3})", {u"changed /b 2 3"_s});
    row("another kind", R"({"a":1})", R"({"a":"1"})", {u"changed /a 1 \"1\""_s});
    row("in and out", R"({"a":1,"b":2})", R"({"b":2,"c":3})", {u"added /c  3"_s, u"removed /a 1 "_s});
    row("put between", R"([1,2,3])", R"([1,9,2,3])", {u"added /1  9"_s});
    row("taken from between", R"([1,2,3])", R"([1,3])", {u"removed /1 2 "_s});
    row("moved", R"([1,2,3,4])", R"([4,1,2,3])", {u"moved /0 4 4"_s});
    row("within an element", R"([{"r":"u","t":"a"},{"r":"m","t":"b"}])", R"([{"r":"u","t":"a"},{"r":"m","t":"c"}])",
        {u"changed /1/t \"b\" \"c\""_s});
    row("an element and one more", R"([{"t":1},{"t":2}])", R"([{"t":1},{"t":3},{"t":4}])",
        {u"changed /1/t 2 3"_s, u"added /2  {\"t\":4}"_s});
    row("the whole", R"([1])", R"({"a":1})", {u"changed  [1] {\"a\":1}"_s});
    row("a name with signs", R"({"a/b":1})", R"({"a/b":2})", {u"changed /a~1b 1 2"_s});
}

void DifferenceTest::tellsWhatWasChanged()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    QFETCH(const QStringList, changes);
    QStringList told;
    const JsonDifference difference = JsonDifference::between(JsonView::parse(first), JsonView::parse(second));
    for (const JsonChange &change : difference.changes)
        told.append(u"%1 %2 %3 %4"_s.arg(
            model::toWire(change.kind), change.pointer, QString::fromUtf8(change.before.text()), QString::fromUtf8(change.after.text())));
    QCOMPARE(told, changes);
    QVERIFY(!difference.isCut);
}

//! What is put into a list is told, and nothing else, wherever it is put.
void DifferenceTest::findsWhatWasPutIntoRandomLists()
{
    QRandomGenerator random(4711);
    for (int round = 0; round < 300; ++round) {
        QStringList first;
        const int length = random.bounded(1, 40);
        for (int i = 0; i < length; ++i)
            first.append(u"{\"n\":%1}"_s.arg(i));
        QStringList second = first;
        QStringList expected;
        for (int added = random.bounded(1, 4); added > 0; --added)
            second.insert(random.bounded(int(second.size()) + 1), u"{\"new\":%1}"_s.arg(added));
        for (int i = 0; i < second.size(); ++i) {
            if (second.at(i).contains(u"new"_s))
                expected.append(u"added /m/%1"_s.arg(i));
        }
        const QByteArray before = "{\"m\":[" + first.join(u',').toUtf8() + "]}";
        const QByteArray after = "{\"m\":[" + second.join(u',').toUtf8() + "]}";
        QStringList told;
        const JsonDifference difference = JsonDifference::between(JsonView::parse(before), JsonView::parse(after));
        for (const JsonChange &change : difference.changes)
            told.append(model::toWire(change.kind) + u' ' + change.pointer);
        QCOMPARE(told, expected);
    }
}

void DifferenceTest::endsWithManyChanges()
{
    QByteArray first = "[";
    QByteArray second = "[";
    constexpr int length = 20'000;
    for (int i = 0; i < length; ++i) {
        first += QByteArray::number(i) + ',';
        second += QByteArray::number(-i - 1) + ',';
    }
    first.back() = ']';
    second.back() = ']';
    const JsonDifference difference = JsonDifference::between(JsonView::parse(first), JsonView::parse(second));
    QCOMPARE(difference.changes.size(), JsonDifference::mostChanges);
    QVERIFY(difference.isCut);
}

QTEST_GUILESS_MAIN(DifferenceTest)
#include "tst_difference.moc"
