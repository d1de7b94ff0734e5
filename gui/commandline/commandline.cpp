// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/commandline.h"

#include "gui/commandline/agentcommands.h"
#include "gui/commandline/approvalpolicy.h"
#include "gui/commandline/capturecommand.h"
#include "gui/commandline/checkcommand.h"
#include "gui/commandline/commandhelp.h"
#include "gui/commandline/comparecommand.h"
#include "gui/commandline/completecommand.h"
#include "gui/commandline/conformancecommand.h"
#include "gui/commandline/conversationcommands.h"
#include "gui/commandline/conversecommand.h"
#include "gui/commandline/diffcommand.h"
#include "gui/commandline/eachcommands.h"
#include "gui/commandline/evaluatecommand.h"
#include "gui/commandline/explaincommand.h"
#include "gui/commandline/figurescommand.h"
#include "gui/commandline/helpcommand.h"
#include "gui/commandline/importcommands.h"
#include "gui/commandline/interrupts.h"
#include "gui/commandline/librarycommands.h"
#include "gui/commandline/manpagescommand.h"
#include "gui/commandline/modelcommands.h"
#include "gui/commandline/opencall.h"
#include "gui/commandline/promptscommand.h"
#include "gui/commandline/resendcommand.h"
#include "gui/commandline/servecommand.h"
#include "gui/commandline/skillscommand.h"
#include "gui/commandline/storecommands.h"
#include "gui/commandline/toolcommands.h"
#include "gui/commandline/undocommand.h"
#include "gui/commandline/workcommand.h"
#include "gui/workbench/logfile.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <span>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct CommandLineTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

struct Entry {
    QString name;
    std::function<std::unique_ptr<Command>(Workbench &, Terminal &)> make;
};

template <typename T>
Entry entry(const QString &name)
{
    return {name,
        [](Workbench &workbench, Terminal &terminal) -> std::unique_ptr<Command> { return std::make_unique<T>(workbench, terminal); }};
}

const QList<Entry> &entries()
{
    static const QList<Entry> table {
        entry<ConverseCommand>(u"converse"_s),
        entry<AgentsCommand>(u"agents"_s),
        entry<PromptsCommand>(u"prompts"_s),
        entry<SkillsCommand>(u"skills"_s),
        entry<CompareCommand>(u"compare"_s),
        entry<EvaluateCommand>(u"evaluate"_s),
        entry<WorkCommand>(u"work"_s),
        entry<StoreCommand>(u"store"_s),
        entry<CheckCommand>(u"check"_s),
        entry<ToolsCommand>(u"tools"_s),
        entry<InvokeCommand>(u"invoke"_s),
        entry<ExplainCommand>(u"explain"_s),
        entry<BackupCommand>(u"backup"_s),
        entry<ExportCommand>(u"export"_s),
        entry<ImportCommand>(u"import"_s),
        entry<DeleteCommand>(u"delete"_s),
        entry<RestoreCommand>(u"restore"_s),
        entry<EraseCommand>(u"erase"_s),
        entry<ArchiveCommand>(u"archive"_s),
        entry<UnarchiveCommand>(u"unarchive"_s),
        entry<MoveCommand>(u"move"_s),
        entry<ConversationsCommand>(u"conversations"_s),
        entry<ShowCommand>(u"show"_s),
        entry<SearchCommand>(u"search"_s),
        entry<ExchangesCommand>(u"exchanges"_s),
        entry<DiffCommand>(u"diff"_s),
        entry<FiguresCommand>(u"figures"_s),
        entry<ResendCommand>(u"resend"_s),
        entry<UndoCommand>(u"undo"_s),
        entry<RehearseCommand>(u"rehearse"_s),
        entry<CaptureCommand>(u"capture"_s),
        entry<ServeMcpCommand>(u"serve-mcp"_s),
        entry<ServeAcpCommand>(u"serve-acp"_s),
        entry<ModelsCommand>(u"models"_s),
        entry<GramCommand>(u"gram"_s),
        entry<ImportServersCommand>(u"import-servers"_s),
        entry<ImportToolsCommand>(u"import-tools"_s),
        entry<ConformanceCommand>(u"conformance"_s),
        entry<CompleteCommand>(u"complete"_s),
        entry<ManPagesCommand>(u"man-pages"_s),
    };
    return table;
}

