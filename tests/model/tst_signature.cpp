// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/agentpattern.h"
#include "model/gram/gramreader.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

//! Types that rows of the tests name.
const QString types =
    u"[Address:Type | (street::Text), (zip::Text {optional: true})]\n[Loop:Type | (next::Loop)]\n[Odd:Type | (a::Int)==>(b::Int)]\n"_s;

Signature read(const QString &signature)
{
    return SignatureReader::read(signature, GramReader::read(types).document);
}

QByteArray arguments(const QByteArray &properties, const QByteArray &required)
{
    return "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[" + required + "]}";
}

} // namespace

class SignatureTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheSchemasOfTheExamples_data();
    void givesTheSchemasOfTheExamples();
    void becomesASchema_data();
    void becomesASchema();
    void saysWhatIsWrongWhere_data();
    void saysWhatIsWrongWhere();
    void saysWhatComesBack();
    void keepsSchemasWithinBounds();
    void leavesTheNamesOfTypesToThem();
};

void SignatureTest::givesTheSchemasOfTheExamples_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &file : QDir(support::dataFolder() + u"/gram/examples"_s).entryList({u"*.gram"_s}))
        QTest::newRow(qPrintable(file)) << file.chopped(5);
}

void SignatureTest::givesTheSchemasOfTheExamples()
{
    QFETCH(QString, name);
    const QString path = support::dataFolder() + u"/gram/examples/"_s + name;
    const GramDocument document = GramReader::read(support::read(path + u".gram"_s)).document;
    const JsonText schemas = *JsonText::parse(support::read(path + u".schema.json"_s));
    const QList<AgentPattern> agents = AgentPattern::agentsOf(document);
    QCOMPARE(agents.size(), 1);
    const auto agent = agents.first().compile(document);
    QVERIFY2(agent, agent ? "" : qPrintable(agent.error().first().diagnostic(name).toString()));
    QCOMPARE(agent->tools.size(), schemas.members().size());
    for (const ToolSpecification &tool : agent->tools)
        QCOMPARE(tool.schema.bytes(), schemas.member(tool.name)->compacted().bytes());
}

