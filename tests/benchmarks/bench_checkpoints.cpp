// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What it adds to a call that writes a file to keep what was in it, against what the call itself takes: small files, and large ones. Each
// file is written over in a turn of its own, so that there is something to keep every time; both in one run, turn and turn about.

#include "tests/benchmarks/measurement.h"

#include "invocables/builtin/builtininvocables.h"
#include "invocables/tools/invocationcontext.h"
#include "model/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int warmUp = 5;
constexpr int rounds = 60;

QString text(QRandomGenerator &random, qsizetype size)
{
    QString made;
    while (made.size() < size)
        made += u"line %1 of lamps, oil and wicks %2\n"_s.arg(random.bounded(100'000)).arg(random.generate());
    return made;
}

//! Milliseconds from the call to its result.
double write(invocables::BuiltinInvocables &builtins, invocables::InvocationContext &context, const QString &content)
{
    const auto arguments = model::JsonText::of(QJsonObject {{u"path"_s, u"a.txt"_s}, {u"content"_s, content}});
    context.origin.turn = model::TurnId::create();
    QEventLoop loop;
    const double begun = benchmark::wallMilliseconds();
    auto *job = builtins.find(u"io"_s, u"write_file"_s)->invocable->invoke(arguments, context, &loop);
    QObject::connect(job, &invocables::InvocableJob::failed, &loop, [](const model::Error &error) {
        std::fprintf(stderr, "%s\n", qPrintable(error.message));
        std::exit(1);
    });
    QObject::connect(job, &model::Job::finished, &loop, &QEventLoop::quit);
    loop.exec();
    return benchmark::wallMilliseconds() - begun;
}

benchmark::Row measure(const std::string &name, qsizetype size)
{
    QTemporaryDir folder;
    QRandomGenerator random(1);
    auto store = model::Store::open(folder.filePath(u"parlance.sqlite"_s));
    if (!store || !QDir(folder.path()).mkpath(u"work"_s))
        std::exit(1);
    invocables::BuiltinInvocables builtins;
    invocables::InvocationContext plain;
    plain.folders = {QFileInfo(folder.filePath(u"work"_s)).canonicalFilePath()};
    invocables::InvocationContext keeping = plain;
    keeping.checkpoints = store->get();
    std::vector<double> with;
    std::vector<double> without;
    for (int round = 0; round < warmUp + rounds; ++round) {
        const double kept = write(builtins, keeping, text(random, size));
        const double bare = write(builtins, plain, text(random, size));
        if (round < warmUp)
            continue;
        with.push_back(kept - bare);
        without.push_back(bare);
    }
    return {name, benchmark::median(with), benchmark::median(without), "ms", 1};
}

} // namespace

int main(int count, char **arguments)
{
    const QCoreApplication application(count, arguments);
    return benchmark::report(
        {measure("keeping a file of 4 KiB, to writing it", 4 * 1024), measure("keeping a file of 1 MiB, to writing it", 1024 * 1024)},
        count, arguments);
}
