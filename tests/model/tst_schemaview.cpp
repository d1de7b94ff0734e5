// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemaview.h"
#include "tests/support/patience.h"

#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

JsonText jsonOf(const QByteArray &text)
{
    const auto parsed = JsonText::parse(text);
    return parsed ? *parsed : JsonText();
}

SchemaView viewOf(const QByteArray &text)
{
    return SchemaView(jsonOf(text));
}

const JsonSchema::Documents shelves {
    {u"https://example.org/shelf.json"_s, JsonText::trusted(R"({"$defs":{"n":{"type":"integer"},"own":{"$ref":"#/$defs/n"}}})")}};

} // namespace

class SchemaViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsReferencesAsValuesAreHeldToThem_data();
    void followsReferencesAsValuesAreHeldToThem();
    void saysWhereAReferenceLeadsNowhere_data();
    void saysWhereAReferenceLeadsNowhere();
    void laysTogetherWhatHoldsForTheSameValue();
    void keepsOrderAndTexts();
    void takesTheLastOfMembersOfTheSameName();
    void endsInCircles_data();
    void endsInCircles();
    void tellsTypes_data();
    void tellsTypes();
    void saysWhereItStands();
    void isNullForWhatIsNoSchema();
};

void SchemaViewTest::followsReferencesAsValuesAreHeldToThem_data()
{
    QTest::addColumn<QByteArray>("schema");
    const auto row = [](const char *name, const QByteArray &x, const QByteArray &more = "") {
        QTest::newRow(name) << R"({"properties":{"x":)" + x + '}' + more + '}';
    };
    const QByteArray number = R"({"type":"integer"})";
    row("none", number);
    row("a pointer", R"({"$ref":"#/$defs/n"})", R"(,"$defs":{"n":)" + number + '}');
    row("an escaped pointer", R"({"$ref":"#/$defs/a~1b%20c"})", R"(,"$defs":{"a/b c":)" + number + '}');
    row("definitions", R"({"$ref":"#/definitions/n"})", R"(,"definitions":{"n":)" + number + '}');
    row("one after the other", R"({"$ref":"#/$defs/m"})", R"(,"$defs":{"m":{"$ref":"#/$defs/n"},"n":)" + number + '}');
    row("an anchor", R"({"$ref":"#n"})", R"(,"$defs":{"any":{"$anchor":"n","type":"integer"}})");
    row("an identifier", R"({"$ref":"n.json"})",
        R"(,"$id":"https://example.org/s.json","$defs":{"any":{"$id":"n.json","type":"integer"}})");
    row("within an identifier", R"({"$ref":"n.json"})",
        R"(,"$id":"https://example.org/s.json","$defs":{"any":{"$id":"n.json","$ref":"#/$defs/n","$defs":{"n":)" + number + "}}}");
    row("another document", R"({"$ref":"https://example.org/shelf.json#/$defs/n"})");
    row("within another document", R"({"$ref":"https://example.org/shelf.json#/$defs/own"})");
    row("by allOf", R"({"allOf":[{"description":"d"},{"$ref":"#/$defs/n"}]})", R"(,"$defs":{"n":)" + number + '}');
}

void SchemaViewTest::followsReferencesAsValuesAreHeldToThem()
{
    QFETCH(QByteArray, schema);
    const SchemaView x = SchemaView(jsonOf(schema), shelves).member(u"x");
    QCOMPARE(x.types(), QStringList {u"integer"_s});
    QVERIFY(!x.isPartial());
    const auto compiled = JsonSchema::compile(jsonOf(schema), JsonSchema::Draft::ByKeyword, shelves);
    QVERIFY2(compiled, compiled ? "" : qPrintable(compiled.error().message));
    QVERIFY((*compiled)->validate(jsonOf(R"({"x":1})")).isEmpty());
    QVERIFY(!(*compiled)->validate(jsonOf(R"({"x":"a"})")).isEmpty());
}

void SchemaViewTest::saysWhereAReferenceLeadsNowhere_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::newRow("a pointer") << QByteArray(R"({"$ref":"#/$defs/n","title":"T"})");
    QTest::newRow("to what is not a schema") << QByteArray(R"({"$ref":"#/title","title":"T"})");
    QTest::newRow("an anchor") << QByteArray(R"({"$ref":"#n","title":"T"})");
    QTest::newRow("another document") << QByteArray(R"({"$ref":"https://example.org/s","title":"T"})");
    QTest::newRow("no text") << QByteArray(R"({"$ref":7,"title":"T","$defs":{"a":{"$ref":7}},"allOf":[{"$ref":"#/no"}]})");
}

void SchemaViewTest::saysWhereAReferenceLeadsNowhere()
{
    QFETCH(QByteArray, schema);
    const SchemaView view = viewOf(schema);
    QVERIFY(view.isPartial());
    QCOMPARE(view.string("title"), u"T"_s);
}

void SchemaViewTest::laysTogetherWhatHoldsForTheSameValue()
{
    const SchemaView view = viewOf(R"({"$defs":{"r":{"description":"of r","title":"R","required":["a","b"],"properties":{
        "a":{"title":"A of r","minLength":1},"b":{}}}},
        "$ref":"#/$defs/r","description":"own","allOf":[{"maxProperties":3,"required":["c"]}],"properties":{"z":{},"a":{"title":"own a"}}})");
    QCOMPARE(view.string("description"), u"own"_s);
    QCOMPARE(view.string("title"), u"R"_s);
    QCOMPARE(view.keyword("maxProperties").integer(), 3);
    QCOMPARE(view.required(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
    QStringList names;
    for (const SchemaView::Member &member : view.members())
        names.append(member.name + (member.isRequired ? u"!"_s : QString()));
    QCOMPARE(names, QStringList({u"z"_s, u"a!"_s, u"b!"_s}));
    const SchemaView a = view.member(u"a");
    QCOMPARE(a.string("title"), u"own a"_s);
    QCOMPARE(a.keyword("minLength").integer(), 1);
}

void SchemaViewTest::keepsOrderAndTexts()
{
    const SchemaView view = viewOf(R"({"properties":{"z":{"minimum":1.0,"default":9223372036854775807},"a":{"enum":[1e3, "x"]}},
        "patternProperties":{"^p":true},"additionalProperties":false,"items":{"type":"null"},"anyOf":[{"title":"one"},{"title":"two"}]})");
    QCOMPARE(view.members().first().name, u"z"_s);
    QCOMPARE(view.member(u"z").keyword("minimum").text(), QByteArrayView("1.0"));
    QCOMPARE(view.member(u"z").json("default").bytes(), QByteArray("9223372036854775807"));
    QCOMPARE(view.member(u"a").keyword("enum").elements().first().text(), QByteArrayView("1e3"));
    QVERIFY(view.members("patternProperties").first().schema.isAnything());
    QVERIFY(view.at("additionalProperties").isNothing());
    QVERIFY(view.at("not").isNull());
    QCOMPARE(view.at("items").types(), QStringList {u"null"_s});
    QCOMPARE(view.list("anyOf").size(), 2);
    QCOMPARE(view.list("anyOf").last().string("title"), u"two"_s);
}

void SchemaViewTest::takesTheLastOfMembersOfTheSameName()
{
    const SchemaView view = viewOf(R"({"properties":{"a":{"type":"string"},"b":{},"a":{"type":"integer"}},"title":"x","title":"y"})");
    QCOMPARE(view.member(u"a").types(), QStringList {u"integer"_s});
    QCOMPARE(view.members().size(), 2);
    QCOMPARE(view.string("title"), u"y"_s);
}

void SchemaViewTest::endsInCircles_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::newRow("itself") << QByteArray(R"({"$ref":"#","title":"T"})");
    QTest::newRow("two") << QByteArray(R"({"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a","title":"T"}},"$ref":"#/$defs/a"})");
    QTest::newRow("allOf") << QByteArray(R"({"allOf":[{"$ref":"#"},{"$ref":"#"},{"title":"T"}]})");
    QTest::newRow("members") << QByteArray(R"({"title":"T","properties":{"a":{"$ref":"#"}}})");
    QByteArray many = R"({"title":"T","allOf":[)";
    for (int at = 0; at < 100'000; ++at)
        many += R"({"minLength":1},)";
    QTest::newRow("very many") << many + "{}]}";
}

void SchemaViewTest::endsInCircles()
{
    QFETCH(QByteArray, schema);
    SchemaView view = viewOf(schema);
    QCOMPARE(view.string("title"), u"T"_s);
    for (int depth = 0; depth < 1000 && !view.member(u"a").isNull(); ++depth)
        view = view.member(u"a");
    QCOMPARE(view.string("title"), u"T"_s);
}

void SchemaViewTest::tellsTypes_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QStringList>("named");
    QTest::addColumn<QStringList>("likely");
    QTest::newRow("one") << QByteArray(R"({"type":"string","minimum":1})") << QStringList {u"string"_s} << QStringList {u"string"_s};
    QTest::newRow("several") << QByteArray(R"({"type":["string","null"]})") << QStringList {u"string"_s, u"null"_s}
                             << QStringList {u"string"_s, u"null"_s};
    QTest::newRow("by its keywords") << QByteArray(R"({"maxItems":1})") << QStringList() << QStringList {u"array"_s};
    QTest::newRow("none") << QByteArray(R"({"title":"T"})") << QStringList() << QStringList();
    QTest::newRow("nonsense") << QByteArray(R"({"type":[7,{}]})") << QStringList() << QStringList();
}

void SchemaViewTest::tellsTypes()
{
    QFETCH(QByteArray, schema);
    QFETCH(QStringList, named);
    QFETCH(QStringList, likely);
    const SchemaView view = viewOf(schema);
    QCOMPARE(view.types(), named);
    QCOMPARE(view.likelyTypes(), likely);
    const SchemaView narrowed = viewOf(R"({"type":["string","null"],"title":"T","default":"d","maxLength":3})").ofType(u"string"_s);
    QCOMPARE(narrowed.types(), QStringList {u"string"_s});
    QVERIFY(!narrowed.has("title") && !narrowed.has("default") && narrowed.has("maxLength"));
}

void SchemaViewTest::saysWhereItStands()
{
    const JsonText text = jsonOf(R"({"anyOf":[{"type":"string"},{"$ref":"https://example.org/shelf.json#/$defs/n"}]})");
    const auto schema = JsonSchema::compile(text, JsonSchema::Draft::ByKeyword, shelves);
    QVERIFY(schema);
    const QList<SchemaView> alternatives = SchemaView(text, shelves).list("anyOf");
    QCOMPARE(alternatives[0].path(), u"/anyOf/0"_s);
    const auto rulesAt = [&](const SchemaView &view, const QByteArray &value) {
        QStringList rules;
        for (const SchemaViolation &violation : (*schema)->validateAt(view.path(), jsonOf(value)))
            rules.append(violation.rule);
        return rules;
    };
    QCOMPARE(rulesAt(alternatives[0], "1"), QStringList {u"type"_s});
    QCOMPARE(rulesAt(alternatives[1], "1"), QStringList());
    QCOMPARE(rulesAt(alternatives[1], "\"a\""), QStringList {u"type"_s});
}

void SchemaViewTest::isNullForWhatIsNoSchema()
{
    for (const QByteArray &text : {QByteArray(), QByteArray("7"), QByteArray("[]"), QByteArray("\"x\""), QByteArray("null")}) {
        const SchemaView view = viewOf(text);
        QVERIFY2(view.isNull(), text.constData());
        QVERIFY(view.members().isEmpty() && view.required().isEmpty() && view.types().isEmpty() && view.at("items").isNull());
        QVERIFY(view.keyword("title").isNone() && view.json("title").isEmpty() && view.path().isEmpty());
    }
    QVERIFY(SchemaView() == SchemaView());
    QVERIFY(viewOf("true").isAnything() && !viewOf("true").isNothing());
}

QTEST_GUILESS_MAIN(SchemaViewTest)
#include "tst_schemaview.moc"
