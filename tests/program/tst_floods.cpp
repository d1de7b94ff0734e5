// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/floodtest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! Peers that send without end, in each of the ways that were thought of: whatever one does, memory stays within its bound, what is
//! refused says so, and Ctrl+C ends it.
class FloodsTest final : public FloodTest
{
    Q_OBJECT

private Q_SLOTS:
    void staysWithinBoundsWhateverAProviderSends_data();
    void staysWithinBoundsWhateverAProviderSends();
    void staysWithinBoundsWhateverAServerSends_data();
    void staysWithinBoundsWhateverAServerSends();
    void staysWithinBoundsWhateverAServerSendsByHttp_data();
    void staysWithinBoundsWhateverAServerSendsByHttp();
    void keepsWhatALongAnswerSaidUpToItsLimit();
    void refusesALimitThatIsNone();

private:
    Program::Run invoke(const QString &kind, const QByteArray &connection);
};

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
    QTest::newRow("headers") << chat << u"head"_s << false;
    QTest::newRow("header") << chat << u"head"_s << false;
    QTest::newRow("status-line") << chat << u"head"_s << false;
    QTest::newRow("informational") << chat << u"head"_s << false;
    QTest::newRow("chunk-line") << chat << u"framed"_s << false;
    QTest::newRow("slow-head") << chat << QString() << true;
    QTest::newRow("slow-body") << chat << QString() << true;
    QTest::newRow("whole") << chat << u"too large"_s << false;
    QTest::newRow("page") << chat << u"too large"_s << false;
    QTest::newRow("blanks") << chat << u"too long"_s << true;
    QTest::newRow("error") << chat << QString() << true;
    QTest::newRow("gzip") << chat << u"too l"_s << false;
    QTest::newRow("empty-blocks") << chat << u"longer than"_s << true;
    QTest::newRow("empty-members") << chat << u"longer than"_s << true;
    QTest::newRow("gzip-name") << chat << u"longer than"_s << true;
    QTest::newRow("brotli") << chat << u"compressed"_s << false;
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
    // What has no end of its own may have come to its bound before, and a sanitizer not yet.
    const bool wasInterrupted = (isEndless || support::isSanitized) && ended.status == 130;
    QVERIFY2(wasInterrupted || ended.status == 1, (QByteArray::number(ended.status) + ended.notes).constData());
    const QJsonObject error = ended.end().value("error"_L1).toObject();
    if (!wasInterrupted && !said.isEmpty())
        QVERIFY2(error.value("message"_L1).toString().contains(said), ended.out.right(mostShown).constData());
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
    QVERIFY2(ended.status >= 0, ended.notes.right(mostShown).constData());
}

Program::Run FloodsTest::invoke(const QString &kind, const QByteArray &connection)
{
    const Program::Run ended = FloodTest::invoke(
        "[connection]\n" + connection + "\n[defaults]\napproval = \"allow\"\n", "{}", patienceOfAPerson);
    verifyBounds(kind, 0);
    return ended;
}

void FloodsTest::staysWithinBoundsWhateverAServerSendsByHttp_data()
{
    QTest::addColumn<bool>("isFlood");
    for (const char *kind : {"messages", "requests", "event", "whole", "blanks", "headers", "chunk-line", "gzip", "mcp-pages",
             "mcp-large-pages", "locked-whole", "locked-blanks", "locked-headers", "locked-gzip", "locked-slow-body"})
        QTest::newRow(kind) << true;
}

void FloodsTest::staysWithinBoundsWhateverAServerSendsByHttp()
{
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    const QString url = serve(kind) + u"/mcp"_s;
    const Program::Run ended = invoke(kind, "transport = \"http\"\nurl = \"" + url.toLatin1() + "\"");
    QVERIFY2(ended.status >= 0, ended.notes.right(mostShown).constData());
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
