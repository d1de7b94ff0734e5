// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/mirroredarguments.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using model::JsonText;

namespace {

JsonText json(const QByteArray &text)
{
    return *JsonText::parse(text);
}

//! The schema of a tool with one property, `a`.
QByteArray withProperty(const QByteArray &schema)
{
    return R"({"type":"object","properties":{"a":)" + schema + "}}";
}

} // namespace

class MirroredArgumentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhichToolsAreValid_data();
    void knowsWhichToolsAreValid();
    void encodesTexts_data();
    void encodesTexts();
    void mirrorsArguments_data();
    void mirrorsArguments();
    void followsPaths();
    void refusesDeepSchemas();
};

void MirroredArgumentsTest::knowsWhichToolsAreValid_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<bool>("isValid");
    QTest::addColumn<bool>("mirrors");
    const auto valid = [](const char *name, const QByteArray &schema, bool mirrors = true) {
        QTest::newRow(name) << schema << true << mirrors;
    };
    const auto invalid = [](const char *name, const QByteArray &schema) { QTest::newRow(name) << schema << false << false; };
    const QByteArray marked = R"({"type":"string","x-mcp-header":"Region"})";

    valid("no mark", withProperty(R"({"type":"string"})"), false);
    valid("no schema", "true", false);
    valid("string", withProperty(marked));
    valid("integer", withProperty(R"({"type":"integer","x-mcp-header":"N"})"));
    valid("boolean", withProperty(R"({"type":"boolean","x-mcp-header":"B"})"));
    valid("nested in objects", withProperty(R"({"type":"object","properties":{"b":)" + marked + "}}"));
    valid("all token characters", withProperty(R"({"type":"string","x-mcp-header":"!#$%&'*+-.^_`|~09azAZ"})"));
    valid("the same as a standard header's", withProperty(R"({"type":"string","x-mcp-header":"Method"})"));
    valid("a property of that name", R"({"properties":{"x-mcp-header":{"type":"string"}}})", false);
    valid("a value that looks like it", withProperty(R"({"type":"object","default":{"x-mcp-header":"A"},"enum":[{"x-mcp-header":""}]})"),
        false);

    invalid("empty", withProperty(R"({"type":"string","x-mcp-header":""})"));
    invalid("no text", withProperty(R"({"type":"string","x-mcp-header":5})"));
    invalid("null", withProperty(R"({"type":"string","x-mcp-header":null})"));
    invalid("space", withProperty(R"({"type":"string","x-mcp-header":"My Region"})"));
    invalid("colon", withProperty(R"({"type":"string","x-mcp-header":"Region:Primary"})"));
    invalid("not ASCII", withProperty(R"({"type":"string","x-mcp-header":"Région"})"));
    invalid("tab", withProperty(R"({"type":"string","x-mcp-header":"Region\t1"})"));
    invalid("line end", withProperty(R"({"type":"string","x-mcp-header":"A\r\nX-Evil: 1"})"));
    invalid("NUL", withProperty(R"({"type":"string","x-mcp-header":"A\u0000"})"));
    invalid("number", withProperty(R"({"type":"number","x-mcp-header":"N"})"));
    invalid("object", withProperty(R"({"type":"object","x-mcp-header":"N"})"));
    invalid("array", withProperty(R"({"type":"array","x-mcp-header":"N"})"));
    invalid("type null", withProperty(R"({"type":"null","x-mcp-header":"N"})"));
    invalid("no type", withProperty(R"({"x-mcp-header":"N"})"));
    invalid("several types", withProperty(R"({"type":["string","null"],"x-mcp-header":"N"})"));
    invalid("type beside a reference", withProperty(R"({"$ref":"#/$defs/b","x-mcp-header":"N"})"));
    invalid("twice", R"({"properties":{"a":)" + marked + R"(,"b":)" + marked + "}}");
    invalid("twice in other case", R"({"properties":{"a":)" + marked + R"(,"b":{"type":"string","x-mcp-header":"rEGION"}}})");
    invalid("twice at different depths", R"({"properties":{"a":)" + marked + R"(,"b":{"properties":{"c":)" + marked + "}}}}");
    invalid("at the root", R"({"type":"string","x-mcp-header":"A"})");
    for (const char *single : {"items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames",
             "unevaluatedProperties", "unevaluatedItems", "contentSchema", "x-unknown"})
        invalid(single, withProperty("{\"" + QByteArray(single) + "\":" + marked + '}'));
    for (const char *several : {"oneOf", "anyOf", "allOf", "prefixItems"})
        invalid(several, withProperty("{\"" + QByteArray(several) + "\":[{}," + marked + "]}"));
    for (const char *named : {"$defs", "definitions", "patternProperties", "dependentSchemas"})
        invalid(named, withProperty("{\"" + QByteArray(named) + "\":{\"b\":" + marked + "}}"));
    invalid("properties within items", withProperty(R"({"items":{"properties":{"b":)" + marked + "}}}"));
    invalid("properties within an alternative", R"({"oneOf":[{"properties":{"a":)" + marked + "}}]}");
    invalid("beside a valid one", R"({"properties":{"a":)" + marked + R"(,"b":{"items":{"type":"string","x-mcp-header":"B"}}}})");
    invalid("written with escapes", withProperty(R"({"type":"number","x\u002dmcp-header":"N"})"));
}

void MirroredArgumentsTest::knowsWhichToolsAreValid()
{
    QFETCH(QByteArray, schema);
    QFETCH(bool, isValid);
    QFETCH(bool, mirrors);
    const auto parsed = MirroredArguments::parse(json(schema));
    QVERIFY2(parsed.has_value() == isValid, parsed ? "valid" : qPrintable(parsed.error().message));
    if (isValid) {
        QCOMPARE(!parsed->isEmpty(), mirrors);
    } else {
        QCOMPARE(parsed.error().category, model::ErrorCategory::Validation);
        QVERIFY(parsed.error().message.contains(u"x-mcp-header"_s));
    }
}

void MirroredArgumentsTest::encodesTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("encoded");
    QTest::newRow("plain") << u"us-west1"_s << QByteArray("us-west1");
    QTest::newRow("space inside") << u"us west 1"_s << QByteArray("us west 1");
    QTest::newRow("all printable ends") << u"!~"_s << QByteArray("!~");
    QTest::newRow("an address") << u"file:///projects/myapp/config.json"_s << QByteArray("file:///projects/myapp/config.json");
    QTest::newRow("not ASCII") << u"Hello, 世界"_s << QByteArray("=?base64?SGVsbG8sIOS4lueVjA==?=");
    QTest::newRow("padded") << u" padded "_s << QByteArray("=?base64?IHBhZGRlZCA=?=");
    QTest::newRow("leading space") << u" a"_s << QByteArray("=?base64?IGE=?=");
    QTest::newRow("trailing space") << u"a "_s << QByteArray("=?base64?YSA=?=");
    QTest::newRow("line end") << u"line1\nline2"_s << QByteArray("=?base64?bGluZTEKbGluZTI=?=");
    QTest::newRow("CRLF") << u"a\r\nb"_s << QByteArray("=?base64?YQ0KYg==?=");
    QTest::newRow("tab") << u"\tindented"_s << QByteArray("=?base64?CWluZGVudGVk?=");
    QTest::newRow("NUL") << QString(QChar(0)) << QByteArray("=?base64?AA==?=");
    QTest::newRow("DEL") << u"\x7f"_s << QByteArray("=?base64?fw==?=");
    QTest::newRow("looks encoded") << u"=?base64?literal?="_s << QByteArray("=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=");
    QTest::newRow("begins as if encoded") << u"=?base64?literal"_s << QByteArray("=?base64?literal");
    QTest::newRow("empty") << u""_s
                           << QByteArray("=?base64?"
                                         "?=");
}

void MirroredArgumentsTest::encodesTexts()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, encoded);
    QCOMPARE(headerText(text), encoded);
}