const Entry *entryOf(const QString &name)
{
    const auto found = std::find_if(entries().begin(), entries().end(), [&name](const Entry &known) { return known.name == name; });
    return found == entries().end() ? nullptr : &*found;
}

const QCommandLineOption &rawOption()
{
    static const QCommandLineOption option(u"raw"_s, CommandLineTexts::tr("Write control characters to a file or a pipe as they are."));
    return option;
}

const QCommandLineOption &plainOption()
{
    static const QCommandLineOption option(
        u"plain"_s, CommandLineTexts::tr("For screen readers: whole lines, words instead of symbols, choices by number."));
    return option;
}

const QCommandLineOption &helpOption()
{
    static const QCommandLineOption option({u"h"_s, u"help"_s}, CommandLineTexts::tr("Show the options of this command."));
    return option;
}

//! What every command has, and what this one has.
void declareAll(const Command &command, QCommandLineParser &parser)
{
    parser.addOption({u"json"_s, CommandLineTexts::tr("Write JSON Lines.")});
    parser.addOption(rawOption());
    parser.addOption(plainOption());
    parser.addOption(helpOption());
    command.declare(parser);
}

//! What Qt takes of the same arguments for the window, with or without a second hyphen, and how many words follow.
const QHash<QString, int> &qtOptions()
{
    static const QHash<QString, int> options {{u"platform"_s, 1}, {u"platformpluginpath"_s, 1}, {u"platformtheme"_s, 1}, {u"plugin"_s, 1},
        {u"qwindowgeometry"_s, 1}, {u"qwindowicon"_s, 1}, {u"qwindowtitle"_s, 1}, {u"display"_s, 1}, {u"geometry"_s, 1}, {u"session"_s, 1},
        {u"style"_s, 1}, {u"stylesheet"_s, 1}, {u"reverse"_s, 0}, {u"nograb"_s, 0}, {u"dograb"_s, 0}, {u"widgetcount"_s, 0}};
    return options;
}

QString withoutHyphens(const QString &option)
{
    return option.mid(option.startsWith(u"--") ? 2 : 1);
}

//! An option that asks for a folder and has none: that of the desktop is not to be taken for it.
CommandLine::Call lackingFolder(const QString &option)
{
    CommandLine::Call call;
    call.option = option;
    return call;
}

} // namespace

CommandLine::Call CommandLine::Call::parse(const QStringList &arguments)
{
    Call call;
    call.profile = qEnvironmentVariable("PARLANCE_PROFILE");
    for (qsizetype index = 1; index < arguments.size(); ++index) {
        const QString &argument = arguments.at(index);
        // What stands behind it belongs to another program.
        if (argument == u"--" && !call.command.isEmpty()) {
            call.arguments += arguments.mid(index);
            // What is being typed is completed from the profile that it names.
            if (const Call typed = call.command == u"complete" ? parse(arguments.mid(index)) : Call(); !typed.profile.isEmpty())
                call.profile = typed.profile;
            break;
        }
        if (argument == u"--profile" && arguments.value(index + 1).isEmpty())
            return lackingFolder(argument);
        if (argument == u"--profile")
            call.profile = arguments.at(++index);
        else if (argument.startsWith(u"--profile="))
            call.profile = argument.mid(10);
        else if (!call.command.isEmpty())
            call.arguments.append(argument);
        else if (argument == u"--store")
            call.store = arguments.value(++index);
        else if (argument.startsWith(u"--store="))
            call.store = argument.mid(8);
        else if (argument == u"--dbus-service")
            call.isService = true;
        else if (argument == u"--plain")
            call.isPlain = true;
        else if (argument == u"--bench-first-paint")
            call.measureFirstPaint = true;
        else if (const auto ofQt = qtOptions().find(withoutHyphens(argument)); ofQt != qtOptions().end() && argument.startsWith(u'-'))
            index += *ofQt;
        else if (argument.startsWith(u'-'))
            call.option = argument;
        else
            call.command = argument;
    }
    // A command has it among its own.
    if (call.store && !call.command.isEmpty())
        call.arguments = QStringList {u"--store"_s, *std::exchange(call.store, std::nullopt)} + call.arguments;
    return call;
}

