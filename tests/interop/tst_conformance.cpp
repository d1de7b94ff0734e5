// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/interop/packages.h"
#include "tests/support/patience.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! The official suite against the program as it is shipped: every client scenario that a revision requires passes, and none of them by
//! having checked nothing.
class ConformanceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passesEveryRequiredScenario_data();
    void passesEveryRequiredScenario();

private:
    QByteArray runSuite(const QStringList &arguments);
    QStringList requiredScenarios(const QString &revision);

    QTemporaryDir m_folder;
    QString m_client;
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

QStringList ConformanceTest::requiredScenarios(const QString &revision)
{
    const QString text = QString::fromUtf8(runSuite({u"list"_s, u"--requirements"_s, revision}));
    static const QRegularExpression line(u"^  - (\\S+)"_s, QRegularExpression::MultilineOption);
    QStringList scenarios;
    for (auto match = line.globalMatch(text.mid(text.indexOf(u"Client scenarios"))); match.hasNext();)
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
    const QStringList required = requiredScenarios(revision);
    QTEST(int(required.size()), "scenarios");
    const QString text = QString::fromUtf8(runSuite({u"client"_s, u"--command"_s, m_client, u"--requirements"_s, revision}));
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
    qInfo().noquote() << revision << passed << "of" << required.size() << "required client scenarios," << checks << "checks passed";
    if (passed != required.size())
        qWarning().noquote() << text;
    QCOMPARE(passed, required.size());
}

QTEST_GUILESS_MAIN(ConformanceTest)
#include "tst_conformance.moc"
