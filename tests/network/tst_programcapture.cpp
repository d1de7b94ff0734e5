// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/capture/capturedexchange.h"
#include "network/capture/programcapture.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

#include <array>
#include <memory>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

//! Stands where the program's starter would, with a pipe for each of the three files.
class ProgramCaptureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void passesAllThreeStreamsAsTheyAre();
    void keepsRequestsWithTheirAnswers();
    void keepsWhatNobodyAskedFor();
    void keepsNoKeysOfTheEnvironment();
    void passesMoreThanPipesHold();
    void tellsHowTheProgramEnded();
    void tellsWhatCannotBeStarted();
    void endsTheProgramWhenItIsEnded();

private:
    void start(const QString &script);
    void say(const QByteArray &bytes);
    //! What has come on a pipe since the last time.
    static QByteArray heard(int file);
    QList<model::Exchange> kept() const;

    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<QSignalSpy> m_ended;
    std::array<int, 2> m_in {};
    std::array<int, 2> m_out {};
    std::array<int, 2> m_err {};
    std::unique_ptr<ProgramCapture> m_capture;
    std::unique_ptr<QSignalSpy> m_finished;
    QByteArray m_heard;
};

void ProgramCaptureTest::init()
{
    m_log = std::make_unique<model::ExchangeLog>();
    m_ended = std::make_unique<QSignalSpy>(m_log.get(), &model::ExchangeLog::ended);
    for (auto *pipe : {&m_in, &m_out, &m_err})
        QCOMPARE(::pipe2(pipe->data(), O_CLOEXEC), 0);
    for (const int end : {m_out[0], m_err[0], m_in[1]})
        ::fcntl(end, F_SETFL, O_NONBLOCK);
    m_heard.clear();
}

void ProgramCaptureTest::cleanup()
{
    m_finished.reset();
    m_capture.reset();
    m_ended.reset();
    m_log.reset();
    for (auto *pipe : {&m_in, &m_out, &m_err}) {
        for (int &end : *pipe) {
            if (end >= 0)
                ::close(end);
        }
    }
}

void ProgramCaptureTest::start(const QString &script)
{
    ProcessCommand command;
    command.vector = {u"/bin/sh"_s, u"-c"_s, script};
    command.environment = QProcessEnvironment::systemEnvironment();
    command.environment.insert(u"SERVER_API_KEY"_s, u"env-secret-12345"_s);
    command.limits = ProcessLimits::none();
    m_capture = std::make_unique<ProgramCapture>(command, ProgramCapture::Ends {m_in[0], m_out[1], m_err[1]}, *m_log, nullptr);
    m_finished = std::make_unique<QSignalSpy>(m_capture.get(), &ProgramCapture::finished);
    m_capture->start();
}

void ProgramCaptureTest::say(const QByteArray &bytes)
{
    QCOMPARE(::write(m_in[1], bytes.constData(), size_t(bytes.size())), bytes.size());
}

QByteArray ProgramCaptureTest::heard(int file)
{
    QByteArray bytes(64 * 1024, Qt::Uninitialized);
    const ssize_t count = ::read(file, bytes.data(), size_t(bytes.size()));
    bytes.truncate(std::max<qsizetype>(count, 0));
    return bytes;
}

QList<model::Exchange> ProgramCaptureTest::kept() const
{
    QList<model::Exchange> exchanges;
    for (const QList<QVariant> &arguments : *m_ended)
        exchanges.append(arguments.first().value<model::Exchange>());
    return exchanges;
}

void ProgramCaptureTest::passesAllThreeStreamsAsTheyAre()
{
    start(u"echo aside >&2; cat"_s);
    const QByteArray said = "no message \xff\n\r\n{\"jsonrpc\": \"2.0\",\t\"method\":\"x\"}\r\nrest without end";
    say(said);
    QTRY_COMPARE((m_heard += heard(m_out[0])), said);
    QByteArray aside;
    QTRY_COMPARE((aside += heard(m_err[0])), QByteArray("aside\n"));
    ::close(std::exchange(m_in[1], -1));
    QTRY_COMPARE(m_finished->size(), 1);
    QCOMPARE(m_finished->first().first().toInt(), 0);
}