void MirroredArgumentsTest::mirrorsArguments_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<bool>("isFine");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, const char *argument, const QByteArray &value) {
        QTest::newRow(name) << "{\"a\":" + QByteArray(argument) + '}' << true << value;
    };
    QTest::newRow("absent") << QByteArray("{}") << true << QByteArray();
    QTest::newRow("elsewhere") << QByteArray(R"({"b":{"a":1}})") << true << QByteArray();
    QTest::newRow("no arguments") << QByteArray("null") << true << QByteArray();
    QTest::newRow("repeated") << QByteArray(R"({"a":1,"a":2})") << true << QByteArray("2");
    QTest::newRow("escaped name") << QByteArray(R"({"\u0061":1})") << true << QByteArray("1");
    row("null", "null", {});
    row("text", R"("us-west1")", "us-west1");
    row("text with escapes", R"("Hello, \u4e16\u754c")", "=?base64?SGVsbG8sIOS4lueVjA==?=");
    row("true", "true", "true");
    row("false", "false", "false");
    row("integer", "42", "42");
    row("negative", "-7", "-7");
    row("zero", "-0", "0");
    row("with a fraction of none", "42.0", "42");
    row("with an exponent", "1e3", "1000");
    row("the largest", "9007199254740991", "9007199254740991");
    row("the smallest", "-9007199254740991", "-9007199254740991");
    for (const char *bad : {"9007199254740992", "-9007199254740992", "1e300", "1.5", "[1]", "{}"})
        QTest::newRow(bad) << "{\"a\":" + QByteArray(bad) + '}' << false << QByteArray();
}

