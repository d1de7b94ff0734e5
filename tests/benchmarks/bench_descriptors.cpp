// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Loading 500 descriptors (found, watched, checked by their schemas and as tools, each argument schema compiled) against only reading
// and parsing the same files, of which that is the smallest part; the longest stall of the thread that has them read, against the bound;
// and the time from a saved file to the tool in use, against the second within which it is promised.

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/ensemblereader.h"
#include "tests/benchmarks/baretoml.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Half of them ensembles, each with a tool described in a file of its own.
constexpr int ensembles = 250;
constexpr int savings = 9;
constexpr int readings = 5;

const QByteArray invokerText = R"(# What a person may write.
[invoker]
name = "look_up"
description = "Looks a word up in the list of words of this ensemble"
aliases = ["find_word"]
timeout = 10
approval = "allow"
idempotent = true

[arguments]
type = "object"
required = ["word"]
additionalProperties = false
[arguments.properties.word]
type = "string"
description = "The word"
minLength = 1
[arguments.properties.limit]
type = "integer"
minimum = 1
maximum = 100
default = 10

[invocable]
kind = "command"
command = ["cat"]
)";

std::string write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(path.section(u'/', 0, -2));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        std::fprintf(stderr, "%s could not be written\n", qPrintable(path));
    return path.toStdString();
}

std::vector<std::string> writeAll(const QString &folder)
{
    std::vector<std::string> paths;
    for (int number = 0; number < ensembles; ++number) {
        const QByteArray name = "set" + QByteArray::number(number);
        const QString base = folder + u"/ensembles/"_s + QString::fromLatin1(name);
        paths.push_back(write(base + u".toml"_s,
            "[ensemble]\nname = \"" + name
                + "\"\ntitle = \"Words\"\n\n[defaults]\ntimeout = 20\n\n"
                  "[[invokers]]\nsource = \""
                + name + "/invokers/look_up.toml\"\n"));
        paths.push_back(write(base + u"/invokers/look_up.toml"_s, invokerText));
    }
    return paths;
}

//! How long the thread's events wait at most, in milliseconds, from now on.
class Stalls
{
public:
    Stalls()
    {
        m_ticks.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_ticks, &QTimer::timeout, &m_ticks, [this] { tick(); });
        m_ticks.start(1);
    }
    //! The wait under way counts, too.
    double longest()
    {
        tick();
        return m_longest;
    }

private:
    void tick()
    {
        const double now = benchmark::wallMilliseconds();
        m_longest = std::max(m_longest, now - std::exchange(m_last, now));
    }

    QTimer m_ticks;
    double m_last = benchmark::wallMilliseconds();
    double m_longest = 0;
};

//! While all descriptors are read for the first time, as a window has them read, and made tools.
double stallOfReading(const QString &folder, const model::DescriptorCheck &check, const invocables::BuiltinInvocables &builtins)
{
    model::DescriptorCatalog catalog(u":/none"_s, folder, check);
    std::unique_ptr<invocables::EnsembleCatalog> tools;
    QEventLoop loop;
    QObject::connect(&catalog, &model::DescriptorCatalog::refreshed, &loop, [&] {
        if (!tools)
            tools = std::make_unique<invocables::EnsembleCatalog>(catalog, builtins);
        loop.quit();
    });
    Stalls stalls;
    catalog.refresh();
    loop.exec();
    return stalls.longest();
}

//! Milliseconds until the tool of a file that is saved is there under its new name; 0 where it does not come.
double untilInUse(model::DescriptorCatalog &catalog, invocables::EnsembleCatalog &tools, const QString &path, int number)
{
    const QByteArray name = "renamed" + QByteArray::number(number);
    QEventLoop loop;
    QTimer::singleShot(5000, &loop, &QEventLoop::quit);
    bool inUse = false;
    QObject::connect(&tools, &invocables::EnsembleCatalog::changed, &loop, [&] {
        inUse = tools.findInvoker(u"set0:"_s + QString::fromLatin1(name)) != nullptr;
        if (inUse)
            loop.quit();
    });
    const double begun = benchmark::wallMilliseconds();
    if (!catalog.save(path, QByteArray(invokerText).replace("look_up", name)))
        return 0;
    loop.exec();
    return inUse ? benchmark::wallMilliseconds() - begun : 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QTemporaryDir folder;
    const std::vector<std::string> paths = writeAll(folder.path());
    const invocables::BuiltinInvocables builtins;
    model::DescriptorCheck check;
    invocables::registerChecks(check, builtins);

    qsizetype loaded = 0;
    const auto load = [&] {
        // With nothing compiled before.
        const invocables::BuiltinInvocables fresh;
        model::DescriptorCheck freshCheck;
        invocables::registerChecks(freshCheck, fresh);
        model::DescriptorCatalog catalog(u":/none"_s, folder.path(), freshCheck);
        catalog.load();
        const invocables::EnsembleCatalog tools(catalog, fresh);
        loaded = tools.declarations({}).size();
    };
    std::vector<double> stalls;
    for (int run = 0; run < readings; ++run) {
        const invocables::BuiltinInvocables fresh;
        model::DescriptorCheck freshCheck;
        invocables::registerChecks(freshCheck, fresh);
        stalls.push_back(stallOfReading(folder.path(), freshCheck, fresh));
    }
    const auto pair = benchmark::compare(5, load, [&] { (void)benchmark::parseBare(paths); });
    if (loaded != ensembles) {
        std::fprintf(stderr, "%d tools were expected, not %d\n", ensembles, int(loaded));
        return 1;
    }

    model::DescriptorCatalog catalog(u":/none"_s, folder.path(), check);
    catalog.load();
    invocables::EnsembleCatalog tools(catalog, builtins);
    std::vector<double> waits;
    Stalls changing;
    for (int number = 0; number < savings; ++number)
        waits.push_back(untilInUse(catalog, tools, folder.filePath(u"ensembles/set0/invokers/look_up.toml"_s), number));
    const double stallOfChanges = changing.longest();
    if (benchmark::median(waits) == 0) {
        std::fputs("the saved tool did not come into use\n", stderr);
        return 1;
    }
    return benchmark::report({{"loading 500 descriptors", pair.measured, pair.reference, "ms", 16},
                                 {"the same: longest stall of the window", benchmark::median(stalls), 50, "ms", 1},
                                 {"a saved file: longest stall of the window", stallOfChanges, 50, "ms", 1},
                                 {"from a saved file to the tool in use", benchmark::median(waits), 1000, "ms", 1}},
        argc, argv);
}
