// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcpfixture.h"

#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace invocables;

namespace {

//! A language that is told from English by its marks.
class MarkedLanguage final : public QTranslator
{
    Q_DISABLE_COPY_MOVE(MarkedLanguage)

public:
    MarkedLanguage() { QCoreApplication::installTranslator(this); }
    ~MarkedLanguage() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        // What the system says, Qt gives in words of its own.
        return *context == 'Q' ? QString() : u'‹' + QString::fromUtf8(source) + u'›';
    }
};

const char commands[] = R"([ensemble]
name = "own"
[defaults]
approval = "allow"
[[invokers]]
name = "false"
[invokers.invocable]
kind = "command"
command = ["/bin/sh", "-c", "echo written; exit 3"]
sandbox = "none"
[[invokers]]
name = "nothing"
[invokers.invocable]
kind = "command"
command = ["no-such-program"]
sandbox = "none"
[[invokers]]
name = "words"
[invokers.invocable]
kind = "command"
command = ["/bin/echo", "words"]
output = "json"
sandbox = "none"
[[invokers]]
name = "nowhere"
[invokers.invocable]
kind = "http"
url = "http:/)" // moc takes two slashes in a raw text for the start of a comment.
                        R"(/127.0.0.1:1/"
allow-addresses = ["127.0.0.1"]
[[invokers]]
name = "unasked"
approval = "refuse"
[invokers.invocable]
kind = "command"
command = ["/bin/true"]
sandbox = "none"
[[invokers]]
name = "late"
timeout = 0.2
[invokers.invocable]
kind = "command"
command = ["/bin/sleep", "60"]
sandbox = "none"
)";

} // namespace

//! What a model reads of a call that failed is English, whatever the window speaks; the person reads it in the window's language.
class ModelEnglishTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsTheModelInEnglish_data();
    void tellsTheModelInEnglish();
    void tellsOfAServerInEnglish();
    void repeatsNothingWhereThePersonReadsEnglish();

private:
    QTemporaryDir m_workspace;
    mcp::Fixture m_tools {u":/descriptors"_s};
};

void ModelEnglishTest::initTestCase()
{
    support::write(m_tools.folder.filePath(u"ensembles/own.toml"_s), commands);
    m_tools.descriptors->load();
    support::write(m_workspace.filePath(u"a.txt"_s), "one\n");
    m_tools.scope.folders = {QFileInfo(m_workspace.path()).canonicalFilePath()};
    m_tools.answer({model::Verdict::AllowOnce});
    for (const Ensemble &ensemble : m_tools.catalog->ensembles())
        m_tools.scope.switches.insert(ensemble.name, true);
}

