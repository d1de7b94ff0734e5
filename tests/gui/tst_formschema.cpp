// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/formtools.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"

using namespace formtools;

class FormSchemaTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheKindOfAField_data();
    void readsTheKindOfAField();
    void keepsTheOrderOfTheSchema();
    void saysWhatTheSchemaAsks_data();
    void saysWhatTheSchemaAsks();
    void staysBoundedOnHostileSchemas_data();
    void staysBoundedOnHostileSchemas();
};

void FormSchemaTest::readsTheKindOfAField_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("text") << QByteArray(R"({"type":"string"})") << Kind::Text;
    QTest::newRow("text by its keywords") << QByteArray(R"({"minLength":1})") << Kind::Text;
    QTest::newRow("number") << QByteArray(R"({"type":"number"})") << Kind::Number;
    QTest::newRow("integer") << QByteArray(R"({"type":"integer","minimum":0})") << Kind::Integer;
    QTest::newRow("boolean") << QByteArray(R"({"type":"boolean"})") << Kind::Boolean;
    QTest::newRow("null") << QByteArray(R"({"type":"null"})") << Kind::Null;
    QTest::newRow("enum") << QByteArray(R"({"enum":["a",1,true]})") << Kind::Choice;
    QTest::newRow("const") << QByteArray(R"({"const":"a"})") << Kind::Choice;
    QTest::newRow("titled constants") << QByteArray(R"({"oneOf":[{"const":"a","title":"A"},{"const":"b"}]})") << Kind::Choice;
    QTest::newRow("list") << QByteArray(R"({"type":"array","items":{"type":"string"}})") << Kind::List;
    QTest::newRow("list of anything") << QByteArray(R"({"type":"array"})") << Kind::Json;
    QTest::newRow("tuple") << QByteArray(R"({"type":"array","items":[{"type":"string"}]})") << Kind::Json;
    QTest::newRow("tuple of 2020") << QByteArray(R"({"prefixItems":[{"type":"string"}],"items":{}})") << Kind::Json;
    QTest::newRow("object") << QByteArray(R"({"type":"object","properties":{"a":{}}})") << Kind::Object;
    QTest::newRow("dictionary") << QByteArray(R"({"type":"object","additionalProperties":{"type":"integer"}})") << Kind::Dictionary;
    QTest::newRow("names by pattern") << QByteArray(R"({"patternProperties":{"^x":{"type":"integer"}}})") << Kind::Dictionary;
    QTest::newRow("any object") << QByteArray(R"({"type":"object"})") << Kind::Json;
    QTest::newRow("alternatives") << QByteArray(R"({"anyOf":[{"type":"string"},{"type":"integer"}]})") << Kind::Alternatives;
    QTest::newRow("several types") << QByteArray(R"({"type":["string","integer"]})") << Kind::Alternatives;
    QTest::newRow("nullable by type") << QByteArray(R"({"type":["string","null"]})") << Kind::Text;
    QTest::newRow("nullable by alternative") << QByteArray(R"({"anyOf":[{"type":"integer"},{"type":"null"}]})") << Kind::Integer;
    QTest::newRow("reference") << QByteArray(R"({"$ref":"#/properties/y"})") << Kind::Json;
    QTest::newRow("reference to itself") << QByteArray(R"({"$ref":"#/properties/x"})") << Kind::Json;
    QTest::newRow("foreign reference") << QByteArray(R"({"$ref":"https://example.org/s"})") << Kind::Json;
    QTest::newRow("laid together") << QByteArray(R"({"allOf":[{"properties":{"a":{}}},{"properties":{"b":{}}}]})") << Kind::Object;
    QTest::newRow("alternatives of what is required")
        << QByteArray(R"({"type":"object","properties":{"a":{}},"anyOf":[{"required":["a"]}]})") << Kind::Object;
    QTest::newRow("anything") << QByteArray("{}") << Kind::Json;
    QTest::newRow("true") << QByteArray("true") << Kind::Json;
    QTest::newRow("nonsense") << QByteArray(R"({"type":7,"enum":{},"properties":[],"anyOf":{"a":1}})") << Kind::Json;
}

void FormSchemaTest::readsTheKindOfAField()
{
    QFETCH(QByteArray, schema);
    QFETCH(Kind, kind);
    Form form(withProperty(schema));
    QCOMPARE(member(form, u"x"_s).field().kind, kind);
}

void FormSchemaTest::keepsTheOrderOfTheSchema()
{
    Form form(json(
        R"({"type":"object","required":["m"],"properties":{"z":{},"a":{},"m":{"type":"string","title":"Em","description":"An m."},"b":{}}})"));
    QStringList names;
    for (const auto &child : form.root().children())
        names.append(child->field().name);
    QCOMPARE(names, QStringList({u"z"_s, u"a"_s, u"m"_s, u"b"_s}));
    const FormField &m = member(form, u"m"_s).field();
    QVERIFY(m.isRequired);
    QCOMPARE(m.title, u"Em"_s);
    QCOMPARE(m.help, u"An m."_s);
    QCOMPARE(member(form, u"b"_s).field().title, u"b"_s);
}

void FormSchemaTest::saysWhatTheSchemaAsks_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("hint");
    QTest::newRow("range") << QByteArray(R"({"type":"integer","minimum":1,"maximum":9223372036854775807})")
                           << u"1 to 9223372036854775807"_s;
    QTest::newRow("open ends") << QByteArray(R"({"type":"number","exclusiveMinimum":0.10,"maximum":1e3})")
                               << u"more than 0.10, at most 1e3"_s;
    QTest::newRow("multiple") << QByteArray(R"({"type":"number","multipleOf":0.5})") << u"a multiple of 0.5"_s;
    QTest::newRow("length") << QByteArray(R"({"type":"string","minLength":1,"maxLength":80})") << u"1 to 80 character(s)"_s;
    QTest::newRow("date and time") << QByteArray(R"({"type":"string","format":"date-time"})") << u"such as 2026-03-09T14:30:00Z"_s;
    QTest::newRow("uri") << QByteArray(R"({"type":"string","format":"uri"})") << u"such as https://example.org/page"_s;
    QTest::newRow("email") << QByteArray(R"({"type":"string","format":"email"})") << u"such as name@example.org"_s;
    QTest::newRow("other format") << QByteArray(R"({"type":"string","format":"iban"})") << u"format iban"_s;
    QTest::newRow("pattern") << QByteArray(R"({"type":"string","pattern":"^a+$"})") << u"matching ^a+$"_s;
    QTest::newRow("example") << QByteArray(R"({"type":"string","examples":["3 miles"]})") << u"such as 3 miles"_s;
    QTest::newRow("elements") << QByteArray(R"({"type":"array","items":{"type":"string"},"maxItems":3})") << u"at most 3 element(s)"_s;
    QTest::newRow("nothing") << QByteArray(R"({"type":"string"})") << QString();
}

void FormSchemaTest::saysWhatTheSchemaAsks()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, hint);
    Form form(withProperty(schema));
    QCOMPARE(member(form, u"x"_s).field().hint, hint);
}

