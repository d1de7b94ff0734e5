// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractreader.h"
#include "network/providers/contract/contractstream.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace network;
using ReadingKind = ContractReading::Kind;
using Manner = ContractReader::Manner;

namespace {

model::ToolDeclaration tool(const QString &name, const QStringList &aliases = {})
{
    return {name, name.section(u':', 1), u"Does something"_s, model::JsonText::trusted(R"({"type":"object"})"), aliases};
}

const QList<model::ToolDeclaration> &tools()
{
    static const QList<model::ToolDeclaration> all {tool(u"io:read_file"_s, {u"cat"_s}),
        tool(u"weather:get_weather"_s, {u"weather"_s, u"w"_s}), tool(u"clock:now"_s), tool(u"calculator:calculate"_s, {u"calc"_s})};
    return all;
}

QString wordFor(ReadingKind kind)
{
    switch (kind) {
    case ReadingKind::Answer: return u"answer"_s;
    case ReadingKind::Calls: return u"calls"_s;
    case ReadingKind::Offer: return u"offer"_s;
    case ReadingKind::Unreadable: return u"unreadable"_s;
    default: return u"plain"_s;
    }
}

//! All that a reading says, in one text.
QString inWords(const ContractReading &reading)
{
    QStringList lines {wordFor(reading.kind)};
    Repairs repairs = reading.repairs;
    for (const WrittenCall &call : reading.calls) {
        lines.append(call.name + u' ' + QString::fromUtf8(call.arguments));
        repairs |= call.repairs;
    }
    if (!repairs)
        return lines.join(u'\n');
    return lines.join(u'\n') + u"\nrepaired: "_s + toWire(repairs).join(u' ');
}

QString expectedWords(const QJsonObject &row)
{
    QStringList lines {row.value("kind"_L1).toString()};
    for (const QJsonValue &call : row.value("calls"_L1).toArray())
        lines.append(call["name"_L1].toString() + u' ' + call["arguments"_L1].toString());
    QStringList repairs;
    for (const QJsonValue &repair : row.value("repairs"_L1).toArray())
        repairs.append(repair.toString());
    if (!repairs.isEmpty())
        lines.append(u"repaired: "_s + repairs.join(u' '));
    return lines.join(u'\n');
}

QList<QJsonObject> rows()
{
    QFile file(support::dataFolder() + u"/contract/replies.jsonl"_s);
    QList<QJsonObject> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    while (!file.atEnd())
        all.append(QJsonDocument::fromJson(file.readLine()).object());
    return all;
}

//! What is shown of a text that comes in pieces of this many characters.
QString shown(const QString &text, qsizetype step, QString *thought = nullptr)
{
    ContractStream stream(Manner::Contract);
    QString said;
    for (qsizetype at = 0; at < text.size(); at += step) {
        for (const model::Delta &delta : stream.feed(text.mid(at, step))) {
            if (delta.kind == model::Delta::Kind::Text)
                said += delta.text;
            else if (thought)
                *thought += delta.text;
        }
    }
    return said;
}

} // namespace

//! What a model's text says by the contract, and what of it is shown while it arrives.
class ContractReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasManyVariants() { QVERIFY(rows().size() >= 200); }
    void readsReplies_data() { replies(); }
    void readsReplies();
    void runsNothingThatWasNotCalledWhileWatching_data() { replies(); }
    void runsNothingThatWasNotCalledWhileWatching();
    void showsTheSameHoweverItIsCut_data() { replies(); }
    void showsTheSameHoweverItIsCut();
    void showsAnAnswerAsItComes();
    void showsNoCallWhileItComes();
    void saysWhatHadComeOfABrokenReply_data();
    void saysWhatHadComeOfABrokenReply();
    void takesAnyAliasThatIsOneToolsOnly();
    void knowsThoughtsHoweverTheirMarksAreWritten();
    void bearsMassesOfBlanks_data();
    void bearsMassesOfBlanks();
    void bearsHostileTexts_data();
    void bearsHostileTexts();

private:
    static void replies();
};

void ContractReaderTest::replies()
{
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonObject &row : rows())
        QTest::newRow(row.value("name"_L1).toString().toUtf8().constData()) << row;
}

