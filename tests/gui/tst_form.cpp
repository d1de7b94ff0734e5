// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/form.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using gui::Form;
using gui::FormField;
using gui::FormNode;
using gui::FormProblem;
using Kind = gui::FormField::Kind;
using model::JsonText;
using Presence = gui::FormNode::Presence;

namespace {

JsonText json(const QByteArray &text)
{
    const auto parsed = JsonText::parse(text);
    return parsed ? *parsed : JsonText();
}

//! A schema with one property `x`.
JsonText withProperty(const QByteArray &schema)
{
    return json(R"({"type":"object","properties":{"x":)" + schema + "}}");
}

FormNode &member(Form &form, const QString &name)
{
    for (const auto &child : form.root().children()) {
        if (child->field().name == name)
            return *child;
    }
    qFatal("no such member");
}

QByteArray valueOf(const Form &form)
{
    return form.written().value.bytes();
}

QStringList messages(const QList<FormProblem> &problems)
{
    QStringList texts;
    for (const FormProblem &problem : problems)
        texts.append(problem.node->pointer() + u": "_s + problem.message);
    return texts;
}

} // namespace

class FormTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheKindOfAField_data();
    void readsTheKindOfAField();
    void keepsTheOrderOfTheSchema();
    void saysWhatTheSchemaAsks_data();
    void saysWhatTheSchemaAsks();
    void fillsInDefaults();
    void keepsAnyValueByteForByte_data();
    void keepsAnyValueByteForByte();
    void writesAnewOnlyWhatIsChanged();
    void keepsNumbersAsTyped_data();
    void keepsNumbersAsTyped();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void leavesOutWhatIsOptional();
    void asksForWhatIsRequired();
    void givesNull();
    void offersAlternatives();
    void editsLists();
    void editsDictionaries();
    void keepsMembersThatTheSchemaDoesNotName();
    void showsAValueThatDoesNotFitAsJson();
    void leadsViolationsToTheirFields();
    void keepsWhatFitsAnotherSchema();
    void staysBoundedOnHostileSchemas_data();
    void staysBoundedOnHostileSchemas();
};

void FormTest::readsTheKindOfAField_data()
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

void FormTest::readsTheKindOfAField()
{
    QFETCH(QByteArray, schema);
    QFETCH(Kind, kind);
    Form form(withProperty(schema));
    QCOMPARE(member(form, u"x"_s).field().kind, kind);
}

void FormTest::keepsTheOrderOfTheSchema()
{
    Form form(json(R"({"type":"object","required":["m"],"properties":{"z":{},"a":{},"m":{"type":"string","title":"Em","description":"An m."},"b":{}}})"));
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

void FormTest::saysWhatTheSchemaAsks_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("hint");
    QTest::newRow("range") << QByteArray(R"({"type":"integer","minimum":1,"maximum":9223372036854775807})") << u"1 to 9223372036854775807"_s;
    QTest::newRow("open ends") << QByteArray(R"({"type":"number","exclusiveMinimum":0.10,"maximum":1e3})") << u"more than 0.10, at most 1e3"_s;
    QTest::newRow("multiple") << QByteArray(R"({"type":"number","multipleOf":0.5})") << u"a multiple of 0.5"_s;
    QTest::newRow("length") << QByteArray(R"({"type":"string","minLength":1,"maxLength":80})") << u"1 to 80 characters"_s;
    QTest::newRow("date and time") << QByteArray(R"({"type":"string","format":"date-time"})") << u"such as 2026-03-09T14:30:00Z"_s;
    QTest::newRow("uri") << QByteArray(R"({"type":"string","format":"uri"})") << u"such as https://example.org/page"_s;
    QTest::newRow("email") << QByteArray(R"({"type":"string","format":"email"})") << u"such as name@example.org"_s;
    QTest::newRow("other format") << QByteArray(R"({"type":"string","format":"iban"})") << u"format iban"_s;
    QTest::newRow("pattern") << QByteArray(R"({"type":"string","pattern":"^a+$"})") << u"matching ^a+$"_s;
    QTest::newRow("example") << QByteArray(R"({"type":"string","examples":["3 miles"]})") << u"such as 3 miles"_s;
    QTest::newRow("elements") << QByteArray(R"({"type":"array","items":{"type":"string"},"maxItems":3})") << u"at most 3 elements"_s;
    QTest::newRow("nothing") << QByteArray(R"({"type":"string"})") << QString();
}