void SignatureTest::becomesASchema_data()
{
    QTest::addColumn<QString>("signature");
    QTest::addColumn<QByteArray>("schema");
    const auto row = [](const QString &signature, const QByteArray &schema) {
        QTest::newRow(qPrintable(signature)) << signature << schema;
    };
    row(u"(personName::Text {default:\"world\"})==>(::String)"_s,
        arguments("\"personName\":{\"type\":\"string\",\"default\":\"world\"}", ""));
    row(u"()==>(::String)"_s, arguments("", ""));
    for (const auto &[label, type] : {std::pair("String", "string"), {"Text", "string"}, {"Integer", "integer"}, {"Int", "integer"},
             {"Number", "number"}, {"Double", "number"}, {"Float", "number"}, {"Boolean", "boolean"}, {"Bool", "boolean"},
             {"Object", "object"}, {"Array", "array"}})
        row(u"(x::%1)==>(::Text)"_s.arg(QLatin1String(label)), arguments("\"x\":{\"type\":\"" + QByteArray(type) + "\"}", "\"x\""));
    row(u"(a::Int)-->(b::Text)~~>(::Bool)"_s, arguments("\"a\":{\"type\":\"integer\"},\"b\":{\"type\":\"string\"}", "\"a\",\"b\""));
    row(u"(::Bool)<==(b::Text)<==(a::Int)"_s, arguments("\"a\":{\"type\":\"integer\"},\"b\":{\"type\":\"string\"}", "\"a\",\"b\""));
    row(u"[:FunctionType | (a::Int), (::Bool)]"_s, arguments("\"a\":{\"type\":\"integer\"}", "\"a\""));
    row(u"(a::Int)=[:FunctionType]=>(::Bool)"_s, arguments("\"a\":{\"type\":\"integer\"}", "\"a\""));
    row(u"(:Text {paramName: \"my name\"})==>(::Bool)"_s, arguments("\"my name\":{\"type\":\"string\"}", "\"my name\""));
    row(u"(`a b`::Text)==>(::Bool)"_s, arguments("\"a b\":{\"type\":\"string\"}", "\"a b\""));
    row(u"(a::Int {default: 0x10, range: 1..20})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"integer\",\"default\":16,\"minimum\":1,\"maximum\":20}", ""));
    row(u"(a::Int {range: 1...})==>(::Bool)"_s, arguments("\"a\":{\"type\":\"integer\",\"minimum\":1}", "\"a\""));
    row(u"(a::Double {minimum: 1.2, maximum: 1.8})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"number\",\"minimum\":1.2,\"maximum\":1.8}", "\"a\""));
    row(u"(a::Int {range: 5..5, enum: [4, 5]})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"integer\",\"minimum\":5,\"maximum\":5,\"enum\":[4,5]}", "\"a\""));
    row(u"(a::Double {default: 1})==>(::Bool)"_s, arguments("\"a\":{\"type\":\"number\",\"default\":1}", ""));
    row(u"(a::Text {default: word})==>(::Bool)"_s, arguments("\"a\":{\"type\":\"string\",\"default\":\"word\"}", ""));
    row(u"(a::Text {default: null})==>(::Bool)"_s, arguments("\"a\":{\"type\":\"string\",\"default\":null}", ""));
    row(u"(a::Object {default: {x: 1, y: 'z'}})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"object\",\"default\":{\"x\":1,\"y\":\"z\"}}", ""));
    row(u"(a::Object {default: json`{\"x\": [1.0]}`})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"object\",\"default\":{\"x\": [1.0]}}", ""));
    row(u"(a::Array {default: [1, 2], items: Int})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"},\"default\":[1,2]}", ""));
    row(u"(a::Array {elementType: \"[Text]\"})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}", "\"a\""));
    row(u"(a::Text {optional: true})==>(b::Text {optional: false})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"string\"},\"b\":{\"type\":\"string\"}", "\"b\""));
    row(u"(a::Text {description: 'd', minLength: 1, maxLength: 9, pattern: '^a', format: 'email', enum: ['a', b]})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"string\",\"description\":\"d\",\"minLength\":1,\"maxLength\":9,\"pattern\":\"^a\",\"format\":"
                  "\"email\",\"enum\":[\"a\",\"b\"]}",
            "\"a\""));
    row(u"(home::Address {description: 'where'})==>(::Bool)"_s,
        arguments("\"home\":{\"type\":\"object\",\"properties\":{\"street\":{\"type\":\"string\"},\"zip\":{\"type\":\"string\"}},"
                  "\"required\":[\"street\"],"
                  "\"description\":\"where\"}",
            "\"home\""));
    row(u"(a::Object {fields: {x: Int, y: \"Address?\"}})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"integer\"},\"y\":{\"type\":\"object\",\"properties\":{"
                  "\"street\":{\"type\":\"string\"},"
                  "\"zip\":{\"type\":\"string\"}},\"required\":[\"street\"]}},\"required\":[\"x\"]}",
            "\"a\""));
    row(u"(a::Object {schema: json`{\"type\":\"object\",\"maxProperties\":1.0}`})==>(::Bool)"_s,
        arguments("\"a\":{\"type\":\"object\",\"maxProperties\":1.0}", "\"a\""));
}

void SignatureTest::becomesASchema()
{
    QFETCH(QString, signature);
    QFETCH(QByteArray, schema);
    const Signature result = read(signature);
    QVERIFY2(result.faults.isEmpty(), result.faults.isEmpty() ? "" : qPrintable(result.faults.first().diagnostic({}).toString()));
    QCOMPARE(result.schema.bytes(), schema);
}

