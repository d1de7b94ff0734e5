// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonschema.h"
#include "model/schema/jsonview.h"
#include "tests/support/patience.h"

using namespace model;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const JsonSchema> compiled(const QByteArray &schema, const JsonSchema::Documents &documents = {})
{
    const auto result = JsonSchema::compile(JsonText::trusted(schema), JsonSchema::Draft::ByKeyword, documents);
    return result ? *result : nullptr;
}

} // namespace

class TestJsonSchema final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesPathRuleAndValue_data();
    void namesPathRuleAndValue();
    void reportsEveryViolationUpToTwenty();
    void hidesNothingBehindUnknownMembers();
    void readsLargeIntegersExactly_data();
    void readsLargeIntegersExactly();
    void knowsRegisteredDocumentsOnly();
    void listsWhatIsNotChecked_data();
    void listsWhatIsNotChecked();
    void readsTheDraftThatTheSchemaNames();
    void holdsValuesToFormatsWhereThatIsAsked();
    void keepsAMarkOfTheEncoding();
    void fillsInDefaults_data();
    void fillsInDefaults();
};

void TestJsonSchema::namesPathRuleAndValue_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *schema, const char *value, const QString &path, const QString &rule, const QString &part) {
        QTest::newRow(schema) << QByteArray(schema) << QByteArray(value) << path << rule << part;
    };
    row(R"({"type":"object","properties":{"a/b":{"items":{"type":"integer"}}}})", R"({"a/b":[1,1.5]})", u"/a~1b/1"_s, u"type"_s, u"1.5"_s);
    row(R"({"required":["path"]})", "{}", {}, u"required"_s, u"path"_s);
    row(R"({"additionalProperties":false,"properties":{"a":{}}})", R"({"b":1})", u"/b"_s, u"additionalProperties"_s, u"b"_s);
    row(R"({"properties":{"n":{"minimum":3}}})", R"({"n":2})", u"/n"_s, u"minimum"_s, u"2 is less than 3"_s);
    row(R"({"enum":["a","b"]})", R"("c")", {}, u"enum"_s, u"\"a\", \"b\""_s);
    row(R"({"const":1})", "2", {}, u"const"_s, u"2"_s);
    row(R"({"pattern":"^a$"})", R"("a\n")", {}, u"pattern"_s, u"^a$"_s);
    row(R"({"anyOf":[{"type":"string"},{"type":"null"}]})", "1", {}, u"anyOf"_s, u"1"_s);
    row(R"({"$ref":"#/$defs/a","$defs":{"a":{"maxItems":1}}})", "[1,2]", {}, u"maxItems"_s, u"at most 1"_s);
    row(R"({"dependentRequired":{"a":["b"]}})", R"({"a":1})", {}, u"dependentRequired"_s, u"b"_s);
    row(R"({"properties":{"a":{}},"unevaluatedProperties":false})", R"({"b":1})", u"/b"_s, u"false"_s, u"1"_s);
}

void TestJsonSchema::namesPathRuleAndValue()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    QFETCH(QString, path);
    QFETCH(QString, rule);
    QFETCH(QString, part);
    const auto guard = compiled(schema);
    QVERIFY(guard);
    const QList<SchemaViolation> violations = guard->validate(JsonText::trusted(value));
    QCOMPARE(violations.size(), 1);
    QCOMPARE(violations.first().path, path);
    QCOMPARE(violations.first().rule, rule);
    QVERIFY2(violations.first().message.spoken().contains(part), qPrintable(violations.first().message.spoken()));
}

void TestJsonSchema::reportsEveryViolationUpToTwenty()
{
    const auto guard = compiled(R"({"items":{"type":"string"}})");
    QCOMPARE(guard->validate(JsonText::trusted("[1,\"a\",2]")).size(), 2);
    QCOMPARE(guard->validate(JsonText::trusted("[" + QByteArray("1,").repeated(99) + "1]")).size(), 20);
}

