// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/privatefile.h"
#include "model/evaluation/sqliteruns.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using State = model::EvaluationRecord::State;

namespace {

model::EvaluationRecord begunIn(model::RunStore &store, int runs)
{
    model::EvaluationRecord record;
    record.suite = u"s"_s;
    record.total = runs;
    QList<model::RunTicket> tickets(runs);
    for (int number = 0; number < runs; ++number) {
        tickets[number].place = {QString::number(number), u"v"_s, 1};
        tickets[number].provider = u"p"_s;
    }
    return store.begin(record, model::JsonText::parse("{}").value(), tickets, {{u"p"_s, 4}}, false) ? record : model::EvaluationRecord();
}

} // namespace

//! The file of evaluations on one machine.
class SqliteRunsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsRunning();
    void tellsWhatAProcessLeftAsStopped();
    void givesUpWhatWasTakenOfAStoppedEvaluation();
    void keepsTheFileFromOthers();
};

void SqliteRunsTest::tellsWhatIsRunning()
{
    const QTemporaryDir folder;
    const auto own = model::openSqliteRuns(folder.filePath(u"runs.sqlite"_s));
    const auto other = model::openSqliteRuns(folder.filePath(u"runs.sqlite"_s));
    QVERIFY(own && other);
    const model::EvaluationRecord record = begunIn(**own, 2);
    // Nothing of it is taken, since its provider said to wait.
    QCOMPARE((*other)->find(record.id)->state, State::Running);
    QCOMPARE((*own)->find(record.id)->state, State::Running);
    QVERIFY((*own)->end(record.id, State::Ended));
    QCOMPARE((*other)->find(record.id)->state, State::Ended);
}

void SqliteRunsTest::tellsWhatAProcessLeftAsStopped()
{
    const QTemporaryDir folder;
    const auto other = model::openSqliteRuns(folder.filePath(u"runs.sqlite"_s));
    QVERIFY(other);
    QString id;
    {
        const auto own = model::openSqliteRuns(folder.filePath(u"runs.sqlite"_s));
        QVERIFY(own);
        id = begunIn(**own, 2).id;
        QVERIFY((*own)->take({u"w"_s, id, 1, 30}));
    }
    QCOMPARE((*other)->find(id)->state, State::Stopped);
    QCOMPARE((*other)->evaluations(u"s"_s, 1)->first().state, State::Stopped);
    QCOMPARE((*other)->suites(1)->first().state, State::Stopped);
}

void SqliteRunsTest::givesUpWhatWasTakenOfAStoppedEvaluation()
{
    const QTemporaryDir folder;
    const auto store = model::openSqliteRuns(folder.filePath(u"runs.sqlite"_s));
    QVERIFY(store);
    const QString id = begunIn(**store, 3).id;
    QCOMPARE((*store)->take({u"released"_s, id, 1, 30})->runs.size(), 1);
    QVERIFY((*store)->release(u"released"_s));
    // While it runs somebody else does it.
    QCOMPARE((*store)->take({u"released"_s, id, 1, 30})->runs.size(), 1);
    QCOMPARE((*store)->take({u"lost"_s, id, 1, -1})->runs.size(), 1);
    QVERIFY((*store)->end(id, State::Stopped));
    QVERIFY((*store)->release(u"released"_s));
    const auto taken = (*store)->take({u"other"_s, id, 4, 30});
    QVERIFY(taken);
    QVERIFY(taken->runs.isEmpty());
    QCOMPARE(taken->waiting + taken->elsewhere, 0);
}

void SqliteRunsTest::keepsTheFileFromOthers()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"runs.sqlite"_s);
    // As an earlier version has left it.
    support::write(path, {});
    QFile::setPermissions(path, model::privateRights | QFile::ReadGroup | QFile::ReadOther);
    for (const QString &file : {path, folder.filePath(u"new.sqlite"_s)}) {
        const auto store = model::openSqliteRuns(file);
        QVERIFY(store);
        QVERIFY(!begunIn(**store, 1).suite.isEmpty());
        for (const QString &end : {QString(), u"-wal"_s, u"-shm"_s}) {
            QVERIFY2(QFileInfo::exists(file + end), qPrintable(file + end));
            QVERIFY2(!(QFileInfo(file + end).permissions() & model::rightsOfOthers), qPrintable(file + end));
        }
        QVERIFY(!(QFileInfo(file + u".running"_s).permissions() & model::rightsOfOthers));
    }
}

QTEST_GUILESS_MAIN(SqliteRunsTest)
#include "tst_sqliteruns.moc"
