// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedprocessor.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;
using model::InvocationOutcome;
using model::InvocationState;
using namespace played;

//! Calls that the person is asked about before they run.
class TestAskingFirst final : public Processor
{
    Q_OBJECT

private Q_SLOTS:
    void init() { set(); }
    void cleanup() { clear(); }
    void asksBeforeItRuns_data();
    void asksBeforeItRuns();
    void takesBackWhatAnAnswerBesideAllows_data();
    void takesBackWhatAnAnswerBesideAllows();
    void remembersWhatIsAllowed();
    void asksAgainInAHomeFolder();
    void runsEditedArgumentsAndSaysSo();
    void runsOnceItMayBegin_data();
    void runsOnceItMayBegin();
    void saysSoWhereEditedArgumentsFail();
    void asksAgainWhereEditedArgumentsDoNotFit();
    void asksAgainWhereTheFileHasChangedMeanwhile();
    void asksAgainWhereEditedArgumentsNameAnotherFile();
    void asksAgainWhereTheyNameAnotherFileThatIsNotThereEither();
    void tellsWhereACallLeads_data();
    void tellsWhereACallLeads();
    void refusesWhatItsDescriptorRefuses();
    void knowsWhoHasSeenTheCall_data();
    void knowsWhoHasSeenTheCall();
    void keepsNoWordOfAProgramBeyondTheConversation();
    void keepsNoRuleOfAProgram();
    void answersByTheFirstRuleThatFits();
    void remembersCallsLikeOne();

private:
    //! A workspace with the file tools, and what is in its file `a.txt`.
    void describeFiles(const QByteArray &content);
    void writeFile(const QByteArray &content, const QString &name = u"a.txt"_s);
    QByteArray readFile(const QString &name = u"a.txt"_s) const;
    QString joinedChange(const model::Question::Subject &subject) const;
};

void TestAskingFirst::describeFiles(const QByteArray &content)
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"work"_s) && QDir(m_folder->path()).mkpath(u"ensembles"_s));
    m_scope.folders = {QFileInfo(m_folder->filePath(u"work"_s)).canonicalFilePath()};
    writeFile(content);
    QFile file(m_folder->filePath(u"ensembles/io.toml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"write_file\"\napproval = \"ask\"\n");
    file.close();
    describe("approval = \"ask\"\n");
}

void TestAskingFirst::writeFile(const QByteArray &content, const QString &name)
{
    QFile file(m_scope.folders.first() + u'/' + name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray TestAskingFirst::readFile(const QString &name) const
{
    QFile file(m_scope.folders.first() + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QString TestAskingFirst::joinedChange(const model::Question::Subject &subject) const
{
    QStringList lines;
    for (const model::DiffLine &line : subject.change ? subject.change->lines : QList<model::DiffLine>()) {
        using Kind = model::DiffLine::Change;
        lines += (line.change == Kind::Added ? u"+"_s : line.change == Kind::Removed ? u"-"_s : QString()) + line.text;
    }
    return lines.join(u' ');
}

void TestAskingFirst::asksAgainWhereTheFileHasChangedMeanwhile()
{
    describeFiles("one\n");
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this](model::Question *question) {
        m_asked.append(question->subject());
        if (m_asked.size() == 1)
            writeFile("precious\n");
        question->giveAnswer({model::Verdict::AllowAlways});
    });
    const InvocationOutcome done = outcome(R"({"path":"a.txt","content":"two\n"})", u"io:write_file"_s);
    QVERIFY2(done.ran && !done.error, done.error ? qPrintable(done.error->message) : "it did not run");
    QCOMPARE(m_asked.size(), 2);
    QCOMPARE(joinedChange(m_asked.first()), u"-one +two"_s);
    QCOMPARE(joinedChange(m_asked.last()), u"-precious +two"_s);
    QVERIFY2(m_asked.last().text.contains(u"has changed meanwhile"_s), qPrintable(m_asked.last().text));
    QCOMPARE(readFile(), QByteArray("two\n"));
    QVERIFY(done.editedArguments.isEmpty());
}

void TestAskingFirst::asksAgainWhereEditedArgumentsNameAnotherFile()
{
    describeFiles("one\n");
    writeFile("precious\n", u"b.txt"_s);
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(m_asked.size() == 1
                ? model::Answer {model::Verdict::AllowOnce, model::JsonText::trusted(R"({"path":"b.txt","content":"two\n"})")}
                : model::Answer {model::Verdict::AllowOnce});
    });
    const InvocationOutcome done = outcome(R"({"path":"a.txt","content":"two\n"})", u"io:write_file"_s);
    QVERIFY2(done.ran && !done.error, done.error ? qPrintable(done.error->message) : "it did not run");
    QCOMPARE(m_asked.size(), 2);
    QCOMPARE(joinedChange(m_asked.last()), u"-precious +two"_s);
    QCOMPARE(readFile(u"b.txt"_s), QByteArray("two\n"));
    QCOMPARE(readFile(), QByteArray("one\n"));
    QVERIFY(!done.editedArguments.isEmpty());
}

