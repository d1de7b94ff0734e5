// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/rulematch.h"
#include "model/schema/jsonwriter.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace invocables;
using Kind = ApprovalRule::Kind;

namespace {

model::JsonText call(const QString &argument, const QString &value)
{
    model::JsonWriter writer;
    return writer.beginObject().member(argument, value).endObject().text();
}

} // namespace

//! Which calls a rule of a descriptor is for, and which rule is proposed for calls like one.
class TestRuleMatch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knowsWherePathsLead_data();
    void knowsWherePathsLead();
    void knowsHosts_data();
    void knowsHosts();
    void allowsOnePlainCommandOnly_data();
    void allowsOnePlainCommandOnly();
    void looksAtEachPartOfACommandThatIsRefused();
    void takesTheFirstThatFits();
    void looksAtAllOfAList();
    void allowsNothingThatIsTooLong();
    void looksIntoArguments();
    void proposesWhatIsLikeACall_data();
    void proposesWhatIsLikeACall();
    void keepsARuleAsText();

private:
    bool fits(Kind kind, const QString &pattern, const model::JsonText &arguments, Approval answer = Approval::Allow) const;

    QTemporaryDir m_temporary;
    QString m_folder;
};

void TestRuleMatch::initTestCase()
{
    m_folder = QFileInfo(m_temporary.path()).canonicalFilePath() + u"/work"_s;
    QVERIFY(QDir().mkpath(m_folder + u"/notes/deep"_s) && QDir().mkpath(m_folder + u"/secret"_s));
    support::write(m_folder + u"/notes/a.txt"_s, "a");
    QVERIFY(QFile::link(m_folder + u"/secret"_s, m_folder + u"/notes/link"_s));
}

bool TestRuleMatch::fits(Kind kind, const QString &pattern, const model::JsonText &arguments, Approval answer) const
{
    return RuleMatch({m_folder}, {}).fits({u"it"_s, kind, {pattern}, answer}, arguments);
}

void TestRuleMatch::knowsWherePathsLead_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const QString &pattern, const QString &path, bool expected) {
        QTest::newRow(name) << pattern << path << expected;
    };
    row("a file of the folder", u"notes/*"_s, u"notes/a.txt"_s, true);
    row("one that is not there yet", u"notes/*.txt"_s, u"notes/new.txt"_s, true);
    row("a star stays in its folder", u"notes/*"_s, u"notes/deep/b.txt"_s, false);
    row("two stars do not", u"notes/**"_s, u"notes/deep/b.txt"_s, true);
    row("anywhere, here too", u"**/a.txt"_s, u"a.txt"_s, true);
    row("anywhere, below", u"**/a.txt"_s, u"notes/a.txt"_s, true);
    row("another name", u"**/a.txt"_s, u"notes/ba.txt"_s, false);
    row("back up and out", u"notes/**"_s, u"notes/../secret/key"_s, false);
    row("by another way", u"notes/**"_s, u"secret/../notes/a.txt"_s, true);
    row("through a link", u"notes/**"_s, u"notes/link/key"_s, false);
    row("a link leads where it leads", u"secret/**"_s, u"notes/link/key"_s, true);
    row("out of the workspace", u"**"_s, u"../other"_s, false);
    row("a whole path", u"notes/**"_s, m_folder + u"/notes/a.txt"_s, true);
    row("characters of expressions", u"notes/a.tx."_s, u"notes/a.txt"_s, false);
    row("outside, by a pattern from the root", u"/etc/**"_s, u"/etc/ssh/../passwd"_s, true);
    row("outside, elsewhere", u"/etc/**"_s, u"/usr/share/x"_s, false);
    row("a name with a line's end", u"notes/*"_s, u"notes/a\nb"_s, true);
}

void TestRuleMatch::knowsWherePathsLead()
{
    QFETCH(QString, pattern);
    QFETCH(QString, path);
    QTEST(fits(Kind::Path, pattern, call(u"it"_s, path)), "expected");
}

