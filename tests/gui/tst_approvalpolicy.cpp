// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/terminal.h"
#include "model/session/questions.h"
#include "tests/support/patience.h"

#include <QMutex>
#include <QThread>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using model::AnsweredBy, model::Question, model::QuestionKind, model::Verdict;
using Matter = Question::Matter;

namespace {

enum class Files { Terminal, Pipes };

//! What stands for standard input and standard error: a terminal with a person before it, or nothing and a pipe.
class StandardFiles final
{
    Q_DISABLE_COPY_MOVE(StandardFiles)

public:
    explicit StandardFiles(Files files)
        : m_input(dup(STDIN_FILENO))
        , m_error(dup(STDERR_FILENO))
    {
        int ends[2] = {-1, -1};
        const bool isThere = files == Files::Terminal ? openpty(&ends[0], &ends[1], nullptr, nullptr, nullptr) == 0 : pipe(ends) == 0;
        if (!isThere)
            qFatal("no files");
        m_far = ends[0];
        m_near = ends[1];
        if (files == Files::Terminal) {
            termios settings {};
            tcgetattr(m_near, &settings);
            settings.c_lflag &= ~tcflag_t(ECHO);
            settings.c_oflag &= ~tcflag_t(OPOST);
            tcsetattr(m_near, TCSANOW, &settings);
            dup2(m_near, STDIN_FILENO);
        } else {
            const int nothing = open("/dev/null", O_RDONLY);
            dup2(nothing, STDIN_FILENO);
            close(nothing);
        }
        dup2(m_near, STDERR_FILENO);
        m_reader.reset(QThread::create([this] { read(); }));
        m_reader->start();
    }
    ~StandardFiles()
    {
        dup2(m_input, STDIN_FILENO);
        dup2(m_error, STDERR_FILENO);
        for (const int file : {m_input, m_error, m_near})
            close(file);
        m_reader->wait();
        close(m_far);
    }

    //! Keys that end with Enter or Ctrl+D. They have come when this returns: the system hands them over in its own time.
    void type(const QByteArray &keys)
    {
        QCOMPARE(write(m_far, keys.constData(), size_t(keys.size())), ssize_t(keys.size()));
        pollfd come {m_near, POLLIN, 0};
        QCOMPARE(poll(&come, 1, support::patience), 1);
    }
    //! All that has been said.
    QByteArray said()
    {
        const QMutexLocker locker(&m_mutex);
        return m_said;
    }
    //! How much was typed that nobody has read.
    int unread() const
    {
        int bytes = -1;
        ioctl(m_near, FIONREAD, &bytes);
        return bytes;
    }

private:
    //! Beside the test, which would wait for itself where much is said.
    void read()
    {
        char buffer[4096];
        for (ssize_t count = ::read(m_far, buffer, sizeof buffer); count > 0; count = ::read(m_far, buffer, sizeof buffer)) {
            const QMutexLocker locker(&m_mutex);
            m_said.append(buffer, count);
        }
    }

    const int m_input;
    const int m_error;
    int m_near = -1;
    int m_far = -1;
    std::unique_ptr<QThread> m_reader;
    QMutex m_mutex;
    QByteArray m_said;
};

} // namespace

//! Each condition of what answers where there is no window.
class ApprovalPolicyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void answersBeforehand_data();
    void answersBeforehand();
    void saysWhatWouldAllowIt_data();
    void saysWhatWouldAllowIt();
    void asksOneAfterTheOther();
    void asksNothingThatTheAnswerHasSettled();
    void saysNothingOfWhatIsGone();
    void passesOverWhatIsSettledMeanwhile();
    void answersNothingElseWhereWhatItAskedIsGone();
    void waitsForAWholeLine();
    void refusesWhereTheInputEnds_data();
    void refusesWhereTheInputEnds();
    void takesWordsInFull_data();
    void takesWordsInFull();
    void leavesAloneWhatIsTypedWhereNothingIsAsked();
    void takesValuesWhereTheyAreAskedFor_data();
    void takesValuesWhereTheyAreAskedFor();
    void showsWhatIsKnownAlready();
    void showsAnAddressWhole();
    void offersWhatCounts_data();
    void offersWhatCounts();
    void showsOnceWhatWillRun();
    void showsSoMuchOfAChange();

private:
    void begin(const QStringList &policy, Files files);
    Question *ask(const Question::Subject &subject) { return m_questions->ask(subject, m_owner.get()); }
    static Question::Subject call(const QString &tool);

    std::unique_ptr<StandardFiles> m_files;
    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<model::Questions> m_questions;
    std::unique_ptr<gui::Terminal> m_terminal;
    std::unique_ptr<gui::ApprovalPolicy> m_policy;
};