void ProgramCaptureTest::keepsRequestsWithTheirAnswers()
{
    start(u"read a; read b; echo '{\"jsonrpc\":\"2.0\",\"id\":\"two\",\"result\":{\"n\":2}}'; "
          "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"n\":1}}'; cat >/dev/null"_s);
    const QByteArray first = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";
    const QByteArray second = "{\"jsonrpc\":\"2.0\",\"id\":\"two\",\"method\":\"tools/call\",\"params\":{\"name\":\"x\"}}";
    say(first + '\n' + second + '\n');
    QTRY_COMPARE(m_ended->size(), 2);
    const model::Exchange call = kept().first();
    QCOMPARE(call.origin.purpose, CapturedExchange::purpose);
    QCOMPARE(call.request.method, QByteArray("SEND"));
    QCOMPARE(call.request.url, QUrl(u"stdio://sh/tools/call"_s));
    QCOMPARE(call.request.body, second);
    QCOMPARE(call.responseBody, QByteArray("{\"jsonrpc\":\"2.0\",\"id\":\"two\",\"result\":{\"n\":2}}"));
    QCOMPARE(kept().last().request.body, first);
}

void ProgramCaptureTest::keepsWhatNobodyAskedFor()
{
    start(u"echo '{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}'; cat >/dev/null"_s);
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(kept().first().request.method, QByteArray("RECEIVE"));
    QCOMPARE(kept().first().origin.purpose, CapturedExchange::purpose);
    say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n");
    QTRY_COMPARE(m_ended->size(), 2);
    QCOMPARE(kept().last().state, model::ExchangeState::Complete);
}

void ProgramCaptureTest::keepsNoKeysOfTheEnvironment()
{
    start(u"read a; echo \"{\\\"jsonrpc\\\":\\\"2.0\\\",\\\"id\\\":1,\\\"result\\\":\\\"$SERVER_API_KEY\\\"}\"; cat >/dev/null"_s);
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"leak\"}\n");
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(kept().first().responseBody, QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"[redacted]\"}"));
    QTRY_VERIFY((m_heard += heard(m_out[0])).contains("env-secret-12345"));
}

void ProgramCaptureTest::passesMoreThanPipesHold()
{
    constexpr qsizetype length = 6 * 1024 * 1024;
    start(u"head -c %1 /dev/zero"_s.arg(length));
    qsizetype read = 0;
    QTRY_COMPARE((read += heard(m_out[0]).size()), length);
    QTRY_COMPARE(m_finished->size(), 1);
}

void ProgramCaptureTest::tellsHowTheProgramEnded()
{
    start(u"read a; exit 7"_s);
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"never\"}\n");
    QTRY_COMPARE(m_finished->size(), 1);
    QCOMPARE(m_finished->first().first().toInt(), 7);
    QCOMPARE(kept().first().state, model::ExchangeState::Failed);
}

void ProgramCaptureTest::tellsWhatCannotBeStarted()
{
    ProcessCommand command;
    command.vector = {u"/nowhere/at-all"_s};
    ProgramCapture capture(command, {m_in[0], m_out[1], m_err[1]}, *m_log, nullptr);
    QSignalSpy failed(&capture, &ProgramCapture::failedToStart);
    capture.start();
    QTRY_COMPARE(failed.size(), 1);
}

void ProgramCaptureTest::endsTheProgramWhenItIsEnded()
{
    start(u"echo up; trap 'exit 0' TERM; while :; do read a || sleep 0.1; done"_s);
    QTRY_COMPARE((m_heard += heard(m_out[0])), QByteArray("up\n"));
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"never\"}\n");
    QTRY_VERIFY(!m_log->openExchanges().isEmpty());
    m_capture->end();
    QCOMPARE(m_ended->size(), 1);
    QCOMPARE(kept().first().state, model::ExchangeState::Cancelled);
    QCOMPARE(m_finished->size(), 0);
}

QTEST_GUILESS_MAIN(ProgramCaptureTest)
#include "tst_programcapture.moc"