void TestRuleMatch::knowsHosts_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("expected");
    QTest::newRow("the host") << u"example.org"_s << u"https://example.org/a?b"_s << true;
    QTest::newRow("in capitals, with a port") << u"example.org"_s << u"HTTP://EXAMPLE.org:8080/"_s << true;
    QTest::newRow("a name below") << u"*.example.org"_s << u"https://a.b.example.org/"_s << true;
    QTest::newRow("not the name itself") << u"*.example.org"_s << u"https://example.org/"_s << false;
    QTest::newRow("another name that ends so") << u"*.example.org"_s << u"https://badexample.org/"_s << false;
    QTest::newRow("a user's name") << u"example.org"_s << u"https://example.org@bad.net/"_s << false;
    QTest::newRow("in the path") << u"example.org"_s << u"https://bad.net/example.org"_s << false;
    QTest::newRow("another scheme") << u"example.org"_s << u"ftp://example.org/"_s << false;
    QTest::newRow("no address") << u"*"_s << u"example.org"_s << false;
}

void TestRuleMatch::knowsHosts()
{
    QFETCH(QString, pattern);
    QFETCH(QString, address);
    QTEST(fits(Kind::Host, pattern, call(u"it"_s, address)), "expected");
}

void TestRuleMatch::allowsOnePlainCommandOnly_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("expected");
    QTest::newRow("plain") << u"git status -s"_s << true;
    QTest::newRow("with nothing after it") << u"git status"_s << false;
    QTest::newRow("another") << u"git push origin"_s << false;
    QTest::newRow("and then") << u"git status -s; rm -r notes"_s << false;
    QTest::newRow("piped") << u"git status -s | sh"_s << false;
    QTest::newRow("into a file") << u"git status -s > a"_s << false;
    QTest::newRow("substituted") << u"git status $(rm a)"_s << false;
    QTest::newRow("in backticks") << u"git status `rm a`"_s << false;
    QTest::newRow("on the next line") << u"git status -s\nrm a"_s << false;
    QTest::newRow("behind it") << u"git status -s & rm a"_s << false;
}

void TestRuleMatch::allowsOnePlainCommandOnly()
{
    QFETCH(QString, line);
    QTEST(fits(Kind::Command, u"git status *"_s, call(u"it"_s, line)), "expected");
    const QByteArray words = "{\"it\":[\"git\",\"status\",\"-s\"]}";
    QVERIFY(fits(Kind::Command, u"git status *"_s, model::JsonText::trusted(words)));
}

void TestRuleMatch::looksAtEachPartOfACommandThatIsRefused()
{
    QVERIFY(fits(Kind::Command, u"rm *"_s, call(u"it"_s, u"git status && rm -r notes"_s), Approval::Refuse));
    QVERIFY(fits(Kind::Command, u"rm *"_s, call(u"it"_s, u"echo $(rm -r notes)"_s), Approval::Ask));
    QVERIFY(!fits(Kind::Command, u"rm *"_s, call(u"it"_s, u"git rm -r notes"_s), Approval::Refuse));
}

void TestRuleMatch::takesTheFirstThatFits()
{
    const QList<ApprovalRule> rules {{u"path"_s, Kind::Path, {u"secret/**"_s}, Approval::Refuse},
        {u"path"_s, Kind::Path, {u"notes/*"_s, u"secret/*"_s}, Approval::Allow}, {u"path"_s, Kind::Path, {u"**"_s}, Approval::Ask}};
    const RuleMatch match({m_folder}, {});
    QCOMPARE(match.find(rules, call(u"path"_s, u"secret/key"_s)), 0);
    QCOMPARE(match.find(rules, call(u"path"_s, u"notes/a.txt"_s)), 1);
    QCOMPARE(match.find(rules, call(u"path"_s, u"other"_s)), 2);
    QCOMPARE(match.find(rules, call(u"file"_s, u"secret/key"_s)), -1);
    // What is hidden from tools is found by no rule.
    QCOMPARE(RuleMatch({m_folder}, {m_folder + u"/secret"_s}).find(rules, call(u"path"_s, u"secret/key"_s)), -1);
}

