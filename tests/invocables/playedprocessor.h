// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/invocationsprocessor.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "model/session/approvals.h"
#include "model/session/questions.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace played {

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;
using model::InvocationOutcome;
using model::InvocationState;

//! A call that a test ends when it wants to.
class PlayedJob final : public InvocableJob
{
public:
    explicit PlayedJob(QObject *parent)
        : InvocableJob(parent)
    {
    }
    bool sentNothing = false;
    bool wasAbandoned = false;
    bool hasSentNothing() const override { return sentNothing; }
    void succeedWith(const QString &text) { succeedWith(textResult(text)); }
    void succeedWith(const InvocableResult &result)
    {
        if (!beginSuccess())
            return;
        Q_EMIT succeeded(result);
        endSuccess();
    }
    void failWith(ErrorCategory category) { fail({category, u"played"_s}); }
    void tell() { Q_EMIT progressed(1, 2, u"half"_s); }

protected:
    void abandon() override { wasAbandoned = true; }
};

//! A tool whose calls are played by the test.
class PlayedTool final : public Invocable
{
public:
    InvocableJob *invoke(const model::JsonText &given, const InvocationContext &with, QObject *parent) override
    {
        arguments.append(given);
        context = with;
        auto *job = new PlayedJob(parent);
        jobs.append(job);
        if (begun)
            begun(job);
        return job;
    }
    QList<model::JsonText> arguments;
    QList<QPointer<PlayedJob>> jobs;
    InvocationContext context;
    std::function<void(PlayedJob *job)> begun;
};

inline const char declared[] = R"({"type":"object","properties":{"n":{"type":"integer","minimum":0},
"o":{"type":"object","properties":{"deep":{"type":"string","default":"filled"}}},"text":{"type":"string","default":"x"},
"list":{"type":"array"}},
"additionalProperties":false})";

//! A processor whose catalog has the ensemble `played` with one tool, and the tools that fail on purpose.
class Processor : public QObject
{
public:
    void set();
    void clear();
    //! With these lines in the descriptor of played:tool.
    void describe(const QByteArray &lines);
    model::InvokeJob *invoke(const QList<QByteArray> &arguments, const QString &tool = u"played:tool"_s);
    QList<InvocationOutcome> outcomes(model::InvokeJob *job);
    InvocationOutcome outcome(const QByteArray &arguments, const QString &tool = u"played:tool"_s);
    void answer(const model::Answer &given);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BuiltinInvocables> m_builtins;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<EnsembleCatalog> m_catalog;
    std::unique_ptr<InvocationsProcessor> m_processor;
    std::unique_ptr<model::Questions> m_questions;
    std::unique_ptr<model::Approvals> m_profile;
    std::unique_ptr<model::Approvals> m_approvals;
    std::shared_ptr<PlayedTool> m_tool;
    model::InvocationScope m_scope;
    QList<model::Question::Subject> m_asked;
    std::unique_ptr<QObject> m_owner;
};

inline void Processor::set()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_owner = std::make_unique<QObject>();
    m_tool = std::make_shared<PlayedTool>();
    m_builtins = std::make_unique<BuiltinInvocables>();
    m_builtins->add({u"played:tool"_s, u"Is played"_s, model::JsonText::trusted(declared),
        [this](
            const model::JsonText &given, const InvocationContext &with, QObject *parent) { return m_tool->invoke(given, with, parent); }});
    m_questions = std::make_unique<model::Questions>();
    m_profile = std::make_unique<model::Approvals>(m_folder->filePath(u"approvals.json"_s));
    m_approvals = std::make_unique<model::Approvals>(m_profile.get(), model::Approvals::Book(), nullptr);
    m_scope = {};
    m_scope.conversation = model::ConversationId::create();
    m_scope.turn = model::TurnId::create();
    m_scope.questions = m_questions.get();
    m_scope.approvals = m_approvals.get();
    m_asked.clear();
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->succeedWith(u"done"_s); }, Qt::QueuedConnection);
    };
    describe("approval = \"allow\"\n");
}

inline void Processor::clear()
{
    m_owner.reset();
    m_processor.reset();
    m_catalog.reset();
    m_descriptors.reset();
}

inline void Processor::describe(const QByteArray &lines)
{
    const QString folder = m_folder->filePath(u"ensembles"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/played.toml"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[ensemble]\nname = \"played\"\n[[invokers]]\nname = \"tool\"\n" + lines);
    file.close();
    QFile rehearsal(folder + u"/rehearsal.toml"_s);
    QVERIFY(rehearsal.open(QIODevice::WriteOnly));
    rehearsal.write("[ensemble]\nname = \"rehearsal\"\n[defaults]\napproval = \"allow\"\n[[invokers]]\nname = \"fail\"\naliases = "
                    "[\"shared\"]\n[[invokers]]\nname = \"break\"\n");
    rehearsal.close();
    m_processor.reset();
    m_catalog.reset();
    m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_folder->path(), m_check);
    m_descriptors->load();
    m_catalog = std::make_unique<EnsembleCatalog>(*m_descriptors, *m_builtins);
    QVERIFY(m_catalog->findInvoker(u"played:tool"_s));
    ProcessorSettings settings;
    settings.firstBackOff = 1;
    m_processor = std::make_unique<InvocationsProcessor>(*m_catalog, settings);
}

inline model::InvokeJob *Processor::invoke(const QList<QByteArray> &arguments, const QString &tool)
{
    QList<model::Invocation> invocations;
    for (const QByteArray &text : arguments)
        invocations.append({QString::number(invocations.size()), tool, text});
    return m_processor->invoke(invocations, m_scope, m_owner.get());
}

inline QList<InvocationOutcome> Processor::outcomes(model::InvokeJob *job)
{
    QSignalSpy succeeded(job, &model::InvokeJob::succeeded);
    if (succeeded.isEmpty() && !QTest::qWaitFor([&succeeded] { return !succeeded.isEmpty(); }, support::patience))
        return {};
    return succeeded.first().first().value<QList<InvocationOutcome>>();
}

inline InvocationOutcome Processor::outcome(const QByteArray &arguments, const QString &tool)
{
    return outcomes(invoke({arguments}, tool)).value(0);
}

inline void Processor::answer(const model::Answer &given)
{
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this, given](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(given);
    });
}

} // namespace played
