// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Opening a conversation of 100,000 canisters against opening one of 100: from asking for it to its first paint, in a window that is
// there already, and the memory afterwards. Each in a process of its own: bench_opening [--json]

#include "model/store/database.h"
#include "tests/benchmarks/childprogram.h"
#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int large = 100000;
constexpr int small = 100;
constexpr int rounds = 7;

//! The child: opens the conversation and stays.
int openAndStay(const QString &folder, const QString &id)
{
    const auto window = benchmark::TranscriptWindow::open(folder);
    if (!window)
        return 1;
    window->QWidget::show();
    QTimer::singleShot(200, window.get(), [&] {
        const double begun = benchmark::wallMilliseconds();
        if (!window->show(model::ConversationId(id)))
            return QApplication::exit(1);
        QObject::connect(window->view(), &gui::TranscriptView::firstPainted, window.get(), [begun] {
            std::printf("%f usable\n", benchmark::wallMilliseconds() - begun);
            std::fflush(stdout);
        });
    });
    QSocketNotifier input(0, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, qApp, &QApplication::quit);
    return QApplication::exec();
}

struct Measured {
    std::vector<double> milliseconds;
    std::vector<double> memory;
};

bool measure(const QString &folder, const model::ConversationId &id, Measured &measured)
{
    const QString program = QCoreApplication::applicationFilePath();
    benchmark::ChildProgram child({program.toStdString(), "--open", folder.toStdString(), id.toString().toStdString()});
    if (child.waitUntilUsable() < 0)
        return false;
    measured.milliseconds.push_back(std::strtod(child.output().c_str(), nullptr));
    measured.memory.push_back(child.restingMemory());
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--open")
        return openAndStay(arguments.value(2), arguments.value(3));

    QTemporaryDir folder;
    const auto store = model::Store::open(folder.filePath(u"parlance.sqlite"_s));
    const auto database = model::Database::open(folder.filePath(u"parlance.sqlite"_s), model::Database::Access::ReadWrite);
    const auto many = store && database ? benchmark::addConversation(**database, large)
                                        : model::failure(model::ErrorCategory::Storage, QString());
    const auto few = many ? benchmark::addConversation(**database, small) : many;
    if (!few) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }
    Measured measured;
    Measured reference;
    for (int round = 0; round < rounds; ++round) {
        if (!measure(folder.path(), *many, measured) || !measure(folder.path(), *few, reference)) {
            std::fputs("a conversation could not be opened\n", stderr);
            return 1;
        }
    }
    using benchmark::median;
    return benchmark::report(
        {{"opening 100,000 canisters: first paint", median(measured.milliseconds), median(reference.milliseconds), "ms", 1.5},
            {"opening 100,000 canisters: memory", median(measured.memory), median(reference.memory), "KiB", 1.2}},
        argc, argv);
}
