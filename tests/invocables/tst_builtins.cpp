// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "calls.h"
#include "invocables/builtin/builtininvocables.h"
#include "model/schema/jsonwriter.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::outcomeOf;
using calls::textOf;
using model::ErrorCategory;

class TestBuiltins final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void answers_data();
    void answers();
    void tellsTheTime();
    void rollsWithinBounds();
    void samplesWithoutReplacement();
    void tellsOfItsProgress();
    void writesAndAppends();
    void editsExactlyOnce();
    void keepsEveryEditOfARound();
    void searchesFiles();
    void asksForSecretsWhateverTheApproval_data();
    void asksForSecretsWhateverTheApproval();

private:
    model::Result<InvocableResult> call(const QString &tool, const QByteArray &arguments)
    {
        const auto *entry = m_builtins.find(tool.section(u':', 0, 0), tool.section(u':', 1));
        return outcomeOf(entry->invocable->invoke(model::JsonText::trusted(arguments), m_context, this));
    }
    QByteArray content(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    void write(const QString &name, const QByteArray &bytes)
    {
        QDir(m_folder->path()).mkpath(QFileInfo(m_folder->filePath(name)).path());
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    BuiltinInvocables m_builtins;
    std::unique_ptr<QTemporaryDir> m_folder;
    InvocationContext m_context;
};

void TestBuiltins::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_context = {};
    m_context.folders = {m_folder->path()};
    write(u"a.txt"_s, "one\ntwo\nthree\n");
    write(u"docs/b.md"_s, "# Two\r\ntext\r\n");
    write(u"latin.txt"_s, "caf\xe9");
    write(u"data.bin"_s, QByteArray("two\0two", 7));
    write(u".git/config"_s, "two");
    write(u"server.key"_s, "two");
}

void TestBuiltins::answers_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char *name, const char *tool, const char *arguments, const QString &answer) {
        QTest::newRow(name) << QString::fromLatin1(tool) << QByteArray(arguments) << answer;
    };
    row("sum", "calculator:calculate", R"({"expression":"2*(3+4)^2"})", uR"({"expression":"2*(3+4)^2","result":98})"_s);
    row("remainder", "calculator:calculate", R"({"expression":"17 % 5"})", uR"({"expression":"17 % 5","result":2})"_s);
    row("division by zero", "calculator:calculate", R"({"expression":"1/0"})", u"execution: “1/0” has no finite value."_s);
    row("not valid", "calculator:calculate", R"({"expression":"2+"})", u"validation: *"_s);
    row("unknown name", "calculator:calculate", R"({"expression":"system*1"})", u"validation: *"_s);
    row("assignment", "calculator:calculate", R"({"expression":"a=1"})", u"validation: *"_s);
    row("several", "calculator:calculate", R"({"expression":"1,2"})", u"validation: *"_s);
    row("bad dice", "probability:roll_dice", R"({"dice":"2d5"})", u"validation: *"_s);
    row("dice below one", "probability:roll_dice", R"({"dice":"2d6-2"})", u"validation: *"_s);
    row("nothing to roll", "probability:roll_dice", "{}", u"validation: *"_s);
    row("too many to pick", "probability:sample", R"({"items":[1],"count":2})", u"validation: *"_s);
    row("unknown zone", "clock:now", R"({"timezone":"Moon/Tycho"})", u"validation: *"_s);
    row("fail", "rehearsal:fail", R"({"category":"timeout","message":"late"})", u"timeout: late"_s);
    row("break", "rehearsal:break", R"({"message":"gone"})", u"fatal: gone"_s);
    row("read", "io:read_file", R"({"path":"a.txt"})", u"one\ntwo\nthree\n"_s);
    row("read a line", "io:read_file", R"({"path":"a.txt","offset":2,"limit":1})", u"two\n[lines 2 to 2 of 3]"_s);
    row("read the last line", "io:read_file", R"({"path":"a.txt","offset":3,"limit":9})", u"three\n"_s);
    row("read beyond the end", "io:read_file", R"({"path":"a.txt","offset":4})", u"execution: “a.txt” has only 3 lines."_s);
    row("read Latin 1", "io:read_file", R"({"path":"latin.txt","encoding":"iso-8859-1"})", u"café"_s);
    row("read Latin 1 as UTF-8", "io:read_file", R"({"path":"latin.txt"})", u"execution: *"_s);
    row("read binary", "io:read_file", R"({"path":"data.bin"})", u"execution: *"_s);
    row("read in no encoding", "io:read_file", R"({"path":"a.txt","encoding":"klingon"})", u"validation: *"_s);
    row("read nothing", "io:read_file", R"({"path":"c.txt"})", u"execution: There is no “c.txt”."_s);
    row("read outside", "io:read_file", R"({"path":"../c.txt"})", u"permission: *"_s);
    row("read a folder", "io:read_file", R"({"path":"docs"})", u"execution: *"_s);
    row("list", "io:list_directory", "{}", u"a.txt  14 bytes\ndata.bin  7 bytes\ndocs/\nlatin.txt  4 bytes\nserver.key  3 bytes"_s);
    row("list below", "io:list_directory", R"({"path":"docs","recursive":true})", u"b.md  13 bytes"_s);
    row("list a file", "io:list_directory", R"({"path":"a.txt"})", u"execution: *"_s);
    row("bad pattern", "io:search_files", R"({"pattern":"(","regex":true})", u"validation: *"_s);
}

