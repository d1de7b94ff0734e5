// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonpath.h"

#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

class JsonPathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatThePathSays_data();
    void findsWhatThePathSays();
    void saysWhereAPathIsNone_data();
    void saysWhereAPathIsNone();
    void comesToAnEndInAHostileValue();
};

namespace {

const QByteArray example = R"({"a":[{"b":1,"c":[10,20]},{"b":2}],"b":"x","a/b":{"~":5},"é":null})";

} // namespace

void JsonPathTest::findsWhatThePathSays_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QList<JsonPath::Place>>("expected");
    using Places = QList<JsonPath::Place>;
    QTest::newRow("all of it") << u"$"_s << Places {{}};
    QTest::newRow("name") << u"$.b"_s << Places {{1}};
    QTest::newRow("index") << u"$.a[1].b"_s << Places {{0, 1, 0}};
    QTest::newRow("from the end") << u"$.a[-1].b"_s << Places {{0, 1, 0}};
    QTest::newRow("quoted") << u"$['a/b'][\"~\"]"_s << Places {{2, 0}};
    QTest::newRow("umlaut") << u"$.é"_s << Places {{3}};
    QTest::newRow("wildcard") << u"$.a[*].b"_s << Places {{0, 0, 0}, {0, 1, 0}};
    QTest::newRow("descendants") << u"$..b"_s << Places {{1}, {0, 0, 0}, {0, 1, 0}};
    QTest::newRow("descendant index") << u"$..[0]"_s << Places {{0, 0}, {0, 0, 1, 0}};
    QTest::newRow("several") << u"$.a[1,0].b"_s << Places {{0, 1, 0}, {0, 0, 0}};
    QTest::newRow("slice") << u"$.a[0].c[:1]"_s << Places {{0, 0, 1, 0}};
    QTest::newRow("slice backwards") << u"$.a[0].c[::-1]"_s << Places {{0, 0, 1, 1}, {0, 0, 1, 0}};
    QTest::newRow("slice of nothing") << u"$.a[5:9]"_s << Places {};
    QTest::newRow("no index in an object") << u"$[0]"_s << Places {};
    QTest::newRow("pointer") << u"/a/0/c/1"_s << Places {{0, 0, 1, 1}};
    QTest::newRow("pointer with escapes") << u"/a~1b/~0"_s << Places {{2, 0}};
    QTest::newRow("pointer to nothing") << u"/a/7"_s << Places {};
}

void JsonPathTest::findsWhatThePathSays()
{
    QFETCH(QString, path);
    QFETCH(QList<JsonPath::Place>, expected);
    const auto read = JsonPath::parse(path);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
    QCOMPARE(read->find(JsonView::parse(example)), expected);
}

void JsonPathTest::saysWhereAPathIsNone_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"a", "$a", "$.", "$..", "$[", "$['a", "$[?@.a]", "$[1", "$[a]", "$[1:x]", "$[,]"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void JsonPathTest::saysWhereAPathIsNone()
{
    QFETCH(QString, path);
    const auto read = JsonPath::parse(path);
    QVERIFY(!read);
    QCOMPARE(read.error().category, ErrorCategory::Usage);
}

void JsonPathTest::comesToAnEndInAHostileValue()
{
    const QByteArray deep = QByteArray(500, '[') + QByteArray(500, ']');
    QVERIFY(JsonPath::parse(u"$..[*]..[*]..[*]"_s)->find(JsonView::parse(deep)).size() <= JsonPath::mostPlaces);
    const QByteArray wide = '[' + QByteArray("1,").repeated(50'000) + "1]";
    QCOMPARE(JsonPath::parse(u"$[*]"_s)->find(JsonView::parse(wide)).size(), JsonPath::mostPlaces);
}

QTEST_APPLESS_MAIN(JsonPathTest)
#include "tst_jsonpath.moc"