void SignatureTest::saysWhatIsWrongWhere_data()
{
    QTest::addColumn<QString>("signature");
    QTest::addColumn<QString>("fault");
    const auto row = [](const QString &signature, const QString &fault) { QTest::newRow(qPrintable(signature)) << signature << fault; };
    row(u"(x::Foo)==>(::String)"_s,
        u"1:1 UnknownType there is no type “Foo”; there are Text, Int, Double, Bool, Array, Object and the document's own"_s);
    row(u"(x::text)==>(::String)"_s,
        u"1:1 UnknownType there is no type “text”; there are Text, Int, Double, Bool, Array, Object and the document's own"_s);
    row(u"(x::Int)==>(::Foo)"_s,
        u"1:12 UnknownType there is no type “Foo”; there are Text, Int, Double, Bool, Array, Object and the document's own"_s);
    row(u"(x::`Maybe Int`)==>(::String)"_s,
        u"1:1 UnknownType there is no type “Maybe Int”; lists are written ::Array {items: Text}, optional values {optional: true}"_s);
    row(u"(x::Array {items: Foo})==>(::String)"_s,
        u"1:12 UnknownType there is no type “Foo”; there are Text, Int, Double, Bool, Array, Object and the document's own"_s);
    row(u"(x)==>(::String)"_s, u"1:1 MissingTypeLabel a type is missing here: (name::Text)"_s);
    row(u"(x::Int)==>()"_s, u"1:12 MissingTypeLabel a type is missing here: (name::Text)"_s);
    row(u"(x::Int::Text)==>(::String)"_s, u"1:1 MultipleTypeLabels there can be only one type: Int, Text"_s);
    row(u"(::Int)==>(::String)"_s, u"1:1 MissingParameterName a parameter has a name before its type: (name::Text)"_s);
    row(u"()==>(x::Text)==>(::String)"_s, u"1:1 MissingParameterName () means no parameters only where it stands alone: ()==>(::String)"_s);
    row(u"(x::Text)==>()==>(::String)"_s,
        u"1:13 MissingParameterName () means no parameters only where it stands alone: ()==>(::String)"_s);
    row(u"(x::Int)==>(x::Text)==>(::String)"_s, u"1:12 DuplicateParameter “x” occurs here twice"_s);
    row(u"(o::Object {fields: {a: Int, a: Int}})==>(::String)"_s, u"1:30 DuplicateParameter “a” occurs here twice"_s);
    row(u"(x::Int {default: \"a\"})==>(::String)"_s, u"1:10 DefaultTypeMismatch the default does not fit: "_s);
    row(u"(x::Int {default: 1.5})==>(::String)"_s, u"1:10 DefaultTypeMismatch the default does not fit: "_s);
    row(u"(x::Int {default: 5kg})==>(::String)"_s,
        u"1:10 DefaultTypeMismatch a default is a text, a number, true, false, a list or a map"_s);
    row(u"(x::Array {default: ['a'], items: Int})==>(::String)"_s, u"1:12 DefaultTypeMismatch the default does not fit: "_s);
    row(u"(x::Text {default: 'c', enum: ['a', 'b']})==>(::String)"_s, u"1:11 DefaultTypeMismatch the default does not fit: "_s);
    row(u"(x::Int)"_s, u"1:1 InvalidStructure the signature says nothing about what comes back: (name::Text)==>(::String)"_s);
    row(u"(::String)"_s, u"1:1 InvalidStructure the signature says only what comes back; without parameters it is ()==>(::String)"_s);
    row(u"[s | (x::Int), (y::Int), (::Text)]"_s, u"1:1 InvalidStructure a signature is one path, such as (name::Text)==>(::String)"_s);
    row(u"(x::Int {items: Text})==>(::String)"_s, u"1:10 InvalidStructure only an Array has “items”"_s);
    row(u"(x::Int {minimum: 'a'})==>(::String)"_s, u"1:10 InvalidStructure “minimum” is a number"_s);
    row(u"(x::Text {minLength: -1})==>(::String)"_s, u"1:11 InvalidStructure /minLength must be a whole number of 0 or more."_s);
    row(u"(x::Text {pattern: '['})==>(::String)"_s, u"1:11 InvalidStructure /pattern is not a regular expression that can be checked: "_s);
    row(u"(x::Int {optional: 1})==>(::String)"_s, u"1:10 InvalidStructure “optional” is true or false"_s);
    row(u"(x::Int {range: 1})==>(::String)"_s, u"1:10 InvalidStructure “range” is written 1..10"_s);
    row(u"(x::Int {range: 5..1})==>(::String)"_s, u"1:10 InvalidStructure no value is at least 5 and at most 1"_s);
    row(u"(x::Text {minLength: 5, maxLength: 2})==>(::String)"_s, u"1:25 InvalidStructure no value is at least 5 and at most 2"_s);
    row(u"(x::Int {minimum: 5, maximum: 1})==>(::String)"_s, u"1:22 InvalidStructure no value is at least 5 and at most 1"_s);
    row(u"(x::Int {minimum: 1.2, maximum: 1.8})==>(::String)"_s, u"1:24 InvalidStructure no value is at least 1.2 and at most 1.8"_s);
    row(u"(x::Text {enum: [1, 2]})==>(::String)"_s, u"1:11 InvalidStructure no value of “enum” fits what else is said"_s);
    row(u"(x::Odd)==>(::String)"_s, u"3:13 InvalidStructure the fields of a type are written (name::Text)"_s);
    row(u"(x::Int)==>(y::Int)<==(::String)"_s, u"1:1 MixedArrowDirections the arrows of a signature all point the same way"_s);
    row(u"(x::Loop)==>(::String)"_s, u"2:14 RecursiveType the type Loop contains itself, which no signature can"_s);
    row(u"(x::Object {schema: json`[1]`})==>(::String)"_s, u"1:13 InvalidSchemaText a schema is an object"_s);
    row(u"(x::Object {schema: 'x'})==>(::String)"_s, u"1:13 InvalidSchemaText a schema is written json`{…}`"_s);
    row(u"(x::Object {schema: json`{\"type\": 1}`})==>(::String)"_s, u"1:13 InvalidSchemaText "_s);
    row(u"(x::Int?)==>(::String)"_s, u"1:8 ParseError expected “)” or what belongs to a node, found “?”"_s);
    row(u"(x::[Text])==>(::String)"_s, u"1:5 ParseError expected a label, found “[”"_s);
    row(u"(x::Int)==>(::String) (y)"_s, u"1:1 ParseError a signature is one path, such as (name::Text)==>(::String)"_s);
}

