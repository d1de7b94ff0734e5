// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// soak_damage NUMBER STATE: damages so many stores, other ones than those that the file STATE counts already, and adds to its counts.
// Exit status 1 where one of them crashed the program, or had a gap that nothing was said of.
//   soak_damage --batch FIRST COUNT   the same in this process: a line for each gap, and the counts at the end
#include "tests/store/damagedstores.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSaveFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int batchSize = 25;
constexpr int longestBatch = 300'000;
const QStringList names {u"stores"_s, u"refused"_s, u"told"_s, u"unharmed"_s, u"silent"_s, u"crashes"_s};

void say(const QString &line)
{
    std::fputs(qPrintable(line + u'\n'), stdout);
    std::fflush(stdout);
}

int runBatch(int first, int count)
{
    DamagedStores stores;
    int silent = 0;
    for (int number = first; number < first + count; ++number) {
        const QStringList gaps = stores.silentGaps(number);
        for (const QString &gap : gaps)
            say(u"store %1 (%2): %3"_s.arg(number).arg(DamagedStores::kindOf(number), gap));
        silent += gaps.isEmpty() ? 0 : 1;
    }
    say(u"counts %1 %2 %3 %4 %5"_s.arg(count).arg(stores.refused()).arg(stores.told()).arg(stores.unharmed()).arg(silent));
    return 0;
}

//! A process of its own, since a crash is one of the things that are counted.
void addBatch(QJsonObject &state, int first, int count)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), {u"--batch"_s, QString::number(first), QString::number(count)});
    // What does not come to an end is as bad as a crash.
    if (!process.waitForFinished(longestBatch))
        process.kill();
    QStringList counts;
    for (const QString &line : QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u"counts "))
            counts = line.split(u' ').mid(1);
        else
            say(line);
    }
    if (counts.isEmpty()) {
        say(u"crashed or hung somewhere in stores %1 to %2"_s.arg(first).arg(first + count - 1));
        counts = {QString::number(count), u"0"_s, u"0"_s, u"0"_s, u"0"_s, u"1"_s};
    }
    for (qsizetype index = 0; index < counts.size(); ++index)
        state[names.at(index)] = state[names.at(index)].toInt() + counts.at(index).toInt();
}

int run(int number, const QString &path)
{
    QFile before(path);
    QJsonObject state = before.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(before.readAll()).object() : QJsonObject();
    for (int left = number; left > 0; left -= batchSize)
        addBatch(state, state[names.first()].toInt(), std::min(left, batchSize));
    for (const QString &name : names)
        say(u"%1 %2"_s.arg(name, -10).arg(state[name].toInt(), 8));
    QSaveFile after(path);
    const bool isKept = after.open(QIODevice::WriteOnly) && after.write(QJsonDocument(state).toJson()) > 0 && after.commit();
    return isKept && state[u"silent"_s].toInt() == 0 && state[u"crashes"_s].toInt() == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments.at(1) == u"--batch")
        return runBatch(arguments.at(2).toInt(), arguments.at(3).toInt());
    if (arguments.size() != 3 || arguments.at(1).toInt() < 1)
        return 2;
    return run(arguments.at(1).toInt(), arguments.at(2));
}