void FormTest::saysWhatTheSchemaAsks()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, hint);
    Form form(withProperty(schema));
    QCOMPARE(member(form, u"x"_s).field().hint, hint);
}

void FormTest::fillsInDefaults()
{
    Form form(json(R"({"type":"object","required":["a"],"properties":{
        "a":{"type":"number","default":1.50},"b":{"type":"string","default":"é"},"c":{"type":"boolean","default":true},
        "d":{"enum":["x","y"],"default":"y"},"e":{"type":"array","items":{"type":"integer"},"default":[1, 2]},"f":{"type":"string"}}})"));
    QCOMPARE(valueOf(form), QByteArray(R"({"a":1.50,"b":"é","c":true,"d":"y","e":[1,2]})"));
}

void FormTest::keepsAnyValueByteForByte_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("white space") << QByteArray("{ \"b\" : 1 ,\n \"a\": [ ] }");
    QTest::newRow("large integer") << QByteArray(R"({"n":12345678901234567890123})");
    QTest::newRow("decimals") << QByteArray(R"({"n":1.0,"m":-0.10e+2})");
    QTest::newRow("escapes") << QByteArray(R"({"t":"\u0041\/\ud83d\ude00"})");
    QTest::newRow("half of a pair") << QByteArray(R"({"t":"\ud83d"})");
    QTest::newRow("twice") << QByteArray(R"({"t":"a","t":"b"})");
    QTest::newRow("unknown members") << QByteArray(R"({"u":{"v":[1.0]},"t":"a"})");
    QTest::newRow("wrong types") << QByteArray(R"({"t":[1],"n":"x","o":3,"l":{}})");
    QTest::newRow("no object") << QByteArray("[1, 2]");
    QTest::newRow("nested") << QByteArray(R"({"o":{"z":1,"p":2.0},"l":["a", "b"]})");
    QTest::newRow("alternative") << QByteArray(R"({"v":{"kind":"b","size":1.0}})");
}

void FormTest::keepsAnyValueByteForByte()
{
    QFETCH(QByteArray, value);
    Form form(json(R"({"type":"object","properties":{"t":{"type":"string"},"n":{"type":"number"},"m":{"type":"number"},
        "o":{"type":"object","properties":{"p":{"type":"number"}}},"l":{"type":"array","items":{"type":"string"}},
        "v":{"oneOf":[{"type":"object","properties":{"kind":{"const":"a"}}},
            {"type":"object","properties":{"kind":{"const":"b"},"size":{"type":"number"}}}]}}})"));
    form.root().setValue(json(value));
    QCOMPARE(valueOf(form), value);
    QVERIFY(form.written().problems.isEmpty());
}

void FormTest::writesAnewOnlyWhatIsChanged()
{
    Form form(json(R"({"type":"object","properties":{"a":{"type":"string"},"o":{"type":"object","properties":{"p":{"type":"number"},
        "q":{"type":"number"}}},"b":{"type":"string"}}})"));
    form.root().setValue(json(R"({"u": 1.0, "b": "\u0042", "o": {"q": 1.0, "p": 2.0}})"));
    const auto &o = member(form, u"o"_s);
    o.children().front()->setText(u"3.00"_s);
    QCOMPARE(valueOf(form), QByteArray(R"({"u":1.0,"b":"\u0042","o":{"q":1.0,"p":3.00}})"));
    member(form, u"a"_s).setText(u"new"_s);
    QCOMPARE(valueOf(form), QByteArray(R"({"u":1.0,"b":"\u0042","o":{"q":1.0,"p":3.00},"a":"new"})"));
}

void FormTest::keepsNumbersAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *number : {"9223372036854775807", "18446744073709551616", "1.0", "0.1000", "-0", "1e6", "1E+2", "3.141592653589793238462643"})
        QTest::newRow(number) << QString::fromLatin1(number);
}

void FormTest::keepsNumbersAsTyped()
{
    QFETCH(QString, typed);
    Form form(withProperty(R"({"type":"number"})"));
    member(form, u"x"_s).setText(u' ' + typed + u' ');
    QCOMPARE(valueOf(form), "{\"x\":" + typed.toLatin1() + '}');
}