void SignatureTest::saysWhatIsWrongWhere()
{
    QFETCH(QString, signature);
    QFETCH(QString, fault);
    const Signature result = read(signature);
    QVERIFY(!result.isRight());
    QVERIFY(!result.faults.isEmpty());
    const GramFault &first = result.faults.first();
    // One mistake is told once.
    const auto isThere = [&first](const GramFault &other) {
        return other.position.line == first.position.line && other.position.column == first.position.column;
    };
    QCOMPARE(int(std::count_if(result.faults.begin(), result.faults.end(), isThere)), 1);
    const QString said = u"%1:%2 %3 %4"_s.arg(first.position.line).arg(first.position.column).arg(first.code, first.message);
    QVERIFY2(said.startsWith(fault), qPrintable(said));
}

void SignatureTest::saysWhatComesBack()
{
    QCOMPARE(read(u"(x::Int)==>(any::Address)"_s).returns, u"Address"_s);
    const Signature hinted = read(u"(x::Int {colour: 'red'})==>(::Text)"_s);
    QVERIFY(hinted.isRight());
    QCOMPARE(hinted.faults.size(), 1);
    QCOMPARE(hinted.faults.first().severity, Diagnostic::Severity::Warning);
}

void SignatureTest::keepsSchemasWithinBounds()
{
    // Each type holds the one before twice, so that what is written out doubles with each.
    QString text = u"[T0:Type | (a::Text)]\n"_s;
    for (int index = 1; index < 30; ++index)
        text += u"[T%1:Type | (a::T%2), (b::T%2)]\n"_s.arg(index).arg(index - 1);
    const Signature result = SignatureReader::read(u"(x::T29)==>(::Text)"_s, GramReader::read(text).document);
    QVERIFY(!result.isRight());
    QCOMPARE(result.faults.first().code, u"InvalidStructure"_s);
    QCOMPARE(SignatureReader::checkTypes(GramReader::read(types).document).size(), 2);
}

void SignatureTest::leavesTheNamesOfTypesToThem()
{
    const GramFaults faults = SignatureReader::checkTypes(GramReader::read(u"[Text:Type | (a::Int)]\n[Note:Type | (b::Text)]"_s).document);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().code, u"DuplicateIdentifier"_s);
    QCOMPARE(faults.first().position.line, 1);
}

QTEST_APPLESS_MAIN(SignatureTest)
#include "tst_signature.moc"
