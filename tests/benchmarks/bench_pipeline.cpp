// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What the way of a call costs around a tool that does nothing: found by its name, parsed, filled in, validated, deduplicated, allowed,
// executed under a time-out, worded and written down. The references are the same job of the same tool, started directly and awaited
// through the event loop: bare, and with its arguments parsed, filled in and validated, without which no call may be made.

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/invocationsprocessor.h"
#include "invocables/tools/argumentscheck.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace invocables;

namespace {

constexpr int calls = 2000;

const char parametersText[] = R"({"type":"object","properties":{"path":{"type":"string","minLength":1},
    "mode":{"type":"string","enum":["read","write"],"default":"read"},"limit":{"type":"integer","minimum":1}},
    "required":["path"],"additionalProperties":false})";
const QByteArray arguments = R"({"path":"notes/2024.md","limit":200})";

//! Waits through the event loop.
void await(const bool &done)
{
    while (!done)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void callDirectly(const InvokerPointer &invoker, const model::JsonText &checked, QObject *owner)
{
    bool done = false;
    InvocableJob *job = invoker->invocable->invoke(checked, {invoker}, owner);
    QObject::connect(job, &InvocableJob::succeeded, owner, [&done] { done = true; });
    await(done);
}

bool callThroughThePipeline(InvocationsProcessor &processor, const model::InvocationScope &scope, QObject *owner)
{
    bool done = false;
    bool ran = false;
    model::InvokeJob *job = processor.invoke({{u"call"_s, u"bench:empty"_s, arguments, {}}}, scope, owner);
    QObject::connect(job, &model::InvokeJob::succeeded, owner, [&](const QList<model::InvocationOutcome> &outcomes) {
        done = true;
        ran = outcomes.first().ran && !outcomes.first().error;
    });
    await(done);
    return ran;
}

//! A descriptor as a person writes it.
bool writeDescriptor(const QString &folder)
{
    QFile file(folder + u"/ensembles/bench.toml"_s);
    return QDir().mkpath(folder + u"/ensembles"_s) && file.open(QIODevice::WriteOnly)
        && file.write("[ensemble]\nname = \"bench\"\n[[invokers]]\nname = \"empty\"\napproval = \"allow\"\nidempotent = true\n") > 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    BuiltinInvocables builtins;
    builtins.add({u"bench:empty"_s, u"Does nothing"_s, model::JsonText::trusted(parametersText),
        atOnce([](const model::JsonText &) { return textResult(u"done"_s); })});
    const model::DescriptorCheck check;
    model::DescriptorCatalog descriptors(QString(), folder.path(), check);
    if (!writeDescriptor(folder.path()))
        return 1;
    descriptors.load();
    EnsembleCatalog catalog(descriptors, builtins);
    InvocationsProcessor processor(catalog);
    model::InvocationScope scope;
    scope.tools = *processor.tools({});
    const InvokerPointer invoker = catalog.findInvoker(u"bench:empty"_s);
    QObject owner;
    if (!invoker || !callThroughThePipeline(processor, scope, &owner)) {
        std::fputs("the tool was expected to run\n", stderr);
        return 1;
    }

    const auto checked = model::JsonText::trusted(arguments);
    const auto pipeline = [&] {
        for (int call = 0; call < calls; ++call)
            (void)callThroughThePipeline(processor, scope, &owner);
    };
    const auto bare = benchmark::compare(7, pipeline, [&] {
        for (int call = 0; call < calls; ++call)
            callDirectly(invoker, checked, &owner);
    });
    const auto validated = benchmark::compare(7, pipeline, [&] {
        for (int call = 0; call < calls; ++call)
            callDirectly(invoker, checkedArguments(*invoker, arguments).value_or(checked), &owner);
    });
    return benchmark::report(
        {{"a call's way around an empty tool", bare.measured * 1e3 / calls, bare.reference * 1e3 / calls, "us", 12},
            {"the same, arguments validated in both", validated.measured * 1e3 / calls, validated.reference * 1e3 / calls, "us", 4}},
        argc, argv);
}