void FormTest::refusesWhatIsNoNumber_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *wrong : {"", "x", "1,5", "01", ".5", "1.", "+1", "NaN", "1 2", "\"1\"", "true", "[1]", "0x10"})
        QTest::newRow(wrong) << QString::fromLatin1(wrong);
}

void FormTest::refusesWhatIsNoNumber()
{
    QFETCH(QString, typed);
    Form form(withProperty(R"({"type":"integer"})"));
    member(form, u"x"_s).setText(typed);
    const Form::Written written = form.written();
    QVERIFY(written.value.isEmpty());
    QCOMPARE(written.problems.size(), 1);
    QCOMPARE(written.problems.first().node->pointer(), u"/x"_s);
    QVERIFY(!written.problems.first().isMissing);
}

void FormTest::leavesOutWhatIsOptional()
{
    Form form(withProperty(R"({"type":"string"})"));
    FormNode &x = member(form, u"x"_s);
    QCOMPARE(x.presence(), Presence::LeftOut);
    QCOMPARE(valueOf(form), QByteArray("{}"));
    x.setText({});
    QCOMPARE(valueOf(form), QByteArray(R"({"x":""})"));
    x.setText(u"a"_s);
    x.setPresence(Presence::LeftOut);
    QCOMPARE(valueOf(form), QByteArray("{}"));
    // What was typed is still there.
    x.setPresence(Presence::Given);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":"a"})"));
}

void FormTest::asksForWhatIsRequired()
{
    Form form(json(R"({"type":"object","required":["t","b","l","o","e"],"properties":{"t":{"type":"string"},"b":{"type":"boolean"},
        "l":{"type":"array","minItems":2,"items":{"type":"string"}},"o":{"type":"object","required":["p"],"properties":{"p":{"type":"integer"}}},
        "e":{"enum":["a","b"]}}})"));
    const Form::Written written = form.written();
    QCOMPARE(messages(written.problems), QStringList({u"/t: This is required."_s, u"/e: This is required."_s, u"/o/p: This is required."_s}));
    QVERIFY(written.problems.first().isMissing);
    QCOMPARE(written.value.bytes(), QByteArray(R"({"b":false,"l":["",""],"o":{}})"));
}

void FormTest::givesNull()
{
    Form form(withProperty(R"({"type":["integer","null"]})"));
    FormNode &x = member(form, u"x"_s);
    QVERIFY(x.field().isNullable);
    x.setText(u"7"_s);
    x.setPresence(Presence::Null);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":null})"));
    x.setPresence(Presence::Given);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":7})"));
    Form other(withProperty(R"({"type":"integer"})"));
    member(other, u"x"_s).setText(u"7"_s);
    member(other, u"x"_s).setPresence(Presence::Null);
    QCOMPARE(valueOf(other), QByteArray(R"({"x":7})"));
}

void FormTest::offersAlternatives()
{
    Form form(withProperty(R"({"anyOf":[{"type":"string","title":"Name"},{"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}}]})"));
    FormNode &x = member(form, u"x"_s);
    QCOMPARE(x.field().parts.size(), 2);
    QCOMPARE(x.field().parts[0].name, u"Name"_s);
    QCOMPARE(x.field().parts[1].name, u"Object"_s);
    x.setChoice(1);
    x.children().front()->children().front()->setText(u"3"_s);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":{"id":3}})"));
    QCOMPARE(x.children().front()->children().front()->pointer(), u"/x/id"_s);
    x.setValue(json(R"("n")"));
    QCOMPARE(x.choice(), 0);
    x.setValue(json(R"({"id":1})"));
    QCOMPARE(x.choice(), 1);
    x.setValue(json("true"));
    QVERIFY(x.isJson());
}

void FormTest::editsLists()
{
    Form form(withProperty(R"({"type":"array","items":{"type":"integer"}})"));
    FormNode &x = member(form, u"x"_s);
    x.setValue(json("[1, 2, 3.0]"));
    x.move(2, 0);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":[3.0,1,2]})"));
    x.remove(1);
    x.add()->setText(u"4"_s);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":[3.0,2,4]})"));
    QCOMPARE(x.children().back()->pointer(), u"/x/2"_s);
    QByteArray many = "[0";
    for (int element = 1; element <= Form::mostElements; ++element)
        many += ',' + QByteArray::number(element);
    x.setValue(json(many + ']'));
    QVERIFY(x.isJson());
    QCOMPARE(valueOf(form), "{\"x\":" + many + "]}");
}