void ApprovalPolicyTest::begin(const QStringList &policy, Files files)
{
    m_files = std::make_unique<StandardFiles>(files);
    m_questions = std::make_unique<model::Questions>();
    m_owner = std::make_unique<QObject>();
    m_terminal = std::make_unique<gui::Terminal>();
    m_policy = std::make_unique<gui::ApprovalPolicy>(policy, *m_questions, *m_terminal, nullptr);
}

void ApprovalPolicyTest::cleanup()
{
    m_policy.reset();
    m_owner.reset();
    m_terminal.reset();
    m_questions.reset();
    m_files.reset();
}

Question::Subject ApprovalPolicyTest::call(const QString &tool)
{
    Question::Subject subject;
    subject.tool = tool;
    subject.text = u"Allow %1?"_s.arg(tool);
    return subject;
}

void ApprovalPolicyTest::answersBeforehand_data()
{
    QTest::addColumn<QStringList>("policy");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("matter");
    QTest::addColumn<bool>("allows");
    QTest::addColumn<int>("by");
    const auto row = [](const char *name, const QStringList &policy, QuestionKind kind, Matter matter, bool allows, AnsweredBy by) {
        QTest::newRow(name) << policy << int(kind) << int(matter) << allows << int(by);
    };
    using enum AnsweredBy;
    row("a call, all", {u"all"_s}, QuestionKind::Approval, Matter::Ordinary, true, Policy);
    row("a call, its name", {u"io:write"_s}, QuestionKind::Approval, Matter::Ordinary, true, Policy);
    row("a call, its bare name", {u"write"_s}, QuestionKind::Approval, Matter::Ordinary, true, Policy);
    row("a call, its ensemble", {u"io"_s}, QuestionKind::Approval, Matter::Ordinary, false, Policy);
    row("a call, nothing said", {}, QuestionKind::Approval, Matter::Ordinary, false, Policy);
    row("a hidden file, all", {u"all"_s}, QuestionKind::Approval, Matter::HiddenFile, false, Policy);
    row("a hidden file, its name", {u"io:write"_s}, QuestionKind::Approval, Matter::HiddenFile, false, Policy);
    row("a hidden file, hidden files", {u"hidden-files"_s}, QuestionKind::Approval, Matter::HiddenFile, true, Person);
    row("a call, hidden files", {u"hidden-files"_s}, QuestionKind::Approval, Matter::Ordinary, false, Policy);
    row("an offered call, all", {u"all"_s}, QuestionKind::Limit, Matter::OfferedCall, false, Policy);
    row("an offered call, offered calls", {u"offered-calls"_s}, QuestionKind::Limit, Matter::OfferedCall, true, Policy);
    row("a call, offered calls", {u"offered-calls"_s}, QuestionKind::Approval, Matter::Ordinary, false, Policy);
    row("a limit, all", {u"all"_s}, QuestionKind::Limit, Matter::Ordinary, false, Policy);
    row("what a tool asks, its name", {u"io:write"_s}, QuestionKind::Elicitation, Matter::Ordinary, false, Policy);
    row("trust, all", {u"all"_s}, QuestionKind::Trust, Matter::Ordinary, false, Policy);
    row("a sign-in, all", {u"all"_s}, QuestionKind::SignIn, Matter::Ordinary, false, Policy);
}

void ApprovalPolicyTest::answersBeforehand()
{
    QFETCH(QStringList, policy);
    QFETCH(int, kind);
    QFETCH(int, matter);
    QFETCH(bool, allows);
    begin(policy, Files::Pipes);
    Question::Subject subject = call(u"io:write"_s);
    subject.kind = QuestionKind(kind);
    subject.matter = Matter(matter);
    const Question *question = ask(subject);
    QTRY_VERIFY(question->answer());
    QCOMPARE(int(question->answer()->verdict), int(allows ? Verdict::AllowOnce : Verdict::Refuse));
    QTEST(int(question->answer()->by), "by");
}

