// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

//! The words that `parlance complete` offers.
QStringList words(const Program::Run &run)
{
    QStringList words;
    for (const QByteArray &line : run.out.split('\n')) {
        if (!line.isEmpty())
            words.append(QString::fromUtf8(line).section(u'\t', 0, 0));
    }
    return words;
}

//! The keys that a schema names, at any depth.
void addKeys(const QJsonValue &schema, QSet<QString> &keys)
{
    if (schema.isArray()) {
        for (const QJsonValue &each : schema.toArray())
            addKeys(each, keys);
        return;
    }
    const QJsonObject object = schema.toObject();
    const QJsonObject properties = object.value("properties"_L1).toObject();
    for (const QString &key : properties.keys())
        keys.insert(key);
    for (const QString &member : object.keys()) {
        if (member != u"properties" && member != u"default" && member != u"enum" && member != u"examples")
            addKeys(object.value(member), keys);
    }
    for (const QJsonValue &each : properties)
        addKeys(each, keys);
}

} // namespace

//! What shells complete, and the manual pages: both are made of what the program itself says.
class CompletingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void offersWhatFits_data();
    void offersWhatFits();
    void offersEveryCommand();
    void offersEveryOptionOfACommand_data();
    void offersEveryOptionOfACommand();
    void offersConversations();
    void takesTheProfileThatIsTyped();
    void takesAStoreBeforeTheCommand();
    void writesAManualPageOfAllCommands();
    void writesAManualPageOfAllKeys();
    void dependsOnNoClock();

private:
    Program::Run complete(const QStringList &typed) const { return m_program->run(QStringList {u"complete"_s, u"--"_s} + typed); }
    //! With its escapes of hyphens undone.
    QString page(const QString &name) const;

    std::unique_ptr<Program> m_program;
};

void CompletingTest::offersWhatFits_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QString>("offered");
    QTest::addColumn<QString>("notOffered");
    QTest::newRow("a command") << QStringList {u"conv"_s} << u"conversations"_s << u"models"_s;
    QTest::newRow("an option") << QStringList {u"converse"_s, u"--mod"_s} << u"--model"_s << u"--approve"_s;
    QTest::newRow("a model") << QStringList {u"converse"_s, u"--model"_s, u"rehearsal/"_s} << u"rehearsal/rehearsal"_s << u"ollama/qwen3"_s;
    QTest::newRow("a provider") << QStringList {u"models"_s, u"--provider"_s, u"oll"_s} << u"ollama"_s << u"openai"_s;
    QTest::newRow("a tool") << QStringList {u"invoke"_s, u"io:"_s} << u"io:read_file"_s << u"clock:now"_s;
    QTest::newRow("an agent") << QStringList {u"converse"_s, u"--agent"_s, QString()} << u"hello_world_agent"_s << QString();
    QTest::newRow("an ensemble") << QStringList {u"converse"_s, u"--ensemble"_s, QString()} << u"none"_s << QString();
    QTest::newRow("a dialect") << QStringList {u"tools"_s, u"--for"_s, u"oll"_s} << u"ollama-chat"_s << u"openai-responses"_s;
    QTest::newRow("a policy") << QStringList {u"converse"_s, u"--approve"_s, u"h"_s} << u"hidden-files"_s << u"ask"_s;
    QTest::newRow("a tool as a policy") << QStringList {u"converse"_s, u"--approve"_s, u"clock:"_s} << u"clock:now"_s << u"ask"_s;
    QTest::newRow("a chapter") << QStringList {u"help"_s, u"com"_s} << u"commandline"_s << u"tools"_s;
    QTest::newRow("after an option that takes nothing")
        << QStringList {u"show"_s, u"--canonical"_s, u"--ra"_s} << u"--raw"_s << u"--json"_s;
    QTest::newRow("a file") << QStringList {u"check"_s, QString()} << QString() << u"check"_s;
    QTest::newRow("nothing after the last argument") << QStringList {u"invoke"_s, u"a"_s, u"b"_s, QString()} << u"!"_s << QString();
    QTest::newRow("nothing of a command that there is not") << QStringList {u"nonsense"_s, u"--x"_s} << u"!"_s << QString();
}

