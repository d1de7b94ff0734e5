// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchruns.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using gui::BenchRun;
using gui::BenchRuns;

//! The file in which the earlier runs of the test bench are kept.
class BenchRunsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_runs.reset(); }
    void survivesABrokenFileOfRuns_data();
    void survivesABrokenFileOfRuns();
    void boundsWhatItKeeps();

private:
    QString path() const { return m_folder->filePath(u"data/bench.json"_s); }
    void open()
    {
        m_runs.reset();
        m_runs = std::make_unique<BenchRuns>(path());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BenchRuns> m_runs;
};

void BenchRunsTest::survivesABrokenFileOfRuns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("runs");
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("cut off") << QByteArray("[{\"id\":\"a\"") << 0;
    QTest::newRow("no list") << QByteArray("{\"id\":\"a\"}") << 0;
    QTest::newRow("odd runs") << QByteArray(R"([1,null,{},{"id":7,"when":[],"state":"x","steps":{"a":1},"error":3,"arguments":[1]}])") << 2;
}

void BenchRunsTest::survivesABrokenFileOfRuns()
{
    QFETCH(QByteArray, text);
    QFETCH(int, runs);
    support::write(path(), text);
    open();
    QCOMPARE(m_runs->rowCount(), runs);
    for (int row = 0; row < runs; ++row)
        QVERIFY(m_runs->index(row).data().isValid());
    model::InvocationOutcome outcome;
    outcome.name = u"played:tool"_s;
    m_runs->add(BenchRun::of(outcome, model::JsonText::trusted("{}")));
    QCOMPARE(m_runs->rowCount(), runs + 1);
}

void BenchRunsTest::boundsWhatItKeeps()
{
    open();
    model::InvocationOutcome outcome;
    outcome.name = u"played:tool"_s;
    outcome.contents = {model::TextContent {QString(300'000, u'x')}};
    for (int count = 0; count < BenchRuns::mostRuns + 5; ++count) {
        outcome.invocation = QString::number(count);
        m_runs->add(BenchRun::of(outcome, model::JsonText::trusted("{}")));
    }
    QCOMPARE(m_runs->rowCount(), BenchRuns::mostRuns);
    QVERIFY(m_runs->at(0).forModel.size() < 70'000);
    open();
    QVERIFY(QFileInfo(path()).size() <= BenchRuns::largestFile + 100);
    QVERIFY(m_runs->rowCount() > 10);
    QCOMPARE(m_runs->at(0).id, QString::number(BenchRuns::mostRuns + 4));
}

QTEST_MAIN(BenchRunsTest)
#include "tst_benchruns.moc"