void TestAskingFirst::asksAgainWhereTheyNameAnotherFileThatIsNotThereEither()
{
    describeFiles("one\n");
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(m_asked.size() == 1
                ? model::Answer {model::Verdict::AllowOnce, model::JsonText::trusted(R"({"path":"c.txt","content":"two\n"})")}
                : model::Answer {model::Verdict::Refuse});
    });
    QVERIFY(!outcome(R"({"path":"b.txt","content":"two\n"})", u"io:write_file"_s).ran);
    QCOMPARE(m_asked.size(), 2);
    QVERIFY(m_asked.last().text.contains(u"It would be another file"));
}

void TestAskingFirst::asksBeforeItRuns_data()
{
    QTest::addColumn<int>("verdict");
    QTest::addColumn<bool>("runs");
    QTest::addColumn<int>("askedAgain");
    QTest::addColumn<QList<int>>("kept"); // in the conversation and in the profile
    QTest::newRow("once") << int(model::Verdict::AllowOnce) << true << 2 << QList<int> {0, 0};
    QTest::newRow("this conversation") << int(model::Verdict::AllowConversation) << true << 1 << QList<int> {1, 0};
    QTest::newRow("always") << int(model::Verdict::AllowAlways) << true << 1 << QList<int> {0, 1};
    QTest::newRow("refuse") << int(model::Verdict::Refuse) << false << 2 << QList<int> {0, 0};
    QTest::newRow("cancelled") << int(model::Verdict::Cancelled) << false << 2 << QList<int> {0, 0};
}

void TestAskingFirst::asksBeforeItRuns()
{
    QFETCH(int, verdict);
    QFETCH(bool, runs);
    describe("approval = \"ask\"\n");
    answer({model::Verdict(verdict)});
    for (int call = 0; call < 2; ++call) {
        const InvocationOutcome ended = outcome(R"({"n":1})");
        QCOMPARE(ended.ran, runs);
        QCOMPARE(ended.error.has_value(), !runs);
        QCOMPARE(ended.state, runs ? InvocationState::Done : InvocationState::Refused);
        if (!runs)
            QCOMPARE(ended.error->category, ErrorCategory::Permission);
    }
    QTEST(int(m_asked.size()), "askedAgain");
    QTEST((QList<int> {int(m_approvals->allowed().size()), int(m_profile->allowed().size())}), "kept");
    QCOMPARE(m_asked.first().kind, model::QuestionKind::Approval);
    QCOMPARE(m_asked.first().tool, u"played:tool"_s);
    QCOMPARE(m_asked.first().values.read()[u"n"].toInt(), 1);
    QCOMPARE(m_asked.first().schema, m_catalog->findInvoker(u"tool"_s)->argumentsJson);
}

void TestAskingFirst::takesBackWhatAnAnswerBesideAllows_data()
{
    QTest::addColumn<int>("verdict");
    QTest::addColumn<int>("left");
    QTest::newRow("once") << int(model::Verdict::AllowOnce) << 2;
    QTest::newRow("this conversation") << int(model::Verdict::AllowConversation) << 0;
    QTest::newRow("always") << int(model::Verdict::AllowAlways) << 0;
    QTest::newRow("calls like it") << int(model::Verdict::AllowAlike) << 1;
}

