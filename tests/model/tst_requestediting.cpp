// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/payloads/editablebody.h"
#include "model/payloads/requestschema.h"

#include <QFile>
#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

//! What an editor of requests knows: which members a dialect has, what is wrong, and which bytes an edited text becomes.
class RequestEditingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsEachDialect_data();
    void knowsEachDialect();
    void marksWhatIsWrongAtItsPlace_data();
    void marksWhatIsWrongAtItsPlace();
    void completesAtThePlace_data();
    void completesAtThePlace();
    void offersKnownModels();
    void keepsEveryByteThatIsNotChanged_data();
    void keepsEveryByteThatIsNotChanged();
    void foldsLongStringsAndSendsThemWhole();
    void refusesWhatCannotBeEdited();

private:
    static QStringList labelsAt(const QString &dialect, QString text);
};

//! With `|` for the caret.
QStringList RequestEditingTest::labelsAt(const QString &dialect, QString text)
{
    const qsizetype caret = text.indexOf(u'|');
    text.remove(caret, 1);
    QStringList labels;
    for (const Completion &choice : RequestSchema::of(dialect)->completions(text, caret, {}).choices)
        labels += choice.label;
    return labels;
}

void RequestEditingTest::knowsEachDialect_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("anthropic") << u"anthropic-messages"_s
                               << QByteArray(
                                      R"({"model":"m","max_tokens":10,"messages":[{"role":"user","content":[{"type":"text","text":"a"}]}],)"
                                      R"("tools":[{"name":"t","input_schema":{"type":"object"}}],"stream":true})");
    QTest::newRow("contract over chat") << u"contract+openai-chat-completions"_s
                                        << QByteArray(R"({"model":"m","messages":[{"role":"user","content":"a"}],"stream":true})");
    QTest::newRow("chat") << u"openai-chat-completions"_s
                          << QByteArray(
                                 R"({"model":"m","messages":[{"role":"assistant","content":null,"tool_calls":[{"id":"1","type":"function",)"
                                 R"("function":{"name":"f","arguments":"{}"}}]}],"stream_options":{"include_usage":true}})");
    QTest::newRow("responses") << u"openai-responses"_s
                               << QByteArray(R"({"model":"m","input":[{"type":"message","role":"user","content":"a"}]})");
    QTest::newRow("gemini") << u"google-gemini"_s << QByteArray(R"({"contents":[{"role":"user","parts":[{"text":"a"}]}]})");
    QTest::newRow("ollama") << u"ollama-chat"_s << QByteArray(R"({"model":"m","messages":[{"role":"user","content":"a"}],"stream":true})");
}

void RequestEditingTest::knowsEachDialect()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, body);
    const auto schema = RequestSchema::of(dialect);
    QVERIFY(schema);
    const Diagnostics found = schema->check(QString::fromUtf8(body));
    QVERIFY2(found.isEmpty(), qPrintable(found.value(0).message));
    QVERIFY(!schema->check(u"{}"_s).isEmpty());
}

void RequestEditingTest::marksWhatIsWrongAtItsPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("word");
    const QString whole =
        u"{\n  \"model\": \"m\",\n  \"max_tokens\": 5,\n  \"messages\": [{\"role\": \"user\", \"content\": \"ä\"}]%1\n}"_s;
    QTest::newRow("cut off") << u"{\n  \"model\": \n"_s << 3 << 1 << u"JSON"_s;
    QTest::newRow("a number that is too small") << whole.arg(QString()).replace(u"5"_s, u"0"_s) << 3 << 17 << u"1"_s;
    QTest::newRow("no such speaker") << whole.arg(QString()).replace(u"\"user\""_s, u"\"nobody\""_s) << 4 << 25 << u"nobody"_s;
    QTest::newRow("a name that is nearly right") << whole.arg(u",\n  \"temprature\": 1"_s) << 5 << 3 << u"temperature"_s;
}

void RequestEditingTest::marksWhatIsWrongAtItsPlace()
{
    QFETCH(QString, text);
    const Diagnostics found = RequestSchema::of(u"anthropic-messages"_s)->check(text);
    QCOMPARE(found.size(), 1);
    QTEST(found.first().position.line, "line");
    QTEST(found.first().position.column, "column");
    QFETCH(QString, word);
    QVERIFY2(found.first().message.contains(word), qPrintable(found.first().message));
}