void ApprovalPolicyTest::saysWhatWouldAllowIt_data()
{
    QTest::addColumn<QStringList>("policy");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("matter");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const QStringList &policy, QuestionKind kind, Matter matter, const QByteArray &said) {
        QTest::newRow(name) << policy << int(kind) << int(matter) << said;
    };
    row("a call", {u"ask"_s}, QuestionKind::Approval, Matter::Ordinary,
        "io:write needs your approval, and this is not a terminal. To allow it: --approve io:write\n");
    row("a call that nobody is to be asked about", {u"refuse"_s}, QuestionKind::Approval, Matter::Ordinary, {});
    row("a hidden file", {u"all"_s}, QuestionKind::Approval, Matter::HiddenFile,
        "Allow io:write?\nOnly a person can allow that: at a terminal with --approve ask, or beforehand with --approve hidden-files.\n");
    row("an offered call", {u"all"_s}, QuestionKind::Limit, Matter::OfferedCall,
        "Allow io:write?\nTo run calls that are offered like this: --approve offered-calls\n");
    row("a limit", {u"refuse"_s}, QuestionKind::Limit, Matter::Ordinary, "Allow io:write?\n");
    row("trust", {u"ask"_s}, QuestionKind::Trust, Matter::Ordinary, "Allow io:write?\n");
}

void ApprovalPolicyTest::saysWhatWouldAllowIt()
{
    QFETCH(QStringList, policy);
    QFETCH(int, kind);
    QFETCH(int, matter);
    QFETCH(QByteArray, said);
    begin(policy, Files::Pipes);
    Question::Subject subject = call(u"io:write"_s);
    subject.kind = QuestionKind(kind);
    subject.matter = Matter(matter);
    const Question *question = ask(subject);
    QTRY_VERIFY(question->answer());
    m_terminal->note(u"end"_s);
    QTRY_VERIFY(m_files->said().endsWith("end\n"));
    QCOMPARE(m_files->said().chopped(4), said);
}

void ApprovalPolicyTest::asksOneAfterTheOther()
{
    begin({u"ask"_s}, Files::Terminal);
    const Question *one = ask(call(u"a:one"_s));
    const Question *two = ask(call(u"a:two"_s));
    QTRY_VERIFY(m_files->said().contains("Allow a:one?"));
    QCoreApplication::processEvents();
    QVERIFY(!m_files->said().contains("Allow a:two?"));
    m_files->type("c\n");
    QTRY_VERIFY(m_files->said().contains("Allow a:two?"));
    QVERIFY(one->answer() && !two->answer());
    QCOMPARE(one->answer()->verdict, Verdict::AllowConversation);
    QCOMPARE(one->answer()->by, AnsweredBy::Person);
    m_files->type("n\n");
    QTRY_VERIFY(two->answer());
    QCOMPARE(two->answer()->verdict, Verdict::Refuse);
    QCOMPARE(m_files->said().count("Allow a:one?"), 1);
    QCOMPARE(m_files->said().count("Allow a:two?"), 1);
}

void ApprovalPolicyTest::asksNothingThatTheAnswerHasSettled()
{
    begin({u"ask"_s}, Files::Terminal);
    const Question *one = ask(call(u"a:one"_s));
    connect(one, &Question::answered, ask(call(u"a:two"_s)), &Question::cancel, Qt::QueuedConnection);
    ask(call(u"a:three"_s));
    QTRY_VERIFY(m_files->said().contains("Allow a:one?"));
    QCoreApplication::processEvents();
    m_files->type("c\n");
    QTRY_VERIFY(m_files->said().contains("Allow a:three?"));
    QVERIFY2(!m_files->said().contains("a:two"), m_files->said().constData());
}

void ApprovalPolicyTest::saysNothingOfWhatIsGone()
{
    begin({u"ask"_s}, Files::Terminal);
    auto owner = std::make_unique<QObject>();
    // Between the asking and the deciding.
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [&owner](Question *question) {
        if (question->subject().tool == u"a:answered")
            question->giveAnswer({Verdict::AllowAlways});
        else if (question->subject().tool == u"a:gone")
            owner.reset();
    });
    const Question *answered = ask(call(u"a:answered"_s));
    m_questions->ask(call(u"a:gone"_s), owner.get());
    ask(call(u"a:there"_s));
    QTRY_VERIFY(m_files->said().contains("Allow a:there?"));
    QVERIFY(!owner);
    QCOMPARE(answered->answer()->verdict, Verdict::AllowAlways);
    QVERIFY2(!m_files->said().contains("a:answered") && !m_files->said().contains("a:gone"), m_files->said().constData());
}