void TestBuiltins::answers()
{
    QFETCH(QString, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, answer);
    const QString text = textOf(call(tool, arguments));
    if (answer.endsWith(u'*'))
        QVERIFY2(text.startsWith(answer.chopped(1)), qPrintable(text));
    else
        QCOMPARE(text, answer);
}

void TestBuiltins::tellsTheTime()
{
    const QJsonValue time = model::JsonText::parse(textOf(call(u"clock:now"_s, R"({"timezone":"Asia/Kolkata"})")).toUtf8())->read();
    QCOMPARE(time[u"timezone"].toString(), u"Asia/Kolkata"_s);
    QVERIFY(time[u"time"].toString().endsWith(u"+05:30"));
    QVERIFY(qAbs(time[u"unix"].toInteger() - QDateTime::currentSecsSinceEpoch()) < 60);
}

void TestBuiltins::rollsWithinBounds()
{
    const auto json = model::JsonText::parse(
        textOf(call(u"probability:roll_dice"_s, R"({"specs":[{"name":"attack","dice":"1000d6+5"},{"name":"one","dice":"d20"}]})"))
            .toUtf8());
    QVERIFY(json);
    const QJsonArray all = json->read().toArray();
    QCOMPARE(all.size(), 2);
    qint64 total = 5;
    QSet<int> seen;
    for (const QJsonValue &rolled : all[0][u"rolls"].toArray()) {
        total += rolled.toInt();
        seen.insert(rolled.toInt());
    }
    QCOMPARE(all[0][u"name"].toString(), u"attack"_s);
    QCOMPARE(all[0][u"total"].toInteger(), total);
    QCOMPARE(seen, QSet<int>({1, 2, 3, 4, 5, 6}));
}

void TestBuiltins::samplesWithoutReplacement()
{
    const auto json = model::JsonText::parse(
        textOf(call(u"probability:sample"_s, R"({"items":[1.0,"b",12345678901234567890],"count":3})")).toUtf8());
    QVERIFY(json);
    QStringList picked;
    for (const auto &[name, item] : json->members())
        picked.append(item.toString());
    picked.sort();
    QCOMPARE(picked, QStringList({u"\"b\""_s, u"1.0"_s, u"12345678901234567890"_s}));
}

void TestBuiltins::tellsOfItsProgress()
{
    const auto *entry = m_builtins.find(u"rehearsal"_s, u"slow"_s);
    InvocableJob *job = entry->invocable->invoke(model::JsonText::trusted(R"({"seconds":0.35})"), m_context, this);
    int told = 0;
    connect(job, &InvocableJob::progressed, this, [&told](double progress, double total) {
        told += 1;
        QVERIFY(progress <= total);
    });
    QVERIFY(outcomeOf(job));
    QVERIFY(told >= 1);
}

void TestBuiltins::writesAndAppends()
{
    QVERIFY(call(u"io:write_file"_s, R"({"path":"new/deep/c.txt","content":"é"})"));
    QVERIFY(call(u"io:write_file"_s, R"({"path":"new/deep/c.txt","content":"2","options":["append"]})"));
    QCOMPARE(content(u"new/deep/c.txt"_s), "é2"_ba);
    QVERIFY(!call(u"io:write_file"_s, R"({"path":"a.txt","content":"x","options":["error-if-exists"]})"));
    QCOMPARE(content(u"a.txt"_s), "one\ntwo\nthree\n"_ba);
    QVERIFY(call(u"io:write_file"_s, R"({"path":"a.txt","content":""})"));
    QCOMPARE(content(u"a.txt"_s), QByteArray());
}

void TestBuiltins::editsExactlyOnce()
{
    QCOMPARE(textOf(call(u"io:edit_file"_s, R"({"path":"a.txt","old_text":"two","new_text":"2"})")),
        u"Replaced 1 occurrence in a.txt, at line 2."_s);
    QVERIFY(textOf(call(u"io:edit_file"_s, R"({"path":"a.txt","old_text":"e","new_text":"E"})"))
                .startsWith(u"execution: The text to replace is 3 times"));
    QVERIFY(textOf(call(u"io:edit_file"_s, R"({"path":"a.txt","old_text":"four","new_text":""})"))
                .startsWith(u"execution: The text to replace is not"));
    QVERIFY(textOf(call(u"io:edit_file"_s, R"({"path":"docs/b.md","old_text":"Two\ntext","new_text":""})")).contains(u"carriage return"));
    QVERIFY(call(u"io:edit_file"_s, R"({"path":"a.txt","old_text":"e","new_text":"E","replace_all":true})"));
    QCOMPARE(content(u"a.txt"_s), "onE\n2\nthrEE\n"_ba);
}