void ContractReaderTest::readsReplies()
{
    QFETCH(QJsonObject, row);
    const QString text = row.value("text"_L1).toString();
    const ContractReading reading = ContractReader(tools(), Manner::Contract).read(text);
    QCOMPARE(inWords(reading), expectedWords(row));
    QCOMPARE(reading.thought, row.value("thought"_L1).toString());
    if (reading.kind == ReadingKind::Answer || reading.kind == ReadingKind::Calls)
        QCOMPARE(reading.text, row.value("answer"_L1).toString());
    else
        QCOMPARE(reading.text, text);
    for (const WrittenCall &call : reading.calls)
        QCOMPARE(call.isKnown, call.name.contains(u':'));
}

//! A model that was not told of the contract is taken at its word only where it calls a tool that there is.
void ContractReaderTest::runsNothingThatWasNotCalledWhileWatching()
{
    QFETCH(QJsonObject, row);
    const QString text = row.value("text"_L1).toString();
    const ContractReading reading = ContractReader(tools(), Manner::Watching).read(text);
    QVERIFY(reading.kind == ReadingKind::Calls || reading.kind == ReadingKind::Plain);
    if (reading.kind == ReadingKind::Plain)
        QVERIFY(reading.calls.isEmpty());
    QVERIFY(row.value("kind"_L1) == "calls"_L1 || reading.kind == ReadingKind::Plain);
    for (const WrittenCall &call : reading.calls)
        QVERIFY(call.isKnown);
}

void ContractReaderTest::showsTheSameHoweverItIsCut()
{
    QFETCH(QJsonObject, row);
    const QString text = row.value("text"_L1).toString();
    const QString whole = shown(text, std::max<qsizetype>(1, text.size()));
    for (const qsizetype step : {1, 2, 3, 7, 16})
        QCOMPARE(shown(text, step), whole);
    const ContractReading reading = ContractReader(tools(), Manner::Contract).read(text);
    // What is right as it stands is shown as it is read, so that nothing on the screen changes at the end.
    if (row.value("repairs"_L1).toArray().isEmpty() && reading.kind != ReadingKind::Calls && reading.kind != ReadingKind::Offer)
        QVERIFY2(reading.text.startsWith(whole), qPrintable(whole));
}

void ContractReaderTest::showsAnAnswerAsItComes()
{
    ContractStream stream(Manner::Contract);
    const auto feed = [&stream](const QString &text) {
        QString said;
        for (const model::Delta &delta : stream.feed(text))
            said += delta.text;
        return said;
    };
    QCOMPARE(feed(u"{\"type\": \"fi"_s), QString());
    QCOMPARE(feed(u"nal\", \"content\": \"The wea"_s), u"The wea"_s);
    QCOMPARE(feed(u"ther is \\ud83d"_s), u"ther is "_s);
    QCOMPARE(feed(u"\\ude00 f"_s), u"😀 f"_s);
    QCOMPARE(feed(u"ine.\\"_s), u"ine."_s);
    QCOMPARE(feed(u"n\"}"_s), u"\n"_s);
}

void ContractReaderTest::showsNoCallWhileItComes()
{
    QCOMPARE(shown(u"{\"type\":\"tool_call\",\"name\":\"now\",\"arguments\":{}}"_s, 4), QString());
    QCOMPARE(shown(u"I look.\n<tool_call>\n{\"name\":\"now\"}\n</tool_call>"_s, 4), u"I look.\n"_s);
    QCOMPARE(shown(u"I look.\n[TOOL_CALLS] []"_s, 1), u"I look.\n"_s);
    QCOMPARE(shown(u"```\n<tool_call>\n```\n"_s, 1), u"```\n<tool_call>\n```\n"_s);
    QCOMPARE(shown(u"[a](b) <tool> it"_s, 1), u"[a](b) <tool> it"_s);
    QString thought;
    QCOMPARE(shown(u"<think>a < b</think>So."_s, 1, &thought), u"So."_s);
    QCOMPARE(thought, u"a < b"_s);
    ContractStream stream(Manner::Contract);
    stream.feed(u"{\"type\":\"tool_call\",\"name\":\"read_file\",\"argum"_s);
    QCOMPARE(stream.tool(), u"read_file"_s);
}

