// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/floodtest.h"

#include "tests/support/patience.h"

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

// What may be taken above what the program takes by itself, and beside four times the text that is kept.
constexpr qint64 floodAllowance = 64 * 1024; // KiB
// A second, and what a busy machine adds, or a sanitizer.
constexpr int mostAfterInterrupt = support::isSanitized ? 20'000 : 2'000;

} // namespace

QString FloodTest::serve(const QString &kind)
{
    m_peer = std::make_unique<QProcess>();
    m_peer->start(QStringLiteral(FLOOD_PEER), {u"http"_s, kind});
    if (!QTest::qWaitFor([this] { return m_peer->canReadLine(); }, support::patience))
        qFatal("there is no peer");
    return u"http://127.0.0.1:%1"_s.arg(m_peer->readLine().trimmed().toInt());
}

Program::Run FloodTest::run(const QStringList &arguments, int interruptAfter)
{
    const QString figures = m_program->write(u"figures"_s, {});
    // On a slow machine it may not have begun to watch when it is interrupted, which waits for it then.
    const auto holdBack = [] {
        sigset_t signals;
        sigemptyset(&signals);
        sigaddset(&signals, SIGINT);
        ::sigprocmask(SIG_BLOCK, &signals, nullptr);
    };
    const auto process = m_program->start(arguments, holdBack, {QStringLiteral(FLOOD_PEER), u"watch"_s, figures});
    // What it writes is taken from it at once.
    QByteArray out;
    connect(process.get(), &QProcess::readyReadStandardOutput, process.get(),
        [&] { out = (out + process->readAllStandardOutput()).right(100'000); });
    const bool ended = QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, interruptAfter);
    if (!ended)
        ::kill(pid_t(process->processId()), SIGINT);
    Program::Run run = Program::finish(*process);
    run.out = out + run.out;
    const QList<QByteArray> words = m_program->read(u"figures"_s).simplified().split(' ');
    m_taken = {words.value(0).toLongLong(), words.value(1).toLongLong()};
    return run;
}

Program::Run FloodTest::converse(const QString &kind, const QString &dialect, int interruptAfter)
{
    return run({u"converse"_s, u"--json"_s, u"--base-url"_s, serve(kind) + u"/v1"_s, u"--dialect"_s, dialect, u"--model"_s, u"m"_s,
                   u"--ensemble"_s, u"none"_s, u"--answer-limit"_s, QString::number(answerLimit), u"Go"_s},
        interruptAfter);
}

Program::Run FloodTest::invoke(const QByteArray &ensemble, const QByteArray &arguments, int interruptAfter)
{
    m_program->write(u"profile/config/ensembles/flood.toml"_s, "[ensemble]\nname = \"flood\"\n" + ensemble);
    return run({u"invoke"_s, u"flood:flood"_s, QString::fromUtf8(arguments), u"--json"_s}, interruptAfter);
}

void FloodTest::verifyBounds(const QString &kind, qint64 kept) const
{
    qInfo("%-22s %7lld KiB above idle, %5lld ms after Ctrl+C", qPrintable(kind), m_taken.memory - m_usual, m_taken.afterInterrupt);
    QVERIFY2(support::isSanitized || m_taken.memory - m_usual <= floodAllowance + 4 * kept,
        qPrintable(QString::number(m_taken.memory - m_usual)));
    QVERIFY2(m_taken.afterInterrupt <= mostAfterInterrupt, qPrintable(QString::number(m_taken.afterInterrupt)));
}

void FloodTest::initTestCase()
{
    init();
    VERIFY_STATUS(converse(u"answer"_s, u"openai-chat-completions"_s, support::patience), 0);
    m_usual = m_taken.memory;
    QVERIFY(m_usual > 0);
}

void FloodTest::init()
{
    m_program = std::make_unique<Program>();
}

void FloodTest::cleanup()
{
    if (m_peer) {
        m_peer->kill();
        m_peer->waitForFinished();
    }
    m_peer.reset();
}