void FormTest::editsDictionaries()
{
    Form form(withProperty(R"({"type":"object","additionalProperties":{"type":"number"}})"));
    FormNode &x = member(form, u"x"_s);
    x.setValue(json(R"({"b":1.0,"a/~":2})"));
    QCOMPARE(x.children().back()->pointer(), u"/x/a~1~0"_s);
    FormNode *added = x.add();
    added->setText(u"3"_s);
    added->rename(u"b"_s);
    QVERIFY(messages(form.written().problems).join(u'\n').contains(u"there twice"_s));
    QVERIFY(form.written().value.isEmpty());
    added->rename(u"c"_s);
    QCOMPARE(valueOf(form), QByteArray(R"({"x":{"b":1.0,"a/~":2,"c":3}})"));
}

void FormTest::keepsMembersThatTheSchemaDoesNotName()
{
    Form form(json(R"({"type":"object","properties":{"a":{"type":"integer"}}})"));
    QVERIFY(!form.root().showsOthers());
    form.root().setValue(json(R"({"u":1.0,"a":1})"));
    QVERIFY(form.root().showsOthers());
    form.root().others()->setText(u"{\"v\": 2.0}"_s);
    QCOMPARE(valueOf(form), QByteArray(R"({"a":1,"v":2.0})"));
    form.root().others()->setText(u"[1]"_s);
    QVERIFY(form.written().value.isEmpty());
    Form open(json(R"({"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":{"type":"string"}})"));
    QVERIFY(open.root().showsOthers());
    FormNode *added = open.root().others()->add();
    added->rename(u"k"_s);
    added->setText(u"w"_s);
    QCOMPARE(valueOf(open), QByteArray(R"({"k":"w"})"));
    QCOMPARE(added->pointer(), u"/k"_s);
}

void FormTest::showsAValueThatDoesNotFitAsJson()
{
    Form form(withProperty(R"({"type":"integer"})"));
    FormNode &x = member(form, u"x"_s);
    x.setValue(json(R"("seven")"));
    QVERIFY(x.isJson());
    QCOMPARE(x.text(), u"\"seven\""_s);
    QVERIFY(!x.leaveJson());
    x.setText(u"7"_s);
    QVERIFY(x.leaveJson());
    QVERIFY(!x.isJson());
    QCOMPARE(valueOf(form), QByteArray(R"({"x":7})"));
}

void FormTest::leadsViolationsToTheirFields()
{
    const JsonText schema = json(R"({"type":"object","required":["a"],"properties":{"a":{"type":"integer","maximum":9},
        "l":{"type":"array","items":{"type":"object","properties":{"n":{"type":"string","minLength":2}}}}},"additionalProperties":false})");
    Form form(schema);
    const auto compiled = model::JsonSchema::compile(schema);
    QVERIFY(compiled);
    const auto problems = [&] { return messages(form.problemsOf((*compiled)->validate(form.written().value))); };
    QCOMPARE(problems(), QStringList());
    form.root().setValue(json(R"({"a":10,"l":[{"n":"xy"},{"n":"x"}],"u":1})"));
    const QString all = problems().join(u'\n');
    QVERIFY2(all.contains(u"/a: 10 is greater than 9"_s), qPrintable(all));
    QVERIFY2(all.contains(u"/l/1/n: "_s), qPrintable(all));
    QVERIFY2(all.contains(u"u"_s), qPrintable(all));
}

void FormTest::keepsWhatFitsAnotherSchema()
{
    Form before(json(R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer"},"c":{"type":"integer","default":1},
        "d":{"type":"string"},"e":{"enum":["x","y"]},"l":{"type":"array","items":{"type":"integer"}}}})"));
    member(before, u"a"_s).setText(u"kept"_s);
    member(before, u"b"_s).setText(u"12x"_s);
    member(before, u"d"_s).setText(u"gone"_s);
    member(before, u"e"_s).setChoice(1);
    member(before, u"l"_s).setValue(json("[1, 2.0]"));
    Form after(json(R"({"type":"object","required":["a"],"properties":{"new":{"type":"string"},"a":{"type":"string","maxLength":2},
        "b":{"type":"integer","maximum":3},"c":{"type":"integer","default":2},"d":{"type":"integer"},"e":{"enum":["y","z"]},
        "l":{"type":"array","items":{"type":"number"}}}})"));
    after.root().adopt(before.root());
    QCOMPARE(member(after, u"a"_s).text(), u"kept"_s);
    // What was typed stays, wrong or not.
    QCOMPARE(member(after, u"b"_s).text(), u"12x"_s);
    member(after, u"b"_s).setText(u"2"_s);
    QCOMPARE(valueOf(after), QByteArray(R"({"a":"kept","b":2,"c":2,"e":"y","l":[1,2.0]})"));
}