void MirroredArgumentsTest::mirrorsArguments()
{
    QFETCH(QByteArray, arguments);
    QFETCH(bool, isFine);
    QFETCH(QByteArray, value);
    const auto mirrored = MirroredArguments::parse(json(withProperty(R"({"type":"integer","x-mcp-header":"Priority"})")));
    const auto headers = mirrored->headers(json(arguments));
    QCOMPARE(headers.has_value(), isFine);
    if (!isFine)
        QCOMPARE(headers.error().category, model::ErrorCategory::Validation);
    else
        QCOMPARE(*headers, value.isNull() ? model::Headers() : (model::Headers {{"Mcp-Param-Priority", value}}));
}

void MirroredArgumentsTest::followsPaths()
{
    const auto mirrored = MirroredArguments::parse(json(
        R"({"properties":{"where":{"type":"object","properties":{"r.x":{"type":"string","x-mcp-header":"Region"}}},"ok":{"type":"boolean","x-mcp-header":"Ok"}}})"));
    QCOMPARE(*mirrored->headers(json(R"({"ok":true,"where":{"r.x":"eu","ok":false},"r.x":"us"})")),
        (model::Headers {{"Mcp-Param-Region", "eu"}, {"Mcp-Param-Ok", "true"}}));
    QCOMPARE(*mirrored->headers(json(R"({"where":"eu"})")), model::Headers());
    QCOMPARE(*mirrored->headers({}), model::Headers());
}

void MirroredArgumentsTest::refusesDeepSchemas()
{
    const QByteArray marked = R"({"type":"string","x-mcp-header":"A"})";
    QVERIFY(MirroredArguments::parse(json(QByteArray(R"({"properties":{"a":)").repeated(50) + marked + QByteArray("}}").repeated(50))));
    QVERIFY(!MirroredArguments::parse(json(QByteArray(R"({"properties":{"a":)").repeated(100) + marked + QByteArray("}}").repeated(100))));
}

QTEST_GUILESS_MAIN(MirroredArgumentsTest)
#include "tst_mirroredarguments.moc"