void ApprovalPolicyTest::passesOverWhatIsSettledMeanwhile()
{
    begin({u"ask"_s}, Files::Terminal);
    const Question *one = ask(call(u"a:one"_s));
    Question *cancelled = ask(call(u"a:cancelled"_s));
    const Question *deleted = ask(call(u"a:deleted"_s));
    const Question *last = ask(call(u"a:last"_s));
    QTRY_VERIFY(m_files->said().contains("Allow a:one?"));
    QCoreApplication::processEvents();
    cancelled->cancel();
    delete deleted;
    m_files->type("y\n");
    QTRY_VERIFY(m_files->said().contains("Allow a:last?"));
    QCOMPARE(one->answer()->verdict, Verdict::AllowOnce);
    QVERIFY(!last->answer());
    QVERIFY(!m_files->said().contains("a:cancelled") && !m_files->said().contains("a:deleted"));
}

void ApprovalPolicyTest::answersNothingElseWhereWhatItAskedIsGone()
{
    for (const bool isDeleted : {false, true}) {
        begin({u"ask"_s}, Files::Terminal);
        Question *one = ask(call(u"a:one"_s));
        const Question *two = ask(call(u"a:two"_s));
        QTRY_VERIFY(m_files->said().contains("Allow a:one?"));
        QCoreApplication::processEvents();
        if (isDeleted)
            delete one;
        else
            one->cancel();
        m_files->type("y\n");
        QTRY_VERIFY(m_files->said().contains("Allow a:two?"));
        QVERIFY(!two->answer());
        m_files->type("y\n");
        QTRY_VERIFY(two->answer());
        QCOMPARE(two->answer()->verdict, Verdict::AllowOnce);
        cleanup();
    }
}

void ApprovalPolicyTest::waitsForAWholeLine()
{
    begin({u"ask"_s}, Files::Terminal);
    const Question *question = ask(call(u"a:one"_s));
    QTRY_VERIFY(m_files->said().contains("[n] no"));
    // Ctrl+D hands over what is typed, without a line's end.
    m_files->type("y\x04");
    QTRY_COMPARE(m_files->unread(), 0);
    QCoreApplication::processEvents();
    QVERIFY(!question->answer());
    m_files->type("ikes\n");
    QTRY_VERIFY(question->answer());
    QCOMPARE(question->answer()->verdict, Verdict::Refuse);
}

void ApprovalPolicyTest::refusesWhereTheInputEnds_data()
{
    QTest::addColumn<QByteArrayList>("typed");
    QTest::newRow("at once") << QByteArrayList {"\x04"};
    QTest::newRow("within an answer") << QByteArrayList {"y\x04", "\x04"};
    QTest::newRow("with a line that has no end") << QByteArrayList {QByteArray(4000, 'y') + '\x04', QByteArray(100, 'y') + '\x04'};
}

void ApprovalPolicyTest::refusesWhereTheInputEnds()
{
    QFETCH(QByteArrayList, typed);
    begin({u"ask"_s}, Files::Terminal);
    Question::Subject subject = call(u"a:one"_s);
    subject.alike = u"a:one *"_s;
    const Question *question = ask(subject);
    QTRY_VERIFY(m_files->said().contains("[n] no"));
    for (const QByteArray &keys : typed) {
        QVERIFY(!question->answer());
        m_files->type(keys);
        QTRY_VERIFY(question->answer() || m_files->unread() == 0);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(question->answer());
    // What was typed in full before the end counts.
    QCOMPARE(question->answer()->verdict, typed.first() == "y\x04" ? Verdict::AllowOnce : Verdict::Refuse);
}

void ApprovalPolicyTest::takesWordsInFull_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<bool>("hasAlike");
    QTest::addColumn<Verdict>("verdict");
    const auto row = [](const QByteArray &typed, bool hasAlike, Verdict verdict) {
        QTest::newRow((typed + (hasAlike ? ", calls like it" : "")).constData()) << typed << hasAlike << verdict;
    };
    using enum Verdict;
    for (const QByteArray &typed : QByteArrayList {"y", "YES", "once"})
        row(typed, true, AllowOnce);
    for (const QByteArray &typed : QByteArrayList {"c", "Conversation"})
        row(typed, true, AllowConversation);
    for (const QByteArray &typed : QByteArrayList {"a", "always"})
        row(typed, true, AllowAlways);
    for (const QByteArray &typed : QByteArrayList {"l", "like", "like this"}) {
        row(typed, true, AllowAlike);
        row(typed, false, Refuse);
    }
    for (const QByteArray &typed : QByteArrayList {"", "on", "yess", "con", "all", "alwaysnot", "likes", "n", "whatever"})
        row(typed, true, Refuse);
}

