// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/llamaserver.h"

#include "network/basics/logging.h"
#include "network/http/httpclient.h"
#include "network/process/memoryuse.h"
#include "network/process/processgroup.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "network/providers/catalog/serverinquiry.h"
#include "network/secrets/unguessable.h"

#include <QDir>
#include <QFileInfo>
#include <QTcpServer>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

constexpr qsizetype shownOfLine = 4000;
constexpr int lastLines = 8;

struct Sign {
    QLatin1StringView text;
    ServerOutput::Stage stage;
};

//! What it writes as it goes on, in the order in which it goes on. Not an interface of llama.cpp: where a version words it otherwise,
//! less is told, and the server is used all the same.
constexpr std::array<Sign, 8> signs {{
    {QLatin1StringView("loading model"), ServerOutput::Stage::Reading},
    {QLatin1StringView("llama_model_loader"), ServerOutput::Stage::Reading},
    {QLatin1StringView("load_tensors"), ServerOutput::Stage::LoadingTensors},
    {QLatin1StringView("llama_context"), ServerOutput::Stage::Preparing},
    {QLatin1StringView("llama_init_from_model"), ServerOutput::Stage::Preparing},
    {QLatin1StringView("kv_cache"), ServerOutput::Stage::Preparing},
    {QLatin1StringView("warming up"), ServerOutput::Stage::WarmingUp},
    {QLatin1StringView("initializing slots"), ServerOutput::Stage::WarmingUp},
}};

//! The tensors' progress is written as points on a line of their own, one for each percent.
bool isPoints(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char character) { return character == '.'; });
}

} // namespace

QStringList ServerOutput::read(const QByteArray &bytes, bool isError)
{
    QStringList whole;
    LineBuffer &buffer = m_streams[isError ? 1 : 0];
    const bool isSound = buffer.feed(bytes, [this, &whole](const QByteArray &line) {
        if (isPoints(line))
            m_percent = std::clamp(int(line.size()), m_percent, 100);
        const QString text = QString::fromUtf8(line.first(std::min(line.size(), shownOfLine)));
        take(text);
        whole.append(text);
    });
    // What follows a line without an end is read from its next piece on.
    if (!isSound)
        buffer = LineBuffer(longestLine);
    if (isPoints(buffer.rest()))
        m_percent = std::clamp(int(std::min<qsizetype>(buffer.rest().size(), 100)), m_percent, 100);
    return whole;
}

void ServerOutput::take(const QString &line)
{
    note(line);
    for (const Sign &sign : signs) {
        if (sign.stage > m_stage && line.contains(sign.text))
            m_stage = sign.stage;
    }
    if (line.contains("couldn't bind"_L1, Qt::CaseInsensitive) || line.contains("address already in use"_L1, Qt::CaseInsensitive))
        m_portWasTaken = true;
}

void ServerOutput::beginAgain()
{
    const QStringList lines = std::exchange(m_lines, {});
    *this = {};
    m_lines = lines;
}

void ServerOutput::note(const QString &line)
{
    m_lines.append(line);
    m_ofThisRun = std::min<qsizetype>(m_ofThisRun + 1, keptLines);
    if (m_lines.size() > keptLines)
        m_lines.removeFirst();
}

QStringList ServerOutput::complaints() const
{
    const auto isComplaint = [](const QString &line) {
        return line.contains("error"_L1, Qt::CaseInsensitive) || line.contains("failed"_L1, Qt::CaseInsensitive)
            || line.contains("unable"_L1, Qt::CaseInsensitive) || line.contains("GGML_ASSERT"_L1);
    };
    const QStringList lines = ofThisRun();
    QStringList found;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(found), isComplaint);
    return found;
}

QString ServerOutput::lastWords() const
{
    const QStringList found = complaints();
    const QStringList &told = found.isEmpty() ? ofThisRun() : found;
    return told.mid(std::max<qsizetype>(0, told.size() - lastLines)).join(u'\n');
}

