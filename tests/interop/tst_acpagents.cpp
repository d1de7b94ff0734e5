// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/program/program.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

//! `parlance converse` with the example agent of the Agent Client Protocol's own SDK, every message to it checked against the SDK's schema.
class AcpAgentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { NEEDS_PACKAGES(); }
    void speaksWithTheExampleAgent_data();
    void speaksWithTheExampleAgent();
};

void AcpAgentsTest::speaksWithTheExampleAgent_data()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("end");
    // What it wants to change lies outside of the workspace.
    QTest::newRow("allowed by the person") << u"hidden-files"_s << u"The changes have been applied."_s;
    QTest::newRow("allowed by its name alone") << u"example:edit"_s << u"I'll skip the configuration update."_s;
    QTest::newRow("refused") << u"refuse"_s << u"I'll skip the configuration update."_s;
}

void AcpAgentsTest::speaksWithTheExampleAgent()
{
    QFETCH(QString, policy);
    QFETCH(QString, end);
    const Program program;
    const QString told = program.workspace() + u"/told.json"_s;
    const QString watch = support::projectFolder() + u"/tests/interop/acpwatch.mjs"_s;
    const QStringList words {packages::node(), watch, QStringLiteral(INTEROP), told};
    program.write(u"profile/config/providers/example.toml"_s,
        "[provider]\nname = \"example\"\ndialect = \"acp\"\ncommand = [\"" + words.join(u"\", \""_s).toUtf8() + "\"]\n");
    const Program::Run run = program.converse({u"--provider"_s, u"example"_s, u"--approve"_s, policy, u"Change the configuration"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"question"_s).size(), 1);
    QCOMPARE(run.events(u"question"_s).first()[u"kind"].toString(), u"approval"_s);
    QStringList calls;
    for (const QJsonObject &event : run.events(u"invocation"_s))
        calls.append(event[u"name"].toString());
    QCOMPARE(calls, QStringList({u"example:read"_s, u"example:edit"_s}));
    QString text;
    for (const QJsonObject &event : run.events(u"delta"_s))
        text += event[u"text"].toString();
    QVERIFY2(text.endsWith(end), qPrintable(text));
    const QJsonObject seen = QJsonDocument::fromJson(support::read(told)).object();
    QVERIFY2(seen[u"faults"].toArray().isEmpty(), QJsonDocument(seen[u"faults"].toArray()).toJson().constData());
    QCOMPARE(seen[u"seen"].toArray(),
        (QJsonArray {u"InitializeRequest"_s, u"NewSessionRequest"_s, u"PromptRequest"_s, u"RequestPermissionResponse"_s}));
}

QTEST_GUILESS_MAIN(AcpAgentsTest)
#include "tst_acpagents.moc"
