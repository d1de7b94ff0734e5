// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/workcommand.h"

#include "gui/commandline/converseoptions.h"
#include "gui/commandline/storeoptions.h"
#include "model/basics/aside.h"
#include "model/schema/jsonwriter.h"

namespace gui {

using namespace Qt::StringLiterals;

WorkCommand::WorkCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

WorkCommand::~WorkCommand()
{
    // Its runs hold what the ground has.
    m_worker.reset();
}

void WorkCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    ConverseOptions::declareSettings(parser);
    StoreOptions::declare(parser);
    parser.addOptions({
        {u"until-empty"_s, tr("End when no run is left, including those that others are doing.")},
        {u"parallel"_s, tr("How many runs it does at the same time."), u"number"_s, u"16"_s},
        {u"lease"_s, tr("Seconds after which others take over its runs if it is killed."), u"seconds"_s, u"30"_s},
        {u"approve"_s, tr("ask, refuse, all, or a tool's name; may be repeated. Without a terminal, ask means refuse."), u"policy"_s,
            u"ask"_s},
        {u"answer-limit"_s, tr("How long one answer may become, in MiB: 1 to 1024."), u"number"_s},
    });
}

void WorkCommand::start(const QCommandLineParser &parser)
{
    const auto address = StoreOptions::address(parser);
    const auto sound = address
        ? addEndpoint(parser).and_then([&] { return limitAnswers(parser); }).and_then([&] { return answerQuestions(parser); })
        : tl::make_unexpected(address.error());
    const auto parallel = sound ? count(parser, u"parallel"_s) : tl::make_unexpected(sound.error());
    const auto lease = parallel ? count(parser, u"lease"_s) : tl::make_unexpected(parallel.error());
    const auto settings = lease ? ConverseOptions(parser, workbench()).settings(workbench().sessions().defaults())
                                : tl::make_unexpected(lease.error());
    if (!settings)
        return fail(settings.error());
    m_endsWhenEmpty = parser.isSet(u"until-empty"_s);
    m_json = parser.isSet(u"json"_s);
    EvaluationGround::inStore(workbench(), *address, model::PostgresPurpose::Work, this,
        [this, settings = *settings, parallel = *parallel, lease = *lease](model::Result<std::unique_ptr<EvaluationGround>> ground) {
            if (!ground)
                return fail(ground.error());
            m_ground = std::move(*ground);
            work(settings, parallel, lease);
        });
}

void WorkCommand::work(const model::SessionSettings &standard, int parallel, int lease)
{
    model::RunWorker::Settings settings = m_ground->workerSettings();
    settings.most = parallel;
    settings.leaseSeconds = lease;
    m_worker = std::make_unique<model::RunWorker>(m_ground->parts(standard, {}, true), m_ground->keeper(), settings);
    connect(
        m_worker.get(), &model::RunWorker::finished, this, [this](const QString &, const model::EvaluationOutcome &outcome, bool counted) {
            m_done += counted ? 1 : 0;
            if (m_json && counted)
                terminal().line(outcome.toJson());
        });
    connect(m_worker.get(), &model::RunWorker::idle, this, [this] {
        if (!m_endsWhenEmpty)
            return;
        terminal().note(tr("%n run(s) done, none is left.", nullptr, int(m_done)));
        Q_EMIT finished(Committed);
    });
    connect(m_worker.get(), &model::RunWorker::stopped, this, [this] { Q_EMIT finished(m_interrupted ? CancelledByPerson : Committed); });
    connect(m_worker.get(), &model::RunWorker::troubled, this,
        [this](const model::Error &error) { terminal().note(tr("parlance: %1 It is tried again.").arg(error.message)); });
    connect(m_worker.get(), &model::RunWorker::failed, this, &WorkCommand::fail);
    m_worker->start();
}

void WorkCommand::interrupt()
{
    m_interrupted = true;
    if (m_worker)
        m_worker->stop();
    else
        Q_EMIT finished(CancelledByPerson);
}

StoreCommand::StoreCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void StoreCommand::declare(QCommandLineParser &parser) const
{
    StoreOptions::declare(parser);
    parser.addOption({u"create"_s, tr("Make the tables and roles, or bring them to this version.")});
    parser.addOption({u"roles"_s, tr("Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.")});
    parser.addPositionalArgument(u"url"_s, tr("The store, instead of --store."), u"[URL]"_s);
}

void StoreCommand::start(const QCommandLineParser &parser)
{
    if (parser.isSet(u"roles"_s)) {
        for (const QString &statement : model::postgresRoles())
            terminal().line(statement + u';');
        Q_EMIT finished(Committed);
        return;
    }
    if (!parser.isSet(u"create"_s))
        return failUsage(tr("What is to be done with the store? Give --create, or --roles."));
    const QString given = parser.positionalArguments().value(0);
    const auto address = given.isEmpty() ? StoreOptions::address(parser) : model::StoreAddress::parse(given);
    if (!address)
        return fail(address.error());
    EvaluationGround::findPassword(workbench(), *address, this, [this, address = *address](const model::Result<QString> &password) {
        if (!password)
            return fail(password.error());
        create(address, *password);
    });
}

//! Aside, since a database may take its time; Ctrl+C ends the command before it answers.
void StoreCommand::create(const model::StoreAddress &address, const QString &password)
{
    const auto make = [address, password] { return model::createPostgresStore(address, password); };
    model::runAside(this, make, [this, address](const model::Result<QString> &made) { tell(address, made); });
}

void StoreCommand::tell(const model::StoreAddress &address, const model::Result<QString> &made)
{
    if (!made)
        return fail(made.error());
    if (!made->isEmpty())
        terminal().note(u"parlance: "_s + *made);
    terminal().line(tr("Evaluations can be kept in %1.").arg(address.toString()));
    Q_EMIT finished(Committed);
}

} // namespace gui