namespace {

constexpr int firstHealthPause = 50;
constexpr int longestHealthPause = 1'000;
constexpr int healthTimeout = 5'000;
constexpr qint64 largestHealthAnswer = 64 * 1024;

} // namespace

ServerReadiness::ServerReadiness(const QUrl &root, QByteArray key, HttpClient &quiet, HttpClient &recorded, QObject *parent)
    : Job(parent)
    , m_root(root)
    , m_key(std::move(key))
    , m_quiet(quiet)
    , m_recorded(recorded)
    , m_pause(firstHealthPause)
{
    QMetaObject::invokeMethod(this, &ServerReadiness::askHealth, Qt::QueuedConnection);
}

void ServerReadiness::abandon()
{
    if (m_asking)
        m_asking->cancel();
}

void ServerReadiness::askHealth()
{
    if (isFinished())
        return;
    HttpRequest request;
    request.url = m_root;
    request.url.setPath(u"/health"_s);
    request.origin.purpose = u"server"_s;
    request.idleTimeoutMilliseconds = healthTimeout;
    request.largestResponse = largestHealthAnswer;
    HttpJob *asked = m_quiet.send(request, this);
    m_asking = asked;
    connect(asked, &HttpJob::failed, this, &ServerReadiness::again);
    connect(asked, &HttpJob::succeeded, this, [this](int status) {
        if (status == 200)
            askProperties();
        else
            again();
    });
}

void ServerReadiness::again()
{
    QTimer::singleShot(m_pause, Qt::PreciseTimer, this, &ServerReadiness::askHealth);
    m_pause = std::min(m_pause * 3 / 2, longestHealthPause);
}

//! A server without them can be conversed with all the same.
void ServerReadiness::askProperties()
{
    auto *inquiry = new ServerInquiry({.root = m_root, .key = m_key}, m_recorded, this);
    m_asking = inquiry;
    connect(inquiry, &ServerInquiry::succeeded, this, &ServerReadiness::ready);
    connect(inquiry, &ServerInquiry::failed, this, [this] { ready({}); });
}

void ServerReadiness::ready(const ServerProperties &properties)
{
    if (beginSuccess()) {
        Q_EMIT succeeded(properties);
        endSuccess();
    }
}

namespace {

constexpr int longestRestartPause = 60'000;
//! After so many losses without having been up for a while it is the person's turn.
constexpr int mostServerLosses = 5;
constexpr int steadyServerMilliseconds = 60'000;
//! Between our finding a port free and the program's taking it, somebody else may.
constexpr int mostTakenPorts = 3;
constexpr int measureMilliseconds = 2'000;
constexpr qsizetype shownComplaint = 300;

//! What drivers of graphics cards and llama.cpp's own settings are told by.
QStringList variablesLetThrough()
{
    return {u"CUDA_VISIBLE_DEVICES"_s, u"CUDA_DEVICE_ORDER"_s, u"GGML_CUDA_ENABLE_UNIFIED_MEMORY"_s, u"GGML_VK_VISIBLE_DEVICES"_s,
        u"HIP_VISIBLE_DEVICES"_s, u"ROCR_VISIBLE_DEVICES"_s, u"HSA_OVERRIDE_GFX_VERSION"_s, u"LD_LIBRARY_PATH"_s, u"OMP_NUM_THREADS"_s,
        u"VK_ICD_FILENAMES"_s, u"ZE_AFFINITY_MASK"_s};
}

Error modelFault(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return {ErrorCategory::Usage, LlamaServer::tr("There is no model file %1.").arg(path)};
    if (!file.isFile() || !file.isReadable())
        return {ErrorCategory::Usage, LlamaServer::tr("The model file %1 cannot be read.").arg(path)};
    return {};
}

} // namespace

LlamaServer::LlamaServer(QString provider, LocalServer description, const LocalServices &services, QObject *parent, int firstPause)
    : QObject(parent)
    , m_provider(std::move(provider))
    , m_description(std::move(description))
    , m_services(services)
    , m_firstPause(firstPause)
{
    m_measure.setInterval(measureMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &LlamaServer::startNow);
    connect(&m_measure, &QTimer::timeout, this, &LlamaServer::measure);
}