void CompletingTest::offersWhatFits()
{
    QFETCH(QStringList, typed);
    QFETCH(QString, offered);
    QFETCH(QString, notOffered);
    const Program::Run run = complete(typed);
    VERIFY_STATUS(run, 0);
    if (offered == u"!")
        QCOMPARE(run.out, QByteArray());
    else if (offered.isEmpty())
        QCOMPARE(run.out, QByteArray("\tfile\n"));
    else
        QVERIFY2(words(run).contains(offered), run.out.constData());
    QVERIFY(notOffered.isEmpty() || !words(run).contains(notOffered));
}

void CompletingTest::offersEveryCommand()
{
    const QStringList offered = words(complete({QString()}));
    QVERIFY(offered.size() > 30);
    for (const QString &command : offered) {
        const Program::Run help = m_program->run({command, u"--help"_s});
        QVERIFY2(help.status == 0 && help.out.startsWith("Usage: parlance " + command.toUtf8()), qPrintable(command));
    }
}

void CompletingTest::offersEveryOptionOfACommand_data()
{
    QTest::addColumn<QString>("command");
    for (const char *name : {"converse", "compare", "exchanges", "repair", "help", "open", "serve-mcp", "figures"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CompletingTest::offersEveryOptionOfACommand()
{
    QFETCH(QString, command);
    static const QRegularExpression option(u"^  (?:-\\w, )?(--[\\w-]+)"_s, QRegularExpression::MultilineOption);
    const QStringList offered = words(complete({command, u"-"_s}));
    auto matches = option.globalMatch(QString::fromUtf8(m_program->run({command, u"--help"_s}).out));
    int count = 0;
    for (; matches.hasNext(); ++count) {
        const QString name = matches.next().captured(1);
        QVERIFY2(offered.contains(name), qPrintable(name));
    }
    QVERIFY(count >= 2);
    QCOMPARE(offered.size(), count);
}

void CompletingTest::offersConversations()
{
    VERIFY_STATUS(m_program->run({u"converse"_s, u"Where is the lamp?"_s}), 0);
    const QString id = QString::fromUtf8(m_program->run({u"conversations"_s}).out).section(u' ', 0, 0);
    const Program::Run run = complete({u"show"_s, id.left(3)});
    QCOMPARE(run.out, id.toUtf8() + "\tWhere is the lamp?\n");
    QVERIFY(words(complete({u"converse"_s, u"--conversation"_s, QString()})).contains(id));
    QVERIFY(words(complete({u"exchanges"_s, QString()})).size() > 1);
    const Program::Run json = m_program->run({u"complete"_s, u"--json"_s, u"--"_s, u"show"_s, QString()});
    QCOMPARE(json.lines().first().value("word"_L1).toString(), id);
}

void CompletingTest::takesTheProfileThatIsTyped()
{
    VERIFY_STATUS(m_program->run({u"converse"_s, u"Where is the lamp?"_s}), 0);
    const QString elsewhere = m_program->workspace() + u"/elsewhere"_s;
    QCOMPARE(complete({u"--profile"_s, elsewhere, u"show"_s, QString()}).out, QByteArray());
    QVERIFY(!words(complete({u"--profile"_s, m_program->profile(), u"show"_s, QString()})).isEmpty());
    QCOMPARE(complete({u"--profile"_s, QString()}).out, QByteArray("\tfolder\n"));
}

void CompletingTest::takesAStoreBeforeTheCommand()
{
    const QStringList offered = words(complete({u"--store"_s, u"postgresql://here/x"_s, QString()}));
    QVERIFY2(
        offered.contains(u"evaluate"_s) && offered.contains(u"work"_s) && !offered.contains(u"show"_s), qPrintable(offered.join(u' ')));
    QCOMPARE(
        words(complete({u"--store"_s, u"postgresql://here/x"_s, u"evaluate"_s, QString()})), words(complete({u"evaluate"_s, QString()})));
    QCOMPARE(complete({u"--store"_s, QString()}).out, QByteArray());
    for (const QString &option : {u"--store"_s, u"--plain"_s, u"--json"_s, u"--profile"_s})
        QVERIFY2(words(complete({u"-"_s})).contains(option), qPrintable(option));
}

QString CompletingTest::page(const QString &name) const
{
    const QString folder = m_program->workspace();
    if (m_program->run({u"man-pages"_s, folder}).status != 0)
        return {};
    QFile file(folder + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).replace(u"\\-"_s, u"-"_s) : QString();
}

void CompletingTest::writesAManualPageOfAllCommands()
{
    const QString text = page(u"parlance.1"_s);
    QVERIFY(text.contains(u"\n.SH NAME\nparlance - workbench"_s));
    static const QRegularExpression option(u"^  (?:-\\w, )?(--[\\w-]+)"_s, QRegularExpression::MultilineOption);
    for (const QString &command : words(complete({QString()}))) {
        const qsizetype begin = text.indexOf(u"\n.SS parlance "_s + command);
        QVERIFY2(begin > 0, qPrintable(command));
        const QString section = text.sliced(begin, std::max<qsizetype>(text.indexOf(u"\n.S"_s, begin + 5), begin) - begin);
        auto matches = option.globalMatch(QString::fromUtf8(m_program->run({command, u"--help"_s}).out));
        while (matches.hasNext()) {
            const QString name = matches.next().captured(1);
            QVERIFY2(section.contains(name) || text.left(begin).contains(u"\\fB"_s + name + u"\\fR"_s), qPrintable(command + u' ' + name));
        }
    }
    // A line that begins with a point is a request, and these are all that there are.
    static const QRegularExpression request(u"^\\.(\\w+|\\\\\")"_s, QRegularExpression::MultilineOption);
    const QStringList known {
        u"TH"_s, u"SH"_s, u"SS"_s, u"PP"_s, u"TP"_s, u"IP"_s, u"RS"_s, u"RE"_s, u"nf"_s, u"fi"_s, u"B"_s, u"BR"_s, u"\\\""_s};
    auto requests = request.globalMatch(text);
    while (requests.hasNext()) {
        const QString name = requests.next().captured(1);
        QVERIFY2(known.contains(name), qPrintable(name));
    }
}

void CompletingTest::writesAManualPageOfAllKeys()
{
    const QString text = page(u"parlance-descriptors.5"_s);
    for (const QString &kind : {u"ensemble"_s, u"invoker"_s, u"provider"_s, u"agent"_s, u"library"_s, u"prompt"_s, u"scenario"_s}) {
        QFile file(QStringLiteral(SCHEMAS) + u'/' + kind + u".json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QSet<QString> keys;
        addKeys(QJsonDocument::fromJson(file.readAll()).object(), keys);
        QVERIFY(keys.size() > 2);
        for (const QString &key : std::as_const(keys))
            QVERIFY2(text.contains(key), qPrintable(kind + u": "_s + key));
    }
}

void CompletingTest::dependsOnNoClock()
{
    m_program->setEnvironment(u"SOURCE_DATE_EPOCH"_s, u"86400"_s);
    QVERIFY(page(u"parlance.1"_s).contains(u".TH PARLANCE 1 1970-01-02 "_s));
    VERIFY_STATUS(m_program->run({u"man-pages"_s, u"/nonexistent"_s}), 1);
    VERIFY_STATUS(m_program->run({u"man-pages"_s}), 2);
}

QTEST_MAIN(CompletingTest)

#include "tst_completing.moc"