void TestJsonSchema::hidesNothingBehindUnknownMembers()
{
    const auto guard = compiled(R"({"properties":{"y":{"type":"string"},"z":{"items":{"type":"string"}}},"additionalProperties":false})");
    QByteArray unknown;
    for (int number = 0; number < 30; ++number)
        unknown += "\"a" + QByteArray::number(number) + "\":1,";
    const auto rulesOf = [&guard](const QByteArray &value) {
        QStringList rules;
        for (const SchemaViolation &violation : guard->validate(JsonText::trusted(value)))
            rules.append(violation.rule);
        return rules;
    };
    const QStringList some = rulesOf("{" + unknown + "\"y\":1}");
    QCOMPARE(some.size(), 20);
    QCOMPARE(some.count(u"additionalProperties"_s), 19);
    QCOMPARE(some.last(), u"type"_s);
    const QStringList many = rulesOf("{" + unknown + "\"z\":[" + QByteArray("1,").repeated(99) + "1]}");
    QCOMPARE(many.size(), 20);
    QCOMPARE(many.count(u"type"_s), 20);
}

void TestJsonSchema::readsLargeIntegersExactly_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("isValid");
    const auto row = [](const char *name, const char *schema, const char *value, bool isValid) {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(value) << isValid;
    };
    row("largest is an integer", R"({"type":"integer","minimum":0})", "18446744073709551615", true);
    row("largest is above", R"({"maximum":10})", "18446744073709551615", false);
    row("one more than 2^53", R"({"exclusiveMinimum":9007199254740992})", "9007199254740993", true);
    row("not 2^53 either", R"({"const":9007199254740992})", "9007199254740993", false);
    row("minus one is not the largest", R"({"enum":[18446744073709551615]})", "-1", false);
    row("smallest", R"({"minimum":-9223372036854775808})", "-9223372036854775808", true);
    row("decimal integer", R"({"type":"integer"})", "1.0", true);
    row("integer of other notation", R"({"type":"integer"})", "1e2", true);
    row("fraction", R"({"type":"integer"})", "1.5", false);
    row("decimal is the constant", R"({"const":1})", "1.0", true);
    row("true is not 1", R"({"const":1})", "true", false);
    row("decimal multiple", R"({"multipleOf":0.1})", "0.3", true);
    row("no decimal multiple", R"({"multipleOf":0.1})", "0.35", false);
    row("a decimal is excluded as an integer", R"({"not":{"type":"integer"}})", "1.0", false);
}

void TestJsonSchema::readsLargeIntegersExactly()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    QFETCH(bool, isValid);
    QCOMPARE(compiled(schema)->validate(JsonText::trusted(value)).isEmpty(), isValid);
}

void TestJsonSchema::knowsRegisteredDocumentsOnly()
{
    const QByteArray schema = R"({"$ref":"https://example.com/name.json#/$defs/name"})";
    QVERIFY(!compiled(schema));
    const auto guard = compiled(schema, {{u"https://example.com/name.json"_s, JsonText::trusted(R"({"$defs":{"name":{"minLength":2}}})")}});
    QVERIFY(guard);
    QVERIFY(guard->validate(JsonText::trusted("\"ab\"")).isEmpty());
    QCOMPARE(guard->validate(JsonText::trusted("\"a\"")).size(), 1);
}

void TestJsonSchema::listsWhatIsNotChecked_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QStringList>("paths");
    const auto row = [](const char *schema, const QStringList &paths) { QTest::newRow(schema) << QByteArray(schema) << paths; };
    row(R"({"type":"string","title":"a","x-own":1})", {});
    row(R"({"properties":{"a":{"format":"email"}}})", {u"/properties/a/format"_s});
    row(R"({"pattern":"\\Aa\\Z"})", {u"/pattern"_s});
    row(R"({"pattern":"(?<=a+)b"})", {u"/pattern"_s});
    row(R"({"$schema":"http://json-schema.org/draft-07/schema#","unevaluatedProperties":false})", {u"/unevaluatedProperties"_s});
    row(R"({"unevaluatedProperties":false})", {});
}

void TestJsonSchema::listsWhatIsNotChecked()
{
    QFETCH(QByteArray, schema);
    QFETCH(QStringList, paths);
    const auto guard = compiled(schema);
    QVERIFY(guard);
    QCOMPARE(guard->notChecked(), paths);
}