void ApprovalPolicyTest::takesWordsInFull()
{
    QFETCH(QByteArray, typed);
    QFETCH(bool, hasAlike);
    begin({u"ask"_s}, Files::Terminal);
    Question::Subject subject = call(u"a:one"_s);
    subject.alike = hasAlike ? u"a:one *"_s : QString();
    const Question *question = ask(subject);
    QTRY_VERIFY(m_files->said().contains("[n] no"));
    QCOMPARE(m_files->said().contains("[l] always for calls like this: a:one *"), hasAlike);
    m_files->type(typed + '\n');
    QTRY_VERIFY(question->answer());
    QTEST(question->answer()->verdict, "verdict");
}

void ApprovalPolicyTest::leavesAloneWhatIsTypedWhereNothingIsAsked()
{
    begin({u"ask"_s}, Files::Terminal);
    const Question *one = ask(call(u"a:one"_s));
    QTRY_VERIFY(m_files->said().contains("Allow a:one?"));
    m_files->type("n\n");
    QTRY_VERIFY(one->answer());
    m_files->type("yes\n");
    QTRY_COMPARE(m_files->unread(), 4);
    QCoreApplication::processEvents();
    QCOMPARE(m_files->unread(), 4);
    // Nor does it answer what is asked afterwards.
    const Question *two = ask(call(u"a:two"_s));
    QTRY_VERIFY(m_files->said().contains("Allow a:two?"));
    QCOMPARE(m_files->unread(), 0);
    QVERIFY(!two->answer());
    m_files->type("y\n");
    QTRY_VERIFY(two->answer());
    QCOMPARE(two->answer()->verdict, Verdict::AllowOnce);
}

void ApprovalPolicyTest::takesValuesWhereTheyAreAskedFor_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<bool>("allows");
    QTest::addColumn<QByteArray>("values");
    const QByteArray schema = R"({"type":"object"})";
    const QByteArray object = R"({"n":2})";
    QTest::newRow("an object") << int(QuestionKind::Elicitation) << schema << object << true << object;
    QTest::newRow("yes") << int(QuestionKind::Elicitation) << schema << QByteArray("y") << true << QByteArray();
    QTest::newRow("a list") << int(QuestionKind::Elicitation) << schema << QByteArray("[1]") << false << QByteArray();
    QTest::newRow("always") << int(QuestionKind::Elicitation) << schema << QByteArray("a") << false << QByteArray();
    QTest::newRow("where nothing is asked for") << int(QuestionKind::Elicitation) << QByteArray() << object << false << QByteArray();
    QTest::newRow("of a call") << int(QuestionKind::Approval) << schema << object << false << QByteArray();
}

void ApprovalPolicyTest::takesValuesWhereTheyAreAskedFor()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, typed);
    QFETCH(bool, allows);
    begin({u"ask"_s}, Files::Terminal);
    Question::Subject subject = call(u"a:one"_s);
    subject.kind = QuestionKind(kind);
    if (!schema.isEmpty())
        subject.schema = model::JsonText::trusted(schema);
    const Question *question = ask(subject);
    QTRY_VERIFY(m_files->said().contains("[n] no"));
    const bool isAskedFor = subject.kind == QuestionKind::Elicitation && !schema.isEmpty();
    QCOMPARE(m_files->said().contains("answer with this JSON object"), isAskedFor);
    QCOMPARE(m_files->said().contains(R"({"type":"object"})"), isAskedFor);
    if (isAskedFor) {
        m_files->type("{\"n\": 2\n");
        QTRY_VERIFY(m_files->said().contains("This is not JSON") && !question->answer());
    }
    m_files->type(typed + '\n');
    QTRY_VERIFY(question->answer());
    QCOMPARE(question->answer()->allows(), allows);
    QTEST(question->answer()->values.bytes(), "values");
}

void ApprovalPolicyTest::showsWhatIsKnownAlready()
{
    for (const bool isKnown : {true, false}) {
        begin({u"ask"_s}, Files::Terminal);
        Question::Subject subject = call(u"a:one"_s);
        if (isKnown)
            subject.values = model::JsonText::trusted(R"({"n":1})");
        ask(subject);
        QTRY_VERIFY(m_files->said().contains("[n] no"));
        QCOMPARE(m_files->said(),
            isKnown ? QByteArray("Allow a:one?\n{\"n\":1}\n[y] once  [c] in this conversation  [a] always  [n] no\n")
                    : QByteArray("Allow a:one?\n[y] once  [c] in this conversation  [a] always  [n] no\n"));
        cleanup();
    }
}