void ModelEnglishTest::tellsTheModelInEnglish_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("read");
    const auto row = [](const char *tool, const char *arguments, const char *read) {
        QTest::addRow("%s %s", tool, arguments) << QString::fromLatin1(tool) << QByteArray(arguments) << QString::fromUtf8(read);
    };
    row("io:read_fil", "{}", "Error (validation): There is no tool “io:read_fil”. Did you mean");
    row("io:read_file", "{", "Error (validation): The arguments of io:read_file are not JSON: This is not JSON: it cannot be read");
    row("io:read_file", "{}", "Error (validation): The arguments of io:read_file do not fit: /: The member “path” is missing from");
    row("io:read_file", R"({"path":""})", "Error (validation): This is not a path.");
    row("io:read_file", R"({"path":"a.txt","offset":0})",
        "Error (validation): The arguments of io:read_file do not fit: /offset: 0 is less");
    row("io:read_file", R"({"path":"b.txt"})", "Error (execution): There is no “b.txt”.");
    row("io:read_file", R"({"path":"../b.txt"})", "Error (permission): “../b.txt” is not inside a workspace folder.");
    row("io:read_file", R"({"path":"a.txt","offset":9})", "Error (execution): “a.txt” has only 1 lines.");
    row("io:read_file", R"({"path":"a.txt","encoding":"klingon"})", "Error (validation): The encoding “klingon” is not known.");
    row("io:edit_file", R"({"path":"a.txt","old_text":"two","new_text":"three"})",
        "Error (execution): The text to replace is not in “a.txt”.");
    row("io:write_file", R"({"path":"a.txt","content":"","options":["error-if-exists"]})",
        "Error (execution): There is a “a.txt” already.");
    row("io:query_database", R"({"path":"a.txt","query":"select nothing"})", "Error (execution): SQLite says: ");
    row("calculator:calculate", R"({"expression":"1/0"})", "Error (execution): “1/0” has no finite value.");
    row("calculator:calculate", R"({"expression":"2+"})", "Error (validation): “2+” cannot be worked out: ");
    row("calculator:unit_convert", R"({"value":1,"from_unit":"m","to_unit":"kg"})",
        "Error (validation): “m” and “kg” do not measure the same");
    row("clock:now", R"({"timezone":"Moon/Tycho"})", "Error (validation): “Moon/Tycho” is not a time zone that is known here.");
    row("notebook:note", R"({"action":"get","name":"x"})", "Error (execution): There is no note “x”.");
    row("probability:sample", R"({"items":[1],"count":2})", "Error (validation): 2 cannot be picked from 1 without replacement.");
    row("summarization:summarize", R"({"text":"x"})", "Error (execution): There is no model here that could be asked.");
    row("own:false", "{}", "Error (execution): “/bin/sh” ended with status 3.\nIt had written:\nwritten");
    row("own:nothing", "{}", "Error (execution): There is no program “no-such-program”.");
    row("own:words", "{}", "Error (fatal): “/bin/echo” wrote something that is not JSON.");
    row("own:nowhere", "{}", "Error (network): Nothing answers at 127.0.0.1:1: the connection was refused.");
    row("own:unasked", "{}", "Error (permission): own:unasked is not allowed here: its descriptor refuses it.");
    row("own:late", "{}", "Error (timeout): own:late did not end in time.");
}

void ModelEnglishTest::tellsTheModelInEnglish()
{
    QFETCH(QString, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QString, read);
    const MarkedLanguage language;
    const model::InvocationOutcome outcome = m_tools.invoke(tool, arguments);
    const QString text = model::plainText(outcome.contents);
    QVERIFY2(text.startsWith(read), qPrintable(text));
    QVERIFY2(!text.contains(u'‹'), qPrintable(text));
    QVERIFY(outcome.error);
    QVERIFY2(outcome.error->message.startsWith(u'‹'), qPrintable(outcome.error->message));
    QCOMPARE(outcome.display, outcome.error->message);
}

void ModelEnglishTest::tellsOfAServerInEnglish()
{
    const MarkedLanguage language;
    support::write(m_tools.folder.filePath(u"ensembles/gone.toml"_s),
        "[ensemble]\nname = \"gone\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"/no/such/server\"]\n");
    m_tools.descriptors->load();
    m_tools.scope.switches.insert(u"gone"_s, true);
    m_tools.prepare();
    const model::InvocationOutcome outcome = m_tools.invoke(u"gone:tool"_s);
    const QString text = model::plainText(outcome.contents);
    QVERIFY2(text.contains(u"The server of gone cannot be asked for its tools: “/no/such/server” cannot be started:"), qPrintable(text));
    QVERIFY2(!text.contains(u'‹'), qPrintable(text));
    QVERIFY2(outcome.display.contains(u'‹'), qPrintable(outcome.display));
}

void ModelEnglishTest::repeatsNothingWhereThePersonReadsEnglish()
{
    const model::InvocationOutcome outcome = m_tools.invoke(u"io:read_file"_s, R"({"path":"b.txt"})");
    QCOMPARE(model::plainText(outcome.contents), u"Error (execution): There is no “b.txt”."_s);
    QCOMPARE(outcome.display, QString());
}

QTEST_GUILESS_MAIN(ModelEnglishTest)
#include "tst_modelenglish.moc"
