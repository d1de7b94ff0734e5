// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What a run of an evaluation costs beyond its exchange with the provider, over ten thousand cases; and how many runs workers do that
// share a PostgreSQL of the benchmark's own: bench_evaluating PARLANCE [--json]

#include "model/exchange/exchangelog.h"
#include "network/framing/framing.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "tests/benchmarks/immediateprovider.h"
#include "tests/benchmarks/measurement.h"
#include "tests/support/postgres.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int cases = 10'000;
//! So many that it matters little how long the last worker looks for more.
constexpr int shared = 10'000;
//! Runs under way, of all workers together.
constexpr int atOnce = 16;
constexpr int exchanges = 3'000;
//! A run may cost so many milliseconds of processor time beyond its exchange.
constexpr double allowance = 3;
//! With workers enough, the cores rest so little that a run takes at most so many times what they work for it.
constexpr double idleness = 1.25;

[[noreturn]] void giveUp(const QString &why)
{
    std::fprintf(stderr, "bench_evaluating: %s\n", qPrintable(why));
    std::exit(1);
}

double millisecondsOf(const rusage &used)
{
    const auto milliseconds = [](const timeval &time) { return double(time.tv_sec) * 1000 + double(time.tv_usec) / 1000; };
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}

//! The program with a command of its own, whose output goes nowhere.
class Running final
{
public:
    explicit Running(const QStringList &command)
    {
        QList<QByteArray> words;
        for (const QString &word : command)
            words.append(word.toLocal8Bit());
        std::vector<char *> arguments;
        for (QByteArray &word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        for (const int file : {0, 1, 2})
            posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0);
        if (posix_spawn(&m_process, arguments.front(), &actions, nullptr, arguments.data(), environ) != 0)
            m_process = -1;
        posix_spawn_file_actions_destroy(&actions);
    }

    //! \return its processor time in milliseconds, all threads, once it has ended well.
    double end() const
    {
        rusage used {};
        int status = 0;
        if (m_process < 0 || wait4(m_process, &status, 0, &used) != m_process || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
            giveUp(u"the program did not do all runs"_s);
        return millisecondsOf(used);
    }

private:
    pid_t m_process = -1;
};

//! Who is asked, and by whom.
class Ground final
{
public:
    explicit Ground(QString program)
        : m_program(std::move(program))
    {
    }

    ImmediateProvider &provider() { return m_provider; }

    QString writeSuite(int number) const
    {
        QByteArray lines;
        for (int each = 0; each < number; ++each) {
            const QByteArray n = QByteArray::number(each);
            lines += R"({"id":"c)" + n + R"(","input":"What is )" + n + R"(*7?","assert":[{"type":"contains","value":")"
                + ImmediateProvider::word + "\"}]}\n";
        }
        write(u"cases-%1.jsonl"_s.arg(number), lines);
        const QString path = u"suite-%1.toml"_s.arg(number);
        write(path,
            "[suite]\nname = \"s" + QByteArray::number(number) + "\"\nparallel = " + QByteArray::number(atOnce) + "\ncases-from = \"cases-"
                + QByteArray::number(number) + ".jsonl\"\n");
        return m_folder.filePath(path);
    }

    QStringList command(const QString &name, const QStringList &more) const
    {
        return QStringList {m_program, u"--profile"_s, m_folder.filePath(u"profile"_s), name} + more;
    }
    //! Of one that asks.
    QStringList asking(const QString &name, const QStringList &more) const
    {
        return command(name,
            QStringList {u"--base-url"_s, QString::fromStdString(m_provider.url()), u"--model"_s, u"m"_s, u"--ensemble"_s, u"none"_s,
                u"--folder"_s, m_folder.path()}
                + more);
    }

private:
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            giveUp(file.errorString());
    }

    const QString m_program;
    QTemporaryDir m_folder;
    ImmediateProvider m_provider;
};

//! The program's own HTTP and decoder, and nothing of what else a run is: asks the same question again and again.
class BareExchanges final : private network::StreamListener
{
public:
    BareExchanges(ImmediateProvider &provider, int number)
        : m_provider(provider)
        , m_left(number)
    {
        m_request.method = "POST";
        m_request.url = QUrl(QString::fromStdString(provider.url()) + u"/chat/completions"_s);
        m_request.headers = {{"Content-Type", "application/json"}, {"Accept", "text/event-stream"}};
        m_request.body = QByteArray::fromStdString(provider.lastBody());
    }

    //! \return milliseconds of processor time for each.
    double measure()
    {
        const int number = m_left;
        const double begun = benchmark::processorMilliseconds() - m_provider.spent();
        askNext();
        QCoreApplication::exec();
        return (benchmark::processorMilliseconds() - m_provider.spent() - begun) / number;
    }

private:
    void deltaArrived(const model::Delta &) override { }
    void invocationForming(int, const QString &, qint64) override { }

