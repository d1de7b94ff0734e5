// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/floodtest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! The same peers, where a tool asks them, or the list of models is asked for: what of an answer does not come to an end by the bounds of
//! tools does so by the call's time-out.
class ToolFloodsTest final : public FloodTest
{
    Q_OBJECT

private Q_SLOTS:
    void boundsWhatAToolFetches_data();
    void boundsWhatAToolFetches();
    void boundsWhatAToolOverHttpIsAnswered_data();
    void boundsWhatAToolOverHttpIsAnswered();
    void boundsAListOfModels_data();
    void boundsAListOfModels();

private:
    //! Rows of kinds, with words of what is said where it ends by itself.
    static void addKinds();
    void call(const QByteArray &invocable, const QByteArray &arguments);
};

void ToolFloodsTest::addKinds()
{
    QTest::addColumn<QString>("said");
    QTest::newRow("page") << u"longer than"_s;
    QTest::newRow("whole") << u"longer than"_s;
    QTest::newRow("gzip") << u"longer than"_s;
    QTest::newRow("deflate") << u"longer than"_s;
    QTest::newRow("empty-blocks") << u"longer than"_s;
    QTest::newRow("empty-members") << u"longer than"_s;
    QTest::newRow("brotli") << u"compressed"_s;
    QTest::newRow("headers") << u"head"_s;
    QTest::newRow("informational") << u"head"_s;
    QTest::newRow("chunk-line") << u"framed"_s;
    QTest::newRow("redirect") << u"longer than"_s;
    QTest::newRow("slow-body") << u"in time"_s;
}

void ToolFloodsTest::call(const QByteArray &invocable, const QByteArray &arguments)
{
    QFETCH(QString, said);
    // Of what ends by itself its own words are wanted.
    const QByteArray seconds = said == u"in time" ? "1" : "25";
    const QByteArray tool = "[[invokers]]\nname = \"flood\"\napproval = \"allow\"\ntimeout = " + seconds
        + "\n[invokers.arguments]\ntype = \"object\"\n"
          "[invokers.invocable]\nallow-addresses = [\"127.0.0.1\"]\n";
    const Program::Run ended = FloodTest::invoke(tool + invocable, arguments, support::patience);
    verifyBounds(QString::fromLatin1(QTest::currentDataTag()), 0);
    QVERIFY2(ended.status > 0 && (ended.out + ended.notes).contains(said.toUtf8()), (ended.out + ended.notes).right(mostShown).constData());
}

void ToolFloodsTest::boundsWhatAToolFetches_data()
{
    addKinds();
}

void ToolFloodsTest::boundsWhatAToolFetches()
{
    const QString url = serve(QString::fromLatin1(QTest::currentDataTag()));
    call("kind = \"builtin\"\nname = \"io:fetch_url\"\n", "{\"url\":\"" + url.toUtf8() + "\"}");
}

void ToolFloodsTest::boundsWhatAToolOverHttpIsAnswered_data()
{
    addKinds();
}

void ToolFloodsTest::boundsWhatAToolOverHttpIsAnswered()
{
    const QString url = serve(QString::fromLatin1(QTest::currentDataTag()));
    call("kind = \"http\"\nurl = \"" + url.toUtf8() + "/tool\"\n", "{}");
}

void ToolFloodsTest::boundsAListOfModels_data()
{
    QTest::addColumn<QString>("said");
    QTest::newRow("whole") << u"too long"_s;
    QTest::newRow("blanks") << u"too long"_s;
    QTest::newRow("error") << u"too long"_s;
    QTest::newRow("gzip") << u"longer than"_s;
    QTest::newRow("empty-blocks") << u"too long"_s;
    QTest::newRow("brotli") << u"compressed"_s;
    QTest::newRow("headers") << u"head"_s;
    QTest::newRow("chunk-line") << u"framed"_s;
    QTest::newRow("slow-body") << QString();
}

void ToolFloodsTest::boundsAListOfModels()
{
    QFETCH(QString, said);
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    m_program->write(u"profile/config/providers/flood.toml"_s,
        "[provider]\nname = \"flood\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + serve(kind).toUtf8() + "\"\n");
    const Program::Run listed = run({u"models"_s, u"--provider"_s, u"flood"_s}, said.isEmpty() ? patienceOfAPerson : support::patience);
    verifyBounds(kind, 0);
    QVERIFY2(listed.notes.contains(said.toUtf8()), listed.notes.right(mostShown).constData());
    VERIFY_STATUS(listed, said.isEmpty() ? 130 : 0);
}

QTEST_GUILESS_MAIN(ToolFloodsTest)
#include "tst_toolfloods.moc"