void RequestEditingTest::completesAtThePlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("absent");
    QTest::newRow("a name") << u"{\"model\": \"m\", \"max|\"}"_s << u"max_tokens"_s << u"model"_s;
    QTest::newRow("not what is there further on") << u"{|, \"max_tokens\": 1}"_s << u"messages"_s << u"max_tokens"_s;
    QTest::newRow("in an element") << u"{\"messages\": [{\"role\": \"user\"}, {\"|\"}]}"_s << u"content"_s << u"max_tokens"_s;
    QTest::newRow("a value") << u"{\"messages\": [{\"role\": \"a|\"}]}"_s << u"\"assistant\""_s << u"\"tool\""_s;
    QTest::newRow("without quotes") << u"{\"stream\": t|}"_s << u"true"_s << u"false"_s;
    QTest::newRow("behind an escape") << u"{\"system\": \"a\\\"b\", \"thinking\": {\"ty|"_s << u"type"_s << u"system"_s;
    QTest::newRow("where the end is missing") << u"{\"messages\": [{\"role\": \"user\", "_s + u"\"con|"_s << u"content"_s << u"role"_s;
}

void RequestEditingTest::completesAtThePlace()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    const QStringList labels = labelsAt(u"anthropic-messages"_s, text);
    QVERIFY2(labels.contains(first), qPrintable(labels.join(u' ')));
    QFETCH(QString, absent);
    QVERIFY2(!labels.contains(absent), qPrintable(labels.join(u' ')));
}

void RequestEditingTest::offersKnownModels()
{
    const KnownNames names {{u"model"_s, {u"small"_s, u"large"_s}}};
    const QString text = u"{\"model\": \"\"}"_s;
    const Completions found = RequestSchema::of(u"ollama-chat"_s)->completions(text, text.indexOf(u"\"}"_s), names);
    QCOMPARE(found.choices.size(), 2);
    QCOMPARE(found.choices.first().text, u"\"small\""_s);
    QCOMPARE(found.begin, 10);
    QCOMPARE(found.end, 12);
}

void RequestEditingTest::keepsEveryByteThatIsNotChanged_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("nothing") << QByteArray(R"({"a": 1.0,"b":12345678901234567890})") << QString() << QString()
                             << QByteArray(R"({"a": 1.0,"b":12345678901234567890})");
    QTest::newRow("a value") << QByteArray(R"({"a": 1.0, "b":[1 ,2]})") << u"1.0"_s << u"2.5"_s << QByteArray(R"({"a": 2.5, "b":[1 ,2]})");
    QTest::newRow("a member more") << QByteArray(R"({"a":1})") << u"\"a\": 1"_s << u"\"a\": 1,\n  \"b\": {\"c\": 2}"_s
                                   << QByteArray(R"({"a":1,"b":{"c":2}})");
    QTest::newRow("a member less") << QByteArray(R"({"a":1, "b":2})") << u",\n  \"b\": 2"_s << QString() << QByteArray(R"({"a":1})");
    QTest::newRow("what is not JSON any more") << QByteArray(R"({"a":1})") << u"1"_s << u"1,"_s << QByteArray("{\n  \"a\": 1,\n}");
    QTest::newRow("what never was") << QByteArray("hello") << u"hello"_s << u"hallo"_s << QByteArray("hallo");
    QTest::newRow("escapes") << QByteArray(R"({"a":"\u00e4/\/","b":1})") << u"1"_s << u"2"_s << QByteArray(R"({"a":"\u00e4/\/","b":2})");
}

void RequestEditingTest::keepsEveryByteThatIsNotChanged()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, from);
    QFETCH(QString, to);
    const EditableBody editable(body);
    QString text = editable.text();
    if (!from.isEmpty()) {
        QVERIFY2(text.contains(from), qPrintable(text));
        text.replace(from, to);
    }
    QTEST(editable.sent(text), "sent");
}

void RequestEditingTest::foldsLongStringsAndSendsThemWhole()
{
    const QByteArray picture(100'000, 'A');
    const QByteArray body = R"({"data":")" + picture + R"(","note":"<<folded 1: x>>","detail":"low"})";
    const EditableBody editable(body);
    QCOMPARE(editable.folded(), 1);
    QVERIFY(editable.text().size() < 300);
    QCOMPARE(editable.sent(editable.text()), body);
    QByteArray wanted = body;
    QCOMPARE(editable.sent(QString(editable.text()).replace(u"low"_s, u"high"_s)), wanted.replace("low", "high"));
}

void RequestEditingTest::refusesWhatCannotBeEdited()
{
    const QByteArray bytes("\xff\xfe{}", 4);
    QVERIFY(!EditableBody(bytes).refusal().isEmpty());
    QCOMPARE(EditableBody(bytes).sent(u"other"_s), bytes);
    QByteArray large = "[";
    for (int index = 0; index < 400'000; ++index)
        large += "12345678,";
    large += "0]";
    QVERIFY(!EditableBody(large).refusal().isEmpty());
    QCOMPARE(EditableBody(large).sent({}), large);
    QCOMPARE(EditableBody().sent(u"{}"_s), "{}");
}

QTEST_GUILESS_MAIN(RequestEditingTest)
#include "tst_requestediting.moc"
