// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Schemas and values made to bring a validator down: each gets a clear error or the right answer, and soon.
#include "model/schema/jsonschema.h"
#include "tests/support/patience.h"

#include <ctime>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

qint64 processorMilliseconds()
{
    return qint64(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

QByteArray nested(const QByteArray &before, int depth, const QByteArray &inside, const QByteArray &after)
{
    return before.repeated(depth) + inside + after.repeated(depth);
}

} // namespace

class TestJsonSchemaHostile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_begin = processorMilliseconds(); }
    void cleanup() { QVERIFY2(processorMilliseconds() - m_begin < m_allowed, "too slow"); }
    void refusesWithAReason_data();
    void refusesWithAReason();
    void answersSoon_data();
    void answersSoon();
    void refusesTextNestedTooDeeply();
    void boundsSchemasThatGrowWithTheirReferences();
    void boundsDefaultsThatGrow();
    void boundsTheNumberOfSchemas();
    void evaluatesDeepValuesOfRecursiveSchemas();

private:
    qint64 m_begin = 0;
    // The processor's time; a sanitizer takes many times as long.
#ifdef IS_SANITIZED
    static constexpr qint64 m_allowed = 10'000;
#else
    static constexpr qint64 m_allowed = 1000;
#endif
};

void TestJsonSchemaHostile::refusesWithAReason_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &schema, const QString &message) { QTest::newRow(name) << schema << message; };
    row("reference to itself", R"({"$ref":"#"})", u"without an end"_s);
    row("two that refer to each other", R"({"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}},"$ref":"#/$defs/a"})",
        u"without an end"_s);
    row("property that is itself", R"({"properties":{"a":{"$ref":"#/properties/a"}}})", u"/properties/a refers"_s);
    row("cycle through allOf", R"({"allOf":[{"anyOf":[{"$ref":"#"}]}]})", u"without an end"_s);
    row("cycle through a condition", R"({"if":true,"then":{"not":{"$ref":"#"}}})", u"without an end"_s);
    row("cycle through dependencies", R"({"dependentSchemas":{"a":{"$ref":"#"}}})", u"without an end"_s);
    row("properties null", R"({"properties":null})", u"/properties must be an object"_s);
    row("unknown type", R"({"type":"text"})", u"\"text\""_s);
    row("type of no kind", R"({"type":7})", u"/type"_s);
    row("negative length", R"({"minLength":-1})", u"/minLength"_s);
    row("length and a half", R"({"minLength":1.5})", u"/minLength"_s);
    row("remote reference", R"({"$ref":"https://example.com/a.json"})", u"https://example.com/a.json"_s);
    row("file reference", R"({"items":{"$ref":"file:///etc/passwd"}})", u"/items/$ref"_s);
    row("reference to nothing", R"({"$ref":"#/$defs/none"})", u"#/$defs/none"_s);
    row("reference to no schema", R"({"$ref":"#/required","required":["a"]})", u"/required must be a schema"_s);
    row("reference of no kind", R"({"$ref":1})", u"/$ref must be a string"_s);
    row("list", "[]", u"The schema must be a schema"_s);
    row("broken pattern", R"({"pattern":"a(b"})", u"/pattern is not a regular expression"_s);
    row("required of no kind", R"({"required":"a"})", u"/required must be a list"_s);
    row("allOf of no kind", R"({"allOf":{}})", u"/allOf must be a list"_s);
    row("items of no kind", R"({"items":3})", u"/items must be a schema"_s);
    row("multiple of nothing", R"({"multipleOf":0})", u"/multipleOf must be greater"_s);
    row("bound of no kind", R"({"minimum":"1"})", u"/minimum must be a number"_s);
    row("unpaired surrogate", R"({"const":"\ud800"})", u"cannot be read"_s);
    row("nested too deeply", nested(R"({"not":)", 400, "{}", "}"), u"too deeply"_s);
}

void TestJsonSchemaHostile::refusesWithAReason()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, message);
    const auto compiled = JsonSchema::compile(JsonText::trusted(schema));
    QVERIFY(!compiled);
    QCOMPARE(compiled.error().category, ErrorCategory::Validation);
    QVERIFY2(compiled.error().message.contains(message), qPrintable(compiled.error().message));
}

void TestJsonSchemaHostile::answersSoon_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QByteArray &schema, const QByteArray &value, const QString &rule) {
        QTest::newRow(name) << schema << value << rule;
    };
    const auto text = [](int count, const QByteArray &end) { return '"' + QByteArray(count, 'a') + end + '"'; };
    row("exponential pattern", R"({"pattern":"(a+)+$"})", text(30, "!"), u"bounds"_s);
    row("exponential pattern that matches", R"({"pattern":"(a+)+$"})", text(30, ""), {});
    row("alternatives over a long text", R"({"pattern":"^[ab]*$"})", text(200'000, ""), {});
    row("long text that is not searched", R"({"pattern":"a*b"})", text(200'000, ""), u"bounds"_s);
    row("exponential pattern excluded", R"({"not":{"pattern":"(a+)+$"}})", text(30, "!"), u"bounds"_s);
    row("exponential name", R"({"patternProperties":{"(a+)+$":true}})", "{" + text(30, "!") + ":1}", u"bounds"_s);
    row("letters", R"({"pattern":"^\\p{L}+$"})", R"("aé")", {});
    row("letters by their long name", R"({"pattern":"^\\p{Letter}+$"})", R"("a1")", u"pattern"_s);
    row("length as a decimal", R"({"minLength":2.0})", R"("a")", u"minLength"_s);
    row("growing alternatives",
        R"({"$defs":{"a":{"oneOf":[{"$ref":"#/$defs/b"},{"$ref":"#/$defs/b"}]},"b":{"oneOf":[{"$ref":"#/$defs/c"},{"$ref":"#/$defs/c"}]},"c":{"not":{}}},"$ref":"#/$defs/a"})",
        "1", u"oneOf"_s);
    row("ten thousand different elements", R"({"uniqueItems":true})", "[" + QByteArray("1.5,").repeated(9999) + "1.5]", u"uniqueItems"_s);
}

void TestJsonSchemaHostile::answersSoon()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    QFETCH(QString, rule);
    const auto compiled = JsonSchema::compile(JsonText::trusted(schema));
    QVERIFY2(compiled, compiled ? "" : qPrintable(compiled.error().message));
    const QList<SchemaViolation> violations = (*compiled)->validate(JsonText::trusted(value));
    QCOMPARE(violations.isEmpty() ? QString() : violations.first().rule, rule);
}

void TestJsonSchemaHostile::refusesTextNestedTooDeeply()
{
    QVERIFY(!JsonText::parse(nested(R"({"not":)", 20'000, "{}", "}")));
    QVERIFY(!JsonText::parse(nested("[", 20'000, "", "]")));
}

void TestJsonSchemaHostile::boundsSchemasThatGrowWithTheirReferences()
{
    QByteArray schema = R"({"$ref":"#/$defs/s0","$defs":{)";
    for (int level = 0; level < 40; ++level) {
        const QByteArray next = "{\"$ref\":\"#/$defs/s" + QByteArray::number(level + 1) + "\"}";
        schema += "\"s" + QByteArray::number(level) + "\":{\"allOf\":[" + next + ',' + next + "]},";
    }
    const auto compiled = JsonSchema::compile(JsonText::trusted(schema + R"("s40":{}}})"));
    QVERIFY(compiled);
    const QList<SchemaViolation> violations = (*compiled)->validate(JsonText::trusted("1"));
    QCOMPARE(violations.size(), 1);
    QCOMPARE(violations.first().rule, u"bounds"_s);
}

void TestJsonSchemaHostile::boundsDefaultsThatGrow()
{
    const auto compiled = JsonSchema::compile(
        JsonText::trusted(R"({"properties":{"a":{"$ref":"#","default":{}},"b":{"$ref":"#","default":{}},"c":{"$ref":"#","default":{}}}})"));
    QVERIFY(compiled);
    const JsonText filled = (*compiled)->withDefaults(JsonText::trusted("{}"));
    QVERIFY(filled.bytes().size() < 100'000);
    QVERIFY(filled.member(u"a")->member(u"b"));
}

void TestJsonSchemaHostile::boundsTheNumberOfSchemas()
{
    const auto compiled = JsonSchema::compile(JsonText::trusted("{\"allOf\":[" + QByteArray("{},").repeated(60'000) + "{}]}"));
    QVERIFY(!compiled);
    QVERIFY2(compiled.error().message.contains(u"schema"), qPrintable(compiled.error().message));
}

void TestJsonSchemaHostile::evaluatesDeepValuesOfRecursiveSchemas()
{
    const auto compiled = JsonSchema::compile(JsonText::trusted(R"({"type":"array","items":{"$ref":"#"}})"));
    QVERIFY(compiled);
    QVERIFY((*compiled)->validate(JsonText::trusted(nested("[", 500, "", "]"))).isEmpty());
    QCOMPARE((*compiled)->validate(JsonText::trusted(nested("[", 500, "1", "]"))).first().path, u"/0"_s.repeated(500));
}

QTEST_APPLESS_MAIN(TestJsonSchemaHostile)
#include "tst_jsonschemahostile.moc"