    void askNext()
    {
        if (m_left-- == 0)
            return QCoreApplication::quit();
        const std::shared_ptr decoder = network::Dialects::find(u"openai-chat-completions")->makeDecoder({}, *this);
        const auto parser = std::make_shared<network::SseStreamParser>();
        network::HttpJob *job = m_client.send(m_request, &m_client);
        QObject::connect(job, &network::HttpJob::bytesArrived, job, [decoder, parser](const QByteArray &bytes) {
            parser->feed(bytes, [&decoder](const network::SseEvent &event) { decoder->read(event); });
        });
        QObject::connect(job, &model::Job::finished, job, [this, decoder] {
            decoder->close();
            if (!plainText(decoder->reply().contents).contains(QLatin1String(ImmediateProvider::word)))
                giveUp(u"an exchange was not answered"_s);
            askNext();
        });
    }

    ImmediateProvider &m_provider;
    int m_left;
    network::HttpRequest m_request;
    //! Nobody keeps what it tells.
    model::ExchangeLog m_log;
    network::HttpClient m_client {m_log};
};

std::vector<benchmark::Row> measureRuns(Ground &ground)
{
    const double spent = Running(ground.asking(u"evaluate"_s, {ground.writeSuite(cases)})).end();
    if (ground.provider().answered() != cases)
        giveUp(u"not every case was asked"_s);
    const double run = spent / cases;
    const double exchange = BareExchanges(ground.provider(), exchanges).measure();
    return {{"evaluating: a run beyond its exchange (3 ms)", run - exchange, allowance, "ms", 1},
        {"evaluating: its exchange alone (the run)", exchange, run, "ms", 1}};
}

constexpr int cores = 2;

//! All that is measured runs on these cores.
void keepToCores()
{
    cpu_set_t own;
    CPU_ZERO(&own);
    for (int core = 0; core < cores; ++core)
        CPU_SET(core, &own);
    sched_setaffinity(0, sizeof own, &own);
}

//! Milliseconds that these cores have worked, for whomever: database, provider and the system's own work for them are no children of this.
double workedMilliseconds()
{
    QFile file(u"/proc/stat"_s);
    if (!file.open(QIODevice::ReadOnly))
        giveUp(file.errorString());
    long long ticks = 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        // cpuN user nice system idle iowait irq softirq steal (proc(5))
        const QByteArrayList fields = line.simplified().split(' ');
        const QByteArray name = fields.value(0);
        if (!name.startsWith("cpu") || name == "cpu" || name.mid(3).toInt() >= cores)
            continue;
        for (const int field : {1, 2, 3, 6, 7, 8})
            ticks += fields.value(field).toLongLong();
    }
    return double(ticks) * 1000 / double(sysconf(_SC_CLK_TCK));
}

struct Shared {
    double wall = 0;
    //! Processor time of all.
    double all = 0;
};

//! For each run, where so many workers do them.
Shared share(Ground &ground, const support::Postgres &postgres, int workers)
{
    const QStringList store {u"--store"_s, postgres.url()};
    const QString suite = ground.writeSuite(shared);
    Running(ground.asking(u"evaluate"_s, store + QStringList {suite, u"--enqueue"_s, u"--fresh"_s})).end();
    const double before = workedMilliseconds();
    const long long answered = ground.provider().answered();
    const double begun = benchmark::wallMilliseconds();
    std::vector<Running> all;
    for (int number = 0; number < workers; ++number)
        all.emplace_back(
            ground.asking(u"work"_s, store + QStringList {u"--until-empty"_s, u"--parallel"_s, QString::number(atOnce / workers)}));
    Shared sum;
    for (const Running &each : all)
        each.end();
    sum.wall = benchmark::wallMilliseconds() - begun;
    sum.all = workedMilliseconds() - before;
    if (ground.provider().answered() - answered != shared)
        giveUp(u"the workers did not do each run once"_s);
    return {sum.wall / shared, sum.all / shared};
}

std::vector<benchmark::Row> measureWorkers(Ground &ground)
{
    if (const QString why = support::Postgres::whyNot(); !why.isEmpty()) {
        std::fprintf(stderr, "without workers: %s\n", qPrintable(why));
        return {};
    }
    support::Postgres postgres;
    if (!postgres.start())
        giveUp(postgres.complaint());
    Running(ground.command(u"store"_s, {u"--create"_s, u"--store"_s, postgres.url()})).end();
    const Shared one = share(ground, postgres, 1);
    const Shared two = share(ground, postgres, 2);
    const Shared four = share(ground, postgres, 4);
    return {{"1 worker: a run by the clock (one core)", one.wall, one.all, "ms", 1},
        {"2 workers: a run by the clock (two cores)", two.wall, two.all / cores, "ms", idleness},
        {"4 workers: a run by the clock (two cores)", four.wall, four.all / cores, "ms", idleness}};
}

} // namespace

int main(int count, char **arguments)
{
    keepToCores();
    QCoreApplication application(count, arguments);
    if (count < 2) {
        std::fputs("usage: bench_evaluating PARLANCE [--json]\n", stderr);
        return 2;
    }
    Ground ground(QString::fromLocal8Bit(arguments[1]));
    std::vector<benchmark::Row> rows = measureRuns(ground);
    for (const benchmark::Row &row : measureWorkers(ground))
        rows.push_back(row);
    return benchmark::report(rows, count, arguments);
}