CommandLine::Call CommandLine::Call::parse(int count, char *const *arguments)
{
    QStringList all;
    QString garbled;
    for (const QByteArrayView argument : std::span(arguments, size_t(count))) {
        all.append(QString::fromUtf8(argument));
        if (garbled.isEmpty() && !argument.isValidUtf8())
            garbled = all.constLast();
    }
    Call call = parse(all);
    // What is being typed is none of its own arguments.
    if (call.command != u"complete")
        call.garbled = garbled;
    return call;
}

model::Profile CommandLine::Call::folders() const
{
    return profile.isEmpty() ? model::Profile::ofDesktop() : model::Profile::inFolder(profile);
}

CommandLine::CommandLine(Call call)
    : m_call(std::move(call))
{
    if (m_call.isPlain)
        m_terminal.setPlain();
}

CommandLine::~CommandLine() = default;

QString CommandLine::help()
{
    return CommandLineTexts::tr(
        "Parlance: a workbench for conversations with language models.\n\n"
        "  parlance                               opens the window\n"
        "  parlance open [FILE|LINK…]             shows it in the window, and asks before anything comes of it\n"
        "  parlance converse [OPTIONS] PROMPT|-   one turn\n"
        "  parlance agents                        agents and characters, and what their tools are bound to\n"
        "  parlance prompts                       the prompts that can be used, and their variables\n"
        "  parlance skills                        the skills that models can read\n"
        "  parlance compare [OPTIONS] PROMPT|-    one prompt with several models, libraries, agents or instructions\n"
        "  parlance evaluate SUITE                cases with expectations, against models, agents, libraries, prompts\n"
        "  parlance work --store URL              does runs of evaluations that are in a PostgreSQL\n"
        "  parlance store --create --store URL    makes a PostgreSQL ready for evaluations\n"
        "  parlance check PATH…                   what is wrong with descriptors\n"
        "  parlance tools [--for DIALECT]         the tools, as a table or as a provider is told of them\n"
        "  parlance invoke ENSEMBLE:TOOL JSON     one tool call\n"
        "  parlance explain TOOL JSON             whether such a call would be asked about, and which rule says so\n"
        "  parlance conversations                 the conversations, newest first\n"
        "  parlance show ID [--canonical]         one conversation\n"
        "  parlance delete|restore|erase ID…      puts conversations among the deleted, brings them back, erases them\n"
        "  parlance archive|unarchive ID…         puts conversations into the archive, or back into the list\n"
        "  parlance move ID… --group NAME         puts conversations into a group\n"
        "  parlance search WORDS                  search in all conversations\n"
        "  parlance export --output FILE [ID…]    conversations, or all of them, in a file that others can read\n"
        "  parlance import FILE…                  conversations from files of this and other programs\n"
        "  parlance backup FILE                   the store with everything in it, in one file\n"
        "  parlance repair [--check]              saves what can be read of a damaged store\n"
        "  parlance exchanges [ID]                what went over the wire\n"
        "  parlance diff A B                      in what one request is not as another, and from which byte on\n"
        "  parlance figures [--by WHAT]           calls, failures, times, tokens and cost by tool, model or day\n"
        "  parlance resend EXCHANGE               a request once more, as it stands or with another body\n"
        "  parlance undo TURN --files             brings files back to what they were before a turn wrote them\n"
        "  parlance rehearse SCENARIO [--port N]  the rehearsal server by itself\n"
        "  parlance capture --to URL|PROVIDER     passes on what other programs say, and keeps it\n"
        "  parlance serve-mcp --stdio|--http PORT offers conversations, models and tools to other programs\n"
        "  parlance serve-acp                     an agent for the editor that has started it (Agent Client Protocol)\n"
        "  parlance models                        the models that are known\n"
        "  parlance gram FILE…                    what is wrong with agents in gram notation\n"
        "  parlance import-servers FILE…          MCP servers of other clients' configuration files\n"
        "  parlance import-tools FILE             a list of tools as an agent's descriptor, or as gram\n"
        "  parlance conformance URL               goes through what an MCP server offers\n"
        "  parlance help [CHAPTER]                the manual\n\n"
        "  --profile DIR   keep everything in this folder (or set PARLANCE_PROFILE)\n"
        "  --store URL     opens the window of evaluations upon this PostgreSQL\n"
        "  --json          JSON Lines instead of text, for every command\n"
        "  --raw           control characters as they are, to a file or a pipe\n"
        "  --plain         for screen readers: whole lines, words instead of signs (or set ACCESSIBLE=1)\n"
        "  --help          after a command: its options\n"
        "  --version       which version this is\n\n"
        "Exit status: 0 done, 1 failed, rolled back or interrupted, 2 wrong use, 130 cancelled.");
}