void TestJsonSchema::holdsValuesToFormatsWhereThatIsAsked()
{
    using enum JsonSchema::Formats;
    const auto guard = compiled(R"({"properties":{"when":{"format":"date"},"host":{"format":"hostname"},"own":{"format":"iban"}}})");
    QVERIFY(guard);
    const JsonText value = JsonText::trusted(R"({"when":"yesterday","host":"-a","own":"x"})");
    QVERIFY(guard->validate(value).isEmpty());
    const auto paths = [&](JsonSchema::Formats formats) {
        QStringList places;
        for (const SchemaViolation &violation : guard->validate(value, formats))
            places.append(violation.path + u' ' + violation.rule);
        return places;
    };
    QCOMPARE(paths(Plain), QStringList {u"/when format"_s});
    QCOMPARE(paths(All), QStringList({u"/host format"_s, u"/when format"_s}));
    QCOMPARE(guard->notChecked(All), QStringList {u"/properties/own/format"_s});
    QCOMPARE(guard->notChecked().size(), 3);
    QVERIFY(guard->validate(JsonText::trusted(R"({"when":"2024-02-29","host":"a-b"})"), All).isEmpty());
}

void TestJsonSchema::keepsAMarkOfTheEncoding()
{
    const auto guard = compiled(R"({"pattern":"^\\s$"})");
    QVERIFY(guard);
    QVERIFY(guard->validate(JsonText::trusted("\"\xef\xbb\xbf\"")).isEmpty());
    QVERIFY(guard->validate(JsonText::trusted(R"("\ufeff")")).isEmpty());
    QCOMPARE(JsonView::parse("\"\xef\xbb\xbf"
                             "a\"")
                 .string(),
        QString(QChar(0xfeff)) + u'a');
}

void TestJsonSchema::readsTheDraftThatTheSchemaNames()
{
    const QByteArray rest = R"("$ref":"#/$defs/a","maxLength":1,"$defs":{"a":{"type":"string"}}})";
    const auto newer = compiled('{' + rest);
    QCOMPARE(newer->validate(JsonText::trusted("\"ab\"")).size(), 1);
    const auto older = compiled("{\"$schema\":\"http://json-schema.org/draft-07/schema#\"," + rest);
    QVERIFY(older->validate(JsonText::trusted("\"ab\"")).isEmpty());
    // Many servers send the older form of a tuple without naming a draft.
    const auto tuple = compiled(R"({"items":[{"type":"string"}],"additionalItems":false})");
    QCOMPARE(tuple->validate(JsonText::trusted("[1]")).size(), 1);
}

void TestJsonSchema::fillsInDefaults_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("filled");
    const auto row = [](const char *schema, const char *value, const char *filled) {
        QTest::newRow(schema) << QByteArray(schema) << QByteArray(value) << QByteArray(filled);
    };
    row(R"({"properties":{"n":{"default":1.0},"s":{"default":"a\u00e9"}}})", "{}", R"({"n":1.0,"s":"a\u00e9"})");
    row(R"({"properties":{"n":{"default":1}}})", R"({ "z":1.0, "n":null })", R"({ "z":1.0, "n":null })");
    row(R"({"properties":{"n":{"default":18446744073709551616}}})", R"({ "z" : 1 })", R"({ "z" : 1,"n":18446744073709551616 })");
    row(R"({"properties":{"o":{"properties":{"n":{"default":[ 1 ]}}}}})", R"({"o":{}})", R"({"o":{"n":[ 1 ]}})");
    row(R"({"properties":{"p":{"properties":{"n":{"default":2}}}}})", "{}", "{}");
    row(R"({"properties":{"q":{"default":{},"properties":{"n":{"default":2}}}}})", "{}", R"({"q":{"n":2}})");
    row(R"({"items":{"$ref":"#/$defs/a"},"$defs":{"a":{"allOf":[{"properties":{"n":{"default":3}}}]}}})", "[{}, {\"n\":1}]",
        "[{\"n\":3}, {\"n\":1}]");
    row(R"({"properties":{"default":{"default":"d"}}})", "{}", R"({"default":"d"})");
    row(R"({"default":1})", "2", "2");
    row(R"({"properties":{"n":{"default":1}}})", "[]", "[]");
}

void TestJsonSchema::fillsInDefaults()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, filled);
    QCOMPARE(compiled(schema)->withDefaults(JsonText::trusted(value)).bytes(), filled);
}

QTEST_APPLESS_MAIN(TestJsonSchema)
#include "tst_jsonschema.moc"