void TestAskingFirst::takesBackWhatAnAnswerBesideAllows()
{
    QFETCH(int, verdict);
    QFETCH(int, left);
    describe("approval = \"ask\"\n");
    QList<QPointer<model::Question>> open;
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [&open](model::Question *question) { open.append(question); });
    model::InvokeJob *job = invoke(
        {R"({"text":"https://a.example/1"})", R"({"text":"https://a.example/2"})", R"({"text":"https://b.example"})"});
    QSignalSpy ended(job, &model::InvokeJob::ended);
    QTRY_COMPARE_WITH_TIMEOUT(open.size(), 3, support::patience);
    // Which comes first is not said: what is proposed is found out on workers.
    const auto one = std::find_if(open.cbegin(), open.cend(),
        [](const model::Question *question) { return question->subject().values.toString().endsWith(u"a.example/1\"}"_s); });
    QVERIFY(one != open.cend());
    (*one)->giveAnswer({model::Verdict(verdict)});
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 3 - left, support::patience);
    QCOMPARE(m_questions->open().size(), left);
    // Those that are left were not allowed by it.
    while (!m_questions->open().isEmpty())
        m_questions->open().first()->giveAnswer({model::Verdict::Refuse});
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 3, support::patience);
    const auto ran = std::count_if(
        ended.begin(), ended.end(), [](const QList<QVariant> &each) { return each.first().value<InvocationOutcome>().ran; });
    QCOMPARE(ran, 3 - left);
}

void TestAskingFirst::remembersWhatIsAllowed()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowAlways});
    QVERIFY(outcome("{}").ran);
    // Another conversation, after a restart.
    const model::Approvals book(m_folder->filePath(u"approvals.json"_s));
    const QString fingerprint = m_catalog->findInvoker(u"tool"_s)->fingerprint;
    QVERIFY(book.isAllowed(u"played:tool"_s, fingerprint));
    // What it takes has changed.
    describe("approval = \"ask\"\narguments = { type = \"object\", required = [\"n\"] }\n");
    QVERIFY(!book.isAllowed(u"played:tool"_s, m_catalog->findInvoker(u"tool"_s)->fingerprint));
    QVERIFY(outcome(R"({"n":1})").ran);
    QCOMPARE(m_asked.size(), 2);
}

void TestAskingFirst::asksAgainInAHomeFolder()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowAlways});
    m_scope.folders = {m_folder->path()};
    QVERIFY(outcome("{}").ran && outcome("{}").ran);
    QCOMPARE(m_asked.size(), 1);
    m_scope.folders = {QDir::home().canonicalPath()};
    QVERIFY(outcome("{}").ran);
    QCOMPARE(m_asked.size(), 2);
    QVERIFY2(m_asked.last().text.contains(u"is a home folder"_s), qPrintable(m_asked.last().text));
}

void TestAskingFirst::runsEditedArgumentsAndSaysSo()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":2})")});
    const InvocationOutcome done = outcome(R"({"n":1})");
    QCOMPARE(m_tool->arguments.value(0).read()[u"n"].toInt(), 2);
    QCOMPARE(m_tool->arguments.value(0).read()[u"text"].toString(), u"x"_s);
    QCOMPARE(done.editedArguments, m_tool->arguments.value(0));
    QVERIFY(model::plainText(done.contents).contains(u"The person changed the arguments"));
}

void TestAskingFirst::runsOnceItMayBegin_data()
{
    QTest::addColumn<model::JsonText>("given");
    QTest::newRow("as it was shown") << model::JsonText();
    QTest::newRow("edited") << model::JsonText::trusted(R"({"n":2})");
}

void TestAskingFirst::runsOnceItMayBegin()
{
    QFETCH(model::JsonText, given);
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowOnce, given});
    QList<model::JsonText> told;
    m_scope.beforeRun = [&](const QString &, const model::JsonText &edited, QObject *context, const std::function<void()> &begin) {
        told.append(edited);
        QMetaObject::invokeMethod(
            context,
            [this, begin] {
                QVERIFY(m_tool->arguments.isEmpty());
                begin();
            },
            Qt::QueuedConnection);
    };
    const InvocationOutcome done = outcome(R"({"n":1})");
    QVERIFY(done.ran);
    QCOMPARE(told, QList<model::JsonText> {done.editedArguments});
    QCOMPARE(told.first().isEmpty(), given.isEmpty());
    QCOMPARE(m_tool->arguments.size(), 1);
}

