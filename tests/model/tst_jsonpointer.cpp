// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonpointer.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace model;

class JsonPointerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadsToAValue_data();
    void leadsToAValue();
    void leadsToNothing_data();
    void leadsToNothing();
    void isRecognised();
};

void JsonPointerTest::leadsToAValue_data()
{
    // The examples of RFC 6901, section 5.
    QTest::addColumn<QString>("value");
    QTest::newRow("") << QString();
    QTest::newRow("/foo") << u"[\"bar\", \"baz\"]"_s;
    QTest::newRow("/foo/0") << u"\"bar\""_s;
    QTest::newRow("/") << u"0"_s;
    QTest::newRow("/a~1b") << u"1"_s;
    QTest::newRow("/c%d") << u"2"_s;
    QTest::newRow("/e^f") << u"3"_s;
    QTest::newRow("/g|h") << u"4"_s;
    QTest::newRow("/i\\j") << u"5"_s;
    QTest::newRow("/k\"l") << u"6"_s;
    QTest::newRow("/ ") << u"7"_s;
    QTest::newRow("/m~0n") << u"8"_s;
    QTest::newRow("/~01") << u"9.0"_s;
}

const char example[] = R"({"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7,
"m~n": 8, "~1": 9.0})";

void JsonPointerTest::leadsToAValue()
{
    QFETCH(QString, value);
    const JsonText json = *JsonText::parse(example);
    const auto found = valueAt(json, QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(found);
    QCOMPARE(found->toString(), value.isEmpty() ? json.toString() : value);
}

void JsonPointerTest::leadsToNothing_data()
{
    QTest::addColumn<QString>("pointer");
    for (const char *pointer : {"/bar", "/foo/2", "/foo/-", "/foo/-1", "/foo/00", "/foo/+1", "/foo/0/x", "/foo/", "/a/b", "//", "/foo/1e0"})
        QTest::newRow(pointer) << QString::fromLatin1(pointer);
}

void JsonPointerTest::leadsToNothing()
{
    QFETCH(QString, pointer);
    QVERIFY(!valueAt(*JsonText::parse(example), pointer));
}

void JsonPointerTest::isRecognised()
{
    for (const char16_t *text : {u"", u"/", u"/a/b", u"/~0~1", u"/ä"})
        QVERIFY(isJsonPointer(text));
    for (const char16_t *text : {u"a", u"a/b", u"/~", u"/~2", u"/a~"})
        QVERIFY(!isJsonPointer(text));
}

QTEST_GUILESS_MAIN(JsonPointerTest)
#include "tst_jsonpointer.moc"