LlamaServer::~LlamaServer() = default;

QUrl LlamaServer::url() const
{
    return m_state == State::Ready ? QUrl(u"http://127.0.0.1:%1/v1"_s.arg(m_port)) : QUrl();
}

void LlamaServer::start()
{
    if (m_state != State::Stopped && m_state != State::Failed)
        return;
    m_losses = 0;
    m_hasBeenReady = false;
    startNow();
}

void LlamaServer::stop()
{
    drop();
    setState(State::Stopped);
}

void LlamaServer::restart()
{
    ++m_restarts;
    stop();
    start();
}

void LlamaServer::drop()
{
    m_again.stop();
    m_measure.stop();
    m_memory = 0;
    delete std::exchange(m_attempt, nullptr);
    if (ProcessGroup *group = std::exchange(m_group, nullptr)) {
        group->disconnect(this);
        group->end();
        group->deleteLater();
    }
}

void LlamaServer::startNow()
{
    m_takenPorts = 0;
    attempt();
}

void LlamaServer::attempt()
{
    drop();
    m_output.beginAgain();
    m_attempt = new QObject(this);
    setState(State::Starting);
    m_services.processHost().find(m_attempt, [this] { launch(); });
}

void LlamaServer::launch()
{
    const QString path = m_services.processHost().path();
    const QString program = findProgram(m_description.program, path);
    if (program.isEmpty()) {
        setState(State::Failed,
            {ErrorCategory::Usage,
                tr("The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.")
                    .arg(m_description.program, m_provider),
                (tr("It was looked for in %1").arg(path) + u'\n' + m_services.processHost().pathComplaint()).trimmed()});
        return;
    }
    if (const Error fault = modelFault(m_description.model); !fault.message.isEmpty()) {
        setState(State::Failed, fault);
        return;
    }
    if (!choosePort()) {
        setState(State::Failed, {ErrorCategory::Network, tr("There is no free port on this machine.")});
        return;
    }
    ProcessCommand command;
    command.vector = QStringList {program} + m_description.commandArguments(m_port);
    command.title = m_description.program;
    command.folder = QDir::homePath();
    command.environment = programEnvironment(path, variablesLetThrough());
    m_key = m_description.namesKey() ? QByteArray() : unguessable();
    // Not among the arguments, which every program on the machine can read.
    if (!m_key.isEmpty())
        command.environment.insert(u"LLAMA_API_KEY"_s, QString::fromLatin1(m_key));
    command.limits = ProcessLimits::none();
    keep(command.vector.join(u' '));
    m_group = new ProcessGroup(command, this);
    followGroup();
    m_group->start();
}

//! The port of the run before, where nobody has taken it meanwhile, or another one.
bool LlamaServer::choosePort()
{
    QTcpServer probe;
    if (m_port == 0 || !probe.listen(QHostAddress::LocalHost, m_port)) {
        if (!probe.listen(QHostAddress::LocalHost, 0))
            return false;
        m_port = probe.serverPort();
    }
    return true;
}

void LlamaServer::followGroup()
{
    connect(m_group, &ProcessGroup::started, this, [this] {
        setState(State::Loading);
        m_measure.start();
        measure();
        waitForModel();
    });
    connect(m_group, &ProcessGroup::outputRead, this, [this](const QByteArray &bytes) { readOutput(bytes, false); });
    connect(m_group, &ProcessGroup::errorRead, this, [this](const QByteArray &bytes) { readOutput(bytes, true); });
    connect(m_group, &ProcessGroup::failedToStart, this, [this](const QString &why) {
        lost({ErrorCategory::Usage, tr("“%1” cannot be started: %2").arg(m_description.program, why)});
    });
    connect(m_group, &ProcessGroup::exited, this,
        [this](int status) { ended(tr("“%1” ended with status %2.").arg(m_description.program, QString::number(status))); });
    connect(m_group, &ProcessGroup::killed, this,
        [this](int signal) { ended(tr("“%1” was killed by signal %2.").arg(m_description.program, QString::number(signal))); });
}