void TestAskingFirst::saysSoWhereEditedArgumentsFail()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":2})")});
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->failWith(ErrorCategory::Execution); }, Qt::QueuedConnection);
    };
    const InvocationOutcome failed = outcome(R"({"n":1})");
    const QString text = model::plainText(failed.contents);
    QVERIFY2(text.startsWith(u"Error (execution): played"), qPrintable(text));
    QVERIFY2(text.contains(u"The person changed the arguments") && text.contains(u"\"n\":2"), qPrintable(text));
}

void TestAskingFirst::asksAgainWhereEditedArgumentsDoNotFit()
{
    describe("approval = \"ask\"\n");
    int asked = 0;
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this, &asked](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(asked++ == 0 ? model::Answer {model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":-1})")}
                                          : model::Answer {model::Verdict::AllowOnce});
    });
    const InvocationOutcome done = outcome(R"({"n":1})");
    QVERIFY(done.ran);
    QCOMPARE(asked, 2);
    QVERIFY(m_asked.last().text.contains(u"minimum"));
}

void TestAskingFirst::tellsWhereACallLeads_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("told");
    QTest::newRow("nowhere") << QByteArray(R"({"text":"a.example"})") << QString();
    QTest::newRow("one") << QByteArray(R"({"text":" https://a.example/x?y#z "})") << u"It leads to a.example"_s;
    QTest::newRow("in a list, and deeper") << QByteArray(R"({"list":["https://a.example","x",{"deep":{"url":"ftp://b.example/x"}}]})")
                                           << u"It leads to a.example, b.example"_s;
    QTest::newRow("one of them often") << QByteArray(R"({"list":["https://a.example/1","https://a.example/2"]})")
                                       << u"It leads to a.example"_s;
    QTest::newRow("without a host") << QByteArray(R"({"list":["file:///etc/passwd","://x.example"]})") << QString();
    QByteArrayList many;
    for (int host = 1; host <= 10; ++host)
        many.append("\"https://h" + QByteArray::number(host) + "/\"");
    QTest::newRow("many") << QByteArray("{\"list\":[" + many.join(',') + "]}") << u"It leads to h1, h2, h3, h4, h5, h6, h7, h8, 2 more"_s;
    QTest::newRow("eight") << QByteArray("{\"list\":[" + many.first(8).join(',') + "]}") << u"It leads to h1, h2, h3, h4, h5, h6, h7, h8"_s;
}

void TestAskingFirst::tellsWhereACallLeads()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QString, told);
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowOnce});
    const InvocationOutcome done = outcome(arguments);
    QVERIFY2(done.ran, done.error ? qPrintable(done.error->message) : "it did not run");
    QCOMPARE(m_asked.size(), 1);
    const QStringList lines = m_asked.first().text.split(u'\n').filter(u"It leads to"_s);
    QCOMPARE(lines, told.isEmpty() ? QStringList() : QStringList {told});
}

void TestAskingFirst::refusesWhatItsDescriptorRefuses()
{
    describe("approval = \"refuse\"\n");
    const InvocationOutcome refused = outcome("{}");
    QCOMPARE(refused.error->category, ErrorCategory::Permission);
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestAskingFirst::knowsWhoHasSeenTheCall_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("seen");
    QTest::addColumn<QString>("remark");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("a person") << int(model::AnsweredBy::Person) << true << u"allowed by the person"_s << u"The person refused"_s;
    QTest::newRow("a policy") << int(model::AnsweredBy::Policy) << false << u"allowed beforehand"_s << u"nobody was asked"_s;
    QTest::newRow("a peer") << int(model::AnsweredBy::Peer) << false << u"allowed by the program"_s << u"The program that"_s;
}