void ContractReaderTest::saysWhatHadComeOfABrokenReply_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("prose") << u"The wea"_s << u"The wea"_s;
    QTest::newRow("an answer") << u"{\"type\":\"final\",\"content\":\"The wea"_s << u"The wea"_s;
    QTest::newRow("before an answer") << u"{\"type\":\"fi"_s << QString();
    QTest::newRow("a call") << u"{\"type\":\"tool_call\",\"name\":\"no"_s << QString();
    QTest::newRow("a call behind prose") << u"I look.\n<tool_call>\n{\"na"_s << u"I look."_s;
    QTest::newRow("other JSON") << u"{\"city\":\"To"_s << u"{\"city\":\"To"_s;
}

void ContractReaderTest::saysWhatHadComeOfABrokenReply()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    const ContractReading reading = ContractReader(tools(), Manner::Contract).readPart(text);
    QCOMPARE(reading.text, said);
    QVERIFY(reading.calls.isEmpty());
}

void ContractReaderTest::takesAnyAliasThatIsOneToolsOnly()
{
    const CallableNames names({tool(u"a:read"_s, {u"open"_s, u"get"_s}), tool(u"b:fetch"_s, {u"get"_s, u"load-it"_s})});
    QCOMPARE(names.find(u"open"_s), u"a:read"_s);
    QCOMPARE(names.find(u"load_it"_s), u"b:fetch"_s);
    QCOMPARE(names.find(u"get"_s), QString());
    QCOMPARE(names.find(u"none"_s), QString());
}

void ContractReaderTest::knowsThoughtsHoweverTheirMarksAreWritten()
{
    const QString text = u"<Think>Hm</THINK>{\"type\":\"final\",\"content\":\"Yes\"}"_s;
    const ContractReading reading = ContractReader(tools(), Manner::Contract).read(text);
    QCOMPARE(reading.thought, u"Hm"_s);
    QCOMPARE(reading.text, u"Yes"_s);
    QString thought;
    QCOMPARE(shown(text, 1, &thought), u"Yes"_s);
    QCOMPARE(thought, u"Hm"_s);
}

void ContractReaderTest::bearsMassesOfBlanks_data()
{
    QTest::addColumn<QString>("text");
    const QString blanks(1'000'000, u' ');
    QTest::newRow("at the beginning") << blanks + u"Yes"_s;
    QTest::newRow("in a line") << u"So\n"_s + blanks + u"Yes"_s;
    QTest::newRow("in a fence") << u"```\n"_s + blanks + u"Yes"_s;
    QTest::newRow("in a list") << u"["_s + blanks + u"Yes"_s;
}

//! As a model that has lost its way sends them, a piece at a time: each is looked at once.
void ContractReaderTest::bearsMassesOfBlanks()
{
    QFETCH(QString, text);
    QCOMPARE(shown(text, 1), text);
}

void ContractReaderTest::bearsHostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("braces") << QString(200'000, u'{');
    QTest::newRow("brackets") << QString(200'000, u'[');
    QTest::newRow("braces with keys") << u"{\"a\":"_s.repeated(40'000);
    QTest::newRow("lenient braces") << u"{a:"_s.repeated(60'000);
    QTest::newRow("tags") << u"<tool_call>"_s.repeated(20'000);
    QTest::newRow("fences") << u"```\n"_s.repeated(40'000);
    QTest::newRow("an answer without an end") << u"{\"type\":\"final\",\"content\":\""_s + QString(200'000, u'"');
    QTest::newRow("backslashes") << u"{\"type\":\"final\",\"content\":\""_s + QString(200'001, u'\\');
}

void ContractReaderTest::bearsHostileTexts()
{
    QFETCH(QString, text);
    const ContractReading reading = ContractReader(tools(), Manner::Contract).read(text);
    QVERIFY(reading.calls.isEmpty());
    QVERIFY(shown(text, 1000).size() <= text.size());
}

QTEST_GUILESS_MAIN(ContractReaderTest)
#include "tst_contractreader.moc"
