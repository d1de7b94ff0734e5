// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/formtools.h"
#include "tests/support/patience.h"

using namespace formtools;

class FormTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

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
    for (const char *number :
        {"9223372036854775807", "18446744073709551616", "1.0", "0.1000", "-0", "1e6", "1E+2", "3.141592653589793238462643"})
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
    QCOMPARE(written.problems.first().kind, typed.isEmpty() ? FormProblem::Kind::Empty : FormProblem::Kind::Wrong);
    QCOMPARE(written.draft.isEmpty(), !typed.isEmpty());
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
    QCOMPARE(
        messages(written.problems), QStringList({u"/t: This is required."_s, u"/e: This is required."_s, u"/o/p: This is required."_s}));
    QCOMPARE(written.problems.first().kind, FormProblem::Kind::Missing);
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
    Form form(withProperty(
        R"({"anyOf":[{"type":"string","title":"Name"},{"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}}]})"));
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

QTEST_GUILESS_MAIN(FormTest)
#include "tst_form.moc"
