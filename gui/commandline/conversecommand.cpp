// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conversecommand.h"

#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/turnprinter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

#include <QDir>
#include <QFile>

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr qint64 largestPrompt = 16 * 1024 * 1024;

model::Result<QString> readText(QFile &file, const QString &name)
{
    const QByteArray bytes = file.read(largestPrompt + 1);
    if (bytes.size() > largestPrompt)
        return model::failure(model::ErrorCategory::Usage, ConverseCommand::tr("%1 is larger than 16 MiB.").arg(name));
    return QString::fromUtf8(bytes);
}
}

ConverseCommand::ConverseCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

ConverseCommand::~ConverseCommand() = default;

void ConverseCommand::declare(QCommandLineParser &parser) const
{
    parser.addOptions({
        {u"provider"_s, tr("The provider."), u"name"_s},
        {u"model"_s, tr("The model, or provider/model."), u"name"_s},
        {u"ensemble"_s, tr("Switch on this ensemble and no other; may be repeated. `none`: no tools."), u"name"_s},
        {u"conversation"_s, tr("Go on with this conversation (its identifier, or the beginning of it)."), u"id"_s},
        {u"system"_s, tr("The supervisor's text, or @FILE."), u"text"_s},
        {u"control"_s, tr("A member of the request's body, such as temperature=0.2; may be repeated."), u"name=value"_s},
        {u"approve"_s, tr("ask, refuse, all, or a tool's name; may be repeated. Without a terminal, ask means refuse."), u"policy"_s, u"ask"_s},
        {u"base-url"_s, tr("An endpoint without a descriptor."), u"url"_s},
        {u"dialect"_s, tr("The dialect of that endpoint: anthropic or openai."), u"name"_s, u"openai"_s},
        {u"folder"_s, tr("A workspace folder; may be repeated. Default: the folder it is started in."), u"path"_s},
    });
    parser.addPositionalArgument(u"prompt"_s, tr("What to say; - reads it from standard input."), u"PROMPT|-"_s);
}

void ConverseCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    const auto text = prompt(parser);
    if (!text) {
        fail(text.error());
        return;
    }
    addEndpoint(parser);
    const auto opened = session(parser);
    if (!opened) {
        fail(opened.error());
        return;
    }
    m_session = *opened;
    const auto chosen = settings(parser, m_session->settings());
    if (!chosen) {
        fail(chosen.error());
        return;
    }
    m_session->setSettings(*chosen);
    new ApprovalPolicy(parser.values(u"approve"_s), workbench().questions(), terminal(), this);
    m_printer = new TurnPrinter(terminal(), this);
    connect(m_session.get(), &model::Session::turnEvent, this, &ConverseCommand::handle);
    connect(m_session.get(), &model::Session::failed, this, &ConverseCommand::fail);
    if (const auto begun = m_session->send({model::TextContent {*text}}); !begun)
        fail(begun.error());
}

void ConverseCommand::interrupt()
{
    m_interrupted = true;
    if (m_session && m_session->isBusy())
        m_session->stop();
    else
        Q_EMIT finished(CancelledByPerson);
}

void ConverseCommand::handle(const model::TurnEvent &event)
{
    if (m_json)
        terminal().line(model::toJson(event));
    else
        m_printer->print(event);
    const auto *end = std::get_if<model::EndEvent>(&event);
    if (!end)
        return;
    if (m_interrupted || (end->state == model::TurnState::Cancelled && !end->error))
        Q_EMIT finished(CancelledByPerson);
    else
        Q_EMIT finished(end->state == model::TurnState::Committed ? Committed : Failed);
}

model::Result<QString> ConverseCommand::prompt(const QCommandLineParser &parser) const
{
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("What is to be said? Give a prompt, or - to read it from standard input."));
    if (words != QStringList {u"-"_s})
        return words.join(u' ');
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return model::failure(model::ErrorCategory::Usage, tr("Standard input cannot be read."));
    return readText(input, tr("Standard input"));
}

model::Result<model::Sessions::Handle> ConverseCommand::session(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"conversation"_s))
        return workbench().sessions().create();
    const auto found = model::ConversationStore(workbench().store().reader()).findByPrefix(parser.value(u"conversation"_s));
    if (!found)
        return tl::make_unexpected(found.error());
    return workbench().sessions().open(found->id);
}

void ConverseCommand::addEndpoint(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"base-url"_s))
        return;
    network::Provider provider;
    provider.name = u"endpoint"_s;
    provider.title = parser.value(u"base-url"_s);
    provider.dialect = parser.value(u"dialect"_s);
    provider.baseUrl = QUrl(parser.value(u"base-url"_s));
    // The key of such an endpoint comes from the environment, never from the command line, which others can see.
    if (qEnvironmentVariableIsSet("PARLANCE_ENDPOINT_KEY"))
        provider.keyName = u"PARLANCE_ENDPOINT_KEY"_s;
    workbench().providers().add(provider);
}

model::Result<model::ModelAddress> ConverseCommand::address(const QCommandLineParser &parser, const model::ModelAddress &standard)
{
    model::ModelAddress address = standard;
    const QString model = parser.value(u"model"_s);
    if (parser.isSet(u"base-url"_s))
        address = {u"endpoint"_s, model.isEmpty() ? u"default"_s : model};
    else if (parser.isSet(u"provider"_s))
        address = {parser.value(u"provider"_s), model};
    else if (const auto parsed = model::ModelAddress::parse(model); parsed && workbench().providers().find(parsed->provider))
        address = *parsed;
    else if (!model.isEmpty())
        address.model = model;
    const network::Provider *provider = workbench().providers().find(address.provider);
    if (!provider)
        return model::failure(model::ErrorCategory::Usage, tr("There is no provider named %1.").arg(address.provider));
    if (address.model.isEmpty() && !provider->models.isEmpty())
        address.model = provider->models.first().name;
    if (address.model.isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("Which model of %1? Say so with --model.").arg(provider->name));
    return address;
}

model::Result<model::SessionSettings> ConverseCommand::settings(const QCommandLineParser &parser, model::SessionSettings settings)
{
    const auto chosen = address(parser, settings.model);
    if (!chosen)
        return tl::make_unexpected(chosen.error());
    settings.model = *chosen;
    if (const QString system = parser.value(u"system"_s); system.startsWith(u'@')) {
        QFile file(system.mid(1));
        if (!file.open(QIODevice::ReadOnly))
            return model::failure(model::ErrorCategory::Usage, tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString()));
        const auto text = readText(file, file.fileName());
        if (!text)
            return tl::make_unexpected(text.error());
        settings.supervisor = *text;
    } else if (parser.isSet(u"system"_s)) {
        settings.supervisor = system;
    }
    if (const QStringList wanted = parser.values(u"ensemble"_s); !wanted.isEmpty()) {
        for (const invocables::Ensemble &ensemble : workbench().ensembles().ensembles())
            settings.switches.insert(ensemble.name, wanted.contains(ensemble.name));
    }
    for (const QString &control : parser.values(u"control"_s)) {
        const auto value = model::JsonText::parse(control.section(u'=', 1).toUtf8());
        settings.controls.insert(control.section(u'=', 0, 0), value ? *value : model::JsonText::of(control.section(u'=', 1)));
    }
    QStringList folders = parser.values(u"folder"_s);
    if (folders.isEmpty())
        folders.append(QDir::currentPath());
    settings.folders.clear();
    for (const QString &folder : folders)
        settings.folders.append(QDir(folder).canonicalPath());
    return settings;
}

} // namespace gui