void LlamaServer::readOutput(const QByteArray &bytes, bool isError)
{
    const auto before = std::pair(m_output.stage(), m_output.percent());
    for (const QString &line : m_output.read(bytes, isError))
        Q_EMIT logged(line);
    if (m_state == State::Loading && before != std::pair(m_output.stage(), m_output.percent()))
        Q_EMIT changed();
}

void LlamaServer::waitForModel()
{
    QUrl root(u"http://127.0.0.1"_s);
    root.setPort(m_port);
    auto *readiness = new ServerReadiness(root, m_key, *m_services.quiet, m_services.httpClient(), m_attempt);
    connect(readiness, &ServerReadiness::succeeded, this, &LlamaServer::becomeReady);
}

void LlamaServer::becomeReady(const ServerProperties &properties)
{
    m_properties = properties;
    m_hasBeenReady = true;
    m_longEnough.setRemainingTime(steadyServerMilliseconds);
    measure();
    setState(State::Ready);
}

void LlamaServer::ended(const QString &how)
{
    const bool wasReady = m_state == State::Ready;
    keep(how);
    if (!wasReady && m_output.portWasTaken() && ++m_takenPorts < mostTakenPorts) {
        keep(tr("Port %1 was taken; another one is tried.").arg(std::exchange(m_port, 0)));
        attempt();
        return;
    }
    const Error why = whyEnded(how);
    qCWarning(lcProvider) << m_provider << why.message;
    if (wasReady) {
        ++m_crashes;
        m_lastCrash = why;
    }
    lost(why);
}

Error LlamaServer::whyEnded(const QString &how) const
{
    const QString last = m_output.lastWords();
    const QString said = m_output.complaints().value(0).trimmed().left(shownComplaint);
    const QString all = said.isEmpty() ? how : how + u' ' + tr("It said: %1").arg(said);
    if (m_state == State::Ready)
        return {ErrorCategory::Provider, tr("The model's server ended: %1").arg(all), last};
    if (m_output.portWasTaken())
        return {ErrorCategory::Network, tr("Every port that the model's server was given was taken: %1").arg(all), last};
    return {ErrorCategory::Provider, tr("The model's server ended while it was loading the model: %1").arg(all), last};
}

void LlamaServer::lost(const Error &why)
{
    if (m_state == State::Ready && m_longEnough.hasExpired())
        m_losses = 0;
    drop();
    // What never came about is not worth another attempt.
    if (!m_hasBeenReady || ++m_losses > mostServerLosses) {
        setState(State::Failed, why);
        return;
    }
    ++m_restarts;
    m_again.start(std::min(m_firstPause << (m_losses - 1), longestRestartPause));
    setState(State::Waiting, why);
}

void LlamaServer::setState(State state, const Error &error)
{
    m_state = state;
    m_error = error;
    Q_EMIT changed();
}

void LlamaServer::keep(const QString &line)
{
    m_output.note(line);
    Q_EMIT logged(line);
}

void LlamaServer::measure()
{
    const qint64 before = std::exchange(m_memory, m_group ? memoryUse(m_group->leader()) : 0);
    if (before != m_memory)
        Q_EMIT changed();
}

QString LlamaServer::status() const
{
    switch (m_state) {
    case State::Stopped: return tr("The model's server is stopped.");
    case State::Starting: return tr("The model's server is being started.");
    case State::Ready: return tr("The model's server is ready.");
    case State::Waiting:
        return tr("%1 It is started again in %2 s.")
            .arg(m_error.message, QString::number(std::max(1, qRound(untilNextAttempt() / 1000.0))));
    case State::Failed: return m_error.message;
    case State::Loading: break;
    }
    switch (m_output.stage()) {
    case ServerOutput::Stage::Preparing: return tr("The model's server is making room for the context.");
    case ServerOutput::Stage::WarmingUp: return tr("The model's server is warming up.");
    default: break;
    }
    return percent() < 0 ? tr("The model's server is loading the model.")
                         : tr("The model's server is loading the model: %1 %.").arg(percent());
}

} // namespace network