void ApprovalPolicyTest::showsAnAddressWhole()
{
    begin({u"ask"_s}, Files::Terminal);
    Question::Subject subject = call(u"a:one"_s);
    subject.kind = QuestionKind::SignIn;
    subject.url = QUrl(u"https://sign.example.com:8443/in?client=1"_s);
    ask(subject);
    QTRY_VERIFY(m_files->said().contains("[n] no"));
    const QByteArray said = m_files->said();
    QVERIFY2(said.contains("It leads to sign.example.com") && said.contains("\n    https://sign.example.com:8443/in?client=1\n"),
        said.constData());
    QVERIFY2(said.endsWith("[y] I open that address in a browser  [n] no\n"), said.constData());
}

void ApprovalPolicyTest::offersWhatCounts_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("matter");
    QTest::addColumn<QByteArray>("offer");
    QTest::newRow("a call") << int(QuestionKind::Approval) << int(Matter::Ordinary)
                            << QByteArray("[y] once  [c] in this conversation  [a] always  [n] no");
    QTest::newRow("a hidden file") << int(QuestionKind::Approval) << int(Matter::HiddenFile) << QByteArray("[y] yes  [n] no");
    QTest::newRow("trust") << int(QuestionKind::Trust) << int(Matter::Ordinary) << QByteArray("[y] yes  [a] always  [n] no");
    QTest::newRow("a limit") << int(QuestionKind::Limit) << int(Matter::Ordinary) << QByteArray("[y] yes  [n] no");
    QTest::newRow("an offered call") << int(QuestionKind::Limit) << int(Matter::OfferedCall) << QByteArray("[y] yes  [n] no");
}

void ApprovalPolicyTest::offersWhatCounts()
{
    QFETCH(int, kind);
    QFETCH(int, matter);
    QFETCH(QByteArray, offer);
    for (const auto &[letter, verdict] : {std::pair("y", Verdict::AllowOnce), std::pair("c", Verdict::AllowConversation),
             std::pair("a", Verdict::AllowAlways), std::pair("n", Verdict::Refuse)}) {
        begin({u"ask"_s}, Files::Terminal);
        Question::Subject subject = call(u"a:one"_s);
        subject.kind = QuestionKind(kind);
        subject.matter = Matter(matter);
        const Question *question = ask(subject);
        QTRY_VERIFY(m_files->said().contains("[n] no"));
        QCOMPARE(m_files->said(), "Allow a:one?\n" + offer + '\n');
        m_files->type(QByteArray(letter) + '\n');
        QTRY_VERIFY(question->answer());
        const bool isOffered = offer.contains('[' + QByteArray(letter) + ']');
        QCOMPARE(int(question->answer()->verdict), int(isOffered ? verdict : Verdict::Refuse));
        cleanup();
    }
}

void ApprovalPolicyTest::showsOnceWhatWillRun()
{
    for (const int length : {2000, 2001, 20'007}) {
        begin({u"ask"_s}, Files::Terminal);
        Question::Subject subject = call(u"a:one"_s);
        subject.preview = QString(length, u'x');
        ask(subject);
        QTRY_VERIFY(m_files->said().contains("[n] no"));
        QCOMPARE(m_files->said().count('x'), length == 2000 ? 0 : std::min(length, 20'000));
        QCOMPARE(m_files->said().contains("(7 more characters)"), length > 20'000);
        cleanup();
    }
}

void ApprovalPolicyTest::showsSoMuchOfAChange()
{
    for (const int more : {0, 3}) {
        begin({u"ask"_s}, Files::Terminal);
        Question::Subject subject = call(u"a:one"_s);
        subject.change = {.path = u"/desk/a"_s};
        for (int line = 0; line < 200 + more; ++line)
            subject.change->lines.append({model::DiffLine::Change::Added, 0, line + 1, QString(line == 0 ? 450 : 1, u'z')});
        ask(subject);
        QTRY_VERIFY(m_files->said().contains("[n] no"));
        const QByteArray said = m_files->said();
        QVERIFY2(said.contains("Makes /desk/a, which is not there yet\n"), said.constData());
        QCOMPARE(said.contains("3 further line"), more > 0);
        QCOMPARE(said.count("+ z"), 200);
        QVERIFY(said.contains(" more characters)") && said.count('z') < 650);
        cleanup();
    }
}

QTEST_GUILESS_MAIN(ApprovalPolicyTest)
#include "tst_approvalpolicy.moc"