QList<CommandLine::Summary> CommandLine::summaries()
{
    // The first of its lines says where what is said of each begins.
    static const QRegularExpression first(u"^  parlance {2,}(?=\\S)"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression command(u"^  parlance ([a-z|-]+)"_s);
    const QString text = help();
    const qsizetype column = first.match(text).capturedLength();
    QList<Summary> list;
    for (const QString &line : text.split(u'\n')) {
        for (const QString &name : command.match(line).captured(1).split(u'|', Qt::SkipEmptyParts))
            list.append({name, line.mid(column)});
    }
    return list;
}

CommandHelp CommandLine::helpOf(const QString &command, Workbench &workbench, Terminal &terminal)
{
    QCommandLineParser parser;
    if (command == u"repair")
        RepairCommand::declare(parser);
    else if (command == u"help")
        HelpCommand::declare(parser);
    else if (command == u"open")
        OpenCall::declare(parser);
    else if (const Entry *entry = entryOf(command))
        declareAll(*entry->make(workbench, terminal), parser);
    return CommandHelp::of(parser);
}

int CommandLine::run()
{
    QMetaObject::invokeMethod(this, &CommandLine::begin, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

void CommandLine::begin()
{
    if (!m_call.garbled.isEmpty()) {
        m_terminal.note(tr("parlance: the argument %1 is not UTF-8.").arg(m_call.garbled));
        end(WrongUse);
        return;
    }
    if (m_call.command.isEmpty()) {
        answerOption();
        return;
    }
    if (m_call.command == u"repair") {
        QCoreApplication::exit(RepairCommand(m_call.folders(), m_terminal).run(m_call.arguments));
        return;
    }
    if (m_call.command == u"help") {
        end(HelpCommand(m_terminal).run(m_call.arguments));
        return;
    }
    const Entry *entry = entryOf(m_call.command);
    if (!entry) {
        m_terminal.note(tr("parlance: unknown command %1. Try parlance --help.").arg(m_call.command));
        end(WrongUse);
        return;
    }
    auto workbench = Workbench::open(m_call.folders());
    if (!workbench) {
        m_terminal.error(workbench.error());
        end(workbench.error().category == model::ErrorCategory::Usage ? WrongUse : Failed);
        return;
    }
    m_workbench = std::move(*workbench);
    logToFile(m_call.folders().logPath());
    connect(m_workbench.get(), &Workbench::keychainDelayed, this, [this](const QString &why) { m_terminal.note(u"parlance: "_s + why); });
    connect(m_workbench.get(), &Workbench::tracesTroubled, this, &CommandLine::tellOfTraces);
    m_command = entry->make(*m_workbench, m_terminal);
    connect(m_workbench.get(), &Workbench::turnsRecovered, this, &CommandLine::start);
}

//! `--help` and `--version`; others there are none without a command.
void CommandLine::answerOption()
{
    const bool wantsHelp = m_call.option == u"--help" || m_call.option == u"-h";
    const bool wantsVersion = m_call.option == u"--version";
    if (wantsHelp)
        m_terminal.line(help());
    else if (wantsVersion)
        m_terminal.line(u"parlance "_s + QCoreApplication::applicationVersion());
    else if (m_call.option == u"--profile")
        m_terminal.note(tr("parlance: --profile takes a folder. Try parlance --help."));
    else
        m_terminal.note(tr("parlance: unknown option %1. Try parlance --help.").arg(m_call.option));
    end(wantsHelp || wantsVersion ? Committed : WrongUse);
}

//! What is still to be told of traces is waited for, but not for long.
void CommandLine::end(int status)
{
    if (network::Traces *traces = m_workbench ? m_workbench->traces() : nullptr)
        traces->flush(this, [this, status] { leave(status); });
    else
        leave(status);
}

//! What could not be written is no success, however the command itself went.
void CommandLine::leave(int status)
{
    const QString &failure = m_terminal.failure();
    if (!failure.isEmpty())
        m_terminal.note(tr("parlance: the output could not be written: %1.").arg(failure));
    QCoreApplication::exit(status == Committed && (!failure.isEmpty() || m_areTracesLost) ? int(Failed) : status);
}

//! A collector may be away, which is nothing against what was done; a file that was asked for is a result.
void CommandLine::tellOfTraces(const QString &why)
{
    m_terminal.note(u"parlance: "_s + why);
    const network::Traces *traces = m_workbench->traces();
    const bool isFile = traces && !traces->wanted().target.file.isEmpty();
    const bool isAskedFor = m_parser.optionNames().contains(u"trace"_s);
    m_areTracesLost = m_areTracesLost || (isFile && isAskedFor);
}

void CommandLine::start()
{
    // Queued, so that whoever emits it is done with its own work first.
    connect(m_command.get(), &Command::finished, this, &CommandLine::end, Qt::QueuedConnection);
    connect(new Interrupts(this), &Interrupts::interrupted, m_command.get(), &Command::interrupt);

    const QString call = u"parlance "_s + m_call.command;
    declareAll(*m_command, m_parser);
    const bool isUnderstood = m_parser.parse(QStringList {call} + m_call.arguments);
    if (isUnderstood && m_parser.isSet(rawOption()))
        m_terminal.setRaw();
    if (isUnderstood && m_parser.isSet(plainOption()))
        m_terminal.setPlain();
    if (!isUnderstood) {
        m_terminal.note(u"parlance: "_s + m_parser.errorText());
        end(WrongUse);
    } else if (m_parser.isSet(helpOption())) {
        m_terminal.line(CommandHelp::textOf(m_parser, call));
        end(Committed);
    } else if (const QStringList words = m_parser.positionalArguments(); words.size() > m_command->mostArguments()) {
        m_terminal.note(tr("parlance: %1 takes no argument “%2”. Try %1 --help.").arg(call, words.at(m_command->mostArguments())));
        end(WrongUse);
    } else if (const QString folder = m_command->workspace(m_parser); !folder.isEmpty()) {
        readWorkspace(folder);
    } else {
        m_command->start(m_parser);
    }
}

void CommandLine::readWorkspace(const QString &folder)
{
    m_workbench->setWorkspace(folder);
    model::WorkspaceTrust &trust = m_workbench->workspaceTrust();
    model::WorkspaceInstructions &instructions = m_workbench->sessions().instructions();
    instructions.setFolders(m_command->conversesIn(m_parser));
    if (m_parser.isSet(Command::trustOption())) {
        trust.allowForNow();
        instructions.allowForNow();
    }
    const auto goOn = [this, folder, &trust, &instructions] {
        if (trust.isSettled() && instructions.isSettled())
            startInWorkspace(folder);
    };
    if (trust.isSettled() && instructions.isSettled()) {
        startInWorkspace(folder);
        return;
    }
    // Where it is said beforehand what may run, nobody is asked but as that says.
    const bool isSaid = m_parser.optionNames().contains(u"approve"_s);
    m_trustPolicy = new ApprovalPolicy(
        isSaid ? m_parser.values(u"approve"_s) : QStringList {u"ask"_s}, m_workbench->questions(), m_terminal, this);
    connect(&trust, &model::WorkspaceTrust::settled, m_trustPolicy, goOn, Qt::SingleShotConnection);
    connect(&instructions, &model::WorkspaceInstructions::settled, m_trustPolicy, goOn, Qt::SingleShotConnection);
}

void CommandLine::startInWorkspace(const QString &folder)
{
    if (m_trustPolicy) {
        // The command has a policy of its own; this one may be in the middle of its answer.
        m_workbench->questions().disconnect(m_trustPolicy);
        m_trustPolicy->deleteLater();
    }
    if (m_workbench->workspaceTrust().isRefused())
        m_terminal.note(tr("parlance: the descriptors in %1 are not used; with --trust they are.").arg(folder + u"/.parlance"_s));
    for (const QString &sentence : m_workbench->sessions().instructions().unused())
        m_terminal.note(u"parlance: "_s + sentence);
    m_command->start(m_parser);
}

} // namespace gui