void TestAskingFirst::knowsWhoHasSeenTheCall()
{
    QFETCH(int, by);
    QFETCH(QString, remark);
    QFETCH(QString, refusal);
    describe("approval = \"ask\"\n");
    model::Answer given {model::Verdict::AllowOnce, {}, model::AnsweredBy(by)};
    connect(
        m_questions.get(), &model::Questions::raised, m_owner.get(), [&given](model::Question *question) { question->giveAnswer(given); });
    const InvocationOutcome done = outcome(R"({"n":1})");
    QVERIFY(done.ran);
    QTEST(m_tool->context.seenByPerson, "seen");
    const auto approving = std::find_if(done.steps.begin(), done.steps.end(), [](const auto &step) { return step.name == u"approve"; });
    QVERIFY(approving != done.steps.end());
    QVERIFY2(approving->remark.contains(remark), qPrintable(approving->remark));
    given.verdict = model::Verdict::Refuse;
    const InvocationOutcome refused = outcome(R"({"n":2})");
    QVERIFY(refused.error);
    QVERIFY2(refused.error->message.contains(refusal), qPrintable(refused.error->message));
}

void TestAskingFirst::keepsNoWordOfAProgramBeyondTheConversation()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowAlways, {}, model::AnsweredBy::Peer});
    QVERIFY(outcome(R"({"n":1})").ran);
    QVERIFY(outcome(R"({"n":2})").ran);
    QCOMPARE(m_asked.size(), 1);
    QVERIFY(m_profile->allowed().isEmpty());
}

void TestAskingFirst::keepsNoRuleOfAProgram()
{
    describeFiles("one\n");
    answer({model::Verdict::AllowAlike, {}, model::AnsweredBy::Peer});
    for (const qsizetype asked : {1, 2}) {
        QVERIFY(outcome(R"({"path":"a.txt","content":"1"})", u"io:write_file"_s).ran);
        QCOMPARE(m_asked.size(), asked);
        QVERIFY(!m_asked.last().alike.isEmpty());
    }
    QVERIFY(m_profile->allowed().isEmpty());
}

void TestAskingFirst::answersByTheFirstRuleThatFits()
{
    describe("approval = { otherwise = \"ask\", rules = [ { argument = \"text\", text = \"no*\", answer = \"refuse\" },\n"
             " { argument = \"text\", text = [\"yes\", \"n*\"], answer = \"allow\" } ] }\n");
    answer({model::Verdict::AllowOnce});
    const InvocationOutcome refused = outcome(R"({"text":"nothing"})");
    QVERIFY(!refused.ran && refused.error);
    QCOMPARE(refused.error->message, u"This call of played:tool is not allowed here: its descriptor refuses it where text is like no*."_s);
    const InvocationOutcome allowed = outcome(R"({"text":"name"})");
    QVERIFY(allowed.ran);
    QVERIFY(m_asked.isEmpty());
    const auto step = std::find_if(allowed.steps.begin(), allowed.steps.end(), [](const auto &each) { return each.name == u"approve"_s; });
    QCOMPARE(step->remark, u"allowed by its descriptor: text is like yes or n*"_s);
    // The default counts, too; and what no rule fits is asked about.
    QVERIFY(outcome(R"({"n":1})").ran);
    QCOMPARE(m_asked.size(), 1);
}

void TestAskingFirst::remembersCallsLikeOne()
{
    describeFiles("one\n");
    QVERIFY(QDir(m_scope.folders.first()).mkpath(u"notes"_s));
    answer({model::Verdict::AllowAlike});
    QVERIFY(outcome(R"({"path":"notes/a.txt","content":"1"})", u"io:write_file"_s).ran);
    QCOMPARE(m_asked.first().alike, u"path leads to %1/notes/**"_s.arg(m_scope.folders.first()));
    QVERIFY(outcome(R"({"path":"notes/b.txt","content":"2"})", u"io:write_file"_s).ran);
    QCOMPARE(readFile(u"notes/b.txt"_s), QByteArray("2"));
    QCOMPARE(m_asked.size(), 1);
    // Not elsewhere, not for a program that answers, and not once it is forgotten.
    QVERIFY(outcome(R"({"path":"a.txt","content":"3"})", u"io:write_file"_s).ran);
    QCOMPARE(m_asked.size(), 2);
    m_profile->forget(u"io:write_file"_s);
    QVERIFY(m_profile->allowed().isEmpty());
    QVERIFY(outcome(R"({"path":"notes/b.txt","content":"4"})", u"io:write_file"_s).ran);
    QCOMPARE(m_asked.size(), 3);
}

QTEST_GUILESS_MAIN(TestAskingFirst)
#include "tst_askingfirst.moc"