void FormTest::staysBoundedOnHostileSchemas_data()
{
    QTest::addColumn<QByteArray>("schema");
    QByteArray wide = R"({"type":"object","properties":{)";
    for (int property = 0; property < 10'000; ++property)
        wide += (property ? ",\"p" : "\"p") + QByteArray::number(property) + R"(":{"type":"string","default":"d"})";
    QTest::newRow("10,000 properties") << wide + "}}";
    QTest::newRow("recursion that must be given") << QByteArray(
        R"({"$defs":{"n":{"type":"object","required":["l","r"],"properties":{"l":{"$ref":"#/$defs/n"},"r":{"$ref":"#/$defs/n"}}}},"$ref":"#/$defs/n"})");
    QTest::newRow("recursion at the root") << QByteArray(R"({"type":"object","required":["a"],"properties":{"a":{"$ref":"#"}}})");
    QTest::newRow("recursion in a list")
        << QByteArray(R"({"type":"object","required":["a"],"properties":{"a":{"type":"array","minItems":100000,"items":{"$ref":"#"}}}})");
    QTest::newRow("references in a circle") << QByteArray(R"({"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}},"$ref":"#/$defs/a"})");
    QTest::newRow("allOf in a circle") << QByteArray(R"({"allOf":[{"$ref":"#"},{"$ref":"#"},{"$ref":"#"}],"type":"object"})");
    QTest::newRow("anyOf in a circle") << QByteArray(R"({"anyOf":[{"$ref":"#"},{"type":"null"}]})");
    QTest::newRow("alternatives of alternatives")
        << QByteArray(R"({"$defs":{"a":{"anyOf":[{"$ref":"#/$defs/a"},{"type":"object","required":["x"],"properties":{"x":{"$ref":"#/$defs/a"}}}]}},"$ref":"#/$defs/a"})");
    QTest::newRow("deep") << QByteArray(R"({"type":"object","required":["a"],"properties":{"a":)").repeated(60) + "{}" + QByteArray("}}").repeated(60);
    QTest::newRow("many choices") << R"({"type":"object","properties":{"x":{"type":"string","enum":[)" + QByteArray("\"abc\",").repeated(20'000) + "\"d\"]}}}";
    QTest::newRow("giant") << R"({"description":")" + QByteArray(3'000'000, 'x') + R"(","type":"object","properties":{"a":{}}})";
    QTest::newRow("giant texts") << R"({"type":"object","properties":{"a":{"type":"string","title":")" + QByteArray(200'000, 'x') + R"(","pattern":")"
            + QByteArray(200'000, 'y') + R"("}}})";
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("nothing") << QByteArray();
}

void FormTest::staysBoundedOnHostileSchemas()
{
    QFETCH(QByteArray, schema);
    QElapsedTimer clock;
    clock.start();
    Form form(json(schema));
    int nodes = 0;
    const std::function<void(const FormNode &)> count = [&](const FormNode &node) {
        ++nodes;
        QVERIFY(node.field().depth <= gui::FormSchema::deepestField + 1);
        QVERIFY(node.field().title.size() <= 200 && node.field().hint.size() <= 400);
        for (const auto &child : node.children())
            count(*child);
    };
    count(form.root());
    QVERIFY2(nodes <= 2 * Form::mostNodes, qPrintable(QString::number(nodes)));
    form.root().setValue(json(R"({"p9999":"x","a":{"a":{"a":1.0}},"x":"d"})"));
    QCOMPARE(valueOf(form), QByteArray(R"({"p9999":"x","a":{"a":{"a":1.0}},"x":"d"})"));
    QVERIFY2(clock.elapsed() < 3'000, "reading a schema is bounded");
}

QTEST_GUILESS_MAIN(FormTest)
#include "tst_form.moc"