void TestRuleMatch::looksAtAllOfAList()
{
    const auto list = model::JsonText::trusted(R"({"it":["notes/a.txt","secret/key"]})");
    QVERIFY(!fits(Kind::Path, u"notes/**"_s, list));
    QVERIFY(fits(Kind::Path, u"**"_s, list));
    QVERIFY(fits(Kind::Path, u"secret/**"_s, list, Approval::Refuse));
    QVERIFY(!fits(Kind::Path, u"**"_s, model::JsonText::trusted(R"({"it":[]})")));
}

void TestRuleMatch::allowsNothingThatIsTooLong()
{
    const model::JsonText arguments = call(u"it"_s, QString(70'000, u'a'));
    QVERIFY(!fits(Kind::Text, u"*"_s, arguments));
    QVERIFY(fits(Kind::Text, u"b"_s, arguments, Approval::Refuse));
}

void TestRuleMatch::looksIntoArguments()
{
    const RuleMatch match({m_folder}, {});
    const auto arguments = model::JsonText::trusted(R"({"to":{"a/b":"notes/a.txt"},"n":12,"on":true})");
    QVERIFY(match.fits({u"/to/a~1b"_s, Kind::Path, {u"notes/*"_s}, Approval::Allow}, arguments));
    QVERIFY(match.fits({u"n"_s, Kind::Text, {u"12"_s}, Approval::Allow}, arguments));
    QVERIFY(match.fits({u"on"_s, Kind::Text, {u"true"_s}, Approval::Allow}, arguments));
    QVERIFY(!match.fits({u"off"_s, Kind::Text, {u"*"_s}, Approval::Allow}, arguments));
    QVERIFY(!match.fits({u"it"_s, Kind::Text, {u"*"_s}, Approval::Allow}, model::JsonText()));
}

void TestRuleMatch::proposesWhatIsLikeACall_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *arguments, const QString &expected) {
        QTest::newRow(name) << QByteArray(arguments) << expected;
    };
    row("a folder's files", R"({"path":"notes/a.txt","content":"x"})", u"path leads to %1/notes/**"_s);
    row("a file of the root", R"({"path":"b.txt"})", u"path leads to %1/b.txt"_s);
    row("a hidden file", R"({"path":".env"})", {});
    row("outside", R"({"path":"../b.txt"})", {});
    row("a host", R"({"url":"https://Example.org/a"})", u"url is an address at example.org"_s);
    row("a task", R"({"command":"git status -s"})", u"command is a command like git status or git status *"_s);
    row("a program alone", R"({"command":"make"})", u"command is a command like make"_s);
    row("an option is not a task", R"({"command":"sh -c x"})", u"command is a command like sh -c x"_s);
    row("two commands", R"({"command":"git status; rm a"})", {});
    row("a command counts before a path", R"({"path":"notes/a.txt","command":"make"})", u"command is a command like make"_s);
    row("nothing to tell by", R"({"n":1,"content":"notes/a.txt"})", {});
}

void TestRuleMatch::proposesWhatIsLikeACall()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QString, expected);
    const auto rule = ruleForCallsLike(model::JsonText::trusted(arguments), {m_folder});
    QCOMPARE(rule ? rule->inWords() : QString(), expected.contains(u'%') ? expected.arg(m_folder) : expected);
    if (rule)
        QVERIFY(RuleMatch({m_folder}, {}).fits(*rule, model::JsonText::trusted(arguments)));
}

void TestRuleMatch::keepsARuleAsText()
{
    const ApprovalRule rule {u"url"_s, Kind::Host, {u"*.example.org"_s, u"a\"b"_s}, Approval::Allow};
    const auto read = ApprovalRule::fromText(rule.toText());
    QVERIFY(read);
    QCOMPARE(read->argument, rule.argument);
    QCOMPARE(read->kind, rule.kind);
    QCOMPARE(read->patterns, rule.patterns);
    for (const char *broken : {"", "[]", "{\"argument\":\"a\"}", "{\"path\":[\"a\"]}", "{\"argument\":\"a\",\"path\":[1]}"})
        QVERIFY(!ApprovalRule::fromText(QString::fromLatin1(broken)));
}

QTEST_GUILESS_MAIN(TestRuleMatch)

#include "tst_rulematch.moc"