void FormSchemaTest::staysBoundedOnHostileSchemas_data()
{
    QTest::addColumn<QByteArray>("schema");
    QByteArray wide = R"({"type":"object","properties":{)";
    for (int property = 0; property < 10'000; ++property)
        wide += (property ? ",\"p" : "\"p") + QByteArray::number(property) + R"(":{"type":"string","default":"d"})";
    QTest::newRow("10,000 properties") << wide + "}}";
    QTest::newRow("recursion that must be given") << QByteArray(
        R"({"$defs":{"n":{"type":"object","required":["l","r"],"properties":{"l":{"$ref":"#/$defs/n"},"r":{"$ref":"#/$defs/n"}}}},"$ref":"#/$defs/n"})");
    QTest::newRow("recursion at the root") << QByteArray(R"({"type":"object","required":["a"],"properties":{"a":{"$ref":"#"}}})");
    QTest::newRow("recursion in a list") << QByteArray(
        R"({"type":"object","required":["a"],"properties":{"a":{"type":"array","minItems":100000,"items":{"$ref":"#"}}}})");
    QTest::newRow("references in a circle") << QByteArray(
        R"({"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}},"$ref":"#/$defs/a"})");
    QTest::newRow("allOf in a circle") << QByteArray(R"({"allOf":[{"$ref":"#"},{"$ref":"#"},{"$ref":"#"}],"type":"object"})");
    QTest::newRow("anyOf in a circle") << QByteArray(R"({"anyOf":[{"$ref":"#"},{"type":"null"}]})");
    QTest::newRow("alternatives of alternatives") << QByteArray(
        R"({"$defs":{"a":{"anyOf":[{"$ref":"#/$defs/a"},{"type":"object","required":["x"],"properties":{"x":{"$ref":"#/$defs/a"}}}]}},"$ref":"#/$defs/a"})");
    QTest::newRow("deep") << QByteArray(R"({"type":"object","required":["a"],"properties":{"a":)").repeated(60) + "{}"
            + QByteArray("}}").repeated(60);
    QTest::newRow("many choices") << R"({"type":"object","properties":{"x":{"type":"string","enum":[)"
            + QByteArray("\"abc\",").repeated(20'000) + "\"d\"]}}}";
    QTest::newRow("giant") << R"({"description":")" + QByteArray(3'000'000, 'x') + R"(","type":"object","properties":{"a":{}}})";
    QTest::newRow("giant texts") << R"({"type":"object","properties":{"a":{"type":"string","title":")" + QByteArray(200'000, 'x')
            + R"(","pattern":")" + QByteArray(200'000, 'y') + R"("}}})";
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("nothing") << QByteArray();
}

void FormSchemaTest::staysBoundedOnHostileSchemas()
{
    QFETCH(QByteArray, schema);
    const support::ProcessorClock clock;
    Form form(json(schema));
    int nodes = 0;
    const std::function<void(const FormNode &)> count = [&](const FormNode &node) {
        ++nodes;
        QVERIFY(node.field().depth <= gui::FormSchema::deepestField + 1);
        QVERIFY(node.field().title.size() <= 250 && node.field().hint.size() <= 450);
        for (const auto &child : node.children())
            count(*child);
    };
    count(form.root());
    QVERIFY2(nodes <= 2 * Form::mostNodes, qPrintable(QString::number(nodes)));
    form.root().setValue(json(R"({"p9999":"x","a":{"a":{"a":1.0}},"x":"d"})"));
    QCOMPARE(valueOf(form), QByteArray(R"({"p9999":"x","a":{"a":{"a":1.0}},"x":"d"})"));
    QVERIFY2(clock.elapsed() < 3'000, "reading a schema is bounded");
}

QTEST_GUILESS_MAIN(FormSchemaTest)
#include "tst_formschema.moc"
