// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "calls.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/summarization/readingjob.h"
#include "tests/support/fakeconversers.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::outcomeOf;
using calls::textOf;
using support::FakeConversers;

//! Tools that have the conversation's model read a text in a conversation of its own.
class TestReadingTools final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cutsTextsWhereTheyPause_data();
    void cutsTextsWhereTheyPause();
    void asksTheModelOnItsOwn();
    void readsALongTextInParts();
    void readsAFileOfTheWorkspace();
    void takesOwnInstructions();
    void refusesWhatIsTooLongOrNothing();
    void passesOnThatTheModelFails();
    void endsTheRequestWhenItIsCancelled();

private:
    InvocableJob *begin(const QString &tool, const QByteArray &arguments)
    {
        return m_builtins.find(u"summarization"_s, tool)->invocable->invoke(model::JsonText::trusted(arguments), m_context, this);
    }
    QString said(const QString &tool, const QByteArray &arguments) { return textOf(outcomeOf(begin(tool, arguments))); }
    void expectAnswer(const QString &text) { m_conversers->expect({FakeConversers::text(text), FakeConversers::end()}); }

    BuiltinInvocables m_builtins;
    std::unique_ptr<FakeConversers> m_conversers;
    std::unique_ptr<QTemporaryDir> m_folder;
    InvocationContext m_context;
};

void TestReadingTools::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_conversers = std::make_unique<FakeConversers>();
    m_context = {};
    m_context.folders = {m_folder->path()};
    m_context.converse = [this](const QList<model::CanisterPointer> &canisters, QObject *owner) -> model::Result<model::ConverseJob *> {
        return m_conversers->converse({{u"p"_s, u"m"_s}, canisters, {}, {}, {}}, owner);
    };
}

void TestReadingTools::cutsTextsWhereTheyPause_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("short") << u"abc"_s << QStringList {u"abc"_s};
    QTest::newRow("nothing") << QString() << QStringList();
    QTest::newRow("a paragraph") << u"aaaa aa\n\nbb bb bb"_s << QStringList {u"aaaa aa\n\n"_s, u"bb bb bb"_s};
    QTest::newRow("a line") << u"aaaa aaa\nbb bb bb"_s << QStringList {u"aaaa aaa\n"_s, u"bb bb bb"_s};
    QTest::newRow("a word") << u"aaaa aaaa bbbb"_s << QStringList {u"aaaa aaaa "_s, u"bbbb"_s};
    QTest::newRow("no pause at all") << u"aaaaaaaaaabbb"_s << QStringList {u"aaaaaaaaaa"_s, u"bbb"_s};
    QTest::newRow("never within a character") << u"aaaaaaaaa🙂b"_s << QStringList {u"aaaaaaaaa"_s, u"🙂b"_s};
}

void TestReadingTools::cutsTextsWhereTheyPause()
{
    QFETCH(QString, text);
    QFETCH(QStringList, parts);
    QCOMPARE(textChunks(text, 10), parts);
    QCOMPARE(parts.join(QString()), text);
}

void TestReadingTools::asksTheModelOnItsOwn()
{
    expectAnswer(u"short"_s);
    QCOMPARE(said(u"summarize"_s, R"({"text":"a long story","words":50})"), u"short"_s);
    QCOMPARE(m_conversers->requests.size(), 1);
    const auto &canisters = m_conversers->requests.first().canisters;
    QCOMPARE(canisters.size(), 2);
    QCOMPARE(canisters.first()->role, model::Role::Supervisor);
    QVERIFY(canisters.first()->text().contains(u"about 50 words"));
    QCOMPARE(canisters.last()->text(), u"a long story"_s);
    QVERIFY(m_conversers->requests.first().tools.isEmpty());
}

void TestReadingTools::readsALongTextInParts()
{
    for (const char *answer : {"one", "two", "three", "all"})
        expectAnswer(QString::fromLatin1(answer));
    auto *job = begin(u"summarize"_s, R"({"text":")" + QByteArray(60'000, 'x') + R"("})");
    QSignalSpy progress(job, &InvocableJob::progressed);
    QCOMPARE(textOf(outcomeOf(job)), u"all"_s);
    QCOMPARE(m_conversers->requests.size(), 4);
    QCOMPARE(m_conversers->requests.last().canisters.last()->text(), u"one\n\ntwo\n\nthree"_s);
    QCOMPARE(progress.size(), 4);
}

void TestReadingTools::readsAFileOfTheWorkspace()
{
    QFile file(m_folder->filePath(u"a.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("from the file");
    file.close();
    expectAnswer(u"read"_s);
    QCOMPARE(said(u"analyze"_s, R"({"path":"a.txt"})"), u"read"_s);
    QCOMPARE(m_conversers->requests.first().canisters.last()->text(), u"from the file"_s);
    QVERIFY(said(u"analyze"_s, R"({"path":"../secret"})").startsWith(u"permission: "));
}

void TestReadingTools::takesOwnInstructions()
{
    expectAnswer(u"x"_s);
    expectAnswer(u"x"_s);
    said(u"analyze"_s, R"({"text":"t","control":{"mode":"replace","instructions":"Count the verbs."}})");
    said(u"analyze"_s, R"({"text":"t","control":{"instructions":"Count the verbs."}})");
    QCOMPARE(m_conversers->requests.first().canisters.first()->text(), u"Count the verbs."_s);
    const QString supplemented = m_conversers->requests.last().canisters.first()->text();
    QVERIFY(supplemented.startsWith(u"Analyze ") && supplemented.endsWith(u"\nCount the verbs."));
}

void TestReadingTools::refusesWhatIsTooLongOrNothing()
{
    QVERIFY(said(u"summarize"_s, "{}").startsWith(u"validation: "));
    QVERIFY(said(u"summarize"_s, R"({"text":")" + QByteArray(400'000, 'x') + R"("})").startsWith(u"validation: "));
    QVERIFY(m_conversers->requests.isEmpty());
    m_context.converse = {};
    QVERIFY(said(u"plan"_s, R"({"task":"t"})").startsWith(u"execution: "));
}

void TestReadingTools::passesOnThatTheModelFails()
{
    m_conversers->expect({FakeConversers::fail({model::ErrorCategory::Provider, u"overloaded"_s})});
    QCOMPARE(said(u"plan"_s, R"({"task":"t"})"), u"execution: The model did not answer: overloaded"_s);
}

void TestReadingTools::endsTheRequestWhenItIsCancelled()
{
    m_conversers->expect({FakeConversers::text(u"never ends"_s)});
    auto *job = begin(u"plan"_s, R"({"task":"t"})");
    QSignalSpy succeeded(job, &InvocableJob::succeeded);
    QTRY_COMPARE(m_conversers->requests.size(), 1);
    bool ended = false;
    connect(job, &model::Job::finished, this, [&ended] { ended = true; });
    job->cancel();
    QTRY_VERIFY(ended);
    QVERIFY(succeeded.isEmpty());
}

QTEST_GUILESS_MAIN(TestReadingTools)
#include "tst_readingtools.moc"
