// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/support/patience.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! The official suite against the program as it is shipped as a client, and against its server code with the suite's fixtures: every
//! scenario that a revision requires passes, and none of them by having checked nothing.
class ConformanceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passesEveryRequiredScenario_data();
    void passesEveryRequiredScenario();
    void servesEveryRequiredScenario_data();
    void servesEveryRequiredScenario();
    void servesWhatIsNotScored_data();
    void servesWhatIsNotScored();
    void cleanup();

private:
    QByteArray runSuite(const QStringList &arguments);
    QStringList requiredScenarios(const QString &revision, const QString &kind);
    void expectAllOf(const QStringList &required, const QByteArray &output);
    //! The address of the fixtures' server, which is started; empty where it does not start.
    QString startFixtures();

    QTemporaryDir m_folder;
    QString m_client;
    QProcess m_fixtures;
};

void ConformanceTest::initTestCase()
{
    NEEDS_PACKAGES();
    // The suite takes no arguments with spaces, and runs many clients at once: each has a profile of its own.
    QFile wrapper(m_folder.filePath(u"client"_s));
    QVERIFY(wrapper.open(QIODevice::WriteOnly));
    wrapper.write(
        "#!/bin/sh\nexec " PARLANCE " --profile \"$(mktemp -d " + m_folder.path().toUtf8() + "/profile.XXXXXX)\" conformance \"$@\"\n");
    wrapper.close();
    QVERIFY(wrapper.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    m_client = wrapper.fileName();
}

QByteArray ConformanceTest::runSuite(const QStringList &arguments)
{
    QProcess suite;
    suite.setProcessChannelMode(QProcess::MergedChannels);
    suite.setWorkingDirectory(m_folder.path());
    suite.start(packages::node(), QStringList {packages::script(u"conformance"_s)} + arguments);
    return suite.waitForFinished(240'000) ? suite.readAll() : QByteArray();
}

QStringList ConformanceTest::requiredScenarios(const QString &revision, const QString &kind)
{
    const QString text = QString::fromUtf8(runSuite({u"list"_s, u"--requirements"_s, revision}));
    static const QRegularExpression line(u"^  - (\\S+)"_s, QRegularExpression::MultilineOption);
    const QString section = text.mid(text.indexOf(kind + u" scenarios"_s)).section(u"\n\n"_s, 0, 0);
    QStringList scenarios;
    for (auto match = line.globalMatch(section); match.hasNext();)
        scenarios.append(match.next().captured(1));
    return scenarios;
}

void ConformanceTest::passesEveryRequiredScenario_data()
{
    QTest::addColumn<QString>("revision");
    QTest::addColumn<int>("scenarios");
    QTest::newRow("2025-11-25") << u"2025-11-25"_s << 18;
    QTest::newRow("2026-07-28") << u"2026-07-28"_s << 32;
}

void ConformanceTest::passesEveryRequiredScenario()
{
    QFETCH(QString, revision);
    const QStringList required = requiredScenarios(revision, u"Client"_s);
    QTEST(int(required.size()), "scenarios");
    expectAllOf(required, runSuite({u"client"_s, u"--command"_s, m_client, u"--requirements"_s, revision}));
}

void ConformanceTest::servesEveryRequiredScenario_data()
{
    QTest::addColumn<QString>("revision");
    QTest::addColumn<int>("scenarios");
    QTest::newRow("2025-11-25") << u"2025-11-25"_s << 30;
    QTest::newRow("2026-07-28") << u"2026-07-28"_s << 37;
}

void ConformanceTest::servesEveryRequiredScenario()
{
    QFETCH(QString, revision);
    const QStringList required = requiredScenarios(revision, u"Server"_s);
    QTEST(int(required.size()), "scenarios");
    const QString url = startFixtures();
    QVERIFY(!url.isEmpty());
    expectAllOf(required, runSuite({u"server"_s, u"--url"_s, url, u"--requirements"_s, revision}));
}

void ConformanceTest::servesWhatIsNotScored_data()
{
    QTest::addColumn<QString>("revision");
    for (const char *scenario : {"server-session-lifecycle", "json-schema-2020-12", "server-sse-polling"})
        QTest::newRow(scenario) << u"2025-11-25"_s;
    for (const char *scenario : {"http-header-validation", "http-custom-header-server-validation"})
        QTest::newRow(scenario) << u"2026-07-28"_s;
    for (const char *scenario :
        {"tasks-lifecycle", "tasks-capability-negotiation", "tasks-wire-fields", "tasks-request-state-removal", "tasks-mrtr-input",
            "tasks-request-headers", "tasks-dispatch-and-envelope", "tasks-required-task-error", "tasks-mrtr-composition"})
        QTest::newRow(scenario) << QString();
}

void ConformanceTest::servesWhatIsNotScored()
{
    QFETCH(const QString, revision);
    const QString url = startFixtures();
    QVERIFY(!url.isEmpty());
    const QString scenario = QString::fromLatin1(QTest::currentDataTag());
    // Extensions are of no revision.
    const QStringList of = revision.isEmpty() ? QStringList() : QStringList {u"--spec-version"_s, revision};
    const QByteArray output = runSuite(QStringList {u"server"_s, u"--url"_s, url, u"--scenario"_s, scenario} + of);
    static const QRegularExpression sum(u"Passed: (\\d+)/(\\d+), (\\d+) failed, (\\d+) warnings"_s);
    const QRegularExpressionMatch told = sum.match(QString::fromUtf8(output));
    QVERIFY2(told.hasMatch() && told.captured(1).toInt() > 0 && told.captured(3) == u"0"_s && told.captured(4) == u"0"_s,
        output.right(4000).constData());
}

QString ConformanceTest::startFixtures()
{
    m_fixtures.start(QStringLiteral(MCPFIXTURES), {u"--http"_s, u"0"_s});
    if (!QTest::qWaitFor([this] { return m_fixtures.canReadLine(); }, support::patience))
        return {};
    return QJsonDocument::fromJson(m_fixtures.readLine()).object()[u"url"].toString();
}

void ConformanceTest::cleanup()
{
    m_fixtures.kill();
    m_fixtures.waitForFinished();
}

void ConformanceTest::expectAllOf(const QStringList &required, const QByteArray &output)
{
    const QString text = QString::fromUtf8(output);
    static const QRegularExpression line(u"^\\S (\\S+): (\\d+) passed, (\\d+) failed"_s, QRegularExpression::MultilineOption);
    QHash<QString, std::pair<int, int>> results;
    for (auto match = line.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch result = match.next();
        results.insert(result.captured(1), {result.captured(2).toInt(), result.captured(3).toInt()});
    }
    int passed = 0;
    int checks = 0;
    for (const QString &scenario : required) {
        const auto [right, wrong] = results.value(scenario, {0, 1});
        if (right == 0 || wrong > 0)
            qWarning().noquote() << scenario << right << "passed" << wrong << "failed";
        passed += right > 0 && wrong == 0 ? 1 : 0;
        checks += right;
    }
    qInfo().noquote() << QTest::currentTestFunction() << QTest::currentDataTag() << passed << "of" << required.size()
                      << "required scenarios," << checks << "checks passed";
    if (passed != required.size())
        qWarning().noquote() << text;
    QCOMPARE(passed, required.size());
}

QTEST_GUILESS_MAIN(ConformanceTest)
#include "tst_conformance.moc"
