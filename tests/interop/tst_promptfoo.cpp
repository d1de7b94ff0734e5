// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/program/program.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int cases = 50;

const QByteArray scenario = R"([scenario]
name = "echo"
title = "Echo"
model = "echo"
[texts]
otherwise = "What?"
[[rules]]
name = "says"
user = '(?s)Say (?<said>.*)'
text = "{{said}}"
)";

//! A case to whether it passed, and what was answered.
using Verdicts = QMap<QString, std::pair<bool, QString>>;

} // namespace

//! One file of fifty cases, by promptfoo and by `parlance evaluate`, both against the same rehearsal.
class PromptfooTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passesTheSameCases();

private:
    Verdicts ours(const QString &url) const;
    Verdicts theirs(const QString &url) const;

    const Program m_program;
};

void PromptfooTest::initTestCase()
{
    if (!packages::areInstalled() || !QFileInfo::exists(QStringLiteral(PROMPTFOO "/installed")))
        QSKIP("packaging/check --promptfoo installs the evaluator that this is tested against");
}

Verdicts PromptfooTest::ours(const QString &url) const
{
    m_program.write(u"profile/config/providers/echo.toml"_s,
        "[provider]\nname = \"echo\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + url.toUtf8()
            + "\"\n[[models]]\nname = \"echo\"\n");
    const QString suite = m_program.write(u"workspace/fifty.toml"_s,
        "[suite]\nname = \"fifty\"\ncases-from = \"cases.yaml\"\n[[variants]]\nname = \"v\"\nmodel = \"echo/echo\"\nensembles = []\n");
    Verdicts verdicts;
    for (const QJsonObject &line : m_program.run({u"evaluate"_s, suite, u"--json"_s}).lines()) {
        if (line.contains("case"_L1))
            verdicts.insert(line["case"_L1].toString(), {line["passed"_L1].toBool(), line["text"_L1].toString()});
    }
    return verdicts;
}

Verdicts PromptfooTest::theirs(const QString &url) const
{
    const QTemporaryDir home;
    const QString results = home.filePath(u"results.json"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, home.path());
    environment.insert(u"PROMPTFOO_CONFIG_DIR"_s, home.path());
    for (const QString &name : {u"TELEMETRY"_s, u"UPDATE"_s, u"REMOTE_GENERATION"_s, u"SHARING"_s})
        environment.insert(u"PROMPTFOO_DISABLE_"_s + name, u"1"_s);
    environment.insert(u"OPENAI_API_KEY"_s, u"none"_s);
    environment.insert(u"OPENAI_BASE_URL"_s, url + u"/v1"_s);
    QProcess promptfoo;
    promptfoo.setProcessEnvironment(environment);
    promptfoo.setProcessChannelMode(QProcess::MergedChannels);
    promptfoo.start(packages::node(),
        {QStringLiteral(PROMPTFOO "/node_modules/promptfoo/dist/src/entrypoint.js"), u"eval"_s, u"-c"_s,
            m_program.workspace() + u"/cases.yaml"_s, u"-o"_s, results, u"--no-cache"_s, u"--no-table"_s, u"--no-progress-bar"_s,
            u"--no-write"_s});
    if (!QTest::qWaitFor([&promptfoo] { return promptfoo.state() == QProcess::NotRunning; }, 3 * support::patience))
        return {};
    Verdicts verdicts;
    const QJsonObject written = QJsonDocument::fromJson(support::read(results)).object();
    for (const QJsonValue &each : written["results"_L1]["results"_L1].toArray())
        verdicts.insert(
            each["testCase"_L1]["description"_L1].toString(), {each["success"_L1].toBool(), each["response"_L1]["output"_L1].toString()});
    if (verdicts.isEmpty())
        qWarning().noquote() << promptfoo.readAll();
    return verdicts;
}

void PromptfooTest::passesTheSameCases()
{
    m_program.write(u"workspace/cases.yaml"_s, support::read(support::dataFolder() + u"/evaluation/promptfoo.yaml"_s));
    const auto server = m_program.start({u"rehearse"_s, m_program.write(u"workspace/echo.toml"_s, scenario)});
    QByteArray url;
    QTRY_VERIFY((url += server->readAllStandardOutput()).endsWith('\n'));
    const QString address = QString::fromUtf8(url.trimmed());
    const Verdicts here = ours(address);
    const Verdicts there = theirs(address);
    QCOMPARE(here.size(), cases);
    QCOMPARE(there.keys(), here.keys());
    for (auto each = here.begin(); each != here.end(); ++each)
        QVERIFY2(there.value(each.key()) == each.value(), qPrintable(each.key() + u": "_s + each.value().second));
}

QTEST_GUILESS_MAIN(PromptfooTest)
#include "tst_promptfoo.moc"