void TestBuiltins::keepsEveryEditOfARound()
{
    const int count = 30;
    const auto *entry = m_builtins.find(u"io"_s, u"write_file"_s);
    int ended = 0;
    for (int i = 0; i < count; ++i) {
        const auto arguments = model::JsonText::trusted(R"({"path":"a.txt","content":".","options":["append"]})");
        InvocableJob *job = entry->invocable->invoke(arguments, m_context, this);
        connect(job, &InvocableJob::finished, this, [&ended] { ++ended; });
    }
    QTRY_COMPARE(ended, count);
    QCOMPARE(content(u"a.txt"_s).count('.'), count);
}

void TestBuiltins::searchesFiles()
{
    // Hidden files, binary ones and those that look like keys are left out.
    QCOMPARE(textOf(call(u"io:search_files"_s, R"({"pattern":"two"})")), u"a.txt:2: two\n[1 binary or very large files were left out]"_s);
    QCOMPARE(
        textOf(call(u"io:search_files"_s, R"({"pattern":"^# t","regex":true,"ignore_case":true,"glob":"*.md"})")), u"docs/b.md:1: # Two"_s);
    QCOMPARE(textOf(call(u"io:search_files"_s, R"({"pattern":"t","glob":"*.txt","limit":1})")),
        u"a.txt:2: two\n[there may be more; narrow the search]"_s);
    QCOMPARE(textOf(call(u"io:search_files"_s, R"({"pattern":".","path":"docs/b.md"})")), u"Nothing found."_s);
}

void TestBuiltins::asksForSecretsWhateverTheApproval_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("seen");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<bool>("asks");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("key, allowed") << u"server.key"_s << false << int(model::Verdict::AllowOnce) << true << true;
    QTest::newRow("key, refused") << u"server.key"_s << false << int(model::Verdict::Refuse) << true << false;
    QTest::newRow("hidden folder") << u".git/config"_s << false << int(model::Verdict::Cancelled) << true << false;
    QTest::newRow("key that the person has just allowed") << u"server.key"_s << true << int(model::Verdict::Refuse) << false << true;
    QTest::newRow("link to a key of a name that ends like its own")
        << u"my_server.key"_s << true << int(model::Verdict::Refuse) << true << false;
    QTest::newRow("the same by another way of writing it")
        << u"./docs/../server.key"_s << true << int(model::Verdict::Refuse) << false << true;
    QTest::newRow("the same with its full path") << u"/server.key"_s << true << int(model::Verdict::Refuse) << false << true;
    QTest::newRow("link to a key, with its full path") << u"/innocent"_s << true << int(model::Verdict::Refuse) << true << false;
    QTest::newRow("link to a key") << u"innocent"_s << true << int(model::Verdict::Refuse) << true << false;
    QTest::newRow("no secret") << u"a.txt"_s << false << int(model::Verdict::Refuse) << false << true;
}

void TestBuiltins::asksForSecretsWhateverTheApproval()
{
    QFETCH(QString, path);
    QFETCH(bool, seen);
    QFETCH(int, verdict);
    QVERIFY(QFile::link(m_folder->filePath(u"server.key"_s), m_folder->filePath(u"innocent"_s)));
    QVERIFY(QFile::link(m_folder->filePath(u"server.key"_s), m_folder->filePath(u"my_server.key"_s)));
    model::Questions questions;
    bool asked = false;
    connect(&questions, &model::Questions::raised, this, [&asked, verdict](model::Question *question) {
        asked = true;
        QCOMPARE(question->subject().matter, model::Question::Matter::HiddenFile);
        question->giveAnswer({model::Verdict(verdict)});
    });
    m_context.seenByPerson = seen;
    m_context.ask = [&questions](model::Question::Subject subject, QObject *owner) { return questions.ask(std::move(subject), owner); };
    const QString whole = path.startsWith(u'/') ? QFileInfo(m_folder->path()).canonicalFilePath() + path : path;
    const auto result = call(u"io:read_file"_s, "{\"path\":" + model::JsonWriter::quoted(whole) + "}");
    QTEST(asked, "asks");
    QTEST(result.has_value(), "allowed");
    if (!result)
        QCOMPARE(result.error().category, ErrorCategory::Permission);
}

QTEST_GUILESS_MAIN(TestBuiltins)
#include "tst_builtins.moc"
