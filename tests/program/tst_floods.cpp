// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

// What may be taken above what the program takes by itself, and beside four times the text that is kept.
constexpr qint64 allowance = 64 * 1024; // KiB
constexpr qint64 answerLimit = 1; // MiB
// For what has no end but the person's.
constexpr int patienceOfAPerson = 1'000;
// One second on a quiet machine; in the midst of a head without end Qt's thread is waited for at the end, for five.
constexpr int mostAfterInterrupt = 10'000;

//! What the program took, as `floodpeer watch` has measured it.
struct Taken {
    qint64 memory = 0; // KiB
    qint64 afterInterrupt = 0; // ms
};

//! Starts a peer that floods by HTTP. \return where it is.
QString serve(QProcess &peer, const QString &kind)
{
    peer.start(QStringLiteral(FLOOD_PEER), {u"http"_s, kind});
    if (!QTest::qWaitFor([&peer] { return peer.canReadLine(); }))
        qFatal("there is no peer");
    return u"http://127.0.0.1:%1"_s.arg(peer.readLine().trimmed().toInt());
}

} // namespace

//! Peers that send without end, in each of the ways that were thought of: whatever one does, memory stays within its bound, what is
//! refused says so, and Ctrl+C ends it.
class FloodsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_program = std::make_unique<Program>(); }

    void staysWithinBoundsWhateverAProviderSends_data();
    void staysWithinBoundsWhateverAProviderSends();
    void staysWithinBoundsWhateverAServerSends_data();
    void staysWithinBoundsWhateverAServerSends();
    void staysWithinBoundsWhateverAServerSendsByHttp_data();
    void staysWithinBoundsWhateverAServerSendsByHttp();
    void keepsWhatALongAnswerSaidUpToItsLimit();
    void refusesALimitThatIsNone();

private:
    //! Runs it under watch, interrupts it after the time where it has not ended before.
    Program::Run run(const QStringList &arguments, int interruptAfter);
    Program::Run converse(const QString &kind, const QString &dialect, int interruptAfter);
    Program::Run invoke(const QString &kind, const QByteArray &connection);
    void verifyBounds(const QString &kind, qint64 kept) const;

    std::unique_ptr<Program> m_program;
    Taken m_taken;
    //! Of a run in which nothing floods.
    qint64 m_usual = 0;
};

