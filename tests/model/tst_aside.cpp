// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/aside.h"

#include "tests/support/patience.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

//! Work on another thread whose answer comes back to whoever asked.
class AsideTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksElsewhereAndAnswersHere();
    void answersNobodyWhoHasGone();
};

void AsideTest::worksElsewhereAndAnswersHere()
{
    QThread *worked = nullptr;
    QThread *answered = nullptr;
    model::runAside(
        this, [] { return QThread::currentThread(); },
        [&](QThread *thread) {
            worked = thread;
            answered = QThread::currentThread();
        });
    QTRY_VERIFY(answered);
    QCOMPARE(answered, thread());
    QVERIFY(worked != thread());
}

void AsideTest::answersNobodyWhoHasGone()
{
    QThreadPool threads;
    threads.setMaxThreadCount(1);
    QSemaphore gone;
    bool isAnswered = false;
    auto context = std::make_unique<QObject>();
    const auto waitForItsEnd = [&gone] {
        gone.acquire();
        return 1;
    };
    model::runAside(threads, context.get(), waitForItsEnd, [&isAnswered](int) { isAnswered = true; });
    context.reset();
    gone.release();
    // What is asked later on the same thread is told later.
    bool isNextAnswered = false;
    model::runAside(
        threads, this, [] { return 2; }, [&isNextAnswered](int) { isNextAnswered = true; });
    QTRY_VERIFY(isNextAnswered);
    QVERIFY(!isAnswered);
}

QTEST_GUILESS_MAIN(AsideTest)

#include "tst_aside.moc"
