// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// soak_kills NUMBER [STATE]: kills the program so many times while it converses, in two processes side by side, and says what came of it,
// added to what is in the file STATE, which may be new. Exit status 1 where something was lost, now or before.
//   soak_kills worker NUMBER SEED   one of the two: a tally, as JSON, a line for every few kills
#include "tests/soak/killing.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

//! After so many the next ones are on a new profile.
constexpr int killsOnAProfile = 40;
constexpr int killsALine = 5;

void say(const QByteArray &text)
{
    std::fwrite(text.constData(), 1, size_t(text.size()), stdout);
    std::fflush(stdout);
}

int work(int number, quint32 seed)
{
    int done = 0;
    while (done < number) {
        Killing killing(seed++);
        if (!killing.begin())
            return 1;
        for (int onProfile = 0; onProfile < killsOnAProfile && done < number;) {
            KillTally tally;
            while (tally[KillTally::Kills] < killsALine && done + tally[KillTally::Kills] < number)
                killing.round(tally);
            done += int(tally[KillTally::Kills]);
            onProfile += int(tally[KillTally::Kills]);
            say(QJsonDocument(tally.toJson()).toJson(QJsonDocument::Compact) + '\n');
        }
    }
    return 0;
}

//! The counts of a file; none where there is no such file.
KillTally readState(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? KillTally::fromJson(QJsonDocument::fromJson(file.readAll()).object()) : KillTally();
}

bool writeState(const QString &path, const KillTally &tally)
{
    QSaveFile file(path);
    return path.isEmpty() || (file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(tally.toJson()).toJson()) > 0 && file.commit());
}

int kill(int number, const QString &statePath)
{
    KillTally all = readState(statePath);
    KillTally now;
    std::vector<std::unique_ptr<QProcess>> workers;
    for (const int share : {number / 2, number - number / 2}) {
        const quint32 seed = QRandomGenerator::global()->generate();
        workers.push_back(std::make_unique<QProcess>());
        workers.back()->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        workers.back()->start(QCoreApplication::applicationFilePath(), {u"worker"_s, QString::number(share), QString::number(seed)});
        if (!workers.back()->waitForStarted())
            return 1;
    }
    bool failed = false;
    const auto take = [&](QProcess &worker) {
        while (worker.canReadLine()) {
            const KillTally more = KillTally::fromJson(QJsonDocument::fromJson(worker.readLine()).object());
            now += more;
            all += more;
            for (const QString &fault : more.faults())
                std::fputs(qPrintable(fault + u'\n'), stderr);
        }
        failed = !writeState(statePath, all) || failed;
    };
    bool running = true;
    while (running) {
        running = false;
        for (const auto &worker : workers) {
            worker->waitForReadyRead(200);
            take(*worker);
            running = running || worker->state() != QProcess::NotRunning;
        }
    }
    for (const auto &worker : workers) {
        take(*worker);
        failed = failed || worker->exitStatus() != QProcess::NormalExit || worker->exitCode() != 0;
    }
    say(KillTally::table(now, all).toUtf8());
    return failed || !all.isClean() ? 1 : 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const bool isWorker = !arguments.isEmpty() && arguments.first() == "worker"_L1;
    if (isWorker)
        arguments.removeFirst();
    const int number = arguments.value(0).toInt();
    if (number < 1 || arguments.size() > 2 || (isWorker && arguments.size() != 2)) {
        std::fputs("soak_kills NUMBER [STATE]\n", stderr);
        return 2;
    }
    return isWorker ? work(number, arguments.at(1).toUInt()) : kill(number, arguments.value(1));
}