Program::Run FloodsTest::run(const QStringList &arguments, int interruptAfter)
{
    const QString figures = m_program->write(u"figures"_s, {});
    const auto process = m_program->start(arguments, {}, {QStringLiteral(FLOOD_PEER), u"watch"_s, figures});
    // What it writes is taken from it at once.
    QByteArray out;
    connect(process.get(), &QProcess::readyReadStandardOutput, process.get(),
        [&] { out = (out + process->readAllStandardOutput()).right(100'000); });
    const bool ended = QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, interruptAfter);
    if (!ended)
        ::kill(pid_t(process->processId()), SIGINT);
    Program::Run run = Program::finish(*process);
    run.out = out + run.out;
    const QList<QByteArray> words = m_program->read(u"figures"_s).simplified().split(' ');
    m_taken = {words.value(0).toLongLong(), words.value(1).toLongLong()};
    return run;
}

Program::Run FloodsTest::converse(const QString &kind, const QString &dialect, int interruptAfter)
{
    QProcess peer;
    const QString url = serve(peer, kind) + u"/v1"_s;
    const Program::Run ended = run({u"converse"_s, u"--json"_s, u"--base-url"_s, url, u"--dialect"_s, dialect, u"--model"_s, u"m"_s,
                                       u"--ensemble"_s, u"none"_s, u"--answer-limit"_s, QString::number(answerLimit), u"Go"_s},
        interruptAfter);
    peer.kill();
    peer.waitForFinished();
    return ended;
}

void FloodsTest::verifyBounds(const QString &kind, qint64 kept) const
{
    qInfo("%-22s %7lld KiB above idle, %5lld ms after Ctrl+C", qPrintable(kind), m_taken.memory - m_usual, m_taken.afterInterrupt);
    QVERIFY2(m_taken.memory - m_usual <= allowance + 4 * kept, qPrintable(QString::number(m_taken.memory - m_usual)));
    QVERIFY2(m_taken.afterInterrupt <= mostAfterInterrupt, qPrintable(QString::number(m_taken.afterInterrupt)));
}

void FloodsTest::initTestCase()
{
    init();
    VERIFY_STATUS(converse(u"answer"_s, u"openai-chat-completions"_s, support::patience), 0);
    m_usual = m_taken.memory;
    QVERIFY(m_usual > 0);
}

void FloodsTest::staysWithinBoundsWhateverAProviderSends_data()
{
    const QString chat = u"openai-chat-completions"_s;
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("isEndless");
    const QString tooLong = u"longer than 1 MiB"_s;
    QTest::newRow("text") << chat << tooLong << false;
    QTest::newRow("small-text") << chat << tooLong << false;
    QTest::newRow("escaped-text") << chat << tooLong << false;
    QTest::newRow("thoughts") << chat << tooLong << false;
    QTest::newRow("arguments") << chat << tooLong << false;
    QTest::newRow("calls") << chat << u"too many parts"_s << false;
    QTest::newRow("event") << chat << u"too large"_s << false;
    QTest::newRow("event-lines") << chat << u"too large"_s << false;
    QTest::newRow("elements") << chat << u"too many parts"_s << false;
    QTest::newRow("nested") << chat << QString() << true;
    QTest::newRow("comments") << chat << u"too long"_s << true;
    QTest::newRow("empty-lines") << chat << u"too long"_s << true;
    QTest::newRow("returns") << chat << u"too long"_s << true;
    QTest::newRow("empty-events") << chat << u"too long"_s << true;
    QTest::newRow("no-events") << chat << u"too long"_s << true;
    QTest::newRow("identifiers") << chat << u"too long"_s << true;
    QTest::newRow("headers") << chat << QString() << true;
    QTest::newRow("header") << chat << QString() << true;
    QTest::newRow("status-line") << chat << QString() << true;
    QTest::newRow("informational") << chat << QString() << true;
    QTest::newRow("chunk-line") << chat << QString() << true;
    QTest::newRow("slow-head") << chat << QString() << true;
    QTest::newRow("slow-body") << chat << QString() << true;
    QTest::newRow("whole") << chat << u"too large"_s << false;
    QTest::newRow("page") << chat << u"too large"_s << false;
    QTest::newRow("blanks") << chat << u"too long"_s << true;
    QTest::newRow("error") << chat << QString() << true;
    QTest::newRow("lines") << u"ollama"_s << tooLong << false;
    QTest::newRow("line") << u"ollama"_s << u"too large"_s << false;
    QTest::newRow("blocks") << u"anthropic"_s << tooLong << false;
}

void FloodsTest::staysWithinBoundsWhateverAProviderSends()
{
    QFETCH(QString, dialect);
    QFETCH(QString, said);
    QFETCH(bool, isEndless);
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    const Program::Run ended = converse(kind, dialect, isEndless ? patienceOfAPerson : support::patience);
    verifyBounds(kind, answerLimit * 1024);
    // What has no end of its own may have come to its bound before.
    const bool wasInterrupted = isEndless && ended.status == 130;
    QVERIFY2(wasInterrupted || ended.status == 1, (QByteArray::number(ended.status) + ended.notes).constData());
    const QJsonObject error = ended.end().value("error"_L1).toObject();
    if (!wasInterrupted && !said.isEmpty())
        QVERIFY2(error.value("message"_L1).toString().contains(said), ended.out.right(2000).constData());
}

void FloodsTest::staysWithinBoundsWhateverAServerSends_data()
{
    QTest::addColumn<bool>("isFlood");
    for (const char *kind :
        {"notifications", "large-notifications", "log", "progress", "changes", "updates", "cancels", "pings", "roots", "odd-requests",
            "elicitations", "answers", "garbage", "empty", "line", "result", "errors", "error-line", "pages", "large-pages", "before"})
        QTest::newRow(kind) << true;
}

void FloodsTest::staysWithinBoundsWhateverAServerSends()
{
    const QByteArray kind = QTest::currentDataTag();
    const Program::Run ended = invoke(
        QString::fromLatin1(kind), "transport = \"stdio\"\ncommand = [\"" FLOOD_PEER "\", \"mcp\", \"" + kind + "\"]");
    QVERIFY2(ended.status >= 0, ended.notes.right(2000).constData());
}

Program::Run FloodsTest::invoke(const QString &kind, const QByteArray &connection)
{
    m_program->write(u"profile/config/ensembles/flood.toml"_s,
        "[ensemble]\nname = \"flood\"\n[connection]\n" + connection + "\n[defaults]\napproval = \"allow\"\n");
    const Program::Run ended = run({u"invoke"_s, u"flood:flood"_s, u"{}"_s, u"--json"_s}, patienceOfAPerson);
    verifyBounds(kind, 0);
    return ended;
}

void FloodsTest::staysWithinBoundsWhateverAServerSendsByHttp_data()
{
    QTest::addColumn<bool>("isFlood");
    for (const char *kind : {"messages", "requests", "event", "whole", "blanks", "headers"})
        QTest::newRow(kind) << true;
}

void FloodsTest::staysWithinBoundsWhateverAServerSendsByHttp()
{
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    QProcess peer;
    const QString url = serve(peer, kind) + u"/mcp"_s;
    const Program::Run ended = invoke(kind, "transport = \"http\"\nurl = \"" + url.toLatin1() + "\"");
    QVERIFY2(ended.status >= 0, ended.notes.right(2000).constData());
    peer.kill();
    peer.waitForFinished();
}

void FloodsTest::keepsWhatALongAnswerSaidUpToItsLimit()
{
    const Program::Run answer = converse(u"text"_s, u"openai-chat-completions"_s, support::patience);
    VERIFY_STATUS(answer, 1);
    QCOMPARE(answer.end().value("state"_L1).toString(), u"interrupted"_s);
    const QString conversation = answer.end().value("conversation"_L1).toString();
    const qsizetype kept = m_program->show(conversation).size();
    QVERIFY2(kept > answerLimit * 1024 * 1024 && kept < (answerLimit + 1) * 1024 * 1024, QByteArray::number(kept).constData());
}

void FloodsTest::refusesALimitThatIsNone()
{
    for (const QString &limit : {u"0"_s, u"1025"_s, u"much"_s})
        VERIFY_STATUS(m_program->converse({u"--answer-limit"_s, limit, u"Go"_s}), 2);
}

QTEST_GUILESS_MAIN(FloodsTest)
#include "tst_floods.moc"
